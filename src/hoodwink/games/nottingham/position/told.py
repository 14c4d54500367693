"""What a position of Sheriff of Nottingham is made of beyond the open table, fact by fact."""

from hoodwink.games.nottingham.events.facts import Goods, OfferTold
from hoodwink.games.nottingham.things.hidden import FaceDown
from hoodwink.games.nottingham.view.told import OnTheTable, OpenPlace
from hoodwink.kernel.seats import Seat


class Position(OnTheTable):
    """The whole truth of a match."""

    to_act: list[Seat]
    """Whom the game waits for; empty while chance is due, and at the end."""
    seats: list[OpenPlace]
    """By seat, what lies open before it."""
    deck: Goods
    """What is in the deck, in no order, with cards removed unseen until it is rebuilt."""
    out: Goods
    """Cards removed from the game, once the deck was rebuilt."""
    purses: list[int]
    """By seat, its coins."""
    hands: list[Goods]
    """By seat, the cards in hand."""
    bags: list[Goods]
    """By seat, what is in its bag."""
    aside: Goods
    """What was set aside at the market, or confiscated."""
    face_down: list[list[FaceDown]]
    """By seat, the face-down cards of its stall, one by one."""
    drafts: list[OfferTold]
    """What seats have begun to offer."""
    offers: list[OfferTold]
    """All that can be accepted now."""
