"""A game is a house with the same rooms everywhere."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

from games.houses import HOUSES, PACKAGES

SOURCE = Path(__file__).parents[2] / "src"
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


BUILT = SOURCE / "hoodwink" / "server" / "web" / "pages"
"""What `make web` makes: no reader looks for anything there."""


def entries(folder: Path) -> list[Path]:
    return [
        path for path in sorted(folder.iterdir()) if path.name != "__pycache__" and path != BUILT
    ]


@pytest.mark.parametrize("game", HOUSES)
def test_every_game_has_the_same_rooms(game: str) -> None:
    names = {path.name.removesuffix(".py") for path in entries(HOUSES[game])}
    assert names == ROOMS


@pytest.mark.parametrize("game", HOUSES)
def test_every_game_names_its_moments_in_the_same_place(game: str) -> None:
    moments = import_module(f"{PACKAGES[game]}.things.moments")
    assert moments.PHASES[moments.OVER] == "over"


@pytest.mark.parametrize("game", HOUSES)
def test_every_game_keeps_order_in_the_same_place(game: str) -> None:
    order = import_module(f"{PACKAGES[game]}.phases.order")
    assert callable(order.awaited)
    assert callable(order.out_of_place)


@pytest.mark.parametrize("game", HOUSES)
def test_every_state_has_a_slot_for_all_that_it_declares_and_in_its_order(game: str) -> None:
    rows = {
        row.name: row for file in HOUSES[game].rglob("*.py") for row in classes_with_fields(file)
    }
    assert "State" in rows
    for row in rows.values():
        (slots,) = (n.value for n in row.body if isinstance(n, ast.Assign))
        assert isinstance(slots, ast.Call)
        named = " ".join(ast.literal_eval(names) for names in slots.args).split()
        declared = [n.target for n in row.body if isinstance(n, ast.AnnAssign)]
        assert named == [ast.unparse(name) for name in declared], row.name


def classes_with_fields(file: Path) -> list[ast.ClassDef]:
    """The classes whose slots are told in rows."""
    found = ast.parse(file.read_text(encoding="utf-8")).body
    classes = [one for one in found if isinstance(one, ast.ClassDef)]
    return [one for one in classes if "__slots__ = fields(" in ast.unparse(one)]


def test_no_folder_is_crowded() -> None:
    folders = [
        path
        for path in SOURCE.rglob("*")
        if path.is_dir() and path.name != "__pycache__" and not path.is_relative_to(BUILT)
    ]
    assert [folder for folder in folders if len(entries(folder)) > MOST_ENTRIES] == []
