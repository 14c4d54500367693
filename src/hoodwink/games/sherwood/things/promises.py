"""Promises by word: so many cards, used when a hideout is raided from. Never enforced."""

from dataclasses import dataclass
from typing import Final

from hoodwink.kernel.seats import Seat

OPEN: Final = "open"
KEPT: Final = "kept"
BROKEN: Final = "broken"
UNNEEDED: Final = "unneeded"
"""It came to nothing, and nobody is to blame."""
STANDINGS: Final = (OPEN, KEPT, BROKEN, UNNEEDED)


@dataclass(frozen=True)
class Promise:
    """What a seat has promised another to use in a band, and what became of it."""

    seat: Seat
    to: Seat
    cards: int
    made_in: int
    """The round."""
    hideout: int
    standing: str = OPEN

    def now(self, standing: str) -> "Promise":
        return Promise(self.seat, self.to, self.cards, self.made_in, self.hideout, standing)
