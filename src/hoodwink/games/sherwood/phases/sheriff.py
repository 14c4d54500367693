"""When the Sheriff wins: what it costs, and who slips away under a cape."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import CAPE_RETURN, CAPE_STAY, LET_BE, NO, YES
from hoodwink.games.sherwood.phases import Window
from hoodwink.games.sherwood.phases.endings import move_on
from hoodwink.games.sherwood.phases.promises import close_promises
from hoodwink.games.sherwood.phases.special_cards import WITHOUT_CARD, BandsCard
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import disband, lead_anew, members
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.games.sherwood.things.cards import Card
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, only

WITH_CAPE: Final[tuple[Move, ...]] = (LET_BE, CAPE_STAY, CAPE_RETURN)


class Sheriff(BandsCard):
    """The Sheriff has won; the Cape is played before the losses (SF-116 to SF-127)."""

    verbs = "cape let"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, WINDOW, no.NO_SHERIFF)


def capes(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    return WITH_CAPE if equipment.holds(s, seat, setting.gear.cape) else WITHOUT_CARD


def wary(s: State, setting: Setting) -> int:
    """Whoever in the band may hold a Cape."""
    return equipment.could_hold(s, setting, setting.gear.cape, members(s, s.hideout))


def strike(s: State, setting: Setting, tell: Tell | None) -> None:
    """Losses for all without a cape; those who may and want to stay, stay."""
    card = setting.cards[s.row[s.cart]]
    staying, band = 0, members(s, s.hideout)
    for seat in SEATS_IN[band]:
        reply = s.replies[seat]
        if reply > NO:
            equipment.play(s, seat, setting.gear.cape)  # SF-126
            staying |= only(seat) if reply == YES else 0  # SF-127
            if tell:
                tell("wore_cape", seat=seat, stays=reply == YES)
        else:
            _lose(s, setting, seat, card, tell)
    close_promises(s, band & ~staying, tell)
    disband(s, s.hideout, staying)  # SF-124
    lead_anew(s, s.hideout)
    move_on(s)


def _lose(s: State, setting: Setting, seat: Seat, card: Card, tell: Tell | None) -> None:
    """SF-118 to SF-122: glory not below zero, raiders not below four in play."""
    glory = min(card.glory_lost, s.glory[seat])
    in_band = s.band[s.hideout * MOST_SEATS + seat]
    raiders = max(
        0, min(card.raiders_lost, in_band, in_play(s, seat) - setting.content.raiders_in_camp)
    )
    s.glory[seat] -= glory
    s.band[s.hideout * MOST_SEATS + seat] -= raiders
    s.oak[seat] += raiders
    if tell:
        tell("lost", seat=seat, glory=glory, raiders=raiders)


def in_play(s: State, seat: Seat) -> int:
    """A seat's raiders in camp and on the board."""
    return s.camp[seat] + sum(s.band[seat::MOST_SEATS]) + sum(s.posted[seat::MOST_SEATS])


WINDOW: Final[Window] = Window(at.CAPE, wary, capes, strike)
