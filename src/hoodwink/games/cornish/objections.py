"""Reasons against a move that has its place now but cannot be made, act by act.

Each asks only what the player can see: the open table and the own hand.
"""

from collections.abc import Callable

from hoodwink.games.cornish import phases as at
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.board import NOWHERE
from hoodwink.games.cornish.goods import lying
from hoodwink.games.cornish.landing import landing_place, left_aboard, watched
from hoodwink.games.cornish.lanes import may_enter
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.network import is_there
from hoodwink.games.cornish.raid import left_seized, mobs
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def simply(reason: Refusal) -> Callable[[Terms, State, Seat, Choice], Refusal]:
    """The same reason, whatever the state."""

    def answer(_t: Terms, _s: State, _seat: Seat, _m: Choice) -> Refusal:
        return reason

    return answer


def not_sail(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if s.anchors[seat] != m.start:
        return no.SHIP_ELSEWHERE
    if t.board.hidden[m.end] and not may_enter(s, seat, t.board.shore[m.end]):
        return no.NO_ACCESS
    return no.CANNOT_PAY_SAIL


def not_walk(_t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    return no.CANNOT_PAY_MOVE if is_there(s, seat, m.start) else no.NO_PAWN


def owns(s: State, seat: Seat, place: int, form: int) -> bool:
    return lying(place, seat, form) in s.ashore


def not_carry(_t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if not owns(s, seat, m.start, m.what):
        return no.NOT_YOUR_GOODS
    return no.CANNOT_PAY_MOVE if is_there(s, seat, m.end) else no.NO_PAWN_TO_RECEIVE


def not_haul(_t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    return no.CANNOT_PAY_HAUL if owns(s, seat, m.start, m.what) else no.NOT_YOUR_GOODS


def not_march(_t: Terms, s: State, _seat: Seat, m: Choice) -> Refusal:
    if m.what not in s.officers:
        return no.NO_OFFICER
    return no.NOT_NEAREST if s.phase == at.CUSTOMS else no.CANNOT_PAY_MARCH


def not_buy(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    stall = t.board.stall[s.anchors[seat]]
    if stall == NOWHERE:
        return no.NO_MERCHANT
    if not s.stalls[stall][m.what]:
        return no.NONE_LEFT
    fits = t.fitter.fits(s.ships[seat], sorted([*s.holds[seat], m.what]))
    return no.CANNOT_PAY_GOODS if fits else no.DOES_NOT_FIT


def not_unload(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if m.what not in left_aboard(s, seat):
        return no.NOT_ABOARD
    place = landing_place(t, s, seat)
    if place == NOWHERE:
        shore = t.board.shore[s.anchors[seat]]
        ashore = shore != NOWHERE and is_there(s, seat, shore)
        return no.NO_ACCESS if ashore else no.NO_LANDING
    if not s.influence[seat]:
        return no.CANNOT_PAY_LANDING
    if s.stores[m.end] != seat or t.warehouses[m.end].place != place:
        return no.NO_SUCH_WAREHOUSE
    return no.WATCHED if watched(s, seat, place) else no.WAREHOUSE_FULL


def not_land(_t: Terms, s: State, _seat: Seat, _m: Choice) -> Refusal:
    return no.TOO_MUCH_HIDING if s.draft else no.NOTHING_UNLOADED


def not_hire(_t: Terms, s: State, _seat: Seat, m: Choice) -> Refusal:
    return no.CANNOT_PAY_HIRE if m.what in s.faces else no.NOT_FACE_UP


def not_bribe(_t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if m.what not in s.officers:
        return no.NO_OFFICER
    if m.what & 7 == seat:
        return no.YOUR_OFFICER
    return no.CANNOT_PAY_BRIBE if is_there(s, seat, m.what >> 3) else no.NO_PAWN_BESIDE


def not_sell(_t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    return no.CANNOT_PAY_ROW if owns(s, seat, m.start, m.what) else no.NOT_THERE_TO_SELL


def not_discover(_t: Terms, s: State, _seat: Seat, _m: Choice) -> Refusal:
    return no.CANNOT_PAY_SECRET if any(s.undealt) else no.NO_SECRETS_LEFT


def not_raid(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if m.what not in left_seized(s):
        return no.NOT_SEIZED
    if m.start not in s.casts[seat] or not t.characters[m.start].mob:
        return no.NOT_YOUR_MOB
    if m.start not in mobs(t, s, seat):
        return no.MOB_BUSY
    if not is_there(s, seat, t.board.customs):
        return no.NO_PAWN_AT_CUSTOMS
    return no.TOO_FEW_MOBS if s.influence[seat] else no.CANNOT_PAY_RAID


def not_store(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    if s.stores[m.end] != seat:
        return no.NOT_YOUR_WAREHOUSE
    there = owns(s, seat, t.warehouses[m.end].place, m.what)
    return no.WAREHOUSE_FULL if there else no.NOT_BESIDE_IT


def not_place_pawn(t: Terms, s: State, seat: Seat, m: Choice) -> Refusal:
    """Only where a card or the network allows it; on the drafts' turn anywhere."""
    if m.end == t.board.apart:
        return no.MAINLAND_ONLY
    return no.OWN_PAWN_THERE if is_there(s, seat, m.end) else no.NOT_CONNECTED


def not_place_officer(t: Terms, _s: State, _seat: Seat, m: Choice) -> Refusal:
    return no.NO_POST_ON_SCILLY if m.end == t.board.apart else no.PLACE_TAKEN
