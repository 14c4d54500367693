"""The words about parts of a draft, listed once: by a mask or a number, the moves that fit it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from hoodwink.games.nottingham import moves as say
from hoodwink.games.nottingham.moves.verbs import INSPECT, MOST_SEATS, PASS, STEPS
from hoodwink.games.nottingham.setting import MOST_COINS
from hoodwink.games.nottingham.things.cards import kinds_in
from hoodwink.games.nottingham.things.drafts import EVERY, PLACES, chosen
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.menus import Lists
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, all_below, without


def about(moves: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By a mask of seats, the moves of both outcomes that speak of them."""
    return tuple(
        tuple(moves[outcome][seat] for seat in SEATS_IN[mask] for outcome in (PASS, INSPECT))
        for mask in range(1 << MOST_SEATS)
    )


DRAFTS_ABOUT: Final = about(say.DRAFTS)
LAST_WORDS: Final[tuple[tuple[Move, ...], ...]] = ((say.CANCEL,), (say.OFFER, say.CANCEL))

_DROP_HEAPS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    say.DROP_COINS[:heaps] for heaps in range(len(STEPS) + 1)
)
_HEAPS: Final = tuple(
    sum(1 for step in STEPS if step <= coins) for coins in range(MOST_COINS * MOST_SEATS + 1)
)
"""By a number of coins, how many sizes of heaps it is enough for."""
COIN_DROPS: Final = tuple(_DROP_HEAPS[heaps] for heaps in _HEAPS)
ASK_DROPS: Final = chosen(say.DROP_ASKS)


def still_open(mask: int, said: int) -> int:
    """The seats of a mask of which neither outcome was said yet."""
    return mask & ~(said | said >> MOST_SEATS)


def words_about(
    words: Sequence[Sequence[Move]], drops: Sequence[Sequence[Move]]
) -> Sequence[Lists]:
    """By a mask of seats, and then by what was said of them: what else may be said of them, and
    what takes it back."""
    fresh, back = about(words), chosen(drops)

    def next_words(mask: int, said: int) -> list[Move]:
        return [*fresh[still_open(mask, said)], *back[said]]

    return tuple(Lists(partial(next_words, mask)) for mask in range(1 << MOST_SEATS))


ASKABLE: Final = words_about(say.ASKS, say.DROP_ASKS)
VOWABLE: Final = words_about(say.VOWS, say.DROP_VOWS)
REPAYABLE: Final = words_about(say.REPAYS, say.DROP_REPAYS)


def hopes(seats: int, rounds: int) -> Sequence[Sequence[Sequence[tuple[Lists, Lists]]]]:
    """By round, Sheriff and giver: what the giver may promise, and what the Sheriff in return;
    nothing where they will not be Sheriff again."""
    return [
        [
            [_hopes(seats, left, sheriff, giver) for giver in range(seats)]
            for sheriff in range(seats)
        ]
        for left in reversed(range(rounds))
    ]


def _hopes(seats: int, left: int, sheriff: Seat, giver: Seat) -> tuple[Lists, Lists]:
    """With so many rounds to come."""
    vows = without(all_below(seats), giver) if left >= (giver - sheriff) % seats else 0
    repays = without(all_below(seats), sheriff) if left >= seats else 0
    return VOWABLE[vows], REPAYABLE[repays]


def _claim_drops(claims: int) -> list[Move]:
    """Goods claimed to be in the bag."""
    return [say.DROP_CLAIMS[kind] for kind in kinds_in(claims)]


def _goods_drops(goods: int) -> list[Move]:
    """Legal goods of the stall."""
    return [say.DROP_ADDS[kind] for kind in range(LEGAL) if goods >> PLACES[kind] & EVERY]


def _hidden_drops(hidden: int) -> list[Move]:
    """Contraband of the stall."""
    return [say.DROP_ADDS[kind] for kind in range(LEGAL, KINDS) if hidden >> PLACES[kind] & EVERY]


CLAIM_DROPS: Final = Lists(_claim_drops)
GOODS_DROPS: Final = Lists(_goods_drops)
HIDDEN_DROPS: Final = Lists(_hidden_drops)

CLAIMABLE: Final = len(STEPS) + 1 << LEGAL
HIDDEN: Final = 2 * CLAIMABLE
ADDABLE_HEAPS: Final = tuple(heaps << LEGAL for heaps in _HEAPS)


def adds(kinds: Sequence[int]) -> Sequence[tuple[Move, ...]]:
    """By legal goods as a mask, the number of heaps of coins, whether goods are claimed, and
    whether contraband is asked for."""
    contraband = tuple(say.ADDS[kind] for kind in kinds if kind >= LEGAL)
    return [
        (
            *(say.ADDS[kind] for kind in range(LEGAL) if legal >> kind & 1),
            *(contraband if hidden else ()),
            *say.ADD_COINS[:heaps],
            *((say.CLAIMS[kind] for kind in kinds) if claimed else ()),
        )
        for hidden in (False, True)
        for claimed in (False, True)
        for heaps in range(len(STEPS) + 1)
        for legal in range(1 << LEGAL)
    ]
