"""What every outlaw knows before the game: the roads, the convoys and the merchant's wares.

It is read from the built-in pack. With another pack the cards that a seat sees are still read
from its view; a road that is not on this map is simply never expected to lead anywhere.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from hoodwink.games.sherwood.setting import ROUNDS, content_of
from hoodwink.games.sherwood.things.cards import BACKS
from hoodwink.kernel.packs import built_in

_CONTENT: Final = content_of(built_in("sherwood"))
_BOARD: Final = _CONTENT.board

BONUSES: Final[Mapping[str, int]] = dict(
    zip(_CONTENT.gear.names, _CONTENT.gear.bonuses, strict=False)
)
"""Specials have none, and are missing or zero here."""
RED: Final = frozenset(_BOARD.hideouts[h] for h in _BOARD.red)
FLOOR: Final = _CONTENT.raiders_in_camp
"""Nobody falls below so many raiders."""
RAIDERS: Final = _CONTENT.raiders_each
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


@cache
def route(start: str, end: str) -> tuple[str, ...]:
    """The hideouts along the road, in the order of the arrows."""
    towns = _BOARD.towns
    if start not in towns or end not in towns:
        return ()
    passed = _BOARD.routes[towns.index(start)][towns.index(end)]
    return tuple(_BOARD.hideouts[h] for h in passed)


def wagon(card: Mapping[str, Any]) -> Wagon:
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
        route(card["from"], card["to"]),
    )


def _of_back(back: int, sheriffs: bool) -> tuple[Wagon, ...]:
    return tuple(
        wagon(card.to_json(_BOARD))
        for card in _CONTENT.cards
        if card.back == back and (sheriffs or not card.sheriff)
    )


_DECKS: Final = {
    (back, sheriffs): _of_back(back, sheriffs)
    for back in range(len(BACKS))
    for sheriffs in (False, True)
}


def deck(number: int, advanced: bool) -> tuple[Wagon, ...]:
    """Every card that may come in a round of that number."""
    return _DECKS[0 if number <= HALF else 1, advanced]
