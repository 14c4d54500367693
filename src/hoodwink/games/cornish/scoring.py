"""Who has won."""

from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.moments import ENDINGS
from hoodwink.kernel.outcome import Outcome, most_wins
from hoodwink.kernel.seats import Seat


def final_outcome(s: State, setting: Setting) -> Outcome:
    """CS-139, CS-140: gold and reputation count, nothing else does."""
    scores = [gold + reputation for gold, reputation in zip(s.gold, s.reputation, strict=True)]
    shared = most_wins(scores, ENDINGS[s.ending])
    if setting.shares or len(shared.winners) == 1:
        return shared
    winner = max(shared.winners, key=lambda seat: _standing(s, seat))  # C-29
    return Outcome(shared.scores, (winner,), shared.reason, "richest")


def _standing(s: State, seat: Seat) -> tuple[int, int, int]:
    """CS-127 turned round: most gold, most characters, first from the first player on."""
    return s.gold[seat], len(s.casts[seat]), -((seat - s.first) % len(s.gold))
