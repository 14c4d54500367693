"""How a view is made: the part that all see, and what is a seat's own.

Goods are told by name with how many there are of each.
"""

from typing import TypedDict

from hoodwink.games.nottingham.events.facts import ChoiceTold, Goods
from hoodwink.games.nottingham.things.hidden import FaceDown
from hoodwink.games.nottingham.things.inspections import Inspections
from hoodwink.games.nottingham.things.offers import OfferTold
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import OutcomeTold
from hoodwink.kernel.seats import Seat


class Place(TypedDict):
    """What lies before one seat."""

    coins: int | None
    """None: the purse is hidden."""
    hand: int
    bag: int
    """How many cards; 0 until all bags are shut."""
    declared: str | None
    decided: str | None
    """`pass` or `inspect`, once the Sheriff has decided."""
    threatened: bool
    stall: Goods
    """The legal goods."""
    contraband: int
    """How many cards lie face down."""
    face_down: list[FaceDown]
    """These cards, as far as one may know them."""
    taken_openly: list[list[str | int]]
    """Cards that all saw going into the hand and not coming to light since, each with its round."""
    owed: Goods
    """What must go from the bag to the Sheriff, as far as it is there."""
    said: int
    """How many offers were made in this inspection."""
    named: int
    """How often the Sheriff has named terms for this bag."""
    served: Goods
    """What Feast Plates have become."""
    inspected: Inspections


class Rebuilt(TypedDict):
    """What all know since the deck was last rebuilt."""

    round: int
    deck: Goods
    """What went into it."""
    held: Goods
    """What was hidden elsewhere at that moment."""
    drawn: list[int]
    """By seat, how many cards it has drawn since."""


class Debt(TypedDict):
    debtor: Seat
    creditor: Seat
    owed: int
    ceiling: int
    """Nothing worth more may be given any longer."""


class Aside(TypedDict):
    """What was set aside at the market, or confiscated."""

    count: int
    goods: Goods | None
    """None: these lie face down."""


class PromiseTold(TypedDict):
    seat: Seat
    to: Seat
    outcome: str
    about: Seat
    round: int
    """When it was made, from 1."""
    standing: str
    """`open`, `kept` or `broken`."""


class Public(TypedDict):
    game: str
    options: dict[str, OptionValue]
    phase: str
    to_act: list[Seat]
    round: int
    rounds: int
    first: Seat | None
    """The first Sheriff."""
    sheriff: Seat | None
    turn: Seat | None
    deck: int
    piles: dict[str, list[str]]
    """`left` and `right`, the top card last."""
    rebuilt: Rebuilt | None
    seats: list[Place]
    debt: Debt | None
    clock: int | None
    """The seconds that the Sheriff has, if the match is timed."""
    outcome: OutcomeTold | None
    aside: Aside
    taken: list[str]
    """What the merchant at the market has taken from the piles."""
    pile: str | None
    """Where cards are being laid."""
    laid: int
    """How many cards these are in all."""
    offers: list[OfferTold]
    offered: int
    """The number of the last offer."""
    duties: list[ChoiceTold]
    """What the Sheriff is bound to do in this inspection."""
    promises: list[PromiseTold]


class Own(TypedDict):
    """And `seats`, `aside` and `offers` again, where the seat knows more of them than all do."""

    seat: Seat | None
    """None: a spectator."""
    hand: Goods | None
    bag: Goods | None
    draft: OfferTold | None
    """What the seat has begun to offer."""
