"""What facts are made of."""

from typing import TypedDict

from hoodwink.kernel.seats import Seat

Goods = dict[str, int]
"""By name, how many there are."""

VerdictTold = list[str | Seat]
"""`pass` or `inspect`, and whose bag is meant."""


class OfferFacts(TypedDict):
    """What all hear of an offer, or of terms that the Sheriff names."""

    number: int
    """By which it is accepted or refused; 0 while it is a draft."""
    by: Seat
    """Who spoke: the giver, or the Sheriff who asks for this."""
    giver: Seat
    """Who would pay."""
    outcome: str
    """`pass` or `inspect`: what the Sheriff is to do."""
    bag: Seat
    """Whose bag it is about."""
    replaces: int
    """The offer that this one answers or takes the place of, or 0."""
    coins: int
    """To be paid to the Sheriff."""
    goods: Goods
    """Legal goods of the giver's stall."""
    contraband: int
    """How many face-down cards of it."""
    claims: Goods
    """What is said to be in the giver's bag, and would be the Sheriff's."""
    asks: list[VerdictTold]
    """What else the Sheriff is to do in this inspection."""
    promises: list[VerdictTold]
    """What the giver would do as Sheriff."""
    repays: list[VerdictTold]
    """What the Sheriff would do when Sheriff again."""


class OfferTold(OfferFacts):
    """An offer as it lies on the table."""

    kinds: Goods | None
    """What its face-down cards are. If there are some, none to all but the giver and Sheriff."""


class PromiseTold(TypedDict):
    """What somebody would do as Sheriff. Nothing makes anybody keep it."""

    seat: Seat
    """Who promised."""
    to: Seat
    """To whom."""
    outcome: str
    """`pass` or `inspect`."""
    about: Seat
    """Whose bag is meant."""
    round: int
    """When it was made, from 1."""
    standing: str
    """`open`, `kept` or `broken`."""
