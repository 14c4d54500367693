"""Where a ship may go."""

from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.seats import Seat


def may_enter(s: State, seat: Seat, cove: int) -> bool:
    """C-12: by a character's knowledge of the cove, or by charts for this round."""
    return (s.access[seat] >> cove | s.charts >> seat) & 1 == 1


def sails(t: Terms, s: State, seat: Seat, purse: int) -> list[Choice]:
    """Where the ship may go; into a cove only with access (C-12)."""
    found: list[Choice] = []
    add_sails(t, s, seat, purse, found)
    return found


def add_sails(t: Terms, s: State, seat: Seat, purse: int, listed: list[Choice]) -> None:
    at = s.anchors[seat]
    listed += t.words.sails[at][purse]
    for cove, steps in t.words.slips[at]:
        if s.access[seat] & cove or s.charts >> seat & 1:
            listed += steps[purse]
