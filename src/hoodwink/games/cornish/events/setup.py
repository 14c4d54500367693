"""What is told of the drafts, of rounds and turns, and of the end."""

from typing import NotRequired, TypedDict

from hoodwink.kernel.seats import Seat


class BySeat(TypedDict):
    """What one player has done, and nothing besides."""

    seat: Seat


class ShipTaken(TypedDict):
    seat: Seat
    ship: str


class WarehouseTaken(TypedDict):
    seat: Seat
    warehouse: str


class PairDrawn(TypedDict):
    """Two decks are named, from which a character each is dealt."""

    seat: Seat
    decks: list[str]


class CharacterDealt(TypedDict):
    seat: Seat
    deck: str
    character: NotRequired[str]
    """For the player alone."""


class CharacterKept(TypedDict):
    seat: Seat
    character: str
    returned: str
    """The deck under which the other card goes."""


class ShipPlaced(TypedDict):
    seat: Seat
    sea: str


class RoundStarted(TypedDict):
    round: int
    first: Seat


class CharacterRevealed(TypedDict):
    """A character is turned up, and can be hired."""

    deck: str
    character: str


class DeckEmptied(TypedDict):
    """The last card of a deck lies face up."""

    deck: str


class IncomeReceived(TypedDict):
    seat: Seat
    influence: int
    gold: int


class EndCalled(TypedDict):
    """This round is the last one."""

    reason: str


class GameOver(TypedDict):
    reason: str
