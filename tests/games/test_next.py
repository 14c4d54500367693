"""A chapter says what is pending; `proceed` alone decides who is next."""

import ast
from pathlib import Path

import pytest

from games.houses import HOUSES
from games.walks import walk
from hoodwink.games import BOXES


@pytest.mark.parametrize("game", BOXES)
def test_who_is_waited_for_in_another_phase_is_never_said_by_a_chapter(game: str) -> None:
    for rules, s, seat, move in walk(game):
        twin = s.copy()
        rules.chapters[s.phase].apply(twin, seat, move, None)
        kept = s.waiting if twin.phase == s.phase else 0
        assert twin.waiting & ~kept == 0, move.text


def says_who_is_next(node: ast.AST) -> bool:
    """Whether seats are put among those who are waited for; others only take some away."""
    if not isinstance(node, ast.Attribute):
        return False
    return node.attr == "wait_for" or (node.attr == "waiting" and isinstance(node.ctx, ast.Store))


def saying(path: Path) -> set[str]:
    """The functions of a file in which it is said who is next."""
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {one.name for one in functions if any(map(says_who_is_next, ast.walk(one)))}


@pytest.mark.parametrize("game", HOUSES)
def test_only_proceed_says_who_is_waited_for(game: str) -> None:
    files = [HOUSES[game] / "rules.py", *(HOUSES[game] / "phases").rglob("*.py")]
    assert {name for path in files for name in saying(path)} == {"proceed"}
