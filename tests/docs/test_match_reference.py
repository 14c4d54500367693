"""The page about the Python face leaves nothing public out, and tells of nothing that is not."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

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


def signatures() -> Iterator[Any]:
    """Of every public function, and of what a public class answers and does."""
    for made in (getattr(hoodwink, name) for name in hoodwink.__all__):
        named = vars(made).items() if inspect.isclass(made) else []
        parts = [part for name, part in named if name == "__init__" or not name.startswith("_")]
        for part in [made, *parts]:
            plain = getattr(part, "fget", None) or getattr(part, "__func__", part)
            if inspect.isfunction(plain):
                yield plain


def types_in(told: Any) -> Iterator[type]:
    if isinstance(told, type):
        yield told
    for part in told if isinstance(told, list) else get_args(told):
        yield from types_in(part)


@pytest.mark.skipif(hoodwink.compiled(), reason="compiled functions tell no types")
def test_public_signatures_name_public_types_alone() -> None:
    public = [getattr(hoodwink, name) for name in hoodwink.__all__]
    asked = list(signatures())
    assert hoodwink.Pack.entry in asked
    for function in asked:
        for told in get_type_hints(function).values():
            ours = [one for one in types_in(told) if one.__module__.startswith("hoodwink")]
            assert [one for one in ours if one not in public] == [], function
