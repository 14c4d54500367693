"""The end: most glory, then fewest on the oak, then most sacks."""

from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.outcome import Outcome, most_wins


def outcome(s: State, _setting: Setting) -> Outcome:
    on_oak = [-raiders for raiders in s.oak]
    ladder = (("oak", on_oak), ("sacks", s.sacks))  # SF-145, SF-146
    return most_wins(s.glory, "six rounds", *ladder)  # SF-144, B-32
