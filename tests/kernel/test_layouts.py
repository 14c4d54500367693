"""Where a board is drawn: read from a pack, refused in a sentence, or laid out by the roads."""

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hoodwink.kernel.errors import PackError
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.packs.layouts import read_layout
from hoodwink.kernel.packs.sheets import CLOSEST, Layout, LayoutTold, SheetTold, are_near
from hoodwink.kernel.packs.spreading import complete
from kernel.wrong_packs import refusal

KNOWN = ("inn", "mill", "ford", "abbey")
NEAR = {"inn": ["mill"], "mill": ["inn", "ford"], "ford": ["mill", "abbey"], "abbey": ["ford"]}
HEAD = """
game = "toy"
version = "1"
[layout]
provenance = "original"
kinds = [["inn", "market"]]
[layout.wide]
provenance = "original"
size = [400, 300]
places = [["inn", 40, 40], ["mill", 100, 40], ["abbey", 300, 200]]
bends = [["inn", "mill", -10, 20]]
coast = ["M0 0L400-20.5Z"]
"""
TEXT = (
    HEAD
    + """
[[layout.narrow]]
key = "west"
provenance = "original"
size = [200, 200]
places = [["inn", 40, 40], ["mill", 100, 40]]
guests = [["ford", 100, 100]]
[[layout.narrow]]
key = "east"
provenance = "original"
size = [200, 200]
places = [["abbey", 40, 40]]
exits = [["mill", 150, 20]]
"""
)


def read(text: str) -> Layout:
    return read_layout(Pack(text, "mine.toml"), KNOWN)


def told(text: str) -> LayoutTold:
    return complete(read(text), NEAR, {})


def test_what_a_pack_draws_is_told_as_it_is_written() -> None:
    wide = told(TEXT)["wide"]
    assert wide["size"] == [400, 300]
    assert wide["places"]["abbey"] == [300, 200]
    assert wide["bends"] == [{"ends": ["inn", "mill"], "by": [-10, 20]}]
    assert wide["coast"] == ["M0 0L400-20.5Z"]
    assert read(TEXT).kinds == {"inn": "market"}


def test_a_place_that_is_missing_is_put_near_its_neighbours() -> None:
    left, top = told(TEXT)["wide"]["places"]["ford"]
    assert 100 < left < 300
    assert 40 <= top <= 200


def test_a_missing_place_is_at_home_with_its_neighbours_and_no_guest_any_more() -> None:
    west, east = told(TEXT)["narrow"]
    assert set(west["places"]) == {"inn", "mill", "ford"}
    assert west["guests"] == {}
    assert set(east["places"]) == {"abbey"}


def test_roads_that_leave_a_sheet_end_in_a_name() -> None:
    west, east = told(TEXT)["narrow"]
    assert set(west["exits"]) == {"abbey"}
    assert east["exits"]["mill"] == [150, 20]
    assert set(east["exits"]) == {"mill", "ford"}


def test_parts_can_be_left_out() -> None:
    assert [sheet["key"] for sheet in told(HEAD)["narrow"]] == ["inn"]
    bare = 'game = "toy"\nversion = "1"\n'
    assert set(told(bare)["wide"]["places"]) == set(KNOWN)
    assert set(told(bare + '[layout]\nprovenance = "public"')["wide"]["places"]) == set(KNOWN)


def test_nothing_of_it_is_in_the_digest() -> None:
    bare = Pack('game = "toy"\nversion = "1"\n', "mine.toml")
    assert Pack(TEXT, "mine.toml").digest == bare.digest


WRONG = [
    ('["inn", 40, 40], ["mill", 100, 40], ["ab', '["sea", 40, 40], ["ab', "wide]: places", "'sea'"),
    ('"abbey", 300', '"abbey", 500', "wide]: places", "inside of 400 by 300; ['abbey', 500, 200]"),
    ('"abbey", 300', '"abbey", -1', "wide]: places", "inside of 400 by 300"),
    ('"abbey", 300', '"abbey", "x"', "wide]: places", "[place, left, top]"),
    ('["abbey", 300, 200]', '"abbey"', "wide]: places", "[place, left, top]"),
    ('["abbey", 300, 200]', "[7, 300, 200]", "wide]: places", "[place, left, top]"),
    ('"abbey", 300', '"inn", 300', "wide]: places", "each place once; 'inn' is not"),
    ('"abbey", 300, 200', '"abbey", 60, 60', "wide]: places", "44 pixels apart; 'inn and abbey'"),
    ("size = [400, 300]", "size = [400]", "wide]: size", "2 whole numbers from 100 to 4000"),
    ('"inn", "mill", -10', '"inn", "sea", -10', "wide]: bends", "with places of the sheet"),
    ('"inn", "mill", -10', '"inn", "mill", -900', "wide]: bends", "[place, place, left, top]"),
    ("M0 0L400-20.5Z", "url(#x)", "wide]: coast", "paths as SVG draws them"),
    ('["inn", "market"]', '["inn", "palace"]', "[layout]: kinds", "one of castle, minster"),
    ('["inn", "market"]', '"inn"', "[layout]: kinds", "'inn' is none"),
    ('key = "east"', 'key = "West!"', "narrow] 1 (West!): key", "a name in small letters"),
    ('key = "east"', 'key = "west"', "narrow] 1 (west): key", "'west' is there twice"),
    ('places = [["abbey"', 'places = [["inn"', "narrow] 1 (east): places", "'inn' is there twice"),
    ('guests = [["ford"', 'guests = [["inn"', "narrow] 0 (west): guests", "each place once"),
    ('key = "east"\nprovenance = "original"', 'key = "east"', "(east): provenance", "one of rule"),
]


