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

NOTHING: Final = 0
SACK: Final = 1
COMPANION: Final = 2
GOLD: Final = 3
"""What an ally can get next: a part of the loot, or a sack from the informant's camp."""


class Debt:
    """What one ally was promised and has not got yet, and what was paid."""

    __slots__ = ("companions", "paid", "sacks", "seat")

    def __init__(self, seat: Seat, sacks: int, companions: int) -> None:
        self.seat: Final = seat
        self.sacks = sacks
        self.companions = companions
        self.paid: Final = [0, 0, 0, 0]

    def strike(self, part: int) -> None:
        """One part less is owed: of the same kind or, where none is, of the other."""
        self.paid[part] += 1
        if self.companions and (part == COMPANION or not self.sacks):
            self.companions -= 1
        else:
            self.sacks -= 1


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
    _pay_round_by_round(s, debts, _in_kind)  # SF-111
    _pay_round_by_round(s, debts, _from_rest)  # B-30
    _pay_round_by_round(s, debts, _from_camp)  # SF-112, B-47
    for debt in debts:
        if tell:
            tell(
                "honoured",
                seat=informant,
                to=debt.seat,
                sacks=debt.paid[SACK],
                companions=debt.paid[COMPANION],
                gold=debt.paid[GOLD],
                lost=debt.sacks + debt.companions,  # SF-113
            )


def _pay_round_by_round(s: State, debts: list[Debt], due: Callable[[State, Debt], int]) -> None:
    """One part to each creditor in turn, as long as anybody can get one."""
    while any(due(s, debt) for debt in debts):
        for debt in debts:
            part = due(s, debt)
            if part:
                debt.strike(part)
                _pay(s, debt.seat, part)


def _in_kind(s: State, debt: Debt) -> int:
    if debt.sacks and s.loot_sacks:
        return SACK
    return COMPANION if debt.companions and _may_join(s, debt) else NOTHING


def _from_rest(s: State, debt: Debt) -> int:
    """A part of the other kind, for none of the promised kind is left."""
    if debt.companions and s.loot_sacks:
        return SACK
    return COMPANION if debt.sacks and _may_join(s, debt) else NOTHING


def _may_join(s: State, debt: Debt) -> bool:
    return s.loot_companions > 0 and s.oak[debt.seat] > 0


def _from_camp(s: State, debt: Debt) -> int:
    owed = debt.sacks + debt.companions
    return GOLD if owed and s.sacks[s.informant[s.hideout]] else NOTHING


def _pay(s: State, seat: Seat, part: int) -> None:
    if part == SACK:
        take_sacks(s, seat, 1)
    elif part == COMPANION:
        take_companions(s, seat, 1)
    else:
        s.sacks[s.informant[s.hideout]] -= 1
        s.sacks[seat] += 1
