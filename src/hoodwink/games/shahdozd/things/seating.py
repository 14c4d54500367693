"""Who sits where around the six slots, and who is next to whom."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd.moves import ACCUSATIONS, PEEKS, TAXES
from hoodwink.kernel.moves import Move
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat, all_below

UNOWNED: Final = -1


class Seating:
    """The table laid for so many players, with all that depends on places alone."""

    def __init__(self, slots: Sequence[int]) -> None:
        seats = len(slots)
        self.slot_of: Final = tuple(slots)
        self.owner_of: Final = tuple(
            slots.index(slot) if slot in slots else UNOWNED for slot in range(6)
        )
        self.everyone: Final = all_below(seats)
        self.from_right: Final = tuple(_from_right(seat, seats) for seat in range(seats))
        self.peeks: Final = tuple(_peeks(slot) for slot in slots)
        self.accusations: Final = tuple(_accusations(slot, slots) for slot in slots)
        self.taxes: Final = tuple(_taxes(seat, seats) for seat in range(seats))

    def left_of(self, seat: Seat) -> Seat:
        """The next player clockwise, unowned slots skipped."""  # D-10
        return (seat + 1) % len(self.slot_of)

    def right_of(self, seat: Seat) -> Seat:
        return self.from_right[seat][0]


def _from_right(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All others, counter-clockwise from the right neighbour."""
    return tuple((seat - step) % seats for step in range(1, seats))


def _peeks(own: int) -> tuple[Move, ...]:
    return tuple(peek for peek in PEEKS if peek.slot != own)  # SD-011


def _accusations(own: int, slots: Sequence[int]) -> tuple[Move, ...]:
    return tuple(move for slot in slots if slot != own for move in ACCUSATIONS[slot])  # D-16


def _taxes(own: Seat, seats: int) -> tuple[Move, ...]:
    return tuple(TAXES[seat] for seat in range(seats) if seat != own)  # SD-033


def read_seating(pack: Pack, seats: int) -> Seating:
    """The places for so many players as the pack gives them."""
    entry = pack.entry(f"seating_{seats}")
    slots = entry.counts("slots", seats, 0, 5)
    if sorted(set(slots)) != slots:
        raise entry.wrong("slots", f"{seats} different slots in rising order")
    return Seating(slots)
