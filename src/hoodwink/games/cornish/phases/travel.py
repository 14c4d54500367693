"""Moving ships, pawns, goods and officers."""

from typing import Final

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Carry, Haul, March, Sail, Walk
from hoodwink.games.cornish.moves.choices import FREE, Choice, GoodsStep, Step
from hoodwink.games.cornish.phases import Verbs, on
from hoodwink.games.cornish.phases.ashore import owns, put, settle, take
from hoodwink.games.cornish.phases.customs import move_officer
from hoodwink.games.cornish.phases.network import (
    add_pawn,
    is_there,
    may_enter,
    no_officer,
    take_pawn,
)
from hoodwink.games.cornish.phases.purses import PAID, hand_over, pay, purse
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.codes import briber_of, person
from hoodwink.games.cornish.things.secrets import AT_MARCH
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has, only


def sail(s: State, setting: Setting, seat: Seat, move: Sail, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.sail_cost)  # CS-045
    s.anchors[seat] = move.end
    if tell:
        sea = setting.board.sea
        tell("sailed", seat=seat, start=sea[move.start], end=sea[move.end], paid=PAID[move.pay])
    _pay_tolls(s, setting, seat, move.end, tell)
    count_as_action(s, move)


def _pay_tolls(s: State, setting: Setting, seat: Seat, sea: int, tell: Tell | None) -> None:
    """The first to enter the water of a witch whose friend has less gold pays (C-61)."""
    for other, cast in enumerate(s.casts):
        for card in cast if other != seat else ():
            for where, amount in setting.characters[card].tolls:
                if where == sea and s.gold[seat] > s.gold[other] and not has(s.spent, card):
                    s.spent |= only(card)
                    paid = hand_over(s, seat, amount, other)
                    if tell:
                        tell("gold_handed_over", seat=seat, to=other, gold=paid)


def walk(s: State, setting: Setting, seat: Seat, move: Walk, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.move_cost)  # CS-046
    if tell:
        land = setting.board.land
        tell(
            "pawn_walked",
            seat=seat,
            start=land[move.start],
            end=land[move.end],
            paid=PAID[move.pay],
        )
    move_pawn(s, setting, seat, move.start, move.end, tell)
    count_as_action(s, move)


def move_pawn(
    s: State, setting: Setting, seat: Seat, start: int, end: int, tell: Tell | None
) -> None:
    """What it leaves alone may be claimed; what lies alone where it goes is claimed (CS-125)."""
    take_pawn(s, seat, start)
    add_pawn(s, seat, end)
    settle(s, setting, start, tell)
    settle(s, setting, end, tell)


def carry(s: State, setting: Setting, seat: Seat, move: Carry, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.move_cost)  # CS-046
    _tell_moved(setting, seat, move, "goods_carried", tell)
    take(s, seat, move.start, move.form)
    put(s, setting, seat, move.end, move.form, tell)  # CS-059, C-26
    count_as_action(s, move)


def haul(s: State, setting: Setting, seat: Seat, move: Haul, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.haul_cost)  # CS-047
    _tell_moved(setting, seat, move, "goods_hauled", tell)
    take(s, seat, move.start, move.form)
    move_pawn(s, setting, seat, move.start, move.end, tell)  # CS-061
    put(s, setting, seat, move.end, move.form, tell)
    count_as_action(s, move)


def _tell_moved(
    setting: Setting, seat: Seat, move: GoodsStep, kind: str, tell: Tell | None
) -> None:
    if tell:
        goods, land = setting.form_keys[move.form], setting.board.land
        start, end = land[move.start], land[move.end]
        tell(kind, seat=seat, goods=goods, start=start, end=end, paid=PAID[move.pay])


def march(s: State, setting: Setting, seat: Seat, move: March, tell: Tell | None) -> None:
    """An officer sent by an action may be waylaid; one sent by a card is not."""
    if move.pay == FREE:
        move_officer(s, setting, seat, move.officer, move.end, tell)
        return
    pay(s, seat, move.pay, setting.march_cost)  # CS-048
    if tell:
        start, end = setting.board.land[move.start], setting.board.land[move.end]
        briber = person(briber_of(move.officer))
        tell("officer_ordered", seat=seat, briber=briber, start=start, end=end, paid=PAID[move.pay])
    s.acted = True
    s.let_answer(AT_MARCH, (move.officer, move.end, 0))


def count_as_action(s: State, move: Step) -> None:
    """A step that was paid for was the action of the turn (CS-040)."""
    if move.pay != FREE:
        s.acted = True


def sails(s: State, setting: Setting, seat: Seat, ways: int) -> list[Choice]:
    """Where the ship may go."""
    found: list[Choice] = []
    add_sails(s, setting, seat, ways, found)
    return found


def add_sails(s: State, setting: Setting, seat: Seat, ways: int, listed: list[Choice]) -> None:
    start = s.anchors[seat]
    listed += setting.words.sails[start][ways]
    for cove, steps in setting.words.slips[start]:
        if may_enter(s, seat, cove):
            listed += steps[ways]


def not_sail(s: State, setting: Setting, seat: Seat, move: Sail) -> Refusal:
    if s.anchors[seat] != move.start:
        return no.SHIP_ELSEWHERE
    if setting.board.hidden[move.end] and not may_enter(s, seat, setting.board.shore[move.end]):
        return no.NO_ACCESS
    return no.CANNOT_PAY_SAIL


def add_walks(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    ways = purse(s, seat, setting.move_cost)
    if ways:
        before = NOWHERE
        for place in s.pawns[seat]:
            if place != before:
                listed += setting.words.walks[place][ways]
                before = place


def not_walk(s: State, _setting: Setting, seat: Seat, move: Walk) -> Refusal:
    return no.CANNOT_PAY_MOVE if is_there(s, seat, move.start) else no.NO_PAWN


def add_goods_steps(
    s: State, setting: Setting, seat: Seat, place: int, form: int, listed: list[Choice]
) -> None:
    """Carry goods from there to one of your own pawns, or haul them along with one."""
    ways = purse(s, seat, setting.move_cost)
    if ways:
        network = s.network[seat]
        for end, steps in setting.words.carries[form][place]:
            if network & end:
                listed += steps[ways]  # CS-059, C-44
    listed += setting.words.hauls[form][place][purse(s, seat, setting.haul_cost)]


def not_carry(s: State, _setting: Setting, seat: Seat, move: Carry) -> Refusal:
    if not owns(s, seat, move.start, move.form):
        return no.NOT_YOUR_GOODS
    return no.CANNOT_PAY_MOVE if is_there(s, seat, move.end) else no.NO_PAWN_TO_RECEIVE


def not_haul(s: State, _setting: Setting, seat: Seat, move: Haul) -> Refusal:
    return no.CANNOT_PAY_HAUL if owns(s, seat, move.start, move.form) else no.NOT_YOUR_GOODS


def add_marches(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """Order any officer about (CS-062)."""
    ways = purse(s, seat, setting.march_cost)
    if ways:
        before = NOWHERE
        for number in s.officers:
            if number != before:
                listed += setting.words.marches[number][ways]
                before = number


def not_march(s: State, _setting: Setting, _seat: Seat, move: March) -> Refusal:
    if move.officer in s.officers:
        return no.CANNOT_PAY_MARCH
    return no_officer(s, March, move.officer)


STEPS: Final[Verbs] = (
    on(Sail, sail, not_sail),
    on(Walk, walk, not_walk),
    on(Carry, carry, not_carry),
    on(Haul, haul, not_haul),
    on(March, march, not_march),
)
"""Taken for a price, or for nothing where a card pays."""
