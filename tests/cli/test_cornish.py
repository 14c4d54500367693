"""The table of Cornish Smuggler: where everything is, and what it keeps to itself."""

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from cli.kit import Terminal, by_numbers
from conformance.cases import Case, cases_of
from conformance.walks import choose_in
from games.cornish.tables import content, lay, player
from hoodwink import Match
from hoodwink.cli.company import Company, names_for
from hoodwink.cli.drawing import Screen
from hoodwink.cli.flow import Flow
from hoodwink.cli.ink import INKS
from hoodwink.cli.menu import entries
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.locales.voice import Voice

CASES = list(enumerate(cases_of("cornish")))


def drawn(match: Match, me: int | None, language: str = "en", width: int = 80) -> str:
    out = io.StringIO()
    voice = Voice(language, match.game, names_for(match.seats, 0), me)
    paper = Console(file=out, theme=INKS, width=width, markup=False, highlight=False)
    screen = Screen(paper, Company(voice, match.seats), match)
    screen.table()
    screen.what_now()
    if me is not None:
        screen.menu(entries(match.moves(me)))
    assert voice.mistakes == []
    return out.getvalue()


def line_with(shown: str, word: str) -> str:
    return next(line for line in shown.splitlines() if word in line)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("number", "case"), CASES[::5], ids=str)
def test_every_table_can_be_drawn_on_a_narrow_screen(
    number: int, case: Case, language: str
) -> None:
    match, draws = case.sit(number), Chance(secret_from(number))
    while chosen := choose_in(match, draws):
        match.play(*chosen)
        if match.version % 40 == number:
            me = draws.below(match.seats + 1)
            shown = drawn(match, me if me < match.seats else None, language)
            assert max(cell_len(line) for line in shown.splitlines()) <= 80
    assert drawn(match, None, language)


@pytest.mark.parametrize(("number", "case"), CASES[1::5], ids=str)
def test_two_worlds_that_a_seat_cannot_tell_apart_look_the_same(number: int, case: Case) -> None:
    match, draws = case.sit(number), Chance(secret_from(number))
    while chosen := choose_in(match, draws):
        match.play(*chosen)
        if match.version % 60 == 0:
            me = draws.below(match.seats)
            assert drawn(match.imagine(me, seed=1), me) == drawn(match, me)
            assert drawn(match.imagine(None, seed=1), None) == drawn(match, None)


def a_busy_coast(**given: Any) -> Match:
    me = player(
        anchor="penzance",
        pawns=["newlyn", "newlyn"],
        hold=["tea", "tea", "lace"],
        characters=["clerk-pender"],
        warehouses={"sloop-loft": ["gin"]},
    )
    other = player(gold=3, influence=2, reputation=1, anchor="roscoff", passed=True)
    other["characters"] = [{"character": "abbot-carne", "used": True}]
    facts: dict[str, Any] = {
        "officers": [("madron", None), ("helston", 1)],
        "ashore": [("newlyn", 0, "brandy"), ("zennor", None, "salt")],
        "seized": ["rum", "rum"],
        "hands": [["slander"], ["informer"]],
        "track": 6,
        "wheel": 5,
    }
    return lay(me, other, **(facts | given)).match


def test_pawns_ships_officers_and_goods_are_where_they_are() -> None:
    shown = drawn(a_busy_coast(), 0)
    assert "Newlyn Y Y Y:brandy  " in shown
    assert "Penzance ≈Y  " in shown
    assert "Madron ■  " in shown
    assert "Helston ■A  " in shown
    assert "Zennor salt  " in shown
    assert "Roscoff ≈A " in shown


def test_every_place_on_land_is_named_and_open_water_only_with_a_ship() -> None:
    voice, shown = Voice("en", "cornish"), " ".join(drawn(a_busy_coast(), None).split())
    map_alone = shown.partition("Roscoff")[0]
    assert [key for key in content().board.land if voice.word(key) not in map_alone] == []
    assert "Western Approaches" not in shown


def test_a_player_has_purse_hold_warehouses_and_characters() -> None:
    lines = drawn(a_busy_coast(), 0).splitlines()
    mine = next(n for n, line in enumerate(lines) if "Y You" in line)
    assert lines[mine].startswith("▶★Y You 20 gold, 20 influence, 5 reputation, 1 secret")
    held = " ".join(" ".join(lines[mine + 1 : mine + 3]).split())
    assert "1 lace, 2 tea; ⌂ the loft of the Sloop: 1 gin; Clerk Pender" in held
    theirs = next(n for n, line in enumerate(lines) if "A Ada" in line)
    assert "3 gold, 2 influence, 1 reputation, 1 secret, passed" in lines[theirs]
    assert "(Abbot Carne)" in " ".join(lines[theirs + 1 : theirs + 3])


def test_own_secrets_are_named_and_those_of_others_counted() -> None:
    match = a_busy_coast()
    assert "Slander" in drawn(match, 0)
    assert "Informer" not in drawn(match, 0)
    for name in ("Slander", "Informer"):
        assert name not in drawn(match, None)


def test_the_customs_track_the_wheel_and_seized_goods_are_told() -> None:
    shown = drawn(a_busy_coast(), 0)
    assert "wheel 5  track 6  overlooks 6  bribe 3 gold" in shown
    assert "2 rum" in line_with(shown, "Seized")


def test_the_characters_for_hire_are_named_with_the_cards_under_them() -> None:
    match = a_busy_coast(faces=["preacher-trewin", None, "tinners-of-st-just", "allen-cutler"])
    decks = match.view(None)["decks"]
    shown = " ".join(drawn(match, 0).split())
    assert f"Preacher Trewin +{decks[0]}, - +{decks[1]}, the Tinners of St Just" in shown


def test_what_is_being_landed_is_listed() -> None:
    match = a_busy_coast()
    assert "Being moved" not in drawn(match, 1)
    match = lay(player(anchor="newlyn", pawns=["newlyn"], hold=["tea"])).match
    match.play(0, "unload tea")
    assert "1 tea" in line_with(drawn(match, 1), "Being moved")


def test_a_flow_never_tears_a_piece_and_marks_the_end_of_a_line() -> None:
    lines = Flow([Text("St Ives"), Text("St Erth"), Text("Up North")], ", ").lines(17)
    assert [line.plain for line in lines] == ["St Ives, St Erth,", "Up North"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_can_be_played_by_numbers(terminal: Terminal, lang: str) -> None:
    line = f"play cornish --seats 2 --seed 2 --bots random --lang {lang}"
    shown = terminal.run(line, by_numbers(2, leaves_after=40))
    assert shown.err == ""
    assert "word-" not in shown.out
    assert [line for line in shown.out.splitlines() if cell_len(line) > 80] == []
