"""Promises by word: written into the ledger, never enforced."""

from typing import Final

from hoodwink.games.sherwood.phases import SEATS
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.talks import Draft
from hoodwink.kernel.deals import Deal, Ledger, Promise, Transfer
from hoodwink.kernel.goods import Goods
from hoodwink.kernel.seats import Seat


class NoGoods:
    """Promises move no goods."""

    def goods_of(self, seat: Seat) -> Goods:
        raise AssertionError("nothing changes hands")

    def covers(self, seat: Seat, goods: Goods) -> bool:
        raise AssertionError("nothing changes hands")

    def carry_out(self, transfer: Transfer) -> None:
        raise AssertionError("nothing changes hands")


NO_GOODS: Final = NoGoods()


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


def about(made_in: int, hideout: int) -> int:
    """What a promise about a hideout is filed under: another round, another matter."""
    return made_in * 100 + hideout


def settle_promises(
    ledger: Ledger, seat: Seat, used: int, matter: int
) -> list[tuple[Promise, str]]:
    """A raid was decided with cards: whoever used as many as promised has kept the promise."""
    for promise, _ in ledger.promises:
        if (promise.seat, promise.about) == (seat, matter):
            enough = used >= int(promise.what.split()[1])
            return ledger.note(seat, promise.what if enough else "withhold", matter)
    return []
