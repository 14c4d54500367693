"""Told from the deal to the declarations."""

from typing import NotRequired, TypedDict

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class SheriffChosen(BySeat):
    """Chance has named the first Sheriff."""


class Dealt(BySeat):
    """A seat has got its first hand."""

    count: int
    """How many cards it is."""
    goods: NotRequired[Private[Goods]]
    """What is in it, told to the seat."""


class TurnedUp(TypedDict):
    """A card begins a discard pile, or lies on it."""

    pile: str
    """`left` or `right`."""
    good: str
    """What the card shows."""


class RoundBegan(TypedDict):
    """The market opens."""

    round: int
    """From 1."""
    sheriff: Seat
    """Who stands at the gate this time."""


class SetAside(BySeat):
    """A merchant has put cards aside, face down."""

    count: int
    """How many."""
    goods: NotRequired[Private[Goods]]
    """Which, told to the merchant."""


class Drew(BySeat):
    """A card has come to a hand."""

    source: str
    """`left`, `right` or `deck`."""
    good: NotRequired[Private[str]]
    """Told to all if it comes from a pile, else to the seat."""


class OnPile(BySeat):
    """About one of the discard piles."""

    pile: str
    """`left` or `right`."""


class ChosePile(OnPile):
    """Somebody is about to lay these goods on a discard pile, in an order still to be chosen."""

    goods: Goods
    """All that is to be laid."""


class Laid(OnPile):
    """Cards lie on a discard pile, the last one on top."""

    goods: list[str]
    """In the order in which they were laid."""


class DeckRebuilt(TypedDict):
    """All but the top cards of both piles are the deck now."""

    cards: int
    """How many these are."""


class Closed(BySeat):
    """A bag is shut for good."""

    goods: NotRequired[Private[Goods]]
    """What is in it, told to its owner."""


class Bagged(BySeat):
    """All bags are shut, and all see how many cards are in this one."""

    count: int
    """How many."""


class Declared(BySeat):
    """A merchant has said what the bag holds."""

    good: str
    """The one kind that it is said to hold."""
    count: int
    """How many cards, as all see."""