@pytest.mark.parametrize(("right", "wrong", "where", "expected"), WRONG)
def test_a_wrong_drawing_is_refused_with_what_was_expected(
    right: str, wrong: str, where: str, expected: str
) -> None:
    said = refusal(read, TEXT, right, wrong)
    assert said.startswith("mine.toml: ")
    assert where in said
    assert expected in said


def test_neither_too_many_sheets_nor_too_many_places_are_read() -> None:
    with pytest.raises(PackError, match="1 to 12 tables"):
        read(HEAD.replace("kinds = ", "narrow = [7]\nkinds = "))
    many = ", ".join(["['inn', 1, 1]"] * 201)
    with pytest.raises(PackError, match="at most 200"):
        read(HEAD.replace('places = [["inn", 40, 40]', f"places = [{many}"))


def roads(numbers: list[tuple[int, int]], places: int) -> dict[str, list[str]]:
    near: dict[str, list[str]] = {f"p{number}": [] for number in range(places)}
    for one, other in numbers:
        one, other = one % places, other % places
        if one != other and f"p{other}" not in near[f"p{one}"]:
            near[f"p{one}"].append(f"p{other}")
            near[f"p{other}"].append(f"p{one}")
    return near


def faults(sheet: SheetTold) -> list[Any]:
    """Whatever lies outside, or on something else."""
    spots = {**sheet["places"], **sheet["guests"], **sheet["exits"]}
    width, height = sheet["size"]
    outside = [n for n, (x, y) in spots.items() if not (0 <= x <= width and 0 <= y <= height)]
    pairs = combinations(spots.items(), 2)
    return outside + [
        (one, other) for (one, a), (other, b) in pairs if are_near((a[0], a[1]), (b[0], b[1]))
    ]


NUMBERS = st.integers(0, 999)


@settings(deadline=None, max_examples=60)
@given(
    places=st.integers(1, 90),
    joined=st.lists(st.tuples(NUMBERS, NUMBERS), max_size=150),
    fixed=st.dictionaries(NUMBERS, st.tuples(NUMBERS, NUMBERS), max_size=3),
    most=st.integers(1, 40),
)
def test_any_board_is_laid_out_with_no_two_places_in_each_others_way(
    places: int, joined: list[tuple[int, int]], fixed: dict[int, tuple[int, int]], most: int
) -> None:
    near = roads(joined, places)
    corners = {f"p{at}": spot for at, spot in zip((0, 1, 2), fixed.values(), strict=False)}
    corners = {name: spot for name, spot in corners.items() if name in near}
    if len({(x // 200, y // 400) for x, y in corners.values()}) < len(corners):
        corners = {}
    corners = {n: (x // 200 * 200, y // 400 * 400) for n, (x, y) in corners.items()}
    made = complete(Layout(), near, corners, most)
    assert made == complete(Layout(), near, corners, most)
    assert [faults(sheet) for sheet in (made["wide"], *made["narrow"]) if faults(sheet)] == []
    assert set(made["wide"]["places"]) == set(near)
    homes = [name for sheet in made["narrow"] for name in sheet["places"]]
    assert sorted(homes) == sorted(near)
    for sheet in made["narrow"]:
        beyond = {far for name in sheet["places"] for far in near[name]} - set(sheet["places"])
        assert set(sheet["exits"]) == beyond


def test_a_crowd_is_laid_out_at_once() -> None:
    near = roads([(number, number + 1) for number in range(4000)], 4000)
    made = complete(Layout(), near, {})
    assert len({tuple(spot) for spot in made["wide"]["places"].values()}) == 4000
    assert made["wide"]["size"][0] == 1088
    assert CLOSEST == 44
