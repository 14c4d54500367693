"""A game is a house with the same rooms everywhere."""

from pathlib import Path

import pytest

from hoodwink.games import BOXES

GAMES = Path(__file__).parents[2] / "src" / "hoodwink" / "games"
ROOMS = {
    "__init__",
    "events",
    "moves",
    "pack.toml",
    "phases",
    "position",
    "refusals",
    "rules",
    "scoring",
    "setting",
    "state",
    "things",
    "view",
    "worlds",
}
MOST_ENTRIES = 16


def entries(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.iterdir()) if path.name != "__pycache__"]


@pytest.mark.parametrize("game", BOXES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    names = {path.name.removesuffix(".py") for path in entries(GAMES / game)}
    assert names == ROOMS


@pytest.mark.parametrize("game", BOXES)
def test_no_folder_is_crowded(game: str) -> None:
    for folder in (GAMES / game, *(path for path in (GAMES / game).rglob("*") if path.is_dir())):
        assert len(entries(folder)) <= MOST_ENTRIES, folder
