"""How a match ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from hoodwink.kernel.seats import Seat


class OutcomeTold(TypedDict):
    """How a match ended, in a view or a record."""

    scores: list[int]
    winners: list[Seat]
    reason: str
    tie_break: str | None


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
