"""Who may act: the players by number, chance, and the table itself."""

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


def _listed(mask: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(8) if mask >> seat & 1)


SEATS_IN: Final[tuple[tuple[Seat, ...], ...]] = tuple(_listed(mask) for mask in range(256))
"""The seats whose bit is set in a mask, in order: `SEATS_IN[0b101] == (0, 2)`."""

NATURE_ACTS: Final[tuple[Seat, ...]] = (NATURE,)
NOBODY: Final[tuple[Seat, ...]] = ()
