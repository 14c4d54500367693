"""How a match ended, and who wins when the best scores are equal."""

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


Rung = tuple[str, Sequence[int]]
"""Of a ladder of tie-breaks: what is counted next, by name, and each seat's count. Most wins."""


def most_wins(scores: Sequence[int], reason: str, *ladder: Rung) -> Outcome:
    """The best score wins; equal ones are parted rung by rung, and else share the victory.

    The outcome names the last rung that parted any of them.
    """
    best = max(scores)
    winners = [seat for seat, score in enumerate(scores) if score == best]
    parted_by = None
    for name, counts in ladder:
        most = max(counts[seat] for seat in winners)
        ahead = [seat for seat in winners if counts[seat] == most]
        if len(ahead) < len(winners):
            winners, parted_by = ahead, name
    return Outcome(tuple(scores), tuple(winners), reason, parted_by)
