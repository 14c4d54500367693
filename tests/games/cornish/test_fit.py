"""Does it fit? The search against every way of laying goods, on small rooms."""

from collections.abc import Iterator
from itertools import product
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.cornish.tables import content
from hoodwink.games.cornish.things.fit import Fitter
from hoodwink.games.cornish.things.forms import (
    Form,
    Room,
    cells_of,
    laid_out,
    orientations,
    placements,
)

ROWS = st.lists(st.text("#.", min_size=4, max_size=4), min_size=1, max_size=3)
GOODS = st.lists(st.integers(0, len(content().forms) - 1), min_size=1, max_size=3).map(sorted)


def all_ways(forms: list[Form], room: Room, goods: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to lay the goods, found without any cleverness."""
    for laid in product(*(list(anywhere(forms[form], room)) for form in goods)):
        together = 0
        for mask in laid:
            if mask & together:
                break
            together |= mask
        else:
            yield laid


def anywhere(form: Form, room: Room) -> Iterator[int]:
    open_squares = cells_of(room.rows)
    for cells in form.ways:
        for dy, dx in product(range(room.height), range(room.width)):
            moved = frozenset((y + dy, x + dx) for y, x in cells)
            if moved <= open_squares:
                yield laid_out(moved, room.width)


@pytest.mark.rule("CS-077", "CS-121")
@settings(deadline=None, derandomize=True, database=None, max_examples=150)
@given(rows=ROWS.filter(lambda rows: any("#" in row for row in rows)), goods=GOODS)
def test_the_search_agrees_with_trying_everything(rows: list[str], goods: list[int]) -> None:
    room, forms = Room(tuple(rows)), content().forms
    found = Fitter([room], forms).arrangement(0, goods)
    assert (found is not None) == any(True for _ in all_ways(forms, room, goods))
    if found is not None:
        assert sum(mask.bit_count() for mask in found) == sum(forms[n].size for n in goods)
        assert found in set(all_ways(forms, room, goods))


@pytest.mark.rule("CS-006")
@pytest.mark.parametrize(
    ("key", "ways"), [("lace", 1), ("tea", 2), ("spice", 4), ("brandy", 1), ("rum", 8), ("gin", 4)]
)
def test_goods_may_be_turned_and_turned_over(key: str, ways: int) -> None:
    form = next(form for form in content().forms if form.key == key)
    assert len(form.ways) == len(orientations(form.ways[0])) == ways


@pytest.mark.rule("CS-077")
def test_placements_stay_on_usable_squares() -> None:
    room = Room(("##.", "###"))
    brandy = next(form for form in content().forms if form.key == "brandy")
    assert placements(brandy, room) == [0b011011]


@pytest.mark.rule("CS-077")
def test_the_search_is_quick_when_asked_first_and_quicker_again() -> None:
    """Far looser than what is measured, so that only a blunder fails."""
    fitter = Fitter(content().rooms, content().forms)
    full = [
        goods
        for goods in product(range(16), repeat=3)
        if sum(content().sizes[n] for n in goods) == 11
    ]
    start = perf_counter()
    answers = [fitter.fits(0, sorted(goods)) for goods in full]
    first = perf_counter() - start
    start = perf_counter()
    assert [fitter.fits(0, sorted(goods)) for goods in full] == answers
    again = perf_counter() - start
    assert True in answers
    assert first / len(full) < 0.02
    assert again / len(full) < 0.0005


def test_a_square_of_a_room_is_one_bit_of_it() -> None:
    room = Room(("##", ".#"))
    assert [room.mask & room.square(y, x) != 0 for y, x in product(range(2), range(2))] == [
        True,
        True,
        False,
        True,
    ]
