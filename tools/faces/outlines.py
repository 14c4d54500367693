"""Paths, circles and ellipses as polygons."""

import math
import re
from collections.abc import Iterator
from typing import Final

Point = tuple[float, float]

TOKENS: Final = re.compile(r"[MLHVCSQAZ]|-?\d*\.?\d+")
PIECES: Final = 8
"""Into so many lines is a curve cut."""


def outlines(body: str) -> Iterator[tuple[list[str], list[Point]]]:
    """The classes and the points of everything that a part is drawn with."""
    for tag, attributes in re.findall(r"<(path|circle|ellipse) ([^>]*)/>", body):
        values = dict(re.findall(r'([\w-]+)="([^"]*)"', attributes))
        kinds = values["class"].split()
        if tag == "path":
            yield from ((kinds, shape) for shape in path(values["d"]))
        else:
            across = float(values.get("r") or values["rx"])
            yield kinds, _round(values, across, float(values.get("ry") or across))


def _round(values: dict[str, str], across: float, down: float) -> list[Point]:
    x, y = float(values["cx"]), float(values["cy"])
    turns = [math.tau * turn / (4 * PIECES) for turn in range(4 * PIECES + 1)]
    return [(x + across * math.cos(turn), y + down * math.sin(turn)) for turn in turns]


def path(d: str) -> list[list[Point]]:
    """Every outline of a path in absolute commands."""
    shapes: list[list[Point]] = []
    verb, numbers = "", list[float]()
    pen = _Pen()
    for token in TOKENS.findall(d):
        if token.isalpha():
            verb, numbers = token, []
            if verb == "Z":
                pen.close()
            continue
        numbers.append(float(token))
        if len(numbers) == _ARGUMENTS[verb]:
            if verb == "M":
                shapes += [pen.shape] if len(pen.shape) > 1 else []
            pen.draw(verb, numbers)
            verb, numbers = ("L" if verb == "M" else verb), []
    return [*shapes, pen.shape] if len(pen.shape) > 1 else shapes


_ARGUMENTS: Final = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7}


class _Pen:
    """Where the pen is, and what it has drawn since it was put down."""

    def __init__(self) -> None:
        self.shape: list[Point] = []
        self._before: Point = (0.0, 0.0)

    def close(self) -> None:
        self.shape.append(self.shape[0])

    def draw(self, verb: str, numbers: list[float]) -> None:
        if verb == "M":
            self.shape = [(numbers[0], numbers[1])]
            return
        here = self.shape[-1]
        points = list(zip(numbers[::2], numbers[1::2], strict=False))
        if verb == "S":
            before = self._before
            points = [(2 * here[0] - before[0], 2 * here[1] - before[1]), *points]
        if verb == "H":
            points = [(numbers[0], here[1])]
        if verb == "V":
            points = [(here[0], numbers[0])]
        if verb == "A":
            points = [(numbers[5], numbers[6])]
        self._before = points[-2] if verb in "CSQ" else points[-1]
        self.shape += curve([here, *points]) if verb in "CSQ" else points


def curve(points: list[Point]) -> Iterator[Point]:
    """A Bézier curve of any degree, without its beginning."""
    degree = len(points) - 1
    for piece in range(1, PIECES + 1):
        at = piece / PIECES
        weights = [
            math.comb(degree, k) * at**k * (1 - at) ** (degree - k) for k in range(degree + 1)
        ]
        yield (
            sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
            sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
        )
