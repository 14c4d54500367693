"""An owner's pack with other prices and places: bots and terminal play by it in every game."""

import io
import re
from importlib.resources import files
from pathlib import Path

import pytest
from rich.console import Console

import hoodwink
from cli.kit import Terminal, by_numbers
from hoodwink import Match, Pack, arena
from hoodwink.bots import bot_names
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.screen import Screen
from hoodwink.cli.table.sessions.saving import seated
from hoodwink.cli.table.sessions.session import Session
from hoodwink.locales.voice import Voice

CHANGES = {
    "shahdozd": [("king_takes = 3", "king_takes = 5")],
    "nottingham": [("value = 2", "value = 5"), ("value = 3", "value = 7")],
    "sherwood": [("sacks_in_camp = 2", "sacks_in_camp = 3"), ('"brook"', '"beck"')],
    "cornish": [
        *(("porthleven", "newquay"), ("helston", "bodmin")),
        *(
            ("high = [[4, 0], [7, 0]", "high = [[6, 0], [37, 0]"),
            ("sail = [1, 3]", "sail = [2, 4]"),
        ),
    ],
}
CHOICES = 40


def own_text(game: str) -> str:
    text = files("hoodwink.games").joinpath(game, "pack.toml").read_text(encoding="utf-8")
    for old, new in CHANGES[game]:
        assert old in text
        text = text.replace(old, new)
    return text


def own_pack(game: str) -> Pack:
    return Pack(own_text(game), "mine.toml")


def sat_down(game: str) -> Session:
    match = Match(game, 3, seed=4, pack=own_pack(game))
    bots = seated(bot_names(game)[:1], match.seats, 0)
    return Session(match, 0, names_for(match.seats, 0), bots, "en")


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_a_table_with_an_owners_pack_is_drawn_and_played(game: str) -> None:
    session = sat_down(game)
    match, paper = session.match, io.StringIO()
    voice = Voice("en", game, session.names, 0)
    screen = Screen(Console(file=paper, width=80, theme=INKS), Company(voice, 3), match)
    for number in range(CHOICES):
        session.let_others_act()
        if match.outcome:
            break
        screen.table()
        moves = match.moves(0)
        session.play(moves[number * 7 % len(moves)])
    assert match.setting is not Match(game, 3).setting
    assert paper.getvalue()


def test_the_drawing_tells_places_and_prices_of_the_pack() -> None:
    session = sat_down("cornish")
    session.let_others_act()
    paper = io.StringIO()
    company = Company(Voice("en", "cornish", session.names, 0), 3)
    Screen(Console(file=paper, width=80, theme=INKS), company, session.match).small_print()
    Screen(Console(file=paper, width=80, theme=INKS), company, session.match).table()
    assert "Newquay" in paper.getvalue()
    assert re.search(r"\b6 +37\b", paper.getvalue())


def test_the_terminal_plays_goes_on_replays_and_verifies_with_a_pack_file(
    terminal: Terminal,
) -> None:
    pack, record = terminal.folder / "mine.toml", terminal.folder / "match.jsonl"
    pack.write_text(own_text("shahdozd"), encoding="utf-8")
    option = "--option turn_cap=3"
    begun = terminal.run(f"play shahdozd --seed 1 {option} --pack {pack}", ["peek none"])
    assert (begun.code, begun.err) == (0, "")
    left = terminal.run("play --resume", [])
    assert "give the pack that it was made with" in left.err
    ended = terminal.run(f"play --resume --pack {pack} --record {record}", by_numbers(1))
    assert (ended.code, ended.err) == (0, "")
    assert terminal.run(f"replay {record} --pack {pack}").code == 0
    assert terminal.run(f"verify {record} --pack {pack}").code == 0
    assert "give the pack that it was made with" in terminal.run(f"verify {record}").err


def test_a_pack_needs_the_name_of_a_game(terminal: Terminal) -> None:
    assert "--pack" in terminal.run("play --pack mine.toml").err


def test_a_pack_that_is_wrong_is_told_in_one_line(terminal: Terminal) -> None:
    pack = terminal.folder / "mine.toml"
    pack.write_text(own_text("shahdozd").replace("king_takes = 5", "king_takes = 0"), "utf-8")
    shown = terminal.run(f"arena shahdozd --bots random --games 3 --seats 3 --pack {pack}")
    assert shown.code == 2
    assert "[amounts]: king_takes is 0; expected a whole number from 1 to 50" in shown.err


def test_the_arena_plays_with_a_pack_file(tmp_path: Path) -> None:
    """Dearer Kings end the match sooner, so other scores come of the same seed."""
    pack = tmp_path / "mine.toml"
    pack.write_text(own_text("shahdozd"), encoding="utf-8")
    mine, usual = (
        arena.run("shahdozd", ["random"], 12, 3, seed=1, processes=1, pack=file)
        for file in (str(pack), None)
    )
    assert mine.to_json() != usual.to_json()


TEXTS = """
[texts]
provenance = "original"
[texts.fr]
beck = "Ruisselet"
"""


def test_an_owners_pack_brings_its_own_names_and_a_word_without_one_is_told_as_it_is() -> None:
    match = Match("sherwood", 3, seed=4, pack=Pack(own_text("sherwood") + TEXTS, "mine.toml"))
    for language, name in (("fr", "Ruisselet"), ("en", "beck")):
        voice, paper = Voice(language, "sherwood", ("Ada", "Bram", "Cleo"), 0), io.StringIO()
        Screen(Console(file=paper, width=100, theme=INKS), Company(voice, 3), match).table()
        assert name in paper.getvalue()
        assert voice.word("beck") == name
