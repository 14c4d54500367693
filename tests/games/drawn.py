"""What a drawn board must be: nothing outside, nothing on anything else, every name readable."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from hoodwink.kernel.packs.sheets import CLOSEST, LayoutTold, SheetTold

Box = tuple[float, float, float, float]
Spots = Mapping[str, Sequence[int]]

RADIUS = 18
"""Of a place as it is drawn; what a finger hits is larger."""
LETTER = 6.0
BELOW, HALF = 28, 7
"""A name stands so far below its place, in a line of twice that."""


def sheets(layout: LayoutTold) -> list[SheetTold]:
    return [layout["wide"], *layout["narrow"]]


def faults(layout: LayoutTold) -> list[str]:
    """Places that are outside of their sheet, or too near to another."""
    return [fault for sheet in sheets(layout) for fault in _faults(sheet)]


def _faults(sheet: SheetTold) -> Iterator[str]:
    spots = {**sheet["places"], **sheet["guests"]}
    for name, (left, top) in {**spots, **sheet["exits"]}.items():
        if not (0 <= left <= sheet["size"][0] and 0 <= top <= sheet["size"][1]):
            yield f"{sheet['key']}: {name} is outside"
    for (one, a), (other, b) in combinations(spots.items(), 2):
        if (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 < CLOSEST**2:
            yield f"{sheet['key']}: {one} and {other}"


def unreadable(sheet: SheetTold, names: Mapping[str, str]) -> list[str]:
    """Names that would stand on another name, on a place, or below the sheet."""
    spots = {**sheet["places"], **sheet["guests"]}
    boxes = {name: _box(sheet, names[name], spot, BELOW) for name, spot in spots.items()}
    boxes |= {name: _box(sheet, names[name], spot, 0) for name, spot in sheet["exits"].items()}
    found = [name for name, box in boxes.items() if box[3] > sheet["size"][1]]
    found += [f"{a}, {b}" for a, b in combinations(boxes, 2) if _meet(boxes[a], boxes[b])]
    for name, box in boxes.items():
        found += [f"{name} on {at}" for at in spots if at != name and _covers(box, spots[at])]
    return found


def _box(sheet: SheetTold, name: str, spot: Sequence[int], below: int) -> Box:
    """Moved to the middle where it would leave the sheet."""
    half = len(name) * LETTER / 2
    middle = min(max(spot[0], half + 2), sheet["size"][0] - half - 2)
    top = spot[1] + below
    return middle - half, top - HALF, middle + half, top + HALF


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _covers(box: Box, spot: Sequence[int]) -> bool:
    left = min(max(spot[0], box[0]), box[2]) - spot[0]
    top = min(max(spot[1], box[1]), box[3]) - spot[1]
    return left**2 + top**2 < RADIUS**2
