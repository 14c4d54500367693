"""The table of Sherwood Forest as a terminal shows it."""

from importlib.resources import files
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from hoodwink import Match
from hoodwink.cli.table.company import Company
from hoodwink.cli.table.drawings import drawing_of
from hoodwink.cli.table.ink import INKS
from hoodwink.games.sherwood.setting import Setting
from hoodwink.kernel.game import View
from hoodwink.kernel.packs import Pack
from hoodwink.locales.sentences import capitalised
from hoodwink.locales.voice import Voice

NAMES = ("Robin", "Ada", "Bram", "Cleo", "Dara", "Ezra")
SETTING: Setting = Match("sherwood", 3).setting


def drawn(
    view: View, language: str = "en", width: int = 80, setting: Setting = SETTING
) -> list[str]:
    """The lines of the table; whoever speaks must not stumble."""
    seats = len(view["camps"])
    voice = Voice(language, "sherwood", NAMES[:seats], view["seat"])
    paper = Console(file=StringIO(), theme=INKS, width=width, markup=False, emoji=False)
    paper.print(drawing_of("sherwood", setting).draw(view, Company(voice, seats)), width=width)
    assert voice.mistakes == []
    assert isinstance(paper.file, StringIO)
    return [line.rstrip() for line in paper.file.getvalue().splitlines()]


def say(match: Match, *said: tuple[int, str]) -> Match:
    for seat, move in said:
        match.play(seat, move)
    return match


def begun(seats: int = 4, **options: Any) -> tuple[Match, int]:
    match = Match("sherwood", seats, 3, **options)
    return match, match.to_act[0]


def test_a_band_stands_at_its_hideout_with_the_leader_first() -> None:
    match, me = begun()
    ally = (me + 1) % 4
    terms = ["hide cave", "bring 3", f"invite {ally} 2", "propose"]
    say(match, *((me, move) for move in terms), (ally, "accept"))
    emblems = [name[0] for name in NAMES]
    (row,) = [line for line in drawn(match.view(None)) if "cave" in line]
    assert f"cave {emblems[me]}3{emblems[ally]}2 ║" in row


def test_the_map_is_drawn_from_the_pack_of_the_match() -> None:
    text = files("hoodwink.games").joinpath("sherwood", "pack.toml").read_text("utf-8")
    for old, new in (("york", "leeds"), ('"gallows", "hollow"', '"gallows", "quarry", "hollow"')):
        text = text.replace(old, new)
    match, me = begun(pack=Pack(text.replace('"1"', '"own"', 1), "own pack"))
    say(match, (me, "hide quarry"), (me, "place 4"))
    lines = drawn(match.view(None), setting=match.setting)[:8]
    assert "LEEDS ╥ abbey" in lines[0]
    assert f"║ quarry {NAMES[me][0]}4" in lines[6]


def test_a_card_is_shown_to_whoever_looked_and_face_down_to_others() -> None:
    match, me = begun()
    say(match, (me, "look c"))
    (card,) = [place["card"] for place in match.view(me)["row"] if place["place"] == "c"]
    shown = f"force {card['combat']} {card['start'][0].upper()}→{card['end'][0].upper()}"
    mine = "\n".join(drawn(match.view(me)))
    others = "\n".join(drawn(match.view((me + 1) % 4)))
    assert shown in mine
    assert (mine.count("face down"), others.count("face down")) == (3, 4)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_convoy_has_its_name_in_the_row_and_a_line_below(language: str) -> None:
    match, _ = begun()
    (card,) = [place["card"] for place in match.view(None)["row"] if place["place"] == "a"]
    voice = Voice(language, "sherwood", NAMES[:4], None)
    lines = drawn(match.view(None), language)
    name = capitalised(voice.word(card["called"]))
    assert any(line.startswith(name[:12]) for line in lines)
    assert any(voice.attribute(f"word-{card['called']}", "line") in line for line in lines)


def test_a_sheriff_has_no_line() -> None:
    match, _ = begun()
    view = match.view(None)
    view["row"][0]["card"] |= {"called": "sheriff", "raiders_lost": 1, "glory_lost": 0}
    assert not any(line.startswith("The Sheriff:") for line in drawn(view))


def test_a_proposal_lies_on_the_table_with_its_terms() -> None:
    match, me = begun()
    ally = (me + 1) % 4
    say(match, *((me, m) for m in ["hide fen", "bring 1", f"invite {ally} 2", "propose"]))
    lines = "\n".join(drawn(match.view(ally)))
    assert f"{NAMES[me]} proposes at the fen:" in lines
    assert "you with 2 raiders" in lines


def test_your_own_hand_is_shown_and_the_hands_of_others_only_counted() -> None:
    match, me = begun()
    say(match, (me, "buy"))
    (name,) = match.view(me)["hand"]
    assert f"{name} (+" in drawn(match.view(me))[-1]
    assert "none" in drawn(match.view((me + 1) % 4))[-1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_moment_of_a_match_can_be_drawn_in_eighty_columns(
    seats: int, advanced: bool, language: str
) -> None:
    match, random, moment = Match("sherwood", seats, 8, advanced=advanced), Random(5), 0
    while match.outcome is None and moment < 180:
        seat, moment = random.choice(match.to_act), moment + 1
        if moment % 9 == 0:
            lines = drawn(match.view(random.choice([seat, None])), language)
            assert max(len(line) for line in lines) <= 80
            assert len(lines) >= 10
        match.play(seat, random.choice(match.moves(seat)))
