"""What a position of Cornish Smuggler is made of beyond the open table, fact by fact."""

from typing import TypedDict

from hoodwink.games.cornish.view.told import OnTheTable
from hoodwink.kernel.seats import Seat


class Buried(TypedDict):
    """A character under its deck."""

    seat: Seat
    """Who put it there."""
    character: str
    """Who it is."""


class Position(OnTheTable):
    """The whole truth of a match. Cards that nobody knows are those that are nowhere here."""

    hands: list[list[str]]
    """By seat, its secrets."""
    under_decks: list[list[Buried]]
    """For each deck the cards that were put there, which come last."""
    dealt: list[str]
    """The characters that the player on turn chooses from."""
    replies: list[str | None]
    """By seat, what it has answered under cover, as it is said."""
