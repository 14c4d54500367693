"""Told while people haggle."""

from typing import NotRequired

from hoodwink.games.nottingham.events.facts import Goods, OfferFacts
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class Said(OfferFacts):
    """Words about a bag, and what goes with them."""

    kinds: NotRequired[Private[Goods]]
    """What the face-down cards are, told to the giver and to the Sheriff."""


class Offered(Said):
    """A merchant offers the Sheriff something."""


class Countered(Said):
    """The Sheriff names terms."""


class Accepted(BySeat):
    """A yes: the deal is closed."""

    number: int
    """Of the offer."""
    giver: Seat
    """Who pays."""
    outcome: str
    """`pass` or `inspect`: what is bought."""
    bag: Seat
    """Whose bag it is about."""
    sheriff: Seat
    """Who is paid, and is bound by it."""


class OfferAnswered(BySeat):
    """An offer is out of the world."""

    number: int
    """Of the offer."""


class Refused(OfferAnswered):
    """An offer is waved away."""


class Withdrew(OfferAnswered):
    """An offer is taken back by who made it."""


class Lapsed(BySeat):
    """Nothing can come of an offer, or of terms, that this seat has named."""

    number: int
    """Of the offer."""
    giver: Seat
    """Who would have paid."""
