"""How a view is made: the part that all see, and what is a seat's own.

Goods are told by name with how many there are of each.
"""

from typing import TypedDict

from hoodwink.games.nottingham.events.facts import Goods, OfferTold, PromiseTold, VerdictTold
from hoodwink.games.nottingham.things.hidden import FaceDown
from hoodwink.games.nottingham.things.inspections import Inspections
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import CommonTold


class Rebuilt(TypedDict):
    """What all know since the deck was last rebuilt."""

    round: int
    """In which that was, from 1."""
    deck: Goods
    """What went into it."""
    held: Goods
    """What was hidden elsewhere at that moment."""
    drawn: list[int]
    """By seat, how many cards it has drawn since."""


class Debt(TypedDict):
    """Coins that are owed and were not in the purse: goods stand in for them."""

    debtor: Seat
    """Who has to give goods."""
    creditor: Seat
    """Who gets them."""
    owed: int
    """What is left to pay, in coins."""
    ceiling: int
    """Nothing worth more may be given any longer."""


class OnTheTable(TypedDict):
    """What is true and open to all: positions tell it, too."""

    phase: str
    """What is to be done now; the moves are sorted by it."""
    round: int
    """Which one it is, from 1."""
    first: Seat | None
    """The first Sheriff."""
    sheriff: Seat | None
    """Who stands at the gate in this round; none before the first is named."""
    turn: Seat | None
    """Whose turn it is where one acts after the other; none elsewhere."""
    piles: dict[str, list[str]]
    """`left` and `right`, the top card last."""
    rebuilt: Rebuilt | None
    """What the deck was made of when it was last rebuilt; none before."""
    debt: Debt | None
    """A debt that is being paid with goods."""
    taken: list[str]
    """What the merchant at the market has taken from the piles."""
    pile: str | None
    """Where cards are being laid."""
    laid: int
    """How many cards these are in all."""
    duties: list[VerdictTold]
    """What the Sheriff is bound to do in this inspection."""
    promises: list[PromiseTold]
    """All that were ever made, and what became of them."""


class OpenPlace(TypedDict):
    """What lies open before one seat, or is noted of it: positions tell it, too."""

    declared: str | None
    """What the bag is said to hold."""
    decided: str | None
    """`pass` or `inspect`, once the Sheriff has decided."""
    threatened: bool
    """Whether the Sheriff has frowned at the bag."""
    stall: Goods
    """The legal goods."""
    taken_openly: list[list[str | int]]
    """Cards that all saw going into the hand and not coming to light since, with their rounds."""
    owed: Goods
    """What must go from the bag to the Sheriff, as far as it is there."""
    said: int
    """How many offers were made in this inspection."""
    named: int
    """How often the Sheriff has named terms for this bag."""
    served: Goods
    """What Feast Plates have become."""
    inspected: Inspections
    """What came of the bags that were opened so far."""


class Place(OpenPlace):
    """What lies before one seat, as somebody sees it."""

    coins: int | None
    """What is in the purse; none if it is hidden."""
    hand: int
    """How many cards, as the others take it."""
    bag: int
    """How many cards; 0 until all bags are shut."""
    if_true: int | None
    """What the Sheriff pays if the bag is opened and holds just that; none once it is decided."""
    contraband: int
    """How many cards lie face down."""
    face_down: list[FaceDown]
    """These cards, as far as one may know them."""


class PlaceKnown(TypedDict, total=False):
    """What a seat knows better than all of what lies before a seat."""

    coins: int
    """What is in the seat's own purse."""
    face_down: list[FaceDown]
    """With the kinds of the cards that it has seen."""


class Aside(TypedDict):
    """What was set aside at the market, or confiscated."""

    count: int
    """How many cards."""
    goods: Goods | None
    """Which they are; none if they lie face down."""


class Stake(TypedDict):
    """What comes of a bag that is opened."""

    truthful: bool
    """Whether the Sheriff pays its owner, or the owner the Sheriff."""
    coins: int
    """How much."""
    seized: Goods
    """What the owner loses."""


class OfferKnown(TypedDict):
    """What a seat knows better than all of an offer that it would give or get."""

    kinds: Goods
    """The face-down cards in it."""


class Public(CommonTold, OnTheTable):
    """What all see."""

    rounds: int
    """How many are played."""
    deck: int
    """How many cards can still be drawn."""
    seats: list[Place]
    """By seat, what lies before it."""
    clock: int | None
    """The seconds that the Sheriff has, if the match is timed."""
    aside: Aside
    """Cards on their way to a pile."""
    offers: list[OfferTold]
    """All that can be accepted now."""
    offered: int
    """The number of the last offer."""


class KnownBetter(TypedDict, total=False):
    """What a seat knows better than all see it, in the same place."""

    seats: dict[str, PlaceKnown]
    """By seat, where this one knows something better."""
    aside: Aside
    """With the cards that this seat has put aside."""
    offers: dict[str, OfferKnown]
    """By their place among the offers, where this seat would give or get cards face down."""


class Own(KnownBetter):
    """What one seat sees beyond that."""

    seat: Seat | None
    """Whose view this is; none for a spectator."""
    hand: Goods | None
    """The cards in hand; none for a spectator."""
    bag: Goods | None
    """The cards in the seat's own bag; none for a spectator."""
    draft: OfferTold | None
    """What the seat has begun to offer."""
    stakes: dict[str, Stake]
    """By what its own bag is declared to hold, or may be: what comes of it if it is opened."""
