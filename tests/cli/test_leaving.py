"""Leaving a match, and going on with it."""

import json
from pathlib import Path

import pytest

import hoodwink
from cli.kit import Terminal, by_numbers, turn_of
from hoodwink import Match

GAME = "play shahdozd --bots random --seed 5"


def table_in(shown: str) -> str:
    """The last screen that was drawn: title, news, table and choices."""
    return "King, Thief" + shown.rpartition("King, Thief")[2].partition("\n> ")[0]


def interrupt(_shown: str) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("choices", [0, 1, 5])
def test_going_on_shows_the_same_table_and_the_same_news(terminal: Terminal, choices: int) -> None:
    left = terminal.run(GAME, by_numbers(3, leaves_after=choices))
    back = terminal.run("play --resume")
    assert table_in(back.out) == table_in(left.out)


def test_leaving_says_how_to_go_on(terminal: Terminal) -> None:
    shown = terminal.run(GAME, ["quit"])
    assert "The match is kept for you. Go on with: hoodwink play --resume" in shown.out
    assert shown.code == 0


def test_ctrl_c_is_leaving(terminal: Terminal) -> None:
    shown = terminal.run(GAME, interrupt)
    assert "The match is kept for you." in shown.out
    assert terminal.kept.exists()


def test_a_killed_terminal_loses_nothing_but_the_choice_not_made(terminal: Terminal) -> None:
    """The match is kept before every choice."""

    class Killed(BaseException):
        pass

    def killed(shown: str) -> str:
        if "You look at no card." in shown:
            raise Killed
        return "peek none"

    with pytest.raises(Killed):
        terminal.run(GAME, killed)
    assert "You look at no card." in terminal.run("play --resume").out


def test_the_language_is_remembered_unless_another_is_asked_for(terminal: Terminal) -> None:
    terminal.run(f"{GAME} --lang fr", ["quitter"])
    assert "Avant le premier tour" in terminal.run("play --resume").out
    assert "Before the first turn" in terminal.run("play --resume --lang en").out


def test_the_names_and_the_seat_are_remembered(terminal: Terminal) -> None:
    terminal.run(f"{GAME} --seat 2 --names Lou,Max,Me,Kim", ["quit"])
    shown = terminal.run("play --resume")
    assert "d · You" in shown.out
    assert "a · Lou" in shown.out


def test_a_finished_match_is_not_offered_again(terminal: Terminal) -> None:
    terminal.run(GAME, by_numbers(1))
    assert not terminal.kept.exists()


def test_a_match_kept_elsewhere_can_be_gone_on_with(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    elsewhere = terminal.folder / "elsewhere.jsonl"
    terminal.kept.rename(elsewhere)
    assert "It is your turn" in terminal.run(f"play --resume {elsewhere}").out
    assert elsewhere.exists()


def test_other_bots_may_take_the_seats_of_a_kept_match(terminal: Terminal) -> None:
    terminal.keep(turn_of(0))
    terminal.run("play --resume --bots remember")
    header = json.loads(terminal.kept.read_text(encoding="utf-8").partition("\n")[0])
    assert {*header["table"]["bots"].values()} == {"remember"}


def changed(terminal: Terminal, **table: object) -> Path:
    """A kept match with something else in its header."""
    terminal.keep(turn_of(0))
    first, _, rest = terminal.kept.read_text(encoding="utf-8").partition("\n")
    header = json.loads(first)
    header["table"].update(table)
    terminal.kept.write_text(f"{json.dumps(header)}\n{rest}", encoding="utf-8")
    return terminal.kept


@pytest.mark.parametrize(
    ("table", "problem"),
    [
        ({"bots": {"1": "os:system", "2": "random", "3": "random"}}, "table: bots is"),
        ({"bots": {"1": "random"}}, "table: bots is"),
        ({"person": 9}, "table: person is 9; expected a whole number from 0 to 3"),
        ({"language": "tlh"}, "table: language is 'tlh'; expected one of en, fr"),
        ({"read": 10**6}, "table: read is 1000000"),
    ],
)
def test_a_kept_match_that_was_tampered_with_is_refused_in_one_line(
    terminal: Terminal, table: dict[str, object], problem: str
) -> None:
    shown = terminal.run(f"play --resume {changed(terminal, **table)}")
    assert shown.code == 2
    assert problem in shown.err
    assert shown.err.count("\n") == 1


def test_a_record_without_its_secret_cannot_be_gone_on_with(terminal: Terminal) -> None:
    file = terminal.folder / "open.jsonl"
    text = turn_of(0).record(reveal=True).dumps()
    file.write_text(text[: text.index('{"secret"')], encoding="utf-8")
    shown = terminal.run(f"play --resume {file}")
    assert shown.code == 2
    assert "without its secret" in shown.err


def test_a_record_that_does_not_say_who_sat_where_cannot_be_gone_on_with(
    terminal: Terminal,
) -> None:
    file = terminal.folder / "bare.jsonl"
    file.write_text(Match("shahdozd", 4, 1).record(reveal=True).dumps(), encoding="utf-8")
    assert "does not say who sat where" in terminal.run(f"play --resume {file}").err


def test_nothing_to_go_on_with_is_said_in_one_line(terminal: Terminal) -> None:
    shown = terminal.run("play --resume")
    assert shown.code == 2
    assert shown.err == f"hoodwink: {terminal.kept}: No such file or directory\n"


def test_a_home_that_cannot_be_written_to_does_not_stop_the_game(terminal: Terminal) -> None:
    (terminal.folder / "state").write_text("a file, not a folder", encoding="utf-8")
    shown = terminal.run(GAME, by_numbers(1, leaves_after=3))
    assert (shown.code, shown.err) == (0, "")
    assert "The match could not be kept" in shown.out
    assert "★" in terminal.run(GAME, by_numbers(1)).out


def test_a_record_asked_for_is_not_written_before_the_end(terminal: Terminal) -> None:
    file = terminal.folder / "m.jsonl"
    shown = terminal.run(f"{GAME} --record {file}", ["quit"])
    assert "The match is not over, and a record tells every card" in shown.out
    assert not file.exists()
    terminal.run(f"play --resume --record {file}", by_numbers(1))
    assert hoodwink.verify(file.read_text(encoding="utf-8")).outcome


@pytest.mark.parametrize(("lang", "truth"), [("en", "the whole truth"), ("fr", "toute la vérité")])
def test_what_is_kept_says_that_it_holds_the_truth(
    terminal: Terminal, lang: str, truth: str
) -> None:
    shown = terminal.run(f"{GAME} --lang {lang}", ["quit"])
    assert truth in shown.out
    header = hoodwink.Record.loads(terminal.kept.read_text(encoding="utf-8")).header
    assert truth in header["table"]["note"]


def test_the_digest_is_the_same_for_who_went_away_and_came_back(terminal: Terminal) -> None:
    file = terminal.folder / "m.jsonl"
    terminal.run(GAME, by_numbers(3, leaves_after=4))
    shown = terminal.run(f"play --resume --record {file}", by_numbers(3))
    match = hoodwink.verify(file.read_text(encoding="utf-8"))
    assert match.digest in shown.out
    assert match.commitment in shown.out
