"""Moving ships, pawns, goods and officers."""

from hoodwink.games.cornish.moves import FREE, Choice
from hoodwink.games.cornish.phases import windows
from hoodwink.games.cornish.phases.ashore import put, settle, take
from hoodwink.games.cornish.phases.customs import move_officer
from hoodwink.games.cornish.phases.network import add_pawn, take_pawn
from hoodwink.games.cornish.phases.purses import PAID, hand_over, pay
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.codes import briber_of, person
from hoodwink.games.cornish.things.secrets import MARCH
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def sail(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.sail_cost)  # CS-045
    s.anchors[seat] = move.end
    if tell:
        sea = setting.board.sea
        tell("sailed", seat=seat, start=sea[move.start], end=sea[move.end], paid=PAID[move.pay])
    _pay_tolls(s, setting, seat, move.end, tell)
    done(s, move)


def _pay_tolls(s: State, setting: Setting, seat: Seat, sea: int, tell: Tell | None) -> None:
    """The first who enters the water of another's witch pays, as far as there is gold."""
    for other, cast in enumerate(s.casts):
        for card in cast if other != seat else ():
            for where, amount in setting.characters[card].tolls:
                if where == sea and s.gold[seat] and not s.spent >> card & 1:
                    s.spent |= 1 << card  # C-61
                    paid = hand_over(s, seat, amount, other)
                    if tell:
                        tell("gold_handed_over", seat=seat, to=other, gold=paid)


def walk(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
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
    done(s, move)


def move_pawn(
    s: State, setting: Setting, seat: Seat, start: int, end: int, tell: Tell | None
) -> None:
    """What it leaves alone may be claimed; what lies alone where it goes is claimed (CS-125)."""
    take_pawn(s, seat, start)
    add_pawn(s, seat, end)
    settle(s, setting, start, tell)
    settle(s, setting, end, tell)


def carry(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.move_cost)  # CS-046
    _tell_moved("goods_carried", setting, seat, move, tell)
    take(s, seat, move.start, move.what)
    put(s, setting, seat, move.end, move.what, tell)  # CS-059, C-26
    done(s, move)


def haul(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.haul_cost)  # CS-047
    _tell_moved("goods_hauled", setting, seat, move, tell)
    take(s, seat, move.start, move.what)
    move_pawn(s, setting, seat, move.start, move.end, tell)  # CS-061
    put(s, setting, seat, move.end, move.what, tell)
    done(s, move)


def _tell_moved(kind: str, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    if tell:
        goods, land = setting.forms[move.what].key, setting.board.land
        start, end = land[move.start], land[move.end]
        tell(kind, seat=seat, goods=goods, start=start, end=end, paid=PAID[move.pay])


def march(s: State, setting: Setting, seat: Seat, move: Choice, tell: Tell | None) -> None:
    """An officer sent by an action may be waylaid; one sent by a card is not."""
    if move.pay == FREE:
        move_officer(s, setting, seat, move.what, move.end, tell)
        return
    pay(s, seat, move.pay, setting.march_cost)  # CS-048
    if tell:
        start, end = setting.board.land[move.start], setting.board.land[move.end]
        briber = person(briber_of(move.what))
        tell("officer_ordered", seat=seat, briber=briber, start=start, end=end, paid=PAID[move.pay])
    s.acted = True
    windows.ask(s, setting, MARCH, (move.what, move.end, 0), tell)


def done(s: State, move: Choice) -> None:
    """A step that was paid for was the action of the turn (CS-040)."""
    if move.pay != FREE:
        s.acted = True
