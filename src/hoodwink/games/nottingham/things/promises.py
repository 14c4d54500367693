"""Promises: for a later round than the one they are made in, written down and never enforced."""

from dataclasses import dataclass, replace

from hoodwink.games.nottingham.moves.verbs import BROKEN, KEPT, OPEN
from hoodwink.kernel.seats import Seat


@dataclass(frozen=True)
class Promise:
    """What a seat said it would do about a bag as Sheriff, and what became of that."""

    seat: Seat
    to: Seat
    outcome: int
    about: Seat
    made: int
    standing: str = OPEN

    def after(self, sheriff: Seat, outcome: int, bag: Seat, round_: int) -> "Promise":
        """The promise once a Sheriff has decided on a bag: kept or broken, if it was about that.

        What was promised in that same round is meant for later.
        """
        due = self.standing == OPEN and self.made < round_
        if not due or (self.seat, self.about) != (sheriff, bag):
            return self
        return replace(self, standing=KEPT if self.outcome == outcome else BROKEN)
