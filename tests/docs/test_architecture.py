"""The guide to the architecture names what is there, and the code says what it is."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/guide/architecture.md").read_text("utf-8")
SOURCES = ROOT / "src/hoodwink"
NAMED = sorted(
    set(re.findall(r"`((?:src/hoodwink|kernel|games|match|bots|locales)/[\w/.]+)`", GUIDE))
)


@pytest.mark.parametrize("path", NAMED)
def test_what_is_named_is_there(path: str) -> None:
    assert (ROOT / path).exists() or (SOURCES / path).exists()


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", GUIDE):
        assert (ROOT / "docs/guide" / link).exists(), link


def test_every_room_is_explained() -> None:
    rooms = {path.name for path in (SOURCES / "games/shahdozd").iterdir()}
    for room in rooms - {"__pycache__"}:
        assert f"`{room.removesuffix('.py')}`" in GUIDE or f"`{room}`" in GUIDE


def test_every_folder_is_in_the_table() -> None:
    packages = {f"src/hoodwink/{path.parent.name}" for path in SOURCES.glob("*/__init__.py")}
    assert set(re.findall(r"^\| `([\w/]+)` \|", GUIDE, re.MULTILINE)) >= packages | {"web"}


def test_whoever_stands_above_the_games_enters_only_their_doors() -> None:
    """All packages are held to it but those below, and the locales, which know no game."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    (doors,) = (one for one in contracts["contracts"] if one["name"].startswith("Others enter"))
    packages = {f"hoodwink.{path.parent.name}" for path in SOURCES.glob("*/__init__.py")}
    below = {f"hoodwink.{name}" for name in ("kernel", "games", "locales")}
    assert set(doors["source_modules"]) == packages - below


def test_every_class_of_the_server_says_what_it_is() -> None:
    files = (SOURCES / "server").rglob("*.py")
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    assert [node.name for node in classes if not ast.get_docstring(node)] == []
