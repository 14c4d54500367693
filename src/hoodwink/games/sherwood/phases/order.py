"""Order at the table: whom the game waits for, and what stands against a move of any kind."""

from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import Convoy, Equip, First
from hoodwink.games.sherwood.phases import homecoming, road, sheriff
from hoodwink.games.sherwood.phases.alliances import answers
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import BITS, NATURE, Seat

WINDOWS: Final = {
    window.phase: window
    for window in (answers.WINDOW, road.WINDOW, homecoming.WINDOW, sheriff.WINDOW)
}


def awaited(s: State, setting: Setting) -> int:
    """Whose choice the phase wants, as a mask; none where the story goes on by itself."""
    phase = s.phase
    if phase in at.BY_TURN:
        return BITS[s.turn]
    if phase == at.MESSENGER:  # the window that opens most, without a look into the table
        return road.may_redirect(s, setting)
    if phase in WINDOWS:
        return WINDOWS[phase].asked(s, setting)
    if phase == at.EQUIP:
        return BITS[s.asked]
    if phase in at.BY_LEADER:
        return BITS[s.leader[s.hideout]]
    return BITS[s.informant[s.hideout]] if phase == at.SURPLUS else 0


def out_of_place(s: State, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds for this seat now."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if not 0 <= seat < len(s.camp) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE:
        return no.CHANCE_NOT_ASKED
    if isinstance(move, First | Convoy | Equip):
        return no.CHANCE_DECIDES
    return None if s.waiting else no.CHANCE_FIRST
