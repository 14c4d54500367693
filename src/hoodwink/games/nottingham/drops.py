"""What may be taken out of a draft again."""

from typing import Final

from hoodwink.games.nottingham.goods import KINDS
from hoodwink.games.nottingham.menus import Menu
from hoodwink.games.nottingham.moves import (
    DROP_ADDS,
    DROP_ASKS,
    DROP_CLAIMS,
    DROP_COINS,
    DROP_REPAYS,
    DROP_VOWS,
)
from hoodwink.games.nottingham.verbs import STEPS
from hoodwink.games.nottingham.wording import (
    ASKS_AT,
    CHOICES,
    CLAIMS_AT,
    CLAIMS_IN,
    COINS,
    EACH,
    GOODS_AT,
    REPAYS_AT,
    VOWS_AT,
    chosen,
)
from hoodwink.kernel.moves import Move

COIN_DROPS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    tuple(drop for drop, step in zip(DROP_COINS, STEPS, strict=True) if step <= coins)
    for coins in range(STEPS[-1] + 1)
)
ASK_DROPS: Final = chosen(DROP_ASKS)
VOW_DROPS: Final = chosen(DROP_VOWS)
REPAY_DROPS: Final = chosen(DROP_REPAYS)


LOWEST: Final = sum(1 << EACH * kind for kind in range(KINDS))


class Drops:
    """Lists that drafts share, each made once."""

    def __init__(self) -> None:
        self._claims: Final = Menu(DROP_CLAIMS)
        self._goods: Final[dict[int, tuple[Move, ...]]] = {0: ()}

    def of(self, content: int) -> tuple[Move, ...]:
        coins = content & COINS
        return (
            *COIN_DROPS[coins if coins < STEPS[-1] else STEPS[-1]],
            *self._added(content >> GOODS_AT),
            *self._claims.of(content >> CLAIMS_AT & CLAIMS_IN),
            *ASK_DROPS[content >> ASKS_AT & CHOICES],
            *VOW_DROPS[content >> VOWS_AT & CHOICES],
            *REPAY_DROPS[content >> REPAYS_AT & CHOICES],
        )

    def _added(self, goods: int) -> tuple[Move, ...]:
        folded = goods | goods >> 1 | goods >> 2 | goods >> 3 if goods else 0
        kinds = (folded | folded >> 3) & LOWEST
        listed = self._goods.get(kinds)
        if listed is None:
            moves = [DROP_ADDS[kind] for kind in range(KINDS) if kinds >> EACH * kind & 1]
            listed = self._goods[kinds] = tuple(moves)
        return listed
