"""The table of Sheriff of Nottingham: what it shows in words, and what it keeps to itself."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console

from cli.kit import Terminal, by_numbers
from conformance.cases import Case, cases_of
from conformance.walks import choose_in
from games.nottingham.possible import dear_pack
from games.nottingham.tables import table
from hoodwink import Match
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.menu import entries
from hoodwink.cli.table.screen import Screen
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.locales.sentences import move_label
from hoodwink.locales.voice import Voice

CASES = cases_of("nottingham")


def drawn(match: Match, me: int | None, language: str = "en", closer: bool = False) -> str:
    out = io.StringIO()
    voice = Voice(language, match.game, names_for(match.seats, 0), me)
    paper = Console(file=out, theme=INKS, width=80, markup=False, highlight=False)
    screen = Screen(paper, Company(voice, match.seats), match)
    screen.table()
    if closer:
        screen.small_print()
    screen.what_now()
    if me is not None:
        screen.menu(entries(match.moves(me)))
    assert voice.mistakes == []
    return out.getvalue()


def at_the_gate() -> Match:
    """Seat 0 is Sheriff; everybody else has one card in the bag and has declared an apple."""
    match = next(m for m in (Match("nottingham", 4, seed) for seed in range(99)) if _rules(m, 0))
    for seat in (1, 2, 3):
        match.play(seat, "done")
    for seat in (1, 2, 3):
        match.play_all(seat, [str(match.moves(seat)[0]), "close"])
    for seat in (1, 2, 3):
        match.play(seat, "declare apple")
    return match


def _rules(match: Match, seat: int) -> bool:
    return bool(match.view(None)["sheriff"] == seat)


def flat(shown: str) -> str:
    """The words without the line breaks."""
    return " ".join(shown.split())


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("number", "case"), list(enumerate(CASES))[::9], ids=str)
def test_every_table_of_a_haggling_game_can_be_drawn(
    number: int, case: Case, language: str
) -> None:
    match, draws = case.sit(number), Chance(secret_from(number))
    while chosen := choose_in(match, draws):
        match.play(*chosen)
        if match.version % 13 == number % 13:
            me = draws.below(match.seats + 1)
            shown = drawn(match, me if me < match.seats else None, language, closer=True)
            assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert drawn(match, None, language)


@pytest.mark.slow
@pytest.mark.parametrize(("number", "case"), list(enumerate(CASES))[::9], ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(number: int, case: Case) -> None:
    match, draws = case.sit(number), Chance(secret_from(number))
    while chosen := choose_in(match, draws):
        match.play(*chosen)
        if match.version % 29 == 0:
            me = draws.below(match.seats)
            for seat in (me, None):
                world = match.imagine(seat, seed=1)
                assert drawn(world, seat, closer=True) == drawn(match, seat, closer=True)


def test_bags_show_what_was_declared_and_the_sheriff_is_marked() -> None:
    shown = drawn(at_the_gate(), 1)
    assert shown.count("“1 apple”") == 3
    assert "▶★ 0 Robin" in shown
    assert "In your bag" in shown


def test_an_offer_is_told_in_words_to_everybody() -> None:
    match = at_the_gate()
    match.play_all(1, ["draft pass 1", "add coins 5", "ask inspect 2", "promise pass 0", "offer"])
    told = "Offer 1 (Ada): 5 coins and the word to let Robin pass when next Sheriff, "
    assert f"{told}to let Ada pass and also inspect Bram." in flat(drawn(match, None))
    assert "Offer 1 (you): 5 coins" in flat(drawn(match, 1))


def test_a_draft_is_shown_to_its_author_alone() -> None:
    match = at_the_gate()
    match.play_all(1, ["draft pass 1", "add coins 10", "add coins 5"])
    assert "Your draft: 15 coins, to let you pass" in drawn(match, 1)
    assert "15" not in drawn(match, 2)
    assert "draft" not in drawn(match, None)


def test_duties_and_promises_stand_in_the_ledger() -> None:
    match = at_the_gate()
    match.play_all(1, ["draft pass 1", "claim silk", "promise pass 0", "offer"])
    match.play(0, "accept 1")
    shown = drawn(match, 2)
    assert "The Sheriff is bound to let Ada pass." in shown
    assert "Ada owes the Sheriff 1 silk from the bag, if it is there." in shown
    assert "Promised by Ada to Robin: to let Robin pass as Sheriff." in shown


def test_past_promises_are_counted() -> None:
    match = at_the_gate()
    match.play_all(1, ["draft pass 1", "promise inspect 0", "offer"])
    for move in ("accept 1", "pass 1", "pass 2", "pass 3"):
        match.play(0, move)
    while match.view(None)["phase"] != "inspect":
        match.play(match.to_act[0], match.fallback(match.to_act[0]))
    match.play(1, "pass 0")
    assert "Promises past: Ada: 0 kept, 1 broken" in drawn(match, 3)


def test_face_down_cards_are_named_only_to_who_has_seen_them() -> None:
    for seed in range(99):
        match = Match("nottingham", 3, seed)
        smuggler = match.to_act[0]
        if "silk" in match.view(smuggler)["hand"]:
            break
    sheriff = match.view(None)["sheriff"]
    for seat in ((sheriff + 1) % 3, (sheriff + 2) % 3):
        match.play(seat, "done")
    for seat in match.to_act:
        first = "bag silk" if seat == smuggler else str(match.moves(seat)[0])
        match.play_all(seat, [first, "close"])
    for _ in range(2):
        match.play(match.to_act[0], "declare apple")
    match.play(sheriff, f"pass {smuggler}")
    assert "You hide" in drawn(match, smuggler)
    assert "hides" not in drawn(match, sheriff)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "ending"), [("en", "the goods are counted."), ("fr", "on a compté les marchandises.")]
)
def test_a_whole_game_can_be_played_by_numbers(terminal: Terminal, lang: str, ending: str) -> None:
    line = f"play nottingham --seats 3 --seed 2 --bots random --lang {lang}"
    shown = terminal.run(line, by_numbers(2))
    assert (shown.code, shown.err) == (0, "")
    assert ending in shown.out
    assert "word-" not in shown.out


def test_no_choice_is_torn_apart_at_the_end_of_a_line() -> None:
    match = at_the_gate()
    match.play_all(1, ["draft pass 1", "add coins 1", "offer"])
    rows = [line for line in drawn(match, 1).splitlines() if "inspect" in line or "let" in line]
    assert rows
    assert not any(line.rstrip()[-1].isdigit() for line in rows)


def test_one_coin_is_not_told_as_many() -> None:
    voice = Voice("en", "nottingham", names_for(4, 0), 1)
    assert move_label(voice, ["add", "coins", "1"]) == "Add 1 coin"
    assert move_label(voice, ["add", "coins", "5"]) == "Add 5 coins"


def test_choices_too_wide_for_a_list_stand_in_a_line_after_their_verb() -> None:
    match = at_the_gate()
    match.play(1, "draft pass 1")
    out = io.StringIO()
    paper = Console(file=out, theme=INKS, width=80, markup=False, highlight=False)
    voice = Voice("en", match.game, names_for(match.seats, 0), 1)
    claims = [move for move in match.moves(1) if str(move).startswith("claim ")]
    Screen(paper, Company(voice, match.seats), match).menu(entries(claims))
    assert out.getvalue().startswith("claim  1 an apple   2 a cheese   3 a bread")
    assert "true or not" not in out.getvalue()


@pytest.mark.rule("SN-104")
@pytest.mark.parametrize("me", [0, 1, None])
def test_both_piles_can_be_looked_through_to_the_bottom(me: int | None) -> None:
    left = "silk bread mead apple cheese gouda pepper bread"
    match = table(bags={1: "apple"}, left=left, right="crossbow chicken").match
    assert "and 3 below" in flat(drawn(match, me))
    shown = flat(drawn(match, me, closer=True))
    assert "Left pile bread, pepper, Gouda, cheese, apple, mead, bread, silk Right pile" in shown
    assert shown.count("Right pile chicken, crossbow") == 2


def test_an_empty_pile_is_told_as_such() -> None:
    shown = flat(drawn(table(bags={1: "apple"}).match, 0, closer=True))
    assert shown.count("Left pile empty") == 2


@pytest.mark.rule("SN-105")
def test_what_somebody_took_from_a_pile_is_told_to_all() -> None:
    at = table("aside", turn=1, hands={1: "6 apple", 2: "apple"}, left="bread silk silk")
    at.say(1, "set aside apple", "set aside apple", "done", "draw left")
    assert "Ada took 1 silk " in flat(drawn(at.match, 3, closer=True))
    at.say(1, "draw left", "lay right")
    assert "Ada took 2 silks" in flat(drawn(at.match, 3, closer=True))
    assert "You took 2 silks" in flat(drawn(at.match, 1, closer=True))
    assert "took" not in drawn(at.match, 3)


@pytest.mark.parametrize(
    ("language", "royal"), [("en", "blue cheese 9/5 (3 cheeses)"), ("fr", "(3 fromages)")]
)
def test_prices_are_told_for_every_card_in_the_box(language: str, royal: str) -> None:
    at = table(bags={1: "apple"}, promos=True)
    shown = flat(drawn(at.match, 0, language, closer=True))
    assert shown.count("/") == len(NAMES) + len(["the round", "the heading"])
    assert royal in shown


def test_cards_that_three_players_leave_in_the_box_have_no_price() -> None:
    match = table(bags={1: "apple"}, seats=3).match
    assert "black bread" not in drawn(match, 0, closer=True)
    assert "crossbow 9/4" in flat(drawn(match, 0, closer=True))


def test_only_cards_of_this_match_have_a_price_and_it_is_that_of_its_pack() -> None:
    match = table(bags={1: "apple"}, royals=False, pack=dear_pack(penalty=7)).match
    shown = flat(drawn(match, 0, closer=True))
    assert "apple 2/7" in shown
    assert "Royal" not in shown


def test_the_command_shows_the_small_print(terminal: Terminal) -> None:
    terminal.keep(at_the_gate())
    assert "royal rooster 8/4" in flat(terminal.run("play --resume", ["table"]).out)
