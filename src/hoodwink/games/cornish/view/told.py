"""The parts of a view, fact by fact. Places, goods and cards go by their names in the pack."""

from typing import TypedDict

from hoodwink.games.cornish.view.pending import PendingTold
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import CommonTold


class OfficerTold(TypedDict):
    """A customs officer on the board."""

    place: str
    """Where he stands."""
    briber: Seat | None
    """In whose pay he is, if in anybody's."""


class LotTold(TypedDict):
    """Goods ashore."""

    place: str
    """Where they lie."""
    owner: Seat | None
    """Whose they are; none if no pawn stands by them."""
    goods: str
    """Which kind."""


class CharacterTold(TypedDict):
    """Somebody in a player's service."""

    character: str
    """Who it is."""
    used: bool
    """Lies face down until the next round."""


class PlayerTold(TypedDict):
    """What lies before one player, all of it open."""

    gold: int
    """Coins at hand, which count in the end."""
    influence: int
    """Points to act with in this round."""
    reputation: int
    """The good name, which counts in the end."""
    ship: str | None
    """Its name; none before it is chosen."""
    anchor: str | None
    """The sea space of the ship."""
    hold: list[str]
    """The goods aboard."""
    pawns: list[str]
    """Where they stand."""
    characters: list[CharacterTold]
    """Who is in the player's service."""
    warehouses: dict[str, list[str]]
    """The goods in each."""
    passed: bool
    """Is out until the next round."""
    worked: bool
    """Has worked honestly in this round."""
    charts: bool
    """May sail into every cove this round."""


class UnderDeck(TypedDict):
    """A character that was put under its deck, and by whom."""

    seat: Seat
    """Who put it there, and knows it."""
    character: str | None
    """Who it is; none for all others."""


class OnTheTable(TypedDict):
    """What lies open on the table; positions tell it, too."""

    phase: str
    """What is to be done now; the moves are sorted by it."""
    round: int
    """From 1; 0 before the first."""
    first: Seat
    """Who is on turn first in this round."""
    turn: Seat
    """Whose turn it is."""
    ending: str
    """What ends the game after this round, if anything."""
    wheel: int
    """The space of the gold wheel that its pawn has reached."""
    track: int
    """The space of the customs track that its pawn has reached."""
    officers: list[OfficerTold]
    """All officers on the board."""
    ashore: list[LotTold]
    """Goods that lie in the open."""
    seized: list[str]
    """Goods in the customs warehouse."""
    merchants: dict[str, dict[str, int]]
    """What each has left, form by form."""
    departed: dict[str, int]
    """Goods that have left the game."""
    faces: list[str | None]
    """Deck by deck, who can be hired."""
    gone: list[str]
    """Characters that were discarded or lost."""
    played: dict[str, int]
    """Secrets that have left the game."""
    players: list[PlayerTold]
    """By seat, what is before it."""
    pending: PendingTold
    """What has to be settled before the next turn."""


class Public(OnTheTable, CommonTold):
    """What all see."""

    level: int
    """The risk that customs overlook."""
    bribe: int
    """What an officer costs who is nobody's man."""
    laid: list[list[list[list[int]]]]
    """Of each hold, for each of its goods, the squares that it takes: row and column."""
    hand_sizes: list[int]
    """By seat, how many secrets it holds."""
    secrets_left: int
    """How many cards of that deck are still to be drawn."""
    decks: list[int]
    """How many cards each has left."""
    under_decks: list[list[UnderDeck]]
    """For each deck the cards that were put there, which come last."""
    dealt: list[str | None]
    """The cards that the player on turn chooses from."""


class KnownBetter(TypedDict, total=False):
    """What a seat knows better than all see it, in the same place."""

    under_decks: list[list[UnderDeck]]
    """With the characters that this seat has put there."""
    dealt: list[str | None]
    """With the characters that this seat chooses from."""
    pending: PendingTold
    """With what this seat is about to land, or whom it sends to raid."""


class Own(KnownBetter):
    """What one seat sees and knows; a spectator nothing."""

    seat: Seat | None
    """Whose view this is; none for a spectator."""
    hand: list[str] | None
    """The seat's secrets; none for a spectator."""
    sealed: str | None
    """The answer that the seat has given, while others still think."""
    warning: str | None
    """That goods will be left without a guard: `no-guard` or `last-guard`."""
