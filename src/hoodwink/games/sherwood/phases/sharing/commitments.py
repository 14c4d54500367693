"""Planned raids: the informant's word, and how far it can be kept."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.sherwood.phases.endings import return_escrow
from hoodwink.games.sherwood.phases.sharing.winnings import take_companions, take_sacks
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.bands import members
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import Seat, has


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

    def strike(self, sack: bool) -> None:
        """One part less is owed: a sack, or a companion."""
        if sack:
            self.sacks -= 1
        else:
            self.companions -= 1


def is_planned(s: State, setting: Setting) -> bool:
    """SF-108: card and hideout bear the same letter, and the informant is there to answer."""
    if not setting.advanced or s.target[s.hideout] != s.cart:
        return False
    return has(members(s, s.hideout), s.informant[s.hideout])


def unlock(s: State) -> list[Debt]:
    """The loot put aside goes back to the stocks; what remains is owed."""
    lying = [entry for entry in s.escrow if entry[0] == s.hideout]
    return_escrow(s, lying)
    s.escrow = tuple(entry for entry in s.escrow if entry[0] != s.hideout)
    band, informant = members(s, s.hideout), s.informant[s.hideout]
    debts = [Debt(seat, *parts) for _, seat, *parts in lying if has(band, seat)]
    return sorted(debts, key=lambda debt: (debt.seat - informant) % len(s.camp))  # B-7


def honour(s: State, debts: list[Debt], tell: Tell | None) -> None:
    """From the loot in kind, then from loot that is left, then from the informant's camp."""
    informant = s.informant[s.hideout]
    _pay_round_by_round(s, debts, _pay_in_kind)  # SF-111
    _pay_round_by_round(s, debts, _pay_from_rest)  # B-30
    _pay_round_by_round(s, debts, _pay_from_camp)  # SF-112, B-47
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
        return _give_sack(s, debt)
    return bool(debt.companions) and _give_companion(s, debt)


def _pay_from_rest(s: State, debt: Debt) -> bool:
    """A part of the other kind, for none of the promised kind is left."""
    if debt.companions and s.loot_sacks:
        return _give_sack(s, debt)
    return bool(debt.sacks) and _give_companion(s, debt)


def _give_sack(s: State, debt: Debt) -> bool:
    take_sacks(s, debt.seat, 1)
    debt.strike(debt.sacks > 0)
    debt.given += 1
    return True


def _give_companion(s: State, debt: Debt) -> bool:
    if not s.loot_companions or not s.oak[debt.seat]:
        return False
    take_companions(s, debt.seat, 1)
    debt.strike(debt.companions == 0)
    debt.joined += 1
    return True


def _pay_from_camp(s: State, debt: Debt) -> bool:
    informant = s.informant[s.hideout]
    if not s.sacks[informant] or not debt.sacks + debt.companions:
        return False
    s.sacks[informant] -= 1
    s.sacks[debt.seat] += 1
    debt.strike(debt.sacks > 0)
    debt.gold += 1
    return True
