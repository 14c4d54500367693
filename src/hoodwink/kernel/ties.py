"""Who wins when the best scores are equal: a ladder of further counts, taken in order."""

from collections.abc import Sequence

from hoodwink.kernel.outcome import Outcome

Rung = tuple[str, Sequence[int]]
"""What is counted next, by name, and each seat's count: most wins."""


def winner_by_ladder(scores: Sequence[int], ladder: Sequence[Rung], reason: str) -> Outcome:
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
