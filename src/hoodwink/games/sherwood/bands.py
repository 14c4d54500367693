"""Bands in their hideouts: who belongs to them, who leads, and how they go home."""

from hoodwink.games.sherwood.phases import NOBODY, SEATS
from hoodwink.games.sherwood.state import State


def raiders_in(s: State, hideout: int) -> int:
    return sum(s.band[hideout * SEATS : hideout * SEATS + SEATS])


def members(s: State, hideout: int) -> int:
    """Whoever has raiders in a hideout, as a mask."""
    start = hideout * SEATS
    band = s.band[start : start + SEATS]
    return sum(1 << seat for seat in range(SEATS) if band[seat])


def disband(s: State, hideout: int, staying: int) -> None:
    """All go home but those who stay."""
    for seat in range(len(s.camp)):
        if not staying >> seat & 1:
            s.camp[seat] += s.band[hideout * SEATS + seat]  # SF-076
            s.band[hideout * SEATS + seat] = 0


def lead_anew(s: State, hideout: int) -> None:
    """The leader, if still there, leads on; else the next clockwise; or the hideout is free."""
    left = members(s, hideout)
    if left == 0:
        s.leader[hideout] = NOBODY
        s.occupied &= ~(1 << hideout)
        return
    seats = len(s.camp)
    while not left >> s.leader[hideout] & 1:
        s.leader[hideout] = (s.leader[hideout] + 1) % seats  # SF-127, B-26, B-37
