"""Promises by word: written into the ledger, never enforced."""

from typing import Final

from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import SEATS
from hoodwink.games.sherwood.things.talks import Draft
from hoodwink.kernel.deals import BROKEN, KEPT, OPEN, UNNEEDED, Deal, Promise, Transfer
from hoodwink.kernel.events import Tell
from hoodwink.kernel.goods import Goods
from hoodwink.kernel.seats import SEATS_IN, Seat


class NoGoods:
    """Promises move no goods."""

    def goods_of(self, seat: Seat) -> Goods:
        raise AssertionError("nothing changes hands")

    def covers(self, seat: Seat, goods: Goods) -> bool:
        raise AssertionError("nothing changes hands")

    def carry_out(self, transfer: Transfer) -> None:
        raise AssertionError("nothing changes hands")


NO_GOODS: Final = NoGoods()

EVENTS: Final = {KEPT: "promise_kept", BROKEN: "promise_broken", UNNEEDED: "promise_unneeded"}


def write_promises(s: State, draft: Draft) -> None:
    """SF-101, SF-105: cards are promised by word only."""
    matter = about(s.round, draft.hideout)
    promises = []
    for seat in sorted({seat for seat, _ in draft.cards}):
        others = [one for one in range(SEATS) if draft.raiders[one] and one != seat]
        heard_by = [s.turn] if seat != s.turn else others
        what = use_text(draft.cards_of(seat))
        promises += [Promise(seat, to, what, matter) for to in heard_by]
    s.ledger.close(Deal(promises=tuple(promises)), NO_GOODS)


def use_text(cards: int) -> str:
    return f"use {cards}"


def cards_in(what: str) -> int:
    """The number in what `use_text` wrote."""
    return int(what.split()[1])


def about(made_in: int, hideout: int) -> int:
    """What a promise about a hideout is filed under: another round, another matter."""
    return made_in * 100 + hideout


def settle_promises(s: State, tell: Tell | None) -> None:
    """A fight was decided: who used as many cards as promised has kept the promise.

    Only who was asked and declined has broken it; others may still be asked another time.
    """
    matter = about(s.round, s.hideout)
    for promise, standing in list(s.ledger.promises):
        if standing == OPEN and promise.about == matter:
            used = sum(1 for owner, _ in s.played if owner == promise.seat)
            if used >= cards_in(promise.what):
                _close(s, promise.seat, matter, KEPT, tell)
            elif s.declined >> promise.seat & 1:
                _close(s, promise.seat, matter, BROKEN, tell)  # SF-109


def close_promises(s: State, seats: int, matter: int, tell: Tell | None) -> None:
    """These, a mask, will not be asked any more: what they promised was not needed."""
    if s.ledger.promises:
        for seat in SEATS_IN[seats]:
            _close(s, seat, matter, UNNEEDED, tell)  # B-51


def close_all_promises(s: State, tell: Tell | None) -> None:
    """The round is over."""
    for promise, _ in list(s.ledger.promises):
        _close(s, promise.seat, promise.about, UNNEEDED, tell)  # B-51


def _close(s: State, seat: Seat, matter: int, standing: str, tell: Tell | None) -> None:
    for promise, _ in s.ledger.settle(seat, matter, standing):
        if tell:
            tell(EVENTS[standing], seat=promise.seat, to=promise.to)
