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
    Cells,
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
    ("key", "ways"), [("lace", 1), ("tea", 2), ("spice", 4), ("brandy", 1), ("rum", 4), ("gin", 2)]
)
def test_goods_may_be_turned(key: str, ways: int) -> None:
    form = next(form for form in content().forms if form.key == key)
    assert len(form.ways) == len(orientations(form.ways[0])) == ways


def turned_over(cells: Cells) -> list[Cells]:
    return orientations(frozenset((y, -x) for y, x in cells))


@pytest.mark.rule("CS-006", "C-63")
def test_goods_are_not_turned_over() -> None:
    """Those that are not their own likeness never lie as they would in a mirror."""
    lopsided = {"rum", "gin", "wine", "coffee", "cognac"}
    for form in content().forms:
        mirrored = turned_over(form.ways[0])
        assert (mirrored == form.ways) == (form.key not in lopsided)
        if form.key in lopsided:
            assert not {*mirrored} & {*form.ways}
            room = Room(drawn(mirrored[0]))
            assert Fitter([room], [form]).arrangement(0, [0]) is None
            assert Fitter([Room(form.rows)], [form]).fits(0, [0])


def drawn(cells: Cells) -> tuple[str, ...]:
    wide, high = max(x for _, x in cells) + 1, max(y for y, _ in cells) + 1
    return tuple("".join("#" if (y, x) in cells else "." for x in range(wide)) for y in range(high))


ON_SALE = [number for number, lots in enumerate(zip(*content().stock, strict=True)) if any(lots)]


@pytest.mark.rule("CS-137", "C-63")
@pytest.mark.parametrize("ship", range(10), ids=content().ships)
def test_every_hold_takes_every_shape_on_sale(ship: int) -> None:
    """The last shape bought ends the game, so whoever sails must be able to buy it."""
    assert [n for n in ON_SALE if not content().fitter.fits(ship, [n])] == []


@pytest.mark.rule("CS-009", "C-63")
def test_every_warehouse_takes_some_shape_and_every_shape_some_start_warehouse() -> None:
    """Nothing has to be stored; but no warehouse is useless, and there is one for every shape."""
    fits = content().fitter.fits
    for store in content().warehouses:
        assert any(fits(store.room, [n]) for n in ON_SALE), store.key
    starters = [content().warehouses[number] for number in content().starters]
    for n in ON_SALE:
        assert any(fits(store.room, [n]) for store in starters), content().form_keys[n]


@pytest.mark.rule("CS-005", "C-63")
def test_no_room_would_take_more_if_it_were_drawn_the_other_way_round() -> None:
    """So no card of the pack is worse than it need be, now that shapes have a face."""
    stock = [sum(lots) for lots in zip(*content().stock, strict=True)]
    for room in content().rooms:
        mirror = Room(tuple(row[::-1] for row in room.rows))
        here, there = (Fitter([one], content().forms) for one in (room, mirror))
        taken = [sum(stock[n] for n in ON_SALE if one.fits(0, [n])) for one in (here, there)]
        assert taken[0] >= taken[1], room.rows


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
