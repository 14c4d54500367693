"""What is left of a face at 20 pixels, all black."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

from tools.faces.compose import BEHIND, TO_THE_LEFT, TO_THE_RIGHT, TURNED, parts
from tools.faces.outlines import Point, outlines

SIZE: Final = 20
FINE: Final = 2
"""So many samples across a pixel."""

STROKES: Final = {"thin": 0.95, "fat": 2.75, "vfat": 4.5}
"""Half the width of a line by its class; others are 3 wide."""

Mask = frozenset[tuple[int, int]]


def silhouette(recipe: str) -> Mask:
    """The pixels that a person covers."""
    left, top, width, _ = map(float, _box(recipe).split())
    samples = _samples(recipe, left, top, width / (SIZE * FINE))
    covered = Counter((x // FINE, y // FINE) for x, y in samples)
    return frozenset(pixel for pixel, count in covered.items() if count * 2 >= FINE * FINE)


def _box(recipe: str) -> str:
    return TO_THE_LEFT if " -" in recipe else TO_THE_RIGHT


def _samples(recipe: str, left: float, top: float, step: float) -> set[tuple[int, int]]:
    found: set[tuple[int, int]] = set()
    for name, way in pieces(recipe):
        found |= _covered(name, way, left, top, step)
    return found


def pieces(recipe: str) -> Iterator[tuple[str, str]]:
    """Each part with the way it is moved."""
    words = recipe.split()
    hat = next(word.partition(".")[0] for word in words if word.startswith("hat-"))
    for word in words:
        name = word.partition(".")[0]
        if word.startswith("+"):
            yield from ((one, BEHIND[name[1:]]) for one in ("coat-plain", "face-oval", hat))
        else:
            yield name.removeprefix("-"), TURNED if word.startswith("-") else ""


@cache
def _covered(name: str, way: str, left: float, top: float, step: float) -> set[tuple[int, int]]:
    found = set[tuple[int, int]]()
    for shape, edge in shapes(parts()[name]):
        moved = [_moved(point, way) for point in shape]
        found |= set(_filled(moved, left, top, step)) if edge[1] else set()
        found |= set(_stroked(moved, edge[0], left, top, step))
    return found


def shapes(body: str) -> Iterator[tuple[list[Point], tuple[float, bool]]]:
    """Every outline of a part, half the width of its line, and whether it is filled."""
    for kinds, shape in outlines(body):
        half = next((STROKES[kind] for kind in kinds if kind in STROKES), 1.5)
        line = half if "i" in kinds else 0.0
        yield shape, (line, "n" not in kinds and not any(kind[:2] == "sl" for kind in kinds))


def _moved(point: Point, way: str) -> Point:
    x, y = point
    if way == TURNED:
        return 64 - x, y
    numbers = [float(number) for number in re.findall(r"-?[\d.]+", way)]
    return (x * numbers[2] + numbers[0], y * numbers[2] + numbers[1]) if numbers else point


def _filled(
    shape: Sequence[Point], left: float, top: float, step: float
) -> Iterator[tuple[int, int]]:
    """Even-odd, line by line."""
    for row in range(SIZE * FINE):
        y = top + (row + 0.5) * step
        edges = zip(shape, [*shape[1:], shape[0]], strict=True)
        cuts = sorted(
            a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            for a, b in edges
            if (a[1] <= y) != (b[1] <= y)
        )
        for begin, end in zip(cuts[::2], cuts[1::2], strict=False):
            first, last = (round((x - left) / step) for x in (begin, end))
            yield from ((column, row) for column in range(max(0, first), min(SIZE * FINE, last)))


def _stroked(
    shape: Sequence[Point], half: float, left: float, top: float, step: float
) -> Iterator[tuple[int, int]]:
    """Round pens along the line."""
    reach = round(half / step)
    for (x1, y1), (x2, y2) in pairwise(shape) if half else ():
        steps = max(1, int(max(abs(x2 - x1), abs(y2 - y1)) / step))
        for at in range(steps + 1):
            x = int((x1 + (x2 - x1) * at / steps - left) / step)
            y = int((y1 + (y2 - y1) * at / steps - top) / step)
            for dx in range(-reach, reach + 1):
                for dy in range(-reach, reach + 1):
                    if 0 <= x + dx < SIZE * FINE and 0 <= y + dy < SIZE * FINE:
                        yield x + dx, y + dy


def difference(one: Mask, other: Mask) -> int:
    """In how many pixels two silhouettes differ."""
    return len(one ^ other)
