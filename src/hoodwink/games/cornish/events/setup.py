"""What is told of the choosing at the start, of rounds and turns, and of the end."""

from typing import NotRequired, TypedDict

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class FirstPlayer(BySeat):
    """Chance has picked who begins."""


class ShipTaken(BySeat):
    """A ship was chosen, before the first round."""

    ship: str
    """The name under which it sails."""


class WarehouseTaken(BySeat):
    """A first warehouse was chosen, before the first round."""

    warehouse: str
    """Which one, and so where it stands."""


class PairDrawn(BySeat):
    """Two decks are named, from which a character each is dealt."""

    decks: list[str]
    """The two; twice the same if both cards come from one."""


class CharacterDealt(BySeat):
    """One of two cards to choose from."""

    deck: str
    """Where it came from, which all see."""
    character: NotRequired[Private[str]]
    """Who it is, for the player alone."""


class CharacterKept(BySeat):
    """A player has chosen the first character."""

    character: str
    """Who stays, face up."""
    returned: str
    """The deck under which the other card goes."""


class ShipPlaced(BySeat):
    """A ship lies at its first anchor."""

    sea: str
    """The space of the sea."""


class RoundStarted(TypedDict):
    """A new round begins."""

    round: int
    """Which one it is, from 1."""
    first: Seat
    """Who is on turn first."""


class CharacterRevealed(TypedDict):
    """A character is turned up, and can be hired."""

    deck: str
    """Which deck it was the top card of."""
    character: str
    """Who it is."""


class DeckEmptied(TypedDict):
    """The last card of a deck lies face up."""

    deck: str
    """Where nobody else can be turned up."""


class IncomeReceived(BySeat):
    """What a player gets at the beginning of a round."""

    influence: int
    """How much there is to act with."""
    gold: int
    """What characters bring in."""


class Passed(BySeat):
    """A player is out until the next round."""


class TurnEnded(BySeat):
    """A player has nothing more to put away."""


class EndCalled(TypedDict):
    """This round is the last one."""

    reason: str
    """`track end`, `sold out` or `round cap`."""


class GameOver(TypedDict):
    """The last round is done."""

    reason: str
    """What had called the end."""


class Chose(BySeat):
    """An answer was given under cover; nobody hears which."""
