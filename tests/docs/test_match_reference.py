"""The page about the Python face leaves nothing public out, and tells of nothing that is not."""

import re
from pathlib import Path

import pytest

import hoodwink
from hoodwink import Match

PAGE = (Path(__file__).parents[2] / "docs/guide/match.md").read_text(encoding="utf-8")
CODE = {word for code in re.findall(r"`([^`\n]+)`", PAGE) for word in re.findall(r"\w+", code)}


@pytest.mark.parametrize("name", hoodwink.__all__)
def test_every_public_name_is_told(name: str) -> None:
    assert name in CODE


def test_what_a_match_answers_and_does_is_listed() -> None:
    asked = PAGE.partition("### What can be asked")[2].partition("## Records")[0]
    cells = re.findall(r"^\| (`.+?`) \|", asked, flags=re.MULTILINE)
    listed = {name for cell in cells for name in re.findall(r"`(?:Match\.)?(\w+)", cell)}
    assert listed == {name for name in dir(Match) if not name.startswith("_")}
