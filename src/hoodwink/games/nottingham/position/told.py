"""What a position of Sheriff of Nottingham is made of, fact by fact."""

from typing import TypedDict

from hoodwink.games.nottingham.events.facts import Goods, OfferTold, VerdictTold
from hoodwink.games.nottingham.things.hidden import FaceDown
from hoodwink.games.nottingham.view.places import Noted, NotedOf
from hoodwink.kernel.seats import Seat


class Cards(TypedDict):
    """Where every card is, and what all know of it."""

    deck: Goods
    """What is in the deck, in no order, with cards removed unseen until it is rebuilt."""
    deck_left: int
    """How many of these can be drawn."""
    out: Goods
    """Cards removed from the game, once the deck was rebuilt."""
    fresh: Goods
    """What the deck was made of when it was last rebuilt."""
    held: Goods
    """What was hidden elsewhere at that moment."""
    rebuilt: int
    """The round in which that was, from 0."""
    drawn: list[int]
    """By seat, how many cards it has drawn since."""
    piles: list[list[str]]
    """The left and the right discard pile, the top card last."""
    purses: list[int]
    """By seat, its coins."""
    hands: list[Goods]
    """By seat, the cards in hand."""
    stalls: list[Goods]
    """By seat, its legal goods."""
    face_down: list[list[FaceDown]]
    """By seat, the face-down cards of its stall, one by one."""
    taken_openly: list[list[list[str | int]]]
    """By seat, cards that all saw going into the hand, each with its round."""


class Round(TypedDict):
    """How far the round is."""

    aside: Goods
    """What was set aside at the market, or confiscated."""
    bags: list[Goods]
    """By seat, what is in its bag."""
    declared: list[int]
    """By seat, the number of the good that its bag is said to hold; -1 for none."""
    undecided: int
    """A bit for each seat whose bag waits at the gate."""
    decided: list[int]
    """By seat, 0 if its bag has passed, 1 if it was inspected, -1 if neither."""
    threatened: int
    """A bit for each seat whose bag the Sheriff has frowned at."""
    debtor: Seat
    """Who has to give goods for coins that are owed; -1 for nobody."""
    creditor: Seat
    """Who gets them; -1 for nobody."""
    debt: int
    """What is left to pay."""
    ceiling: int
    """Nothing worth more may be given any longer."""


class Bargain(TypedDict):
    """What was said at the gate."""

    drafts: list[OfferTold]
    """What seats have begun to offer."""
    offers: list[OfferTold]
    """All that can be accepted now."""
    duties: list[VerdictTold]
    """What the Sheriff is bound to do in this inspection."""
    promises: list[list[Seat | str]]
    """Who promised, to whom, `pass` or `inspect`, whose bag, in which round, and what became."""


class Position(Cards, Noted, Round, Bargain):
    """The whole truth of a match."""

    seats: list[NotedOf]
    """By seat, what is noted of it for all to see."""
    phase: str
    """What is to be done now; the moves above are sorted by it."""
    round: int
    """Which one it is, from 0."""
    first: Seat
    """The first Sheriff; -1 before one is named."""
    sheriff: Seat
    """Who stands at the gate; -1 before the first is named."""
    turn: Seat
    """Whose turn it is where one acts after the other; -1 elsewhere."""
    waiting: int
    """A bit for each seat that has to choose now."""
