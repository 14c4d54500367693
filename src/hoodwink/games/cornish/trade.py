"""Buying, selling, bribing, honest work, and looking for secrets."""

from bisect import insort

from hoodwink.games.cornish import windows
from hoodwink.games.cornish.characters import BARGAIN, BRIBE
from hoodwink.games.cornish.goods import owner_of, settle, take
from hoodwink.games.cornish.market import ROWS
from hoodwink.games.cornish.moves import NOBODY, Choice, officer
from hoodwink.games.cornish.phases import SOLD_OUT
from hoodwink.games.cornish.purses import PAID, pay, pay_standing
from hoodwink.games.cornish.secrets import SALE
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.stores import clear
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def buy_reputation(t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    s.gold[seat] -= t.content.reputation_cost  # CS-049
    s.reputation[seat] += 1
    s.acted = True
    if tell:
        tell("reputation_bought", seat=seat, gold=t.content.reputation_cost)


def buy(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    stall = t.board.stall[s.anchors[seat]]
    cost = t.goods_cost(m.what, s.perks[seat][BARGAIN])
    s.influence[seat] -= 1  # CS-052
    s.gold[seat] -= cost
    s.stalls[stall][m.what] -= 1
    insort(s.holds[seat], m.what)
    s.acted = True
    if tell:
        goods, sea = t.content.forms[m.what].key, t.board.merchants[stall]
        tell("goods_bought", seat=seat, goods=goods, merchant=sea, gold=cost)
    if not s.ending and not any(any(stock) for stock in s.stalls):  # CS-137, C-28
        s.ending = SOLD_OUT
        if tell:
            tell("end_called", reason="sold out")


def sell(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    pay_standing(s, seat, m.pay, m.end)  # CS-054
    take(s, m.start, seat, m.what)
    s.departed[m.what] += 1  # C-27
    s.acted = True
    if tell:
        goods, place = t.content.forms[m.what].key, t.board.land[m.start]
        tell("goods_sold", seat=seat, goods=goods, place=place, row=ROWS[m.end], paid=PAID[m.pay])
    windows.ask(t, s, SALE, (m.start, m.what, m.end, 0, 0), tell)


def bribe_cost(t: Terms, s: State, seat: Seat, number: int) -> int:
    """CS-053: the cost on the track, one more if another has bribed this officer."""
    dearer = 0 if number & 7 == NOBODY else 1
    return max(0, t.market.bribe(s.track) + dearer - s.perks[seat][BRIBE])


def may_bribe(t: Terms, s: State, seat: Seat, number: int) -> bool:
    """Not one's own man (C-46), and only with influence and gold."""
    if number & 7 == seat or not s.influence[seat]:
        return False
    return s.gold[seat] >= bribe_cost(t, s, seat, number)


def bribe(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    cost = bribe_cost(t, s, seat, m.what)
    s.influence[seat] -= 1
    s.gold[seat] -= cost
    s.acted = True
    put_marker(t, s, seat, m.what, cost, tell)


def put_marker(t: Terms, s: State, seat: Seat, number: int, gold: int, tell: Tell | None) -> None:
    """CS-107: an own marker replaces an earlier one, and its owner's goods are not safe now."""
    place, before = number >> 3, number & 7
    s.officers.remove(number)
    insort(s.officers, officer(place, seat))
    if tell:
        earlier = None if before == NOBODY else before
        land = t.board.land[place]
        tell("officer_bribed", seat=seat, place=land, instead_of=earlier, gold=gold)
    settle(t, s, place, tell)  # CS-109


def work(t: Terms, s: State, seat: Seat, _m: Choice, tell: Tell | None) -> None:
    _discard_goods(s, seat)  # CS-110a
    if t.halves:
        s.reputation[seat] //= 2  # CS-110b
    wage = max(0, t.content.honest_work - s.reputation[seat] - s.gold[seat])  # CS-110c, C-14
    s.gold[seat] += wage
    s.worked |= 1 << seat  # CS-111
    s.acted = True
    if tell:
        tell("worked_honestly", seat=seat, gold=wage, reputation=s.reputation[seat])


def _discard_goods(s: State, seat: Seat) -> None:
    """Ship, board and warehouses; they leave the game (C-14)."""
    given_up = s.holds[seat] + [code & 15 for code in s.ashore if owner_of(code) == seat]
    s.holds[seat] = []
    s.ashore = [code for code in s.ashore if owner_of(code) != seat]
    for store in s.filled[:]:
        if s.stores[store] == seat:
            given_up += clear(s, store)
    for form in given_up:
        s.departed[form] += 1


def discover(t: Terms, s: State, seat: Seat, m: Choice, tell: Tell | None) -> None:
    pay(s, seat, m.pay, t.content.discover_cost)  # CS-056
    s.draws.append(seat)  # CS-112
    s.acted = True
    if tell:
        tell("secret_sought", seat=seat, paid=PAID[m.pay])
