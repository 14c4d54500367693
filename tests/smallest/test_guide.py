"""The guide shows the smallest game as it is, and its example runs."""

import re
from pathlib import Path

import pytest

from smallest.seating import HERE

GUIDE = (HERE.parents[1] / "docs" / "guide" / "add-a-game.md").read_text(encoding="utf-8")
PLACES = {"src/hoodwink/games/": "", "src/hoodwink/locales/": "locales/", "docs/rules/": "rules/"}
SHOWN = dict(re.findall(r"^`([\w/.]+)`:\n\n```\w+\n(.*?)^```$", GUIDE, flags=re.S | re.M))
FILES = sorted(
    path
    for kind in ("poke/**/*.py", "poke/*.toml", "locales/en/*.ftl", "rules/*.md")
    for path in HERE.glob(kind)
)


def place(path: Path) -> str:
    """Where the guide says that a file stands."""
    name = path.relative_to(HERE).as_posix()
    folder = max((ours for ours in PLACES.values() if name.startswith(ours)), key=len)
    return {ours: there for there, ours in PLACES.items()}[folder] + name.removeprefix(folder)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_the_guide_shows_every_file_as_it_is(path: Path) -> None:
    source = path.read_text(encoding="utf-8").replace("smallest.poke", "hoodwink.games.poke")
    assert SHOWN[place(path)] == source


def test_the_guide_shows_nothing_else() -> None:
    assert set(SHOWN) == {place(path) for path in FILES}


def test_the_example_of_the_guide_runs() -> None:
    example = re.findall(r"```python\n(from games.*?)```", GUIDE, flags=re.S)
    exec("\n".join(example), {})
    assert example
