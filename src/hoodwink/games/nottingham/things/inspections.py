"""The public tally of inspections: how often the bag of each seat held what was declared.

Eight bits for each seat in one number: the lower four count the bags that held it, the upper
four those that did not. Copies share it, and no game is long enough to fill four bits.
"""

from typing import Any, TypedDict

from hoodwink.kernel.seats import Seat


class Inspections(TypedDict):
    """How often a bag was opened before all, and what it held."""

    truthful: int
    """Bags that held what was declared."""
    lies: int
    """Bags that did not."""


def with_bag(inspected: int, seat: Seat, truthful: bool) -> int:
    """The number with one more bag that was opened before all."""
    return inspected + (1 << 8 * seat + (0 if truthful else 4))


def inspected_json(inspected: int, seat: Seat) -> Inspections:
    return {"truthful": inspected >> 8 * seat & 15, "lies": inspected >> 8 * seat + 4 & 15}


def read_inspected(seat: Seat, told: Any) -> int:
    """What a seat has of the number that `inspected_json` told of."""
    truthful, lies = int(told["truthful"]), int(told["lies"])
    return (truthful | lies << 4) << 8 * seat
