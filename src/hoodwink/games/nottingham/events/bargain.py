"""Told while people haggle."""

from typing import NotRequired, TypedDict

from hoodwink.games.nottingham.events.facts import ChoiceTold, Goods
from hoodwink.kernel.seats import Seat


class Offered(TypedDict):
    """A merchant offers the Sheriff something; the Sheriff's own terms are `countered`."""

    number: int
    by: Seat
    giver: Seat
    """Who would pay."""
    outcome: str
    bag: Seat
    replaces: int
    """The offer that this one answers or takes the place of, or 0."""
    coins: int
    goods: Goods
    """Legal goods of the giver's stall."""
    contraband: int
    """How many face-down cards of it."""
    kinds: NotRequired[Goods]
    """What these are, told to the giver and to the Sheriff."""
    claims: Goods
    """What is said to be in the giver's bag, and would be the Sheriff's."""
    asks: list[ChoiceTold]
    """What else the Sheriff is to do in this inspection."""
    promises: list[ChoiceTold]
    """What the giver would do as Sheriff."""
    repays: list[ChoiceTold]
    """What the Sheriff would do when Sheriff again."""


class Accepted(TypedDict):
    """A yes: the deal is closed."""

    seat: Seat
    number: int
    giver: Seat
    outcome: str
    bag: Seat
    sheriff: Seat


class OfferAnswered(TypedDict):
    """An offer is waved away, or taken back by who made it."""

    seat: Seat
    number: int


class Lapsed(TypedDict):
    """Nothing can come of an offer any more."""

    number: int
    giver: Seat
