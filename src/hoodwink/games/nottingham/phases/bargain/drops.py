"""What may be taken out of a draft again."""

from typing import Final

from hoodwink.games.nottingham.moves import (
    DROP_ADDS,
    DROP_ASKS,
    DROP_CLAIMS,
    DROP_COINS,
    DROP_REPAYS,
    DROP_VOWS,
)
from hoodwink.games.nottingham.moves.verbs import STEPS
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.menus import Menu
from hoodwink.games.nottingham.things.wording import (
    EACH,
    EVERY,
    chosen,
)
from hoodwink.kernel.moves import Move

MOST_COINS: Final = STEPS[-1]
NONE: Final[tuple[Move, ...]] = ()
COIN_DROPS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(drop for drop, step in zip(DROP_COINS, STEPS, strict=True) if step <= coins)
    for coins in range(MOST_COINS + 1)
)
ASK_DROPS: Final = chosen(DROP_ASKS)
VOW_DROPS: Final = chosen(DROP_VOWS)
REPAY_DROPS: Final = chosen(DROP_REPAYS)
LEGAL_DROPS: Final = tuple(
    tuple(drop for kind, drop in enumerate(DROP_ADDS[:LEGAL]) if mask >> kind & 1)
    for mask in range(1 << LEGAL)
)
LOWEST: Final = sum(1 << EACH * place for place in range(1, KINDS - LEGAL + 1))
HIDDEN_DROPS: Final[dict[int, tuple[Move, ...]]] = {}
CLAIM_DROPS: Final = Menu(DROP_CLAIMS)


def goods_drops(legal: int, hidden: int) -> tuple[Move, ...]:
    """Goods of the stall."""
    kinds = (1 if legal & EVERY else 0) + (2 if legal >> EACH & EVERY else 0)
    kinds += (4 if legal >> 2 * EACH & EVERY else 0) + (8 if legal >> 3 * EACH else 0)
    return LEGAL_DROPS[kinds] + _hidden_drops(hidden) if hidden else LEGAL_DROPS[kinds]


def _hidden_drops(hidden: int) -> tuple[Move, ...]:
    folded = hidden | hidden >> 1
    folded |= folded >> 2
    kinds = (folded | folded >> 3) & LOWEST
    listed = HIDDEN_DROPS.get(kinds)
    if listed is None:
        each = range(LEGAL, KINDS)
        moves = [DROP_ADDS[kind] for kind in each if kinds >> EACH * (kind - LEGAL + 1) & 1]
        listed = HIDDEN_DROPS[kinds] = tuple(moves)
    return listed
