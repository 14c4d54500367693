"""Planned raids: the informant's word, and how far it can be kept."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.sherwood.bands import members
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.rounds import return_escrow
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.winnings import take_companions, take_sacks
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat


class Debt:
    """What one ally was promised and has not got yet, and what was paid."""

    __slots__ = ("companions", "given", "gold", "joined", "sacks", "seat")

    def __init__(self, seat: Seat, sacks: int, companions: int) -> None:
        self.seat: Final = seat
        self.sacks = sacks
        self.companions = companions
        self.given = 0
        self.joined = 0
        self.gold = 0


def is_planned(f: Forest, s: State) -> bool:
    """SF-108: card and hideout bear the same letter, and the informant is there to answer."""
    if not f.advanced or s.target[s.hideout] != s.cart:
        return False
    return bool(members(s, s.hideout) >> s.informant[s.hideout] & 1)


def unlock(s: State) -> list[Debt]:
    """The loot put aside goes back to the stocks; what remains is owed."""
    lying = [entry for entry in s.escrow if entry[0] == s.hideout]
    return_escrow(s, lying)
    s.escrow = tuple(entry for entry in s.escrow if entry[0] != s.hideout)
    band, informant = members(s, s.hideout), s.informant[s.hideout]
    debts = [Debt(seat, *parts) for _, seat, *parts in lying if band >> seat & 1]
    return sorted(debts, key=lambda debt: (debt.seat - informant) % len(s.camp))  # B-7


def honour(s: State, debts: list[Debt], tell: Tell | None) -> None:
    """From the loot in kind, then from the informant's camp, then from loot that is left."""
    informant = s.informant[s.hideout]
    _pay_round_by_round(s, debts, _pay_in_kind)  # SF-111
    _pay_round_by_round(s, debts, _pay_from_camp)  # SF-112, B-30
    _pay_round_by_round(s, debts, _pay_from_rest)
    for debt in debts:
        if tell:
            tell(
                "honoured",
                seat=informant,
                to=debt.seat,
                sacks=debt.given,
                companions=debt.joined,
                gold=debt.gold,
                lost=debt.sacks + debt.companions,  # SF-113
            )


def _pay_round_by_round(
    s: State, debts: list[Debt], pay_one: Callable[[State, Debt], bool]
) -> None:
    """One part to each creditor in turn, as long as anybody gets one."""
    paid = True
    while paid:
        paid = False
        for debt in debts:
            paid = pay_one(s, debt) or paid


def _pay_in_kind(s: State, debt: Debt) -> bool:
    if debt.sacks and s.loot_sacks:
        take_sacks(s, debt.seat, 1)
        debt.sacks -= 1
        debt.given += 1
        return True
    if debt.companions and s.loot_companions and s.oak[debt.seat]:
        take_companions(s, debt.seat, 1)
        debt.companions -= 1
        debt.joined += 1
        return True
    return False


def _pay_from_camp(s: State, debt: Debt) -> bool:
    informant = s.informant[s.hideout]
    if not s.sacks[informant] or not _strike_off(debt):
        return False
    s.sacks[informant] -= 1
    s.sacks[debt.seat] += 1
    debt.gold += 1
    return True


def _pay_from_rest(s: State, debt: Debt) -> bool:
    if not s.loot_sacks or not _strike_off(debt):
        return False
    take_sacks(s, debt.seat, 1)
    debt.given += 1
    return True


def _strike_off(debt: Debt) -> bool:
    """One part less is owed, whatever it was to be."""
    if debt.sacks:
        debt.sacks -= 1
    elif debt.companions:
        debt.companions -= 1
    else:
        return False
    return True
