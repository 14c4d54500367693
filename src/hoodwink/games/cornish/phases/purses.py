"""Paying and being paid."""

from typing import Final

from hoodwink.games.cornish.moves.choices import IN_GOLD, IN_INFLUENCE, IN_REPUTATION
from hoodwink.games.cornish.setting import MOST, Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things.market import Price
from hoodwink.kernel.seats import Seat

PAID: Final = ("nothing", "influence", "gold", "reputation")


def gain(counts: list[int], seat: Seat, amount: int) -> None:
    """C-62: what goes beyond the most is lost."""
    counts[seat] = min(MOST, counts[seat] + amount)


def pay(s: State, seat: Seat, way: int, cost: list[int]) -> None:
    """Influence or gold, as chosen; nothing when a card pays."""
    if way == IN_INFLUENCE:
        s.influence[seat] -= cost[0]
    elif way == IN_GOLD:
        s.gold[seat] -= cost[1]


def pay_standing(s: State, seat: Seat, way: int, amount: int) -> None:
    """Influence or reputation, as chosen."""
    if way == IN_INFLUENCE:
        s.influence[seat] -= amount
    elif way == IN_REPUTATION:
        s.reputation[seat] -= amount


def purse(s: State, seat: Seat, cost: list[int]) -> int:
    """How a cost can be paid, as the index of `by_purse`."""
    return (1 if s.influence[seat] >= cost[0] else 0) + (2 if s.gold[seat] >= cost[1] else 0)


def receive(s: State, seat: Seat, word: int, amount: int) -> None:
    """What a card gives at once, by its word."""
    purses = (s.influence, s.gold, s.reputation)
    gain(purses[word], seat, amount)


def lose_reputation(s: State, seat: Seat, amount: int) -> None:
    """C-31: never below nothing."""
    s.reputation[seat] = max(0, s.reputation[seat] - amount)


def hand_over(s: State, payer: Seat, amount: int, payee: Seat | None) -> int:
    """Gold from one player to another or to the bank, as far as there is any."""
    paid = min(amount, s.gold[payer])
    s.gold[payer] -= paid
    if payee is not None:
        gain(s.gold, payee, paid)
    return paid


def sale_price(s: State, setting: Setting) -> Price:
    """CS-095, CS-097: by the list, more with outlets, less as far as others undercut it."""
    place, form, row, undercut, _ = s.claim
    column = min(setting.sizes[form], setting.board.sizes[place])
    price, reputation = setting.market.price(row, column)
    return max(0, price + _outlets(s, setting, place) - undercut), reputation


def _outlets(s: State, setting: Setting, place: int) -> int:
    """What the seller's characters add to a price in this town (C-7)."""
    return sum(
        amount
        for card in s.casts[s.turn]
        for where, amount in setting.characters[card].outlets
        if where == place
    )
