"""Everything that can be told. A fact that is not required is told to some only."""

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from hoodwink.kernel.seats import Seat


class BySeat(TypedDict):
    """Whom it is about is all that there is to tell."""

    seat: Seat


class CardSeen(TypedDict):
    """A card was looked at; only who looked is told which one it is."""

    seat: Seat
    slot: str
    card: NotRequired[str]


class Rotated(TypedDict):
    seat: Seat
    way: str
    """`left`, `right`, or `front` for half-way round."""


class Claimed(TypedDict):
    seat: Seat
    character: str


class Challenged(TypedDict):
    """The challenger alone is told the card."""

    seat: Seat
    """Who challenged."""
    claimant: Seat
    character: str
    true: bool
    card: NotRequired[str]


class Answered(TypedDict):
    """Who answered the King as Minister."""

    king: Seat
    seats: list[Seat]


class Confronted(TypedDict):
    """One of several Ministers; the others are told the card."""

    seat: Seat
    true: bool
    card: NotRequired[str]


class Mixed(TypedDict):
    seat: Seat
    slots: list[str]
    hidden: bool
    swapped: NotRequired[bool]
    """Whether the cards changed places: told to all, to the Minister, or to nobody."""


class Accused(TypedDict):
    """The owner alone is told the card."""

    seat: Seat
    owner: Seat
    slot: str
    character: str
    right: bool
    card: NotRequired[str]


class Taxed(TypedDict):
    seat: Seat
    twice: Seat
    """Who pays two coins."""


class Shown(TypedDict):
    """A card is turned up before all eyes."""

    slot: str
    card: str


class Named(TypedDict):
    seat: Seat
    slot: str
    character: str


class Coins(TypedDict):
    """Coins between a purse and the bank."""

    seat: Seat
    coins: int


class Stole(TypedDict):
    seat: Seat
    victim: Seat
    coins: int


class GameOver(TypedDict):
    reason: str
    """`bank empty` or `turn cap`."""


EVENTS: Final[Mapping[str, type[Any]]] = {
    "first_player": BySeat,
    "chose": BySeat,
    "declined_peek": BySeat,
    "peeked": CardSeen,
    "looked": CardSeen,
    "rotated": Rotated,
    "claimed": Claimed,
    "challenged": Challenged,
    "answered": Answered,
    "confronted": Confronted,
    "mixed": Mixed,
    "accused": Accused,
    "taxed": Taxed,
    "shown": Shown,
    "named": Named,
    "peasant_failed": BySeat,
    "took": Coins,
    "paid": Coins,
    "could_not_pay": BySeat,
    "stole": Stole,
    "game_over": GameOver,
}
"""The one list of events."""
