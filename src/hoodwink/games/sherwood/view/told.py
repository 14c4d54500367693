"""What a view of Sherwood Forest is made of, fact by fact."""

from typing import TypedDict

from hoodwink.games.sherwood.events.alliances import Terms
from hoodwink.games.sherwood.things.cards import CardTold
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import CommonTold

Gear = dict[str, int]
"""Cards of equipment by name, and how many there are; those that are missing are left out."""


class BandTold(TypedDict):
    """A hideout in use: who lies there, and what was agreed about it."""

    hideout: str
    """Its name on the board."""
    leader: Seat | None
    """Who leads the band; none if only loot or a marker lies there."""
    raiders: list[int]
    """By seat, how many lie there."""
    letter: str | None
    """The alliance marker that lies there."""
    target: str | None
    """The place in the row that bears the same letter."""
    informant: Seat | None
    """On whose word that convoy is to be robbed."""
    pledges: list[list[Seat | str]]
    """Pairs of a seat and the card that it has laid out."""
    escrow: list[list[int]]
    """Loot put aside: a seat, sacks and companions each."""


class PromiseTold(TypedDict):
    """Cards that a seat has promised another by word to use in a band."""

    seat: Seat
    """Who promised."""
    to: Seat
    """The leader to whom."""
    cards: int
    """How many."""
    round: int
    """In which it was promised."""
    hideout: str
    """Where the band lies."""
    standing: str
    """`open`, `kept`, `broken` or `unneeded`."""


class CartTold(TypedDict):
    """The card that is chosen: its cart, the band that it has met, the loot not yet shared."""

    place: str
    """The letter of its card in the row."""
    destination: str | None
    """The town that it goes to; none until the card is turned up."""
    step: int
    """How many arrows lie behind it."""
    messengers: list[Seat]
    """Who has sent it elsewhere."""
    hideout: str | None
    """The band that it has met."""
    order: list[Seat]
    """In which the band is asked for equipment."""
    asked: Seat | None
    """Who is to use a card or pass."""
    passed: list[Seat]
    """Who has used nothing since the last card."""
    declined: list[Seat]
    """Who has used nothing when asked last."""
    played: list[list[Seat | str]]
    """Pairs of a seat and the card that it has used."""
    loot_sacks: int
    """Sacks of it that nobody has got yet."""
    loot_companions: int
    """Companions that nobody has got yet."""
    cycle: list[int]
    """By seat, the parts of the loot got since all were last even."""
    served: list[Seat]
    """Who has had a part this time round."""


class PlaceTold(TypedDict):
    """A place of the row."""

    place: str
    """Its letter, from a on."""
    card: CardTold | None
    """The card, if it lies face up or this seat has looked at it and remembers."""
    gone: bool
    """Whether its card has been sent already."""
    face_up: bool
    """Whether all can see the card."""
    looked_by: list[Seat]
    """Who has asked at the inn about it."""
    markers: list[Seat]
    """Whose markers lie there."""


class PlaceKnown(TypedDict):
    """What a seat knows better than all of a place of the row."""

    card: CardTold
    """Which it has looked at and remembers."""


class OnTheTable(TypedDict):
    """What all see, and what a position is written with."""

    round: int
    """From 1; there are six."""
    turn: Seat
    """Who is the active player."""
    figure: Seat
    """Who holds the figure, and so begins the round."""
    first: Seat | None
    """Who has the first-player card."""
    emptied: list[Seat]
    """Whose camp has been empty in this round."""
    camps: list[int]
    """By seat, raiders in the camp."""
    oaks: list[int]
    """By seat, raiders still to be won."""
    sacks: list[int]
    """By seat, sacks of gold in the camp."""
    glory: list[int]
    """By seat, points so far."""
    church: list[int]
    """By seat, the raiders sent there in this round."""
    inn: list[int]
    """By seat, the raiders who ask about the row."""
    merchant: list[int]
    """By seat, the raiders who buy equipment."""
    market: list[int]
    """By seat, the raiders on the square, with those recruited there."""
    mine: int
    """The stock of gold, in sacks."""
    held: list[int]
    """By seat, cards of equipment in hand."""
    discard: Gear
    """Equipment that was used, all face up."""
    hideouts: list[BandTold]
    """Those in use, in the order of the board."""
    promises: list[PromiseTold]
    """All that were ever made by word."""
    proposals: int
    """Made in this turn."""
    hushed: bool
    """Whether the active player wants to hear no more suggestions."""
    suggestions: list[list[Seat | str]]
    """Pairs of a seat and the move that it has made."""
    sent: int
    """How many cards of the row."""
    cart: CartTold | None
    """The convoy or the Sheriff on the road; none in the planning phase."""


class Public(OnTheTable, CommonTold):
    """What all see."""

    phase: str
    """What is to be done now; the moves below are sorted by it."""
    row: list[PlaceTold]
    """The row of convoys, with the cards that lie face up."""
    gone: list[str]
    """With the memory aid: the cards that have left the game."""
    deck: int
    """How many cards the merchant has left."""
    shown: list[Gear]
    """With the memory aid: by seat, cards that all have seen go to the hand and not leave it."""
    draft: Terms | None
    """The alliance that is proposed."""


class KnownBetter(TypedDict, total=False):
    """What a seat knows better than all see it, in the same place."""

    phase: str
    """`draft`, while this seat drafts: others see it think."""
    draft: Terms | None
    """The alliance that this seat drafts."""
    row: dict[str, PlaceKnown]
    """By place of the row, from 0: what this seat has looked at and not all can see."""


class Own(KnownBetter):
    """What one seat sees and remembers beyond that."""

    seat: Seat | None
    """Whose view this is; none for a spectator."""
    hand: Gear | None
    """The seat's equipment; none for a spectator."""
    sealed: str | None
    """The answer given under cover, while others still think."""
