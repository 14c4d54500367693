"""Debts: coins first, then legal goods, then contraband, and no more than must be."""

from collections.abc import Sequence

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import GIVES
from hoodwink.games.nottingham.moves.verbs import Give
from hoodwink.games.nottingham.phases.bargain import open_offers
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_CEILING, NO_SEAT, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, NAMES
from hoodwink.games.nottingham.things.hidden import EVERYBODY
from hoodwink.games.nottingham.things.stalls import contraband_counts, hand_over, pay
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Debts(Part[State, Setting]):
    """Who lacks coins for a penalty gives goods of the stall (SN-114 to SN-119)."""

    __slots__ = ()

    verbs = "give"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return [GIVES[kind] for kind in fitting(s, self._setting, stock_of(s, seat))]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Give)
        if seat != s.debtor:
            return no.NO_DEBT
        if s.phase != at.DEBT:
            return no.NOT_YET_DUE
        if move.kind >= LEGAL and any(s.stall[seat]):
            return no.LEGAL_FIRST
        stock = contraband_counts(s, seat, s.stall[seat] + [0] * (KINDS - LEGAL))
        return no.TOO_MUCH if stock[move.kind] else no.NOT_TO_GIVE

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Give)
        self._give_next(s, move.kind, tell)
        s.go_to(at.DEBT)

    def begin(self, s: State, tell: Tell | None) -> None:
        """Pay what the purse holds, then goods as far as there is no choice."""
        coins = max(0, min(s.debt, s.purse[s.debtor]))
        s.debt -= coins
        pay(s, s.debtor, s.creditor, coins, tell)
        while s.debt > 0:
            stock = stock_of(s, s.debtor)
            worth = stock_worth(self._setting, stock)
            if worth == 0:
                _forgive(s, tell)
            elif worth <= s.debt:
                self._give_all(s, stock, tell)
            else:
                kinds = fitting(s, self._setting, stock)
                if len(kinds) > 1:
                    return
                self._give_next(s, kinds[0], tell)
        _settled(s, tell)

    def _give_next(self, s: State, kind: int, tell: Tell | None) -> None:
        """Give a card; after it, none that is worth more."""
        self._give(s, kind, tell)
        s.ceiling = self._setting.values[kind]

    def _give(self, s: State, kind: int, tell: Tell | None) -> None:
        s.debt -= self._setting.values[kind]  # SN-115
        hand_over(s, s.debtor, s.creditor, kind, EVERYBODY)  # SN-112, SN-118
        if tell:
            tell("gave", seat=s.debtor, to=s.creditor, goods={NAMES[kind]: 1}, contraband=0)

    def _give_all(self, s: State, stock: list[int], tell: Tell | None) -> None:
        for kind in range(KINDS):
            for _ in range(stock[kind]):
                self._give(s, kind, tell)


def _forgive(s: State, tell: Tell | None) -> None:
    if tell:
        tell("forgave", seat=s.creditor, debtor=s.debtor, coins=s.debt)
    s.debt = 0  # SN-119


def _settled(s: State, tell: Tell | None) -> None:
    s.debt = 0  # SN-116: no change
    s.debtor = s.creditor = NO_SEAT
    s.ceiling = NO_CEILING
    open_offers.lapse(s, tell)
    s.go_to(at.INSPECTION)


def leaves_a_choice(s: State, setting: Setting) -> bool:
    """Whether the debtor has more than is owed, and several kinds to give next."""
    stock = stock_of(s, s.debtor)
    return stock_worth(setting, stock) > s.debt and len(fitting(s, setting, stock)) > 1


def stock_worth(setting: Setting, stock: list[int]) -> int:
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
