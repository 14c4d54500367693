"""Debts: coins first, then legal goods, then contraband, and no more than must be."""

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_CEILING, NO_SEAT, State
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, NAMES
from hoodwink.games.nottingham.things.hidden import EVERYBODY, contraband_counts, hand_over
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


def pay(s: State, giver: Seat, taker: Seat, coins: int, tell: Tell | None) -> None:
    """Coins from purse to purse: none ever leaves the table, and none comes to it."""
    s.purse[giver] -= coins
    s.purse[taker] += coins
    if tell and coins:
        tell("paid", seat=giver, to=taker, coins=coins)


def settle(s: State, setting: Setting, tell: Tell | None) -> bool:
    """Pay what the purse holds, then goods as far as there is no choice; returns whether done."""
    coins = min(s.debt, s.purse[s.debtor])
    s.debt -= coins
    pay(s, s.debtor, s.creditor, coins, tell)
    s.ceiling = NO_CEILING
    return go_on_giving(s, setting, tell)


def give(s: State, setting: Setting, kind: int, tell: Tell | None) -> bool:
    """The debtor hands over a card of the stall; returns whether the debt is settled."""
    _give(s, setting, kind, tell)
    s.ceiling = setting.values[kind]
    return go_on_giving(s, setting, tell)


def go_on_giving(s: State, setting: Setting, tell: Tell | None) -> bool:
    while s.debt > 0:
        stock = stock_of(s, s.debtor)
        worth = worth_of(stock, setting)
        if worth == 0:
            _forgive(s, tell)
        elif worth <= s.debt:
            _give_all(s, setting, stock, tell)
        else:
            kinds = fitting(s, setting, stock)
            if len(kinds) > 1:
                s.wait_for(at.DEBT, s.debtor)
                return False
            give_one = kinds[0]
            _give(s, setting, give_one, tell)
            s.ceiling = setting.values[give_one]
    s.debt = 0  # SN-116: no change
    s.debtor = s.creditor = NO_SEAT
    s.ceiling = NO_CEILING
    return True


def leaves_a_choice(s: State, setting: Setting) -> bool:
    """Whether the debtor has more than is owed, and several kinds to give next."""
    stock = stock_of(s, s.debtor)
    return worth_of(stock, setting) > s.debt and len(fitting(s, setting, stock)) > 1


def worth_of(stock: list[int], setting: Setting) -> int:
    return sum(count * value for count, value in zip(stock, setting.values, strict=True))


def stock_of(s: State, seat: Seat) -> list[int]:
    """What a debtor pays with now: legal goods as long as there are any, then contraband."""
    stall = s.stall[seat]
    if any(stall):
        return stall + [0] * (KINDS - LEGAL)  # SN-117
    return contraband_counts(s, seat, [0] * KINDS)


def fitting(s: State, setting: Setting, stock: list[int]) -> list[int]:
    """The cards that may be given next so that in the end none was given in vain.

    They go by falling value: then the last one is the least, and it was needed. A card fits
    if it and all that are worth no more still cover the debt.
    """
    values = setting.values
    fits = []
    for kind in range(KINDS):
        if stock[kind] and values[kind] <= s.ceiling:
            below = sum(stock[k] * values[k] for k in range(KINDS) if values[k] <= values[kind])
            if below >= s.debt:
                fits.append(kind)
    return fits


def _give(s: State, setting: Setting, kind: int, tell: Tell | None) -> None:
    s.debt -= setting.values[kind]  # SN-115
    hand_over(s, s.debtor, s.creditor, kind, EVERYBODY)  # SN-112, SN-118
    if tell:
        tell("gave", seat=s.debtor, to=s.creditor, goods={NAMES[kind]: 1}, contraband=0)


def _give_all(s: State, setting: Setting, stock: list[int], tell: Tell | None) -> None:
    for kind in range(KINDS):
        for _ in range(stock[kind]):
            _give(s, setting, kind, tell)


def _forgive(s: State, tell: Tell | None) -> None:
    if tell:
        tell("forgave", seat=s.creditor, debtor=s.debtor, coins=s.debt)
    s.debt = 0  # SN-119
