"""A person plays at the terminal."""

import re

import pytest

import hoodwink
from cli.kit import Terminal, by_numbers, claimed, numbers_on_offer, turn_of
from hoodwink.bots import bot_names

GAME = "play shahdozd --bots random --seed 5"


@pytest.mark.parametrize(("seats", "lang"), [(3, "en"), (4, "fr"), (5, "en"), (6, "fr")])
def test_a_match_can_be_played_to_the_end_by_numbers_alone(
    terminal: Terminal, seats: int, lang: str
) -> None:
    line = f"{GAME}{seats} --seats {seats} --lang {lang} --record {terminal.folder / 'm.jsonl'}"
    shown = terminal.run(line, by_numbers(seats))
    assert (shown.code, shown.err) == (0, "")
    match = hoodwink.verify((terminal.folder / "m.jsonl").read_text(encoding="utf-8"))
    assert match.outcome
    assert all(f" {score}" in shown.out for score in match.outcome.scores)
    assert "★" in shown.out


@pytest.mark.thorough
@pytest.mark.parametrize("game", hoodwink.game_names())
def test_every_game_can_be_played_with_every_bot(terminal: Terminal, game: str) -> None:
    for bot in bot_names(game):
        shown = terminal.run(f"play {game} --bots {bot} --seed 1", by_numbers(1, leaves_after=12))
        assert (shown.code, shown.err) == (0, "")


def test_the_sentence_says_what_to_do_and_the_choices_are_numbered(terminal: Terminal) -> None:
    shown = terminal.run(GAME)
    assert "▸ Before the first turn you may look at one card that is not yours." in shown.out
    assert numbers_on_offer(shown.out) == [1, 2, 3, 4, 5, 6]


def test_a_move_may_be_typed_as_it_is_said(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    shown = terminal.run("play --resume", ["Claim  THIEF"])
    assert "You claim to be the Thief." in shown.out


def test_the_beginning_of_a_move_shows_what_may_follow(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    shown = terminal.run("play --resume", ["claim"])
    assert "Claim to be the Executioner" in shown.out.partition("> claim")[2]


def test_the_beginning_of_a_move_is_enough_if_only_one_begins_so(terminal: Terminal) -> None:
    """`stay` is `stay silent`."""
    terminal.keep(claimed(1, "king"))
    shown = terminal.run("play --resume", ["stay"])
    assert "as Minister." in shown.out.partition("> stay")[2]


def test_many_choices_are_asked_word_by_word(terminal: Terminal) -> None:
    terminal.keep(claimed(0, "minister"))
    shown = terminal.run("play --resume", ["2", "1", "4"])
    first, second, third, after = shown.out.split("\n> ")[:4]
    assert "2 Mix b (Ada) with another card …" in first
    assert "1 Mix b (Ada) and c …" in second
    assert "4 Swap b (Ada) and c in secret" in third
    assert "You swap the cards in slots b (Ada) and c; nobody else knows." in after


def test_enter_goes_back_to_all_choices(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    shown = terminal.run("play --resume", ["claim", ""])
    _, narrowed, all_again = shown.out.split("\n> ")[:3]
    assert "rotate" not in narrowed
    assert "rotate  2 left" in all_again
    assert "“help” tells you what else you may say" in all_again


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "There is no 7: the choices are 1 to 6."),
        ("0", "There is no 0: the choices are 1 to 6."),
        ("9" * 5000, "9...” is no move of this game. Moves now begin with: peek."),
        ("why " + "9" * 5000, "9...” is no move of this game."),
        ("dance", "“dance” is no move of this game. Moves now begin with: peek."),
        ("look", "“look” is not allowed now (SD-012): The first turn begins when everybody has"),
        ("peek a", "“peek a” is not allowed now (SD-011): The first peek is at any slot"),
        ("claim a", "“claim a” is not allowed now (SD-022): The word claim is said like this:"),
        ("why mix", "“mix” is not allowed now (SD-026): The word mix is said like this: mix a b"),
        ("why peek a", "“peek a” is not allowed now (SD-011)"),
        ("why 2", "“peek c” is allowed now."),
        ("why dance", "“dance” is no move of this game."),
        ("why", "why MOVE"),
        ("help", "record FILE: write the match down"),
        ("?", "record FILE: write the match down"),
        ("help", "On the cards: a name is what you know"),
        ("rules SD-011", "SD-011 Before the first turn each player may secretly look"),
        ("rules sd-999", "The rules page has no rule “sd-999”."),
        ("rules", "Worked examples"),
        ("record", "record FILE"),
        ("table", "Bank"),
    ],
)
def test_an_answer_that_is_no_move_is_answered_and_nothing_is_lost(
    terminal: Terminal, typed: str, answer: str
) -> None:
    shown = terminal.run(GAME, [typed, "peek d"])
    reply = re.sub(r"\s+", " ", shown.out.partition(f"> {typed}\n")[2])
    assert answer in reply
    assert "You look at the card in slot d (Bram)" in reply


