"""What a deal comes to: goods that change hands, and goods owed from a bag."""

from collections.abc import Iterator, Sequence
from typing import Final

from hoodwink.games.nottingham.moves.verbs import OUTCOMES
from hoodwink.games.nottingham.state import State, more
from hoodwink.games.nottingham.things.cards import ONE, count_of, how_many, laid_out, told
from hoodwink.games.nottingham.things.goods import (
    CONTRABAND_MASK,
    KINDS,
    LEGAL,
    spread_counts,
    tallied,
)
from hoodwink.games.nottingham.things.hidden import EVERYBODY, face_down, forget
from hoodwink.games.nottingham.things.offers import Choice, Offer
from hoodwink.games.nottingham.things.stalls import contraband_counts, hand_over, pay
from hoodwink.kernel.deals import Deal, Duty, Promise, Transfer
from hoodwink.kernel.events import Tell
from hoodwink.kernel.goods import Goods
from hoodwink.kernel.seats import Seat

COINS: Final = KINDS
"""In a deal coins are one more kind of goods."""


class Stalls:
    """What the seats have to give: coins, and what lies on their stalls."""

    def __init__(self, s: State, tell: Tell | None) -> None:
        self._s = s
        self._tell = tell

    def covers(self, seat: Seat, goods: Goods) -> bool:
        return self._holdings(seat).covers(goods)

    def _holdings(self, seat: Seat) -> Goods:
        counts = self._s.stall[seat] + [0] * (KINDS - LEGAL)
        return Goods([*contraband_counts(self._s, seat, counts), self._s.purse[seat]])

    def carry_out(self, transfer: Transfer) -> None:
        giver, taker = transfer.giver, transfer.taker
        pay(self._s, giver, taker, transfer.goods.counts[COINS], self._tell)
        cards = spread_counts(transfer.goods.counts[:KINDS])
        for kind in cards:
            hand_over(self._s, giver, taker, kind, 1 << taker)
        if self._tell and cards:
            kinds = {"kinds": tallied(kind for kind in cards if kind >= LEGAL)}
            self._tell(
                "gave",
                {giver: kinds, taker: kinds},
                seat=giver,
                to=taker,
                goods=tallied(kind for kind in cards if kind < LEGAL),
                contraband=sum(transfer.goods.counts[LEGAL:KINDS]),
            )


def deal_of(s: State, offer: Offer) -> Deal:
    goods = [0] * (KINDS + 1)
    for kind in offer.goods:
        goods[kind] += 1
    goods[COINS] = offer.coins
    return Deal(
        (Transfer(offer.giver, s.sheriff, Goods(goods)),),
        tuple(Duty(s.sheriff, OUTCOMES[outcome], bag) for outcome, bag in offer.wishes),
        (
            *_promises(s, offer.giver, s.sheriff, offer.promises),  # SN-095
            *_promises(s, s.sheriff, offer.giver, offer.repays),
        ),
    )


def _promises(s: State, seat: Seat, to: Seat, choices: Sequence[Choice]) -> Iterator[Promise]:
    for outcome, about in choices:
        yield Promise(seat, to, OUTCOMES[outcome], about, s.round)


def deliver(s: State, bag: Seat, cards: int, tell: Tell | None) -> tuple[int, int]:
    """Goods promised from a bag go to the Sheriff, as far as they are there.

    Returns the cards that remain, and as a mask the kinds of which there were too few: all know
    then that none is left.
    """
    owed = s.owed[bag]
    if not owed:
        return cards, 0
    given = short = 0
    for kind in owed:
        if count_of(cards, kind):
            cards -= ONE[kind]
            given += ONE[kind]
        else:
            short |= 1 << kind & CONTRABAND_MASK  # SN-097
    s.owed[bag] = ()
    if tell:
        missing = len(owed) - how_many(given)
        tell("delivered", seat=bag, to=s.sheriff, goods=told(given), missing=missing)
    _receive(s, bag, given)
    return cards, short


def _receive(s: State, bag: Seat, given: int) -> None:
    for kind in laid_out(given):
        if kind < LEGAL:
            s.stall[s.sheriff] = more(s.stall[s.sheriff], kind)
        else:
            s.down[s.sheriff] = [*s.down[s.sheriff], face_down(kind, bag, s.round, EVERYBODY)]
            s.facts[bag] = forget(s.facts[bag], kind)
