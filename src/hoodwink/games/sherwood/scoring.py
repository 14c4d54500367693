"""The end: most glory, then fewest on the oak, then most sacks."""

from hoodwink.games.sherwood.state import State
from hoodwink.kernel.outcome import Outcome
from hoodwink.kernel.ties import winner_by_ladder


def outcome(s: State) -> Outcome:
    on_oak = [-raiders for raiders in s.oak]
    ladder = (("oak", on_oak), ("sacks", s.sacks))  # SF-145, SF-146
    return winner_by_ladder(s.glory, ladder, "six rounds")  # SF-144, B-32
