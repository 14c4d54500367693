"""The cart on its road, Messengers who send it elsewhere, and the band that it meets."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import LET_BE, PLACES
from hoodwink.games.sherwood.phases import Window
from hoodwink.games.sherwood.phases.endings import end_card
from hoodwink.games.sherwood.phases.raids import meet
from hoodwink.games.sherwood.phases.special_cards import WITHOUT_CARD, SpecialCard
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import equipment
from hoodwink.games.sherwood.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, only, without


class Messengers(SpecialCard):
    """Before a cart sets out it may be sent to another town (SF-058, SF-066, SF-128 to SF-130)."""

    verbs = "messenger let"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting, WINDOW, no.NO_MESSENGER)

    def unplayable(self, s: State, seat: Seat, move: Move) -> Refusal:
        if not equipment.holds(s, seat, self._setting.gear.messenger):
            return no.NO_SUCH_CARD
        there = move is self._setting.moves.messengers[s.destination]
        return no.GOES_THERE if there else no.NO_TURNING_BACK


def redirections(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    """Another destination, but not back to where the cart comes from."""
    if not equipment.holds(s, seat, setting.gear.messenger):
        return WITHOUT_CARD
    passed = (setting.cards[s.row[s.cart]].start, s.destination)
    others = (town for town in range(len(setting.board.towns)) if town not in passed)
    return [LET_BE, *(setting.moves.messengers[town] for town in others)]


def may_redirect(s: State, setting: Setting) -> int:
    """The seats that could play a Messenger now, if it could still make a difference."""
    if not setting.advanced:
        return 0
    start = setting.cards[s.row[s.cart]].start
    if not setting.board.before_crossing(start, s.step):  # SF-129
        return 0
    ahead = s.occupied & setting.board.ahead(start, s.step)
    if not ahead or (setting.one_messenger and s.used_messenger):
        return 0
    others = without(~s.used_messenger, s.turn)  # SF-128, SF-130
    return equipment.could_hold(s, setting, setting.gear.messenger, others)


def go_on(s: State, setting: Setting, tell: Tell | None) -> None:
    """Of several Messengers the first clockwise is played, and the others may react."""
    seats = len(s.camp)
    for step in range(1, seats) if setting.advanced else ():
        seat = (s.turn + step) % seats
        if s.replies[seat] > 0:
            s.destination = s.replies[seat] - 1
            s.used_messenger |= only(seat)
            equipment.play(s, seat, setting.gear.messenger)
            s.go_to(at.MESSENGER)
            if tell:
                tell("redirected", seat=seat, to=setting.board.towns[s.destination])
            return
    _roll(s, setting, tell)


def _roll(s: State, setting: Setting, tell: Tell | None) -> None:
    """From arrow to arrow until a band is met or the cart leaves the forest."""
    route = setting.board.routes[setting.cards[s.row[s.cart]].start][s.destination]
    occupied = s.occupied
    for step in range(s.step, len(route)):
        if occupied >> route[step] & 1:  # SF-058
            s.step = step
            s.hideout = route[step]
            meet(s, setting, tell)
            return
    if tell:
        tell("escaped", place=PLACES[s.cart], to=setting.board.towns[s.destination])
    end_card(s, setting, tell)  # SF-066


WINDOW: Final[Window] = Window(at.MESSENGER, may_redirect, redirections, go_on)
