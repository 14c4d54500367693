"""Told from the deal to the declarations."""

from typing import NotRequired, TypedDict

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.kernel.seats import Seat


class SheriffChosen(TypedDict):
    """Chance has named the first Sheriff."""

    seat: Seat


class Dealt(TypedDict):
    """A seat has got its first hand."""

    seat: Seat
    count: int
    goods: NotRequired[Goods]
    """What is in it, told to the seat."""


class TurnedUp(TypedDict):
    """A card begins a discard pile, or lies on it."""

    pile: str
    good: str


class RoundBegan(TypedDict):
    round: int
    """From 1."""
    sheriff: Seat


class SetAside(TypedDict):
    """A merchant has put cards aside, face down."""

    seat: Seat
    count: int
    goods: NotRequired[Goods]
    """Which, told to the merchant."""


class Drew(TypedDict):
    """A card has come to a hand."""

    seat: Seat
    source: str
    """`left`, `right` or `deck`."""
    good: NotRequired[str]
    """Told to all if it comes from a pile, else to the seat."""


class ChosePile(TypedDict):
    """Somebody is about to lay these goods on a discard pile, in an order still to be chosen."""

    seat: Seat
    pile: str
    goods: Goods


class Laid(TypedDict):
    """Cards lie on a discard pile, the last one on top."""

    seat: Seat
    pile: str
    goods: list[str]


class DeckRebuilt(TypedDict):
    """All but the top cards of both piles are the deck now."""

    cards: int


class Closed(TypedDict):
    """A bag is shut for good."""

    seat: Seat
    goods: NotRequired[Goods]
    """What is in it, told to its owner."""


class Bagged(TypedDict):
    """All bags are shut, and all see how many cards are in this one."""

    seat: Seat
    count: int


class Declared(TypedDict):
    """A merchant has said what the bag holds."""

    seat: Seat
    good: str
    count: int
