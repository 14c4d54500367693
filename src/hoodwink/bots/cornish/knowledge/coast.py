"""What every smuggler knows before the game: the coast, the goods, the cards and the price list.

Places, goods and cards go by their numbers in the pack of the match.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from hoodwink.bots.cornish.knowledge.characters import each_round
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.setting import FAR, NOWHERE, Board, Setting
from hoodwink.games.cornish.setting import effects as do

COLUMNS: Final = 6
"""The price list has so many; what is bigger sells as if it were so big."""


class Coast:
    """A setting as the freetrader reads it, with what follows from it alone."""

    def __init__(self, setting: Setting) -> None:
        self.setting: Final = setting
        self.board: Final = setting.board
        self.market: Final = setting.market
        self.sizes: Final = setting.sizes
        self.biggest: Final = max(COLUMNS, *setting.sizes)
        self.cards: Final = setting.characters
        self.stores: Final = setting.warehouses
        self.place: Final = _numbers(setting.board.land)
        self.sea: Final = _numbers(setting.board.sea)
        self.form: Final = _numbers([form.key for form in setting.forms])
        self.card: Final = _numbers([card.key for card in setting.characters])
        self.store: Final = _numbers([store.key for store in setting.warehouses])
        self.ship: Final = _numbers(setting.ships)
        self.sails: Final = [_at_sea(setting.board, at) for at in range(len(setting.board.sea))]
        self.anchorage: Final = [self.sea.get(name, NOWHERE) for name in setting.board.land]
        """The sea beside a port or cove; NOWHERE for places inland."""
        self.merchants: Final = [self.sea[name] for name in setting.board.merchants]
        self.each_round: Final = [each_round(card) for card in setting.characters]
        self.charts: Final = {
            secret.key
            for secret in setting.secrets
            if any(word == do.CHART for word, _ in secret.effects)
        }
        self.choices: Final[Mapping[str, Choice]] = {
            move.text: move for move in setting.words.phrases.moves if isinstance(move, Choice)
        }
        """Every move by its words."""


@lru_cache(maxsize=8)
def coast_of(setting: Setting) -> Coast:
    """The coast of a setting; surveyed once."""
    return Coast(setting)


def _numbers(keys: Sequence[str]) -> Mapping[str, int]:
    return {key: number for number, key in enumerate(keys)}


def _at_sea(board: Board, start: int) -> list[int]:
    """How many times to sail from everywhere else; nobody sails through a cove."""
    away = [FAR] * len(board.sea)
    away[start] = 0
    frontier = [start]
    for sea in frontier:
        for near in board.lanes[sea]:
            if away[near] == FAR:
                away[near] = away[sea] + 1
                frontier.append(near)
    return away
