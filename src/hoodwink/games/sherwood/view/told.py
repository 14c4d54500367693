"""What a view of Sherwood Forest is made of, fact by fact."""

from typing import NotRequired, TypedDict

from hoodwink.games.sherwood.events import Terms
from hoodwink.games.sherwood.things.cards import CardTold
from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import OutcomeTold
from hoodwink.kernel.seats import Seat

Gear = dict[str, int]
"""Cards of equipment by name, and how many there are; those that are missing are left out."""


class BandTold(TypedDict):
    """A hideout in use: who lies there, and what was agreed about it."""

    hideout: str
    leader: Seat | None
    raiders: list[int]
    """By seat."""
    letter: str | None
    """The alliance marker that lies there."""
    target: str | None
    """The place in the row that bears the same letter."""
    informant: Seat | None
    pledges: list[list[Seat | str]]
    """Pairs of a seat and the card that it has laid out."""
    escrow: list[list[int]]
    """Loot put aside: a seat, sacks and companions each."""


class PromiseTold(TypedDict):
    """Cards that a seat has promised another by word to use in a band."""

    seat: Seat
    to: Seat
    cards: int
    round: int
    hideout: str
    standing: str
    """`open`, `kept`, `broken` or `unneeded`."""


class CartTold(TypedDict):
    """The card that is chosen: its cart, the band that it has met, the loot not yet shared."""

    place: str
    """In the row."""
    destination: str | None
    step: int
    """How many arrows lie behind it."""
    messengers: list[Seat]
    """Who has sent it elsewhere."""
    hideout: str | None
    """The band that it has met."""
    order: list[Seat]
    """In which the band is asked for equipment."""
    asked: Seat | None
    passed: list[Seat]
    """Who has used nothing since the last card."""
    declined: list[Seat]
    """Who has used nothing when asked last."""
    played: list[list[Seat | str]]
    """Pairs of a seat and the card that it has used."""
    loot_sacks: int
    loot_companions: int
    cycle: list[int]
    """By seat, the parts of the loot got since all were last even."""
    served: list[Seat]
    """Who has had a part this time round."""


class PlaceTold(TypedDict):
    """A place of the row."""

    place: str
    card: CardTold | None
    """The card, if it lies face up or this seat has looked at it and remembers."""
    gone: bool
    face_up: bool
    looked_by: list[Seat]
    markers: list[Seat]
    """Whose markers lie there."""


class OnTheTable(TypedDict):
    """What all see, and what a position is written with."""

    round: int
    turn: Seat
    figure: Seat
    first: Seat | None
    """Who has the first-player card."""
    emptied: list[Seat]
    """Whose camp has been empty in this round."""
    camps: list[int]
    oaks: list[int]
    sacks: list[int]
    glory: list[int]
    church: list[int]
    """By seat, the raiders there; so for inn, merchant and market."""
    inn: list[int]
    merchant: list[int]
    market: list[int]
    mine: int
    held: list[int]
    """By seat, cards of equipment in hand."""
    discard: Gear
    hideouts: list[BandTold]
    promises: list[PromiseTold]
    proposals: int
    """Made in this turn."""
    hushed: bool
    """Whether the active player wants to hear no more suggestions."""
    suggestions: list[list[Seat | str]]
    """Pairs of a seat and the move that it has made."""
    sent: int
    """How many cards of the row."""
    cart: CartTold | None


class Public(OnTheTable):
    """What all see, without what only a position tells."""

    game: str
    options: dict[str, OptionValue]
    phase: str
    to_act: list[Seat]
    row: list[PlaceTold]
    gone: list[str]
    """With the memory aid: the cards that have left the game."""
    deck: int
    shown: list[Gear]
    """With the memory aid: by seat, cards that all have seen go to the hand and not leave it."""
    draft: Terms | None
    """The alliance that is proposed."""
    outcome: OutcomeTold | None


class Own(TypedDict):
    seat: Seat | None
    """None: a spectator."""
    hand: Gear | None
    sealed: str | None
    """The answer given under cover, while others still think."""
    phase: NotRequired[str]
    """`draft`, while this seat drafts: others see it think."""
    draft: NotRequired[Terms | None]
    """The alliance that this seat drafts."""
    row: NotRequired[list[PlaceTold]]
    """The row with the cards that this seat alone has looked at, if there are any."""
