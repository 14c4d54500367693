"""What may be taken out of a draft again, listed once for each lot of parts."""

from typing import Final

from hoodwink.games.nottingham.moves import (
    DROP_ADDS,
    DROP_ASKS,
    DROP_CLAIMS,
    DROP_COINS,
    DROP_REPAYS,
    DROP_VOWS,
)
from hoodwink.games.nottingham.offers import Choice, Offer
from hoodwink.games.nottingham.verbs import STEPS
from hoodwink.kernel.moves import Move

COIN_DROPS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(drop for drop, step in zip(DROP_COINS, STEPS, strict=True) if step <= coins)
    for coins in range(STEPS[-1] + 1)
)
Words = tuple[tuple[Choice, ...], tuple[Choice, ...], tuple[Choice, ...]]


class Drops:
    """Lists that drafts share."""

    def __init__(self) -> None:
        self._claims: Final[dict[tuple[int, ...], tuple[Move, ...]]] = {}
        self._words: Final[dict[Words, tuple[Move, ...]]] = {}

    def of(self, draft: Offer) -> tuple[Move, ...]:
        moves = COIN_DROPS[min(draft.coins, STEPS[-1])]
        if draft.goods:
            moves += tuple([DROP_ADDS[kind] for kind in sorted(set(draft.goods))])
        if draft.claims:
            moves += self._claimed(draft.claims)
        if draft.asks or draft.promises or draft.repays:
            moves += self._said((draft.asks, draft.promises, draft.repays))
        return moves

    def _claimed(self, claims: tuple[int, ...]) -> tuple[Move, ...]:
        listed = self._claims.get(claims)
        if listed is None:
            moves = [DROP_CLAIMS[kind] for kind in sorted(set(claims))]
            listed = self._claims[claims] = tuple(moves)
        return listed

    def _said(self, words: Words) -> tuple[Move, ...]:
        listed = self._words.get(words)
        if listed is None:
            asks, promises, repays = words
            moves: list[Move] = [DROP_ASKS[outcome][seat] for outcome, seat in asks]
            moves += [DROP_VOWS[outcome][seat] for outcome, seat in promises]
            moves += [DROP_REPAYS[outcome][seat] for outcome, seat in repays]
            listed = self._words[words] = tuple(moves)
        return listed
