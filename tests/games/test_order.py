"""Functions of all games take (s, setting, seat, move, tell) in this order."""

import ast
from collections.abc import Iterator

import pytest

from games.houses import HOUSES

ORDER = ("s", "setting", "seat", "move", "tell")
TYPES = {"State": "s", "Setting": "setting", "Tell | None": "tell"}


def functions(game: str) -> Iterator[tuple[str, list[ast.arg]]]:
    for path in sorted(HOUSES[game].rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                given = [arg for arg in node.args.args if arg.arg != "self"]
                yield f"{path.relative_to(HOUSES[game].parent)}:{node.lineno} {node.name}", given


def is_in_order(names: list[str]) -> bool:
    """Other things stand between the setting and the one who is told, in any order."""
    known = [name for name in names if name in ORDER]
    head = [name for name in known if name in ("s", "setting")]
    last = "tell" not in names or names[-1] == "tell"
    return known == sorted(known, key=ORDER.index) and names[: len(head)] == head and last


@pytest.mark.parametrize("game", HOUSES)
def test_arguments_have_one_order(game: str) -> None:
    for where, given in functions(game):
        names = [arg.arg.lstrip("_") for arg in given]
        assert is_in_order(names), where


@pytest.mark.parametrize("game", HOUSES)
def test_truth_setting_and_who_is_told_have_one_name(game: str) -> None:
    for where, given in functions(game):
        types = [ast.unparse(arg.annotation) if arg.annotation else "" for arg in given]
        names = {arg.arg.lstrip("_"): type_ for arg, type_ in zip(given, types, strict=True)}
        for type_, name in TYPES.items():
            assert type_ not in types or names.get(name) == type_ or "twin" in names, where