def test_why_may_ask_about_a_choice_that_leads_to_more(terminal: Terminal) -> None:
    terminal.keep(claimed(0, "minister"))
    shown = terminal.run("play --resume", ["why 2"])
    assert "“mix b c open keep” is allowed now." in shown.out


def test_after_the_end_every_move_is_refused(terminal: Terminal) -> None:
    player, last = by_numbers(1), iter(["why look", "why dance", ""])
    over: list[bool] = []

    def answer(shown: str) -> str | None:
        over.extend([True] * ("Enter to leave" in shown))
        return next(last) if over else player(shown)

    shown = terminal.run(GAME, answer)
    assert "“look” is not allowed now (SD-056): The bank is empty" in shown.out
    assert "“dance” is no move of this game.\n" in shown.out


def test_after_a_question_the_choices_are_shown_again(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    shown = terminal.run("play --resume", ["help"])
    assert "rotate  2 left" in shown.out.partition("> help")[2]


def test_questions_are_heard_in_french_too(terminal: Terminal) -> None:
    shown = terminal.run(f"{GAME} --lang fr", ["pourquoi look", "aide", "règles SD-011", "quitter"])
    assert "est pas permis maintenant (SD-012)" in shown.out.replace("\n", " ")
    assert "noter FICHIER" in shown.out
    assert "SD-011" in shown.out.rpartition("noter FICHIER")[2]
    assert "La partie vous attend." in shown.out


def test_the_log_tells_everything_from_the_beginning(terminal: Terminal) -> None:
    shown = terminal.run(GAME, ["peek d", "1", "log"])
    assert shown.out.rpartition("> log\n")[2].count("You look at the card in slot d (Bram)") == 1


def test_a_match_in_progress_is_not_recorded(terminal: Terminal) -> None:
    file = terminal.folder / "so-far.jsonl"
    shown = terminal.run(GAME, ["peek d", f"record {file}"])
    assert "The match is not over, and a record tells every card" in shown.out
    assert not file.exists()


def test_after_the_end_the_match_can_still_be_recorded(terminal: Terminal) -> None:
    file = terminal.folder / "m.jsonl"
    said = ["hm", f"record {terminal.folder}", f"record {file}", "log", ""]
    player, last = by_numbers(1), iter(said)
    over: list[bool] = []

    def answer(shown: str) -> str | None:
        over.extend([True] * ("Enter to leave" in shown))
        return next(last) if over else player(shown)

    shown = terminal.run(GAME, answer)
    assert shown.code == 0
    assert "cannot be written: Is a directory." in " ".join(shown.out.split())
    assert hoodwink.verify(file.read_text(encoding="utf-8")).outcome


def test_your_seat_may_be_another_and_lies_nearest_to_you(terminal: Terminal) -> None:
    shown = terminal.run(f"{GAME} --seat 2 --names Lou,Max,Me,Kim")
    assert re.search(r"e · Kim .*┏━ d · You .*╭─ c · nobody", shown.out)
    assert "a · Lou" in shown.out


def test_options_reach_the_match(terminal: Terminal) -> None:
    terminal.run(f"{GAME} --option mixing=open --option memory=off --option turn_cap=9")
    header = hoodwink.Record.loads(terminal.kept.read_text(encoding="utf-8")).header
    assert header["options"]["mixing"] == "open"
    assert header["options"]["memory"] is False
    assert header["options"]["turn_cap"] == 9


def test_bots_take_their_seats_in_turn(terminal: Terminal) -> None:
    terminal.run("play shahdozd --seats 4 --seed 1 --bots random,remember")
    header = hoodwink.Record.loads(terminal.kept.read_text(encoding="utf-8")).header
    assert header["table"]["bots"] == {"1": "random", "2": "remember", "3": "random"}
