"""Where the games stand: those of the box, and the smallest one of the guide."""

from pathlib import Path

from hoodwink.games import BOXES

TESTS = Path(__file__).parents[1]
GAMES = TESTS.parent / "src" / "hoodwink" / "games"
HOUSES = {**{name: GAMES / name for name in BOXES}, "poke": TESTS / "smallest" / "poke"}
PACKAGES = {**{name: f"hoodwink.games.{name}" for name in BOXES}, "poke": "smallest.poke"}
