"""Buying, selling, bribing, honest work, and looking for secrets."""

from bisect import insort
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.actions import Bribe, Buy, BuyReputation, Discover, Sell, Work
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases import Verbs, on, simply
from hoodwink.games.cornish.phases.ashore import owns, settle, take
from hoodwink.games.cornish.phases.network import is_there, no_officer
from hoodwink.games.cornish.phases.purses import PAID, gain, pay, pay_standing, purse
from hoodwink.games.cornish.phases.stores import clear
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.characters import BARGAIN, BRIBE
from hoodwink.games.cornish.things.codes import (
    NO_SEAT,
    POST,
    SEAT,
    briber_of,
    form_of,
    officer,
    owner_of,
    post_of,
)
from hoodwink.games.cornish.things.market import ROWS
from hoodwink.games.cornish.things.moments import SOLD_OUT
from hoodwink.games.cornish.things.secrets import AT_SALE
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, only


def buy_reputation(
    s: State, setting: Setting, seat: Seat, _move: BuyReputation, tell: Tell | None
) -> None:
    s.gold[seat] -= setting.reputation_cost  # CS-049
    gain(s.reputation, seat, 1)
    s.acted = True
    if tell:
        tell("reputation_bought", seat=seat, gold=setting.reputation_cost)


def buy(s: State, setting: Setting, seat: Seat, move: Buy, tell: Tell | None) -> None:
    stall = setting.board.stall[s.anchors[seat]]
    cost = setting.goods_cost(move.form, s.perks[seat][BARGAIN])
    s.influence[seat] -= 1  # CS-052
    s.gold[seat] -= cost
    s.stalls[stall][move.form] -= 1
    insort(s.holds[seat], move.form)
    s.acted = True
    if tell:
        goods, sea = setting.form_keys[move.form], setting.board.merchants[stall]
        tell("goods_bought", seat=seat, goods=goods, merchant=sea, gold=cost)
    if not s.ending and not any(any(stock) for stock in s.stalls):  # CS-137, C-28
        s.ending = SOLD_OUT
        if tell:
            tell("end_called", reason="sold out")


def sell(s: State, setting: Setting, seat: Seat, move: Sell, tell: Tell | None) -> None:
    pay_standing(s, seat, move.pay, move.row)  # CS-054
    take(s, seat, move.place, move.form)
    s.departed[move.form] += 1  # C-27
    s.acted = True
    if tell:
        goods, place = setting.form_keys[move.form], setting.board.land[move.place]
        tell(
            "goods_sold",
            seat=seat,
            goods=goods,
            place=place,
            row=ROWS[move.row],
            paid=PAID[move.pay],
        )
    s.let_answer(AT_SALE, (move.place, move.form, move.row, 0, 0))


def bribe_cost(s: State, setting: Setting, seat: Seat, number: int) -> int:
    """CS-053: the cost on the track, one more if another has bribed this officer."""
    dearer = 0 if briber_of(number) == NO_SEAT else 1
    return max(0, setting.market.bribe(s.track) + dearer - s.perks[seat][BRIBE])


def bribe(s: State, setting: Setting, seat: Seat, move: Bribe, tell: Tell | None) -> None:
    cost = bribe_cost(s, setting, seat, move.officer)
    s.influence[seat] -= 1
    s.gold[seat] -= cost
    s.acted = True
    put_marker(s, setting, seat, move.officer, cost, tell)


def put_marker(
    s: State, setting: Setting, seat: Seat, number: int, gold: int, tell: Tell | None
) -> None:
    """CS-107: the new marker replaces an earlier one, whose owner's goods are not safe now."""
    place, before = post_of(number), briber_of(number)
    s.officers.remove(number)
    insort(s.officers, officer(place, seat))
    if tell:
        earlier = None if before == NO_SEAT else before
        land = setting.board.land[place]
        tell("officer_bribed", seat=seat, place=land, instead_of=earlier, gold=gold)
    settle(s, setting, place, tell)  # CS-109


def work(s: State, setting: Setting, seat: Seat, _move: Work, tell: Tell | None) -> None:
    _discard_goods(s, seat)  # CS-110a
    if setting.halves:
        s.reputation[seat] //= 2  # CS-110b
    wage = max(0, setting.honest_work - s.reputation[seat] - s.gold[seat])  # CS-110c, C-14
    gain(s.gold, seat, wage)
    s.worked |= only(seat)  # CS-111
    s.acted = True
    if tell:
        tell("worked_honestly", seat=seat, gold=wage, reputation=s.reputation[seat])


