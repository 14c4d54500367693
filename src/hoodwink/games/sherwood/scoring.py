"""The end: glory, and what decides between equals."""

from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.outcome import Outcome


def outcome(s: State) -> Outcome | None:
    """Most glory; then fewest on the oak; then most sacks."""
    if s.phase != at.OVER:
        return None
    seats = range(len(s.camp))
    best = [seat for seat in seats if s.glory[seat] == max(s.glory)]  # SF-144
    tie_break: str | None = None
    if len(best) > 1:
        fewest = min(s.oak[seat] for seat in best)
        fewer = [seat for seat in best if s.oak[seat] == fewest]  # SF-145
        tie_break = "oak" if len(fewer) < len(best) else None
        best = fewer
    if len(best) > 1:
        most = max(s.sacks[seat] for seat in best)
        richer = [seat for seat in best if s.sacks[seat] == most]  # SF-146
        tie_break = "sacks" if len(richer) < len(best) else tie_break
        best = richer  # B-32
    return Outcome(tuple(s.glory), tuple(best), "six rounds", tie_break)
