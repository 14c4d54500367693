"""What the guide to speed says of the code is so."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/speed.md").read_text("utf-8")
SOURCES = ROOT / "src/hoodwink"
ROOMS = ("kernel", "games", "bots", "cli")


def named() -> set[Path]:
    """The files in which shifts may be bare."""
    rows = re.findall(r"^\| `(kernel|games/\w+)` \| (.*) \|$", GUIDE, re.MULTILINE)
    return {
        SOURCES / where / file for where, files in rows for file in re.findall(r"`(.+?)`", files)
    }


def is_bare(text: str) -> bool:
    """Whether there is a shift or a literal mask in a source."""
    return any(_shifts(node) or _masks(text, node) for node in ast.walk(ast.parse(text)))


def _shifts(node: ast.AST) -> bool:
    return isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(
        node.op, ast.LShift | ast.RShift
    )


def _masks(text: str, node: ast.AST) -> bool:
    if isinstance(node, ast.BinOp | ast.AugAssign):
        sides = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
        bits = isinstance(node.op, ast.BitAnd | ast.BitOr | ast.BitXor)
        return bits and any(_number(side) for side in sides)
    return _number(node) and (ast.get_source_segment(text, node) or "").startswith("0b")


def _number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


def test_only_where_it_is_told_shifts_are_bare() -> None:
    files = {file for room in ROOMS for file in (SOURCES / room).rglob("*.py")}
    told = named()
    bare = {file for file in files if is_bare(file.read_text("utf-8"))}
    assert sorted(bare - told) == []
    assert sorted(told - bare) == []


@pytest.mark.parametrize(
    "text",
    ["s >> n", "1 << n", "s &= ~(1 << n)", "s <<= n", "s & 7", "s |= 15", "ALL = 0b111"],
)
def test_every_way_to_write_a_bare_shift_is_found(text: str) -> None:
    assert is_bare(text)


@pytest.mark.parametrize("text", ["s & mine", "s & ~mine", "a: int | None", "ALL = 7", "has(s, 1)"])
def test_sets_with_names_are_not_bare(text: str) -> None:
    assert not is_bare(text)
