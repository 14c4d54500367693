"""What every smuggler knows before the game: the coast, the goods, the cards and the price list.

It is read from the built-in pack, and places, goods and cards go by their numbers there.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from hoodwink.games.cornish.moves import Choice
from hoodwink.games.cornish.setting import words_of
from hoodwink.games.cornish.things.board import FAR, NOWHERE
from hoodwink.games.cornish.things.content import content_of
from hoodwink.kernel.packs import built_in

CONTENT: Final = content_of(built_in("cornish"))
BOARD: Final = CONTENT.board
MARKET: Final = CONTENT.market
SIZES: Final = CONTENT.sizes
CARDS: Final = CONTENT.characters
STORES: Final = CONTENT.warehouses

CHOICES: Final[Mapping[str, Choice]] = {
    move.text: move
    for move in words_of(built_in("cornish")).phrases.moves
    if isinstance(move, Choice)
}
"""Every move of the built-in pack by its words."""


def _numbers(keys: Sequence[str]) -> Mapping[str, int]:
    return {key: number for number, key in enumerate(keys)}


PLACE: Final = _numbers(BOARD.land)
SEA: Final = _numbers(BOARD.sea)
FORM: Final = _numbers([form.key for form in CONTENT.forms])
CARD: Final = _numbers([card.key for card in CARDS])
STORE: Final = _numbers([store.key for store in STORES])
SHIP: Final = _numbers(CONTENT.ships)


def _at_sea(start: int) -> list[int]:
    """How many times to sail from everywhere else; nobody sails through a cove."""
    away = [FAR] * len(BOARD.sea)
    away[start] = 0
    frontier = [start]
    for sea in frontier:
        for near in BOARD.lanes[sea]:
            if away[near] == FAR:
                away[near] = away[sea] + 1
                frontier.append(near)
    return away


SAILS: Final = [_at_sea(start) for start in range(len(BOARD.sea))]
ANCHORAGE: Final = [SEA.get(name, NOWHERE) for name in BOARD.land]
"""The sea beside a port or cove; NOWHERE for places inland."""
MERCHANTS: Final = [SEA[name] for name in BOARD.merchants]