def _discard_goods(s: State, seat: Seat) -> None:
    """Ship, board and warehouses; they leave the game (C-14)."""
    given_up = s.holds[seat] + [form_of(code) for code in s.ashore if owner_of(code) == seat]
    s.holds[seat] = []
    s.ashore = [code for code in s.ashore if owner_of(code) != seat]
    for store in s.filled[:]:
        if s.stores[store] == seat:
            given_up += clear(s, store)
    for form in given_up:
        s.departed[form] += 1


def discover(s: State, setting: Setting, seat: Seat, move: Discover, tell: Tell | None) -> None:
    pay(s, seat, move.pay, setting.discover_cost)  # CS-056
    s.draws.append(seat)  # CS-112
    s.acted = True
    if tell:
        tell("secret_sought", seat=seat, paid=PAID[move.pay])


def add_errands(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """What can be done wherever ship and pawns are: work, buy a name, look for a secret."""
    if not s.worked >> seat & 1:
        listed.append(say.WORK_MOVE)  # CS-111
    if s.gold[seat] >= setting.reputation_cost:
        listed.append(say.BUY_REPUTATION_MOVE)
    if any(s.undealt):
        listed += say.DISCOVERIES[purse(s, seat, setting.discover_cost)]  # C-30


def not_discover(s: State, _setting: Setting, _seat: Seat, _move: Discover) -> Refusal:
    return no.CANNOT_PAY_SECRET if any(s.undealt) else no.NO_SECRETS_LEFT


def add_sales(
    s: State, setting: Setting, seat: Seat, place: int, form: int, listed: list[Choice]
) -> None:
    """Towns alone buy, at any price that can be asked (CS-093, CS-054)."""
    if setting.board.sizes[place]:
        means = min(s.influence[seat], 2) * 3 + min(s.reputation[seat], 2)
        listed += setting.words.sales[form][place][means]


def not_sell(s: State, _setting: Setting, seat: Seat, move: Sell) -> Refusal:
    return no.CANNOT_PAY_ROW if owns(s, seat, move.place, move.form) else no.NOT_THERE_TO_SELL


def add_purchases(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """CS-075 to CS-078: whatever lies at this merchant, can be paid and fits."""
    stall = setting.board.stall[s.anchors[seat]]
    if stall == NOWHERE:
        return
    bargain, gold = s.perks[seat][BARGAIN], s.gold[seat]
    for form, left in enumerate(s.stalls[stall]):
        if left and setting.goods_cost(form, bargain) <= gold and _fits(s, setting, seat, form):
            listed.append(setting.words.buys[form])


def not_buy(s: State, setting: Setting, seat: Seat, move: Buy) -> Refusal:
    stall = setting.board.stall[s.anchors[seat]]
    if stall == NOWHERE:
        return no.NO_MERCHANT
    if not s.stalls[stall][move.form]:
        return no.NONE_LEFT
    return no.CANNOT_PAY_GOODS if _fits(s, setting, seat, move.form) else no.DOES_NOT_FIT


def _fits(s: State, setting: Setting, seat: Seat, form: int) -> bool:
    """CS-077: into the hold, beside what is there."""
    return setting.fitter.fits(s.ships[seat], sorted([*s.holds[seat], form]))


def add_bribes(s: State, setting: Setting, seat: Seat, listed: list[Choice]) -> None:
    """An officer beside one of your own pawns, who is not your man (CS-106, C-46)."""
    before, gold, network = NOWHERE, s.gold[seat], s.network[seat]
    for number in s.officers:
        if number != before and network >> (number >> POST) & 1 and number & SEAT != seat:
            before = number
            if gold >= bribe_cost(s, setting, seat, number):
                listed.append(setting.words.bribes[number])


def not_bribe(s: State, _setting: Setting, seat: Seat, move: Bribe) -> Refusal:
    if move.officer not in s.officers:
        return no_officer(s, Bribe, move.officer)
    if briber_of(move.officer) == seat:
        return no.YOUR_OFFICER
    return no.CANNOT_PAY_BRIBE if is_there(s, seat, post_of(move.officer)) else no.NO_PAWN_BESIDE


ACTIONS: Final[Verbs] = (
    on(BuyReputation, buy_reputation, simply(no.CANNOT_PAY_REPUTATION)),
    on(Buy, buy, not_buy),
    on(Bribe, bribe, not_bribe),
    on(Sell, sell, not_sell),
    on(Work, work, simply(no.WORKED_ALREADY)),
    on(Discover, discover, not_discover),
)
