"""The end: most coins win."""

from typing import Final

from hoodwink.kernel.outcome import Outcome, most_wins
from smallest.poke.setting import Setting
from smallest.poke.state import State

REASON: Final = "all sold"


def outcome(s: State, _setting: Setting) -> Outcome:
    return most_wins(s.purse, REASON)  # PP-07
