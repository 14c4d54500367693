"""Told in the planning phase: new rows, errands and bands of one player."""

from typing import NotRequired, TypedDict

from hoodwink.games.sherwood.things.cards import CardTold
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class RoundBegan(TypedDict):
    """A new row lies there, its first card face up."""

    round: int
    """Which one it is, from 1."""
    figure: Seat
    """Who holds the figure, and begins."""
    card: CardTold
    """What lies open at place a."""


class Donated(BySeat):
    """Sacks for the church, as much glory for the giver."""

    sacks: int
    """How many were given."""


class Looked(BySeat):
    """Somebody has asked at the inn about a card of the row."""

    place: str
    """Its letter in the row."""
    card: NotRequired[Private[CardTold]]
    """What it shows, for who asked."""


class Bought(BySeat):
    """The merchant has sold a card."""

    equipment: NotRequired[Private[str]]
    """Which it is, for the buyer."""


class Reshuffled(TypedDict):
    """The discard has become the merchant's deck."""

    cards: int
    """How many the deck has now."""


class Recruited(BySeat):
    """A raider was taken from the oak to the market square, and comes home with the others."""


class Occupied(BySeat):
    """A band of one player lies in wait."""

    hideout: str
    """Where in the forest."""
    raiders: int
    """How strong it is in heads."""


class EmptiedFirst(BySeat):
    """The first camp of this round is empty, which brings a point of glory."""


class TookFirstPlayerCard(BySeat):
    """The second camp of this round is empty, which brings the first-player card."""
