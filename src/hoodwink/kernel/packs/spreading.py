"""Places that a pack does not place: laid out by the roads between them, always in the same way.

A board that nobody has drawn is unfolded between its two furthest ends; a place that is missing on
a drawn board goes near its neighbours. Either way it gets the free field of a grid that is nearest
to where it would like to be, and a sheet that is too full grows downwards: no two ever overlap.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from hoodwink.kernel.packs.sheets import NARROW, WIDE, Layout, LayoutTold, Sheet, Spot, are_near

Near = Mapping[str, Sequence[str]]
"""By place, the neighbours."""

FIELD: Final = (78, 60)
"""A field of the grid has room for a place and its name."""
MARGIN: Final = 34
ROUNDS: Final = 24
SCALE: Final = 1000
MOST_FITTED: Final = 200
"""Beyond that nobody looks for the nearest field: the next one will do."""
MOST_ON_SHEET: Final = 16
"""On a telephone, where names have to be read."""


def complete(
    layout: Layout, near: Near, fixed: Mapping[str, Spot], most: int = MOST_ON_SHEET
) -> LayoutTold:
    """Every place on the wide sheet and on a narrow one. `fixed` is in thousandths of a sheet."""
    wide = layout.wide.copy() if layout.wide else _empty("wide", WIDE, fixed)
    _fill(wide, list(near), near)
    narrow = [sheet.copy() for sheet in layout.narrow]
    if not narrow:
        narrow = _regions(near, fixed, most)
    _bring_home(narrow, near)
    for sheet in narrow:
        _lead_out(sheet, near)
    return {"wide": wide.to_json(), "narrow": [sheet.to_json() for sheet in narrow]}


def _empty(key: str, size: Spot, fixed: Mapping[str, Spot]) -> Sheet:
    sheet = Sheet(key, size)
    for name, (left, top) in fixed.items():
        sheet.places[name] = (left * size[0] // SCALE, top * size[1] // SCALE)
    return sheet


def _regions(near: Near, fixed: Mapping[str, Spot], most: int) -> list[Sheet]:
    """Neighbours together, so many on a sheet; what is fixed is fixed on the first."""
    order = _outwards(near)
    sheets = []
    for first in range(0, len(order), most):
        names = order[first : first + most]
        here = {name: spot for name, spot in fixed.items() if name in names}
        sheet = _empty(names[0], NARROW, here)
        _fill(sheet, names, near)
        sheets.append(sheet)
    return sheets


def _outwards(near: Near) -> list[str]:
    """All places, neighbours after each other."""
    order: dict[str, None] = {}
    for start in near:
        waiting = [start]
        while waiting:
            name = waiting.pop()
            if name not in order:
                order[name] = None
                waiting.extend(reversed(near[name]))
    return list(order)


def _bring_home(sheets: Sequence[Sheet], near: Near) -> None:
    """Places that no sheet has go where their neighbours are."""
    home = {name for sheet in sheets for name in sheet.places}
    missing: dict[str, list[str]] = {sheet.key: [] for sheet in sheets}
    for name in near:
        if name not in home:
            missing[_best_sheet(sheets, near[name]).key].append(name)
    for sheet in sheets:
        names = missing[sheet.key]
        for name in names:
            sheet.guests.pop(name, None)
            sheet.exits.pop(name, None)
        _fill(sheet, names, near)


def _best_sheet(sheets: Sequence[Sheet], neighbours: Sequence[str]) -> Sheet:
    """Where most of the neighbours are at home."""
    return max(sheets, key=lambda sheet: sum(name in sheet.places for name in neighbours))


def _lead_out(sheet: Sheet, near: Near) -> None:
    """The names of neighbours that are drawn elsewhere, so that every road leads somewhere."""
    there = sheet.spots()
    beyond = {far: None for name in sheet.places for far in near[name] if far not in there}
    sheet.exits |= _placed(sheet, list(beyond), near)


def _fill(sheet: Sheet, names: Sequence[str], near: Near) -> None:
    there = sheet.spots()
    missing = [name for name in names if name not in there]
    sheet.places |= _placed(sheet, missing, near)


def _placed(sheet: Sheet, names: Sequence[str], near: Near) -> dict[str, Spot]:
    """A free field for each; the sheet grows if there are not enough."""
    fields = _free(sheet)
    while len(fields) < len(names):
        lacking = len(names) - len(fields)
        sheet.height += FIELD[1] * (1 + lacking * FIELD[0] // sheet.width)
        fields = _free(sheet)
    if not names or len(names) > MOST_FITTED:
        return dict(zip(names, fields, strict=False))
    wishes = _wishes(sheet, names, near)
    found: dict[str, Spot] = {}
    for name in sorted(names, key=wishes.__getitem__):
        found[name] = _nearest(fields, wishes[name])
        fields.remove(found[name])
    return {name: found[name] for name in names}


def _nearest(fields: Sequence[Spot], wish: Spot) -> Spot:
    return min(fields, key=lambda spot: (spot[0] - wish[0]) ** 2 + (spot[1] - wish[1]) ** 2)


def _free(sheet: Sheet) -> list[Spot]:
    """The middles of all fields that nothing stands on."""
    columns = range(MARGIN, sheet.width - MARGIN + 1, FIELD[0])
    rows = range(MARGIN, sheet.height - MARGIN + 1, FIELD[1])
    taken = {spot for there in sheet.spots().values() for spot in _around(there)}
    return [(left, top) for top in rows for left in columns if (left, top) not in taken]


def _around(there: Spot) -> Iterator[Spot]:
    """The middles of the fields that somebody here would be in the way of."""
    column, row = (there[0] - MARGIN) // FIELD[0], (there[1] - MARGIN) // FIELD[1]
    for left in (MARGIN + column * FIELD[0], MARGIN + (column + 1) * FIELD[0]):
        for top in (MARGIN + row * FIELD[1], MARGIN + (row + 1) * FIELD[1]):
            if are_near(there, (left, top)):
                yield left, top


def _wishes(sheet: Sheet, names: Sequence[str], near: Near) -> dict[str, Spot]:
    """Where each would like to be: among its neighbours, or where an unfolded board has it."""
    there = sheet.spots()
    if any(far in there for name in names for far in near[name]):
        return _among(sheet, names, near, there)
    return _unfolded(sheet, names, near)


def _among(
    sheet: Sheet, names: Sequence[str], near: Near, there: Mapping[str, Spot]
) -> dict[str, Spot]:
    """What stands already holds the rest, as if roads were strings."""
    at: dict[str, Spot] = dict.fromkeys(names, (sheet.width // 2, sheet.height // 2))
    for _ in range(ROUNDS):
        for name in names:
            ends = [at.get(far) or there.get(far) for far in near[name]]
            spots = [spot for spot in ends if spot is not None]
            if spots:
                at[name] = _middle(spots)
    return at


def _middle(spots: Sequence[Spot]) -> Spot:
    return (
        sum(left for left, _ in spots) // len(spots),
        sum(top for _, top in spots) // len(spots),
    )


def _unfolded(sheet: Sheet, names: Sequence[str], near: Near) -> dict[str, Spot]:
    """From left to right between two ends that are far apart, from top to bottom between others."""
    left = _steps(names, near, _furthest(_steps(names, near, names[0])))
    right = _steps(names, near, _furthest(left))
    between = {name: -abs(left[name] - right[name]) for name in names}
    top = _steps(names, near, _furthest(between))
    bottom = _steps(names, near, _furthest(top))
    across = _stretched({name: left[name] - right[name] for name in names}, sheet.width)
    down = _stretched({name: top[name] - bottom[name] for name in names}, sheet.height)
    return {name: (across[name], down[name]) for name in names}


def _furthest(steps: Mapping[str, int]) -> str:
    return max(steps, key=steps.__getitem__)


def _stretched(numbers: Mapping[str, int], length: int) -> dict[str, int]:
    low, high = min(numbers.values()), max(numbers.values())
    room = max(1, high - low)
    return {
        name: MARGIN + (number - low) * (length - 2 * MARGIN) // room
        for name, number in numbers.items()
    }


def _steps(names: Sequence[str], near: Near, start: str) -> dict[str, int]:
    """How far each is from one of them; what no road joins is one step further than all."""
    inside, steps, waiting = set(names), {start: 0}, [start]
    for name in waiting:
        for far in near[name]:
            if far in inside and far not in steps:
                steps[far] = steps[name] + 1
                waiting.append(far)
    beyond = max(steps.values()) + 1
    return {name: steps.get(name, beyond) for name in names}
