"""What every outlaw knows before the game: the roads, the convoys and the merchant's wares."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

from hoodwink.games.sherwood.setting import ROUNDS, Setting

HALF: Final = ROUNDS // 2


class Wagon(NamedTuple):
    """A convoy or Sheriff card, by what matters to those who lie in wait."""

    name: str
    combat: int
    glory: int
    sacks: int
    companions: int
    raiders_lost: int
    glory_lost: int
    sheriff: bool
    route: tuple[str, ...]


class Country:
    """A setting by the names that views use."""

    def __init__(self, setting: Setting) -> None:
        board, gear = setting.board, setting.gear
        self._routes: Final = {
            (start, end): tuple(board.hideouts[h] for h in board.routes[n][m])
            for n, start in enumerate(board.towns)
            for m, end in enumerate(board.towns)
        }
        self.advanced: Final = setting.advanced
        self.bonuses: Final[Mapping[str, int]] = dict(zip(gear.names, gear.bonuses, strict=True))
        """Specials have none."""
        self.red: Final = frozenset(board.hideouts[h] for h in board.red)
        self.floor: Final = setting.content.raiders_in_camp
        """Nobody falls below so many raiders."""
        self.raiders: Final = setting.content.raiders_each
        self._decks: Final = tuple(
            tuple(self.wagon(setting.cards[n].to_json(board)) for n in setting.cards_with(back))
            for back in range(2)
        )

    def route(self, start: str, end: str) -> tuple[str, ...]:
        """The hideouts along the road, in the order of the arrows."""
        return self._routes[start, end]

    def wagon(self, card: Mapping[str, Any]) -> Wagon:
        """A card as a view shows it."""
        return Wagon(
            card["card"],
            card["combat"],
            card["glory"],
            card.get("sacks", 0),
            card.get("companions", 0),
            card.get("raiders_lost", 0),
            card.get("glory_lost", 0),
            "raiders_lost" in card,
            self.route(card["start"], card["end"]),
        )

    def deck(self, number: int) -> tuple[Wagon, ...]:
        """Every card that may come in a round of that number."""
        return self._decks[0 if number <= HALF else 1]


@lru_cache(maxsize=16)
def country_of(setting: Setting) -> Country:
    """Read once: all bots of a match share it."""
    return Country(setting)
