"""The words about parts of a draft, listed once: by a mask or a number, the moves that fit it."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.moves import (
    ADD_COINS,
    ADDS,
    ASKS,
    CANCEL,
    CLAIMS,
    DRAFTS,
    DROP_ADDS,
    DROP_ASKS,
    DROP_CLAIMS,
    DROP_COINS,
    DROP_REPAYS,
    DROP_VOWS,
    OFFER,
    REPAYS,
    VOWS,
)
from hoodwink.games.nottingham.moves.verbs import INSPECT, MOST_SEATS, PASS, STEPS
from hoodwink.games.nottingham.setting import MOST_COINS
from hoodwink.games.nottingham.things.cards import kinds_in
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.wording import (
    EVERY,
    PLACES,
    chosen,
)
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN


def about(moves: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By a mask of seats, the moves of both outcomes that speak of them."""
    return tuple(
        tuple(moves[outcome][seat] for seat in SEATS_IN[mask] for outcome in (PASS, INSPECT))
        for mask in range(32)
    )


ASKS_ABOUT: Final = about(ASKS)
DRAFTS_ABOUT: Final = about(DRAFTS)
VOWS_ABOUT: Final = about(VOWS)
REPAYS_ABOUT: Final = about(REPAYS)
LAST_WORDS: Final[tuple[tuple[Move, ...], ...]] = ((CANCEL,), (OFFER, CANCEL))

_DROP_HEAPS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    DROP_COINS[:heaps] for heaps in range(len(STEPS) + 1)
)
_HEAPS: Final = tuple(
    sum(1 for step in STEPS if step <= coins) for coins in range(MOST_COINS * MOST_SEATS + 1)
)
"""By a number of coins, how many sizes of heaps it is enough for."""
COIN_DROPS: Final = tuple(_DROP_HEAPS[heaps] for heaps in _HEAPS)
ASK_DROPS: Final = chosen(DROP_ASKS)
VOW_DROPS: Final = chosen(DROP_VOWS)
REPAY_DROPS: Final = chosen(DROP_REPAYS)
CLAIM_DROPS: Final[dict[int, tuple[Move, ...]]] = {}
GOODS_DROPS: Final[dict[int, tuple[Move, ...]]] = {}
HIDDEN_DROPS: Final[dict[int, tuple[Move, ...]]] = {}
MOST_LISTS: Final = 1 << 13
"""So many lists of one sort are kept."""


def list_claim_drops(claims: int) -> tuple[Move, ...]:
    """Goods claimed to be in the bag."""
    return keep(CLAIM_DROPS, claims, tuple(DROP_CLAIMS[kind] for kind in kinds_in(claims)))


def list_goods_drops(goods: int) -> tuple[Move, ...]:
    """Legal goods of the stall."""
    kinds = [kind for kind in range(LEGAL) if goods >> PLACES[kind] & EVERY]
    return keep(GOODS_DROPS, goods, tuple(DROP_ADDS[kind] for kind in kinds))


def list_hidden_drops(hidden: int) -> tuple[Move, ...]:
    """Contraband of the stall."""
    kinds = [kind for kind in range(LEGAL, KINDS) if hidden >> PLACES[kind] & EVERY]
    return keep(HIDDEN_DROPS, hidden, tuple(DROP_ADDS[kind] for kind in kinds))


def keep(
    lists: dict[int, tuple[Move, ...]], key: int, listed: tuple[Move, ...]
) -> tuple[Move, ...]:
    """Not for ever: what a draft may hold has no end."""
    if len(lists) > MOST_LISTS:
        lists.clear()
    lists[key] = listed
    return listed


CLAIMABLE: Final = len(STEPS) + 1 << LEGAL
HIDDEN: Final = 2 * CLAIMABLE
HEAPS: Final = tuple(heaps << LEGAL for heaps in _HEAPS)


def adds(kinds: Sequence[int]) -> Sequence[tuple[Move, ...]]:
    """By legal goods as a mask, the number of heaps of coins, whether goods are claimed, and
    whether contraband is asked for."""
    contraband = tuple(ADDS[kind] for kind in kinds if kind >= LEGAL)
    return [
        (
            *(ADDS[kind] for kind in range(LEGAL) if legal >> kind & 1),
            *(contraband if hidden else ()),
            *ADD_COINS[:heaps],
            *((CLAIMS[kind] for kind in kinds) if claimed else ()),
        )
        for hidden in (False, True)
        for claimed in (False, True)
        for heaps in range(len(STEPS) + 1)
        for legal in range(1 << LEGAL)
    ]
