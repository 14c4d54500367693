"""How a match ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from hoodwink.kernel.seats import Seat


class OutcomeTold(TypedDict):
    """How a match ended, in a view or a record."""

    scores: list[int]
    """By seat, what it is measured by in the end: coins, points, glory."""
    winners: list[Seat]
    """Who has won; more than one if nothing parts them."""
    reason: str
    """Why it is over, in a few words such as `bank empty`."""
    tie_break: str | None
    """What parted equal scores, if anything had to."""


@dataclass(frozen=True)
class Outcome:
    """The scores, who won, why it ended, and what parted equal scores, if anything had to."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    tie_break: str | None = None

    def to_json(self) -> OutcomeTold:
        return {
            "scores": list(self.scores),
            "winners": list(self.winners),
            "reason": self.reason,
            "tie_break": self.tie_break,
        }


def most_wins(scores: Sequence[int], reason: str) -> Outcome:
    """Every seat with the best score wins; a tie is a shared victory."""
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    return Outcome(tuple(scores), winners, reason)
