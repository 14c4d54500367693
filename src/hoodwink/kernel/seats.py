"""Who may act: the players by number, chance, and the table itself; and sets of them.

A set of seats is a mask: a number with a bit for each. So are sets of cards, places and other
small numbers.
"""

from collections.abc import Iterable
from typing import Final

Seat = int
"""A player by number, from 0; below zero chance and the table, see `NATURE` and `TABLE`."""

NATURE: Final = -1
"""Answers for chance: shuffles, draws, dice."""

TABLE: Final = -2
"""Answers for the clock on the wall: nobody's choice, no chance either."""

_SPOKEN: Final = {NATURE: "nature", TABLE: "table"}


def seat_text(seat: Seat) -> str:
    """The seat as records and tables write it: `0`, `1`, ... `nature`, `table`."""
    return _SPOKEN.get(seat, str(seat))


def only(number: int) -> int:
    """The set of one."""
    return 1 << number


MOST: Final = 8
"""No game is for more players."""

BITS: Final = tuple(1 << seat for seat in range(MOST))
"""The set of each seat alone, looked up: where every move goes through, a shift takes longer."""


def all_below(count: int) -> int:
    """The numbers from 0 on, so many."""
    return (1 << count) - 1


def mask_of(numbers: Iterable[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def has(mask: int, number: int) -> bool:
    return mask >> number & 1 == 1


def without(mask: int, number: int) -> int:
    return mask & ~(1 << number)


def is_many(mask: int) -> bool:
    """Whether there is more than one in it."""
    return mask & (mask - 1) != 0


def _listed(mask: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(MOST) if mask >> seat & 1)


SEATS_IN: Final[tuple[tuple[Seat, ...], ...]] = tuple(_listed(mask) for mask in range(1 << MOST))
"""The seats whose bit is set in a mask, in order: `SEATS_IN[0b101] == (0, 2)`."""

NATURE_ACTS: Final[tuple[Seat, ...]] = (NATURE,)
NOBODY: Final[tuple[Seat, ...]] = ()
