"""Sheets: drawings of a board, or of a part of it. Nothing here is a rule."""

from collections.abc import Mapping
from typing import Final, TypedDict

Spot = tuple[int, int]

WIDE: Final = (1088, 548)
"""The board beside the log, on a screen of 1440 by 900."""
NARROW: Final = (390, 300)
"""The board of a telephone."""
CLOSEST: Final = 44
"""So far are two places apart at least, for a finger has to find either."""


class BendTold(TypedDict):
    """A road or lane that is no straight line."""

    ends: list[str]
    """The two places that it joins."""
    by: list[int]
    """The control point of its curve, left and top; may lie outside of the sheet."""


class SheetTold(TypedDict):
    """One drawing of the board, or of a part of it."""

    key: str
    """The word that the languages have for this part."""
    size: list[int]
    """Its width and height in pixels."""
    places: dict[str, list[int]]
    """By place, left and top of its middle. Every place is at home on one sheet of a drawing."""
    guests: dict[str, list[int]]
    """The same for places at home on another sheet that are drawn here, too."""
    exits: dict[str, list[int]]
    """Where roads leave this sheet: the place that they lead to, and where its name stands."""
    bends: list[BendTold]
    """Roads and lanes to be drawn as curves."""
    coast: list[str]
    """Outlines of the land, each a path as SVG draws it."""


class LayoutTold(TypedDict):
    """Where everything stands: as the pack has it, or else laid out by the engine."""

    wide: SheetTold
    """For a wide screen."""
    narrow: list[SheetTold]
    """For a telephone: one sheet, or one a region."""


class Sheet:
    """One drawing, perhaps with places missing."""

    def __init__(self, key: str, size: Spot) -> None:
        self.key: Final = key
        self.width: Final = size[0]
        self.height = size[1]
        self.places: dict[str, Spot] = {}
        self.guests: dict[str, Spot] = {}
        self.exits: dict[str, Spot] = {}
        self.bends: list[tuple[str, str, Spot]] = []
        self.coast: list[str] = []

    def copy(self) -> "Sheet":
        made = Sheet(self.key, (self.width, self.height))
        made.places, made.guests = dict(self.places), dict(self.guests)
        made.exits, made.bends, made.coast = dict(self.exits), self.bends, self.coast
        return made

    def spots(self) -> dict[str, Spot]:
        """All that stands here already."""
        return {**self.exits, **self.guests, **self.places}

    def to_json(self) -> SheetTold:
        return {
            "key": self.key,
            "size": [self.width, self.height],
            "places": _listed(self.places),
            "guests": _listed(self.guests),
            "exits": _listed(self.exits),
            "bends": [{"ends": [one, other], "by": [*by]} for one, other, by in self.bends],
            "coast": self.coast,
        }


def _listed(spots: Mapping[str, Spot]) -> dict[str, list[int]]:
    return {name: [*spot] for name, spot in spots.items()}


class Layout:
    """All drawings that a pack has. None of them has to be there, nor any single place."""

    def __init__(self) -> None:
        self.wide: Sheet | None = None
        self.narrow: Final[list[Sheet]] = []
        self.kinds: Final[dict[str, str]] = {}


def are_near(one: Spot, other: Spot) -> bool:
    """Whether two places would be in each other's way."""
    across, down = one[0] - other[0], one[1] - other[1]
    return across * across + down * down < CLOSEST * CLOSEST
