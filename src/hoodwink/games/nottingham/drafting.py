"""What may go into a draft, and what may be taken out of it again."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.bargain import claimable, payable, possible
from hoodwink.games.nottingham.cards import how_many
from hoodwink.games.nottingham.drops import Drops
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import APPLE, BREAD, CHEESE, CHICKEN, LEGAL
from hoodwink.games.nottingham.moves import (
    ADD_COINS,
    ADDS,
    ASKS,
    CANCEL,
    CLAIMS,
    OFFER,
    REPAYS,
    VOWS,
)
from hoodwink.games.nottingham.offers import Choice, Offer
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.verbs import INSPECT, PASS, STEPS
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat

MOST_COINS: Final = STEPS[-1]


def heaps(moves: Sequence[Move]) -> Sequence[tuple[Move, ...]]:
    """By so many coins, the heaps that go into them; more than the largest heap are like it."""
    return [
        tuple(move for move, step in zip(moves, STEPS, strict=True) if step <= coins)
        for coins in range(MOST_COINS + 1)
    ]


def about(moves: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By a mask of seats, the moves of both outcomes that speak of them."""
    return tuple(
        tuple(moves[outcome][seat] for seat in SEATS_IN[mask] for outcome in (PASS, INSPECT))
        for mask in range(32)
    )


COIN_MOVES: Final = heaps(ADD_COINS)
ASKS_ABOUT: Final = about(ASKS)
VOWS_ABOUT: Final = about(VOWS)
REPAYS_ABOUT: Final = about(REPAYS)
LEGAL_ADDS: Final = tuple(
    tuple(ADDS[kind] for kind in range(LEGAL) if mask >> kind & 1) for mask in range(1 << LEGAL)
)
LAST_WORDS: Final[tuple[tuple[Move, ...], ...]] = ((CANCEL,), (OFFER, CANCEL))


class Drafting:
    """The words of a draft under the options of a match."""

    def __init__(self, edition: Edition) -> None:
        self._edition: Final = edition
        self._drops: Final = Drops()
        self._claims: Final[dict[int, tuple[Move, ...]]] = {
            seats: tuple(CLAIMS[kind] for kind in kinds) for seats, kinds in edition.in_play.items()
        }
        self._contraband: Final[dict[int, tuple[Move, ...]]] = {
            seats: tuple(ADDS[kind] for kind in kinds if kind >= LEGAL)
            for seats, kinds in edition.in_play.items()
        }

    def of(self, s: State, draft: Offer) -> tuple[Move, ...]:
        """All that whoever has begun this may say next."""
        return (
            *LEGAL_ADDS[_legal_goods(s, draft)],
            *(self._hidden_goods(s, draft) if s.down[draft.giver] else ()),
            *COIN_MOVES[min(max(self._coins_left(s, draft), 0), MOST_COINS)],  # SN-091
            *self._bag_goods(s, draft),
            *_asks(s, draft),
            *self._promises(s, draft),
            *self._drops.of(draft),
            *LAST_WORDS[speakable(s, draft)],
        )

    def _coins_left(self, s: State, draft: Offer) -> int:
        if draft.by == draft.giver or self._edition.open_purses:
            return s.purse[draft.giver] - draft.coins
        others = self._edition.coins * len(s.purse) - s.purse[draft.by]
        return others - draft.coins  # the Sheriff asks without knowing

    def _hidden_goods(self, s: State, draft: Offer) -> Sequence[Move]:
        down, goods = s.down[draft.giver], draft.goods
        if draft.by == draft.giver:
            kinds = [card & 31 for card in down]
            return [
                ADDS[kind] for kind in sorted(set(kinds)) if kinds.count(kind) > goods.count(kind)
            ]
        asked = len(draft.contraband) if goods else 0
        return self._contraband[len(s.purse)] if asked < len(down) else ()  # asked without knowing

    def _bag_goods(self, s: State, draft: Offer) -> Sequence[Move]:
        giver = draft.giver
        if not s.undecided >> giver & 1 or len(draft.claims) >= how_many(s.bag[giver]):
            return ()
        return self._claims[len(s.purse)]  # SN-098: true or not

    def _promises(self, s: State, draft: Offer) -> Sequence[Move]:
        """What the giver may promise, and what the Sheriff may promise in return."""
        seats, giver = len(s.purse), draft.giver
        left = self._edition.rounds[seats] - s.round - 1
        vows = VOWS_ABOUT[_others(seats, giver, draft.promises)]
        if left < seats:
            return vows if (giver - s.sheriff) % seats <= left else ()
        return vows + REPAYS_ABOUT[_others(seats, s.sheriff, draft.repays)]


def _legal_goods(s: State, draft: Offer) -> int:
    """Mask of the legal goods of which the giver's stall has more than is in the draft."""
    apples, cheeses, breads, chickens = s.stall[draft.giver]
    goods = draft.goods
    if goods:
        apples -= goods.count(APPLE)
        cheeses -= goods.count(CHEESE)
        breads -= goods.count(BREAD)
        chickens -= goods.count(CHICKEN)
    return (apples > 0) | (cheeses > 0) << 1 | (breads > 0) << 2 | (chickens > 0) << 3


def _asks(s: State, draft: Offer) -> Sequence[Move]:
    free = s.undecided & ~(1 << draft.bag)
    for _, bag in draft.asks:
        free &= ~(1 << bag)
    return possible_moves(s, ASKS, free) if s.ledger.duties else ASKS_ABOUT[free]


def possible_moves(s: State, moves: Sequence[Sequence[Move]], bags: int) -> list[Move]:
    """The moves about these bags that no duty stands against."""
    return [
        moves[outcome][bag]
        for bag in SEATS_IN[bags]
        for outcome in (PASS, INSPECT)
        if possible(s, ((outcome, bag),))
    ]


def _others(seats: int, seat: Seat, named: Sequence[Choice]) -> int:
    """Mask of the seats that a promise of this one can still be about."""
    free = (1 << seats) - 1 & ~(1 << seat)
    for _, other in named:
        free &= ~(1 << other)
    return free


def speakable(s: State, draft: Offer) -> bool:
    """Something is given, nothing is against it, and who would pay is able to.

    The Sheriff cannot know that, and so may ask for anything.
    """
    if not draft.gives or not possible(s, draft.asks) or not claimable(s, draft):
        return False
    return draft.by != draft.giver or payable(s, draft)
