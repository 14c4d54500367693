"""Everything that can be told. A fact that is not required is told to some only."""

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from hoodwink.kernel.seats import Seat


class BySeat(TypedDict):
    """Whom it is about is all that there is to tell."""

    seat: Seat


class Dealt(TypedDict):
    """A bag was dealt; only its owner is told what is in it."""

    seat: Seat
    goods: NotRequired[str]


class Cried(TypedDict):
    seat: Seat
    goods: str


class Opened(TypedDict):
    """A bag is opened for all to see."""

    seat: Seat
    goods: str
    true: bool
    """Whether it holds what was cried."""
    lookers: list[Seat]


class Coins(TypedDict):
    seat: Seat
    coins: int


class GameOver(TypedDict):
    reason: str


EVENTS: Final[Mapping[str, type[Any]]] = {
    "dealt": Dealt,
    "cried": Cried,
    "chose": BySeat,
    "opened": Opened,
    "took": Coins,
    "paid": Coins,
    "game_over": GameOver,
}
"""The one list of events."""
