"""Moving ships, pawns, goods and officers."""

from hoodwink.games.cornish import windows
from hoodwink.games.cornish.customs import move_officer
from hoodwink.games.cornish.goods import put, settle, take
from hoodwink.games.cornish.moves import FREE, NOBODY, Choice
from hoodwink.games.cornish.network import add_pawn, take_pawn
from hoodwink.games.cornish.purses import PAID, hand_over, pay
from hoodwink.games.cornish.secrets import MARCH
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def sail(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    pay(s, seat, m.pay, t.content.sail_cost)  # CS-045
    s.anchors[seat] = m.end
    if tell:
        sea = t.board.sea
        tell("sailed", seat=seat, start=sea[m.start], end=sea[m.end], paid=PAID[m.pay])
    _pay_tolls(t, s, seat, m.end, tell)
    done(s, m)


def _pay_tolls(t: Terms, s: State, seat: Seat, sea: int, tell: Tell | None) -> None:
    """The first who enters the water of another's witch pays, as far as there is gold."""
    for other, cast in enumerate(s.casts):
        for card in cast if other != seat else ():
            for where, amount in t.characters[card].tolls:
                if where == sea and s.gold[seat] and not s.spent >> card & 1:
                    s.spent |= 1 << card  # C-61
                    paid = hand_over(s, seat, amount, other)
                    if tell:
                        tell("gold_handed_over", seat=seat, to=other, gold=paid)


def walk(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    pay(s, seat, m.pay, t.content.move_cost)  # CS-046
    if tell:
        land = t.board.land
        tell("pawn_walked", seat=seat, start=land[m.start], end=land[m.end], paid=PAID[m.pay])
    move_pawn(t, s, seat, m.start, m.end, tell)
    done(s, m)


def move_pawn(t: Terms, s: State, seat: Seat, start: int, end: int, tell: Tell | None) -> None:
    """What it leaves alone may be claimed; what lies alone where it goes is claimed (CS-125)."""
    take_pawn(s, seat, start)
    add_pawn(s, seat, end)
    settle(t, s, start, tell)
    settle(t, s, end, tell)


def carry(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    pay(s, seat, m.pay, t.content.move_cost)  # CS-046
    _tell_moved("goods_carried", t, seat, m, tell)
    take(s, m.start, seat, m.what)
    put(t, s, m.end, seat, m.what, tell)  # CS-059, C-26
    done(s, m)


def haul(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    pay(s, seat, m.pay, t.content.haul_cost)  # CS-047
    _tell_moved("goods_hauled", t, seat, m, tell)
    take(s, m.start, seat, m.what)
    move_pawn(t, s, seat, m.start, m.end, tell)  # CS-061
    put(t, s, m.end, seat, m.what, tell)
    done(s, m)


def _tell_moved(kind: str, t: Terms, seat: Seat, m: Choice, tell: Tell | None) -> None:
    if tell:
        goods, land = t.content.forms[m.what].key, t.board.land
        start, end = land[m.start], land[m.end]
        tell(kind, seat=seat, goods=goods, start=start, end=end, paid=PAID[m.pay])


def march(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    """An officer sent by an action may be waylaid; one sent by a card is not."""
    if m.pay == FREE:
        move_officer(t, s, m.what, m.end, seat, tell)
        return
    pay(s, seat, m.pay, t.content.march_cost)  # CS-048
    if tell:
        start, end = t.board.land[m.start], t.board.land[m.end]
        briber = None if m.what & 7 == NOBODY else m.what & 7
        tell("officer_ordered", seat=seat, briber=briber, start=start, end=end, paid=PAID[m.pay])
    s.acted = True
    windows.ask(t, s, MARCH, (m.what, m.end, 0), tell)


def done(s: State, m: Choice) -> None:
    """A step that was paid for was the action of the turn (CS-040)."""
    if m.pay != FREE:
        s.acted = True
