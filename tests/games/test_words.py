"""One word for one idea: in a game a public name is given once, or always to the same thing."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.houses import GAMES, HOUSES

OF_EACH_CHAPTER = {"ACTIONS", "WINDOW", "chapters"}
"""What a chapter adds to actions, windows or chapters of the game."""
OF_EACH_SHEET = {"ALL"}
"""The refusals that stand in the same file."""
SOURCES = GAMES.parent
PLACES = {**HOUSES, "kernel": SOURCES / "kernel", "match": SOURCES / "match"}


def given(path: Path) -> Iterator[str]:
    """The names that a module gives to what others may import."""
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))


@pytest.mark.parametrize("place", PLACES)
def test_no_word_has_two_meanings(place: str) -> None:
    names = Counter(name for path in PLACES[place].rglob("*.py") for name in set(given(path)))
    twice = {name for name, count in names.items() if count > 1 and not name.startswith("_")}
    types = {name for name in twice if len(name) == 1}
    assert twice - types <= OF_EACH_CHAPTER | OF_EACH_SHEET
