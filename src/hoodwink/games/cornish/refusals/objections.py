"""Reasons against a move that has its place now but cannot be made, act by act.

Each asks only what the player can see: the open table and the own hand.
"""

from collections.abc import Callable

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.phases.landing import landing_place, left_aboard, watched
from hoodwink.games.cornish.phases.network import is_there, may_enter
from hoodwink.games.cornish.phases.raid import left_seized, mobs
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import briber_of, lying, post_of
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import Seat


def simply(reason: Refusal) -> Callable[[State, Setting, Seat, Choice], Refusal]:
    """The same reason, whatever the state."""

    def answer(_s: State, _setting: Setting, _seat: Seat, _move: Choice) -> Refusal:
        return reason

    return answer


def not_sail(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if s.anchors[seat] != move.start:
        return no.SHIP_ELSEWHERE
    if setting.board.hidden[move.end] and not may_enter(s, seat, setting.board.shore[move.end]):
        return no.NO_ACCESS
    return no.CANNOT_PAY_SAIL


def not_walk(s: State, _setting: Setting, seat: Seat, move: Choice) -> Refusal:
    return no.CANNOT_PAY_MOVE if is_there(s, seat, move.start) else no.NO_PAWN


def owns(s: State, seat: Seat, place: int, form: int) -> bool:
    return lying(place, seat, form) in s.ashore


def not_carry(s: State, _setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if not owns(s, seat, move.start, move.what):
        return no.NOT_YOUR_GOODS
    return no.CANNOT_PAY_MOVE if is_there(s, seat, move.end) else no.NO_PAWN_TO_RECEIVE


def not_haul(s: State, _setting: Setting, seat: Seat, move: Choice) -> Refusal:
    return no.CANNOT_PAY_HAUL if owns(s, seat, move.start, move.what) else no.NOT_YOUR_GOODS


def not_march(s: State, _setting: Setting, _seat: Seat, move: Choice) -> Refusal:
    if move.what not in s.officers:
        return no.NO_OFFICER
    return no.NOT_NEAREST if s.phase == at.CUSTOMS else no.CANNOT_PAY_MARCH


def not_buy(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    stall = setting.board.stall[s.anchors[seat]]
    if stall == NOWHERE:
        return no.NO_MERCHANT
    if not s.stalls[stall][move.what]:
        return no.NONE_LEFT
    fits = setting.fitter.fits(s.ships[seat], sorted([*s.holds[seat], move.what]))
    return no.CANNOT_PAY_GOODS if fits else no.DOES_NOT_FIT


def not_unload(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if move.what not in left_aboard(s, seat):
        return no.NOT_ABOARD
    place = landing_place(s, setting, seat)
    if place == NOWHERE:
        shore = setting.board.shore[s.anchors[seat]]
        ashore = shore != NOWHERE and is_there(s, seat, shore)
        return no.NO_ACCESS if ashore else no.NO_LANDING
    if not s.influence[seat]:
        return no.CANNOT_PAY_LANDING
    if s.stores[move.end] != seat or setting.warehouses[move.end].place != place:
        return no.NO_SUCH_WAREHOUSE
    return no.WATCHED if watched(s, seat, place) else no.WAREHOUSE_FULL


def not_land(s: State, _setting: Setting, _seat: Seat, _move: Choice) -> Refusal:
    return no.TOO_MUCH_HIDING if s.draft else no.NOTHING_UNLOADED


def not_hire(s: State, _setting: Setting, _seat: Seat, move: Choice) -> Refusal:
    return no.CANNOT_PAY_HIRE if move.what in s.faces else no.NOT_FACE_UP


def not_bribe(s: State, _setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if move.what not in s.officers:
        return no.NO_OFFICER
    if briber_of(move.what) == seat:
        return no.YOUR_OFFICER
    return no.CANNOT_PAY_BRIBE if is_there(s, seat, post_of(move.what)) else no.NO_PAWN_BESIDE


def not_sell(s: State, _setting: Setting, seat: Seat, move: Choice) -> Refusal:
    return no.CANNOT_PAY_ROW if owns(s, seat, move.start, move.what) else no.NOT_THERE_TO_SELL


def not_discover(s: State, _setting: Setting, _seat: Seat, _move: Choice) -> Refusal:
    return no.CANNOT_PAY_SECRET if any(s.undealt) else no.NO_SECRETS_LEFT


def not_raid(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if move.what not in left_seized(s):
        return no.NOT_SEIZED
    if move.start not in s.casts[seat] or not setting.characters[move.start].mob:
        return no.NOT_YOUR_MOB
    if move.start not in mobs(s, setting, seat):
        return no.MOB_BUSY
    if not is_there(s, seat, setting.board.customs):
        return no.NO_PAWN_AT_CUSTOMS
    return no.TOO_FEW_MOBS if s.influence[seat] else no.CANNOT_PAY_RAID


def not_store(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    if s.stores[move.end] != seat:
        return no.NOT_YOUR_WAREHOUSE
    there = owns(s, seat, setting.warehouses[move.end].place, move.what)
    return no.WAREHOUSE_FULL if there else no.NOT_BESIDE_IT


def not_place_pawn(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    """Only where a card or the network allows it; on the drafts' turn anywhere."""
    if move.end == setting.board.apart:
        return no.MAINLAND_ONLY
    return no.OWN_PAWN_THERE if is_there(s, seat, move.end) else no.NOT_CONNECTED


def not_place_officer(_s: State, setting: Setting, _seat: Seat, move: Choice) -> Refusal:
    return no.NO_POST_ON_SCILLY if move.end == setting.board.apart else no.PLACE_TAKEN
