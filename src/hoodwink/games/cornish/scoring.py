"""Who has won."""

from collections.abc import Sequence

from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.moments import ENDINGS
from hoodwink.kernel.outcome import Outcome, most_wins


def outcome(s: State, setting: Setting) -> Outcome:
    """CS-139, CS-140: gold and reputation count, nothing else does."""
    scores = [gold + reputation for gold, reputation in zip(s.gold, s.reputation, strict=True)]
    if setting.shares:
        return most_wins(scores, ENDINGS[s.ending])
    ladder = [("richest", counts) for counts in _standings(s)]  # C-29
    return most_wins(scores, ENDINGS[s.ending], *ladder)


def _standings(s: State) -> tuple[Sequence[int], ...]:
    """CS-127 turned round: most gold, most characters, first from the first player on."""
    seats = len(s.gold)
    return (
        s.gold,
        [len(cast) for cast in s.casts],
        [(s.first - 1 - seat) % seats for seat in range(seats)],
    )
