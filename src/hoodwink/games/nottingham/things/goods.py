"""The kinds of goods, and how a handful of them is written."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.seats import mask_of

APPLE: Final = 0
CHEESE: Final = 1
BREAD: Final = 2
CHICKEN: Final = 3
FIRST_ROYAL: Final = 8
SCROLLS: Final = 15
PLATE: Final = 16
SUMMONS: Final = 17

NAMES: Final = (
    "apple",
    "cheese",
    "bread",
    "chicken",
    "pepper",
    "mead",
    "silk",
    "crossbow",
    "granny-apples",
    "golden-apples",
    "gouda",
    "blue-cheese",
    "rye-bread",
    "black-bread",
    "royal-rooster",
    "arcane-scrolls",
    "feast-plate",
    "royal-summons",
)
KINDS: Final = len(NAMES)
LEGAL: Final = 4
"""Kinds below this are legal goods; all others are contraband."""

MANY: Final = 999

CONTRABAND_MASK: Final = mask_of(range(LEGAL, KINDS))

ROYAL_TYPE: Final = (APPLE, APPLE, CHEESE, CHEESE, BREAD, BREAD, CHICKEN)
"""The legal good that each royal one counts as, from FIRST_ROYAL on."""

KIND_OF: Final[Mapping[str, int]] = {name: kind for kind, name in enumerate(NAMES)}


def named(counts: Sequence[int]) -> dict[str, int]:
    """Counts by kind, as JSON tells them."""
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def counted(values: Mapping[str, Any]) -> list[int]:
    """The counts by kind that `named` wrote."""
    counts = [0] * KINDS
    for name, count in values.items():
        counts[KIND_OF[name]] = count
    return counts
