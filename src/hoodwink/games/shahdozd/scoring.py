"""The end: most coins win."""

from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.kernel.outcome import Outcome, most_wins


def reason(s: State) -> str:
    """Why the match is over."""
    return "turn cap" if s.bank else "bank empty"


def outcome(s: State, _setting: Setting) -> Outcome:
    return most_wins(s.purse, reason(s))  # SD-057, D-19
