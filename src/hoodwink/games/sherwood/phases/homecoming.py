"""After a successful raid: the band goes home, or stays if it has provisions."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import LET_BE, NO, PLAY_PROVISIONS
from hoodwink.games.sherwood.phases import Window
from hoodwink.games.sherwood.phases.endings import end_card
from hoodwink.games.sherwood.phases.promises import close_promises
from hoodwink.games.sherwood.phases.special_cards import WITHOUT_CARD, BandsCard
from hoodwink.games.sherwood.setting import ROUNDS, Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import disband, lead_anew, members
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, only

WITH_PROVISIONS: Final[tuple[Move, ...]] = (LET_BE, PLAY_PROVISIONS)


class Homecoming(BandsCard):
    """After a raid the band goes home, or stays if it has provisions (SF-076, SF-125)."""

    verbs = "provisions let"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, WINDOW, no.NO_RAID_DONE)


def provisions(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    held = equipment.holds(s, seat, setting.gear.provisions)
    return WITH_PROVISIONS if held else WITHOUT_CARD


def stocked(s: State, setting: Setting) -> int:
    """Whoever in the band may hold Provisions, unless the game is over anyway."""
    if s.round == ROUNDS and s.sent == len(s.row) - 1:
        return 0
    return equipment.could_hold(s, setting, setting.gear.provisions, members(s, s.hideout))


def go_home(s: State, setting: Setting, tell: Tell | None) -> None:
    staying, band = 0, members(s, s.hideout)
    for seat in SEATS_IN[band]:
        if s.replies[seat] > NO:
            equipment.play(s, seat, setting.gear.provisions)  # SF-125
            staying |= only(seat)
            if tell:
                tell("stayed", seat=seat, hideout=setting.board.hideouts[s.hideout])
    close_promises(s, band & ~staying, tell)
    disband(s, s.hideout, staying)
    lead_anew(s, s.hideout)
    end_card(s, setting, tell)


WINDOW: Final[Window] = Window(at.PROVISIONS, stocked, provisions, go_home)
