"""Every character of Cornwall has a face, and no two look alike from afar."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import combinations
from pathlib import Path

import pytest

from tools.faces.__main__ import FILE, main
from tools.faces.compose import block, parts, recipes, text
from tools.faces.outlines import path
from tools.faces.silhouettes import Mask, difference, pieces, shapes, silhouette
from tools.made import ROOT

MOST_ALIKE = 24
"""Two silhouettes at 20 pixels differ in at least so many of about 200."""


@cache
def silhouettes() -> dict[str, Mask]:
    return {key: silhouette(recipe) for key, recipe in recipes().items()}


def test_the_set_is_what_parts_and_recipes_make() -> None:
    assert (ROOT / FILE).read_text("utf-8") == text(), "run `make reference`"


def test_a_set_that_is_missing_is_named_and_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--folder", str(tmp_path)]) == 1
    assert f"changed: {FILE}" in capsys.readouterr().out
    assert main(["--folder", str(tmp_path), "--write"]) == 0
    assert main(["--folder", str(tmp_path)]) == 0


def test_every_character_of_the_pack_has_a_face_and_nobody_else() -> None:
    pack = tomllib.loads(files("hoodwink.games.cornish").joinpath("pack.toml").read_text("utf-8"))
    assert list(recipes()) == [card["key"] for card in pack["characters"]["cards"]]


def test_every_part_is_there_and_worn_by_somebody() -> None:
    worn = {name for recipe in recipes().values() for name, _ in pieces(recipe)}
    assert worn <= set(parts())
    assert set(parts()) - worn <= SPARE


SPARE = {
    *("prop-cross", "prop-gull", "prop-shell", "prop-net", "prop-tankard", "prop-fork"),
    *("hat-braids", "beard-long"),
}
"""Cut, and left for the people of other packs."""


def test_no_two_share_a_silhouette_at_20_pixels() -> None:
    seen = silhouettes().items()
    alike = [
        (one, other, difference(mine, theirs))
        for (one, mine), (other, theirs) in combinations(seen, 2)
        if difference(mine, theirs) < MOST_ALIKE
    ]
    assert alike == []


def test_a_silhouette_is_a_head_and_shoulders() -> None:
    for key, mask in silhouettes().items():
        assert 100 < len(mask) < 330, key


def test_a_companion_stands_behind_and_what_is_held_can_change_sides() -> None:
    drawn = block("crew", "+left.red coat-plain.sea face-oval look-plain hat-cap.wood -prop-oar")
    assert drawn.index('<g transform="translate(') < drawn.index('class="f-sea"')
    assert '<use href="#prop-oar" transform="matrix(-1 0 0 1 64 0)"/>' in drawn


def test_lines_and_curves_are_read() -> None:
    (square,) = path("M0 0H4V4L0 4Z")
    assert square == [(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]
    (curve,) = path("M0 0C0 4 4 4 4 0S8 -4 8 0")
    assert [curve[8], curve[-1]] == [(4, 0), (8, 0)]
    assert min(y for _, y in curve) < -2
    ((_, (line, filled)),) = shapes('<path class="i n thin" d="M0 0L4 4"/>')
    assert (line, filled) == (0.95, False)
