"""An owner's pack with other prices and places: bots and terminal play by it in every game."""

import io
from importlib.resources import files

import pytest
from rich.console import Console

import hoodwink
from hoodwink import Match, Pack
from hoodwink.bots import bot_names
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.saving import seated
from hoodwink.cli.table.screen import Screen
from hoodwink.cli.table.session import Session
from hoodwink.locales.voice import Voice

CHANGES = {
    "shahdozd": [("king_takes = 3", "king_takes = 5")],
    "nottingham": [("value = 2", "value = 5"), ("value = 3", "value = 7")],
    "sherwood": [("sacks_in_camp = 2", "sacks_in_camp = 3"), ('"brook"', '"beck"')],
    "cornish": [("porthleven", "newquay"), ("helston", "bodmin")],
}
CHOICES = 40


def own_pack(game: str) -> Pack:
    text = files("hoodwink.games").joinpath(game, "pack.toml").read_text(encoding="utf-8")
    for old, new in CHANGES[game]:
        assert old in text
        text = text.replace(old, new)
    return Pack(text, "mine.toml")


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


def test_the_drawing_tells_the_places_of_the_pack() -> None:
    session = sat_down("cornish")
    session.let_others_act()
    paper = io.StringIO()
    company = Company(Voice("en", "cornish", session.names, 0), 3)
    Screen(Console(file=paper, width=80, theme=INKS), company, session.match).small_print()
    Screen(Console(file=paper, width=80, theme=INKS), company, session.match).table()
    assert "newquay" in paper.getvalue()
