"""Whom the game waits for follows from the rest of the state."""

from typing import Final

from hoodwink.games.sherwood.phases import homecoming, road, sheriff
from hoodwink.games.sherwood.phases.alliances import answers
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.seats import BITS, only

WINDOWS: Final = {
    window.phase: window
    for window in (answers.WINDOW, road.WINDOW, homecoming.WINDOW, sheriff.WINDOW)
}


def awaited(s: State, setting: Setting) -> int:
    """Whose choice the phase wants, as a mask; none where the story goes on by itself."""
    if s.phase in at.BY_TURN:
        return BITS[s.turn]
    if s.phase in WINDOWS:
        return WINDOWS[s.phase].asked(s, setting)
    if s.phase == at.EQUIP:
        return only(s.asked)
    if s.phase in (at.ORDER, at.SHARE):
        return only(s.leader[s.hideout])
    return only(s.informant[s.hideout]) if s.phase == at.SURPLUS else 0
