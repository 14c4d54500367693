"""The parts of a view, fact by fact. Places, goods and cards go by their names in the pack."""

from typing import Any, TypedDict

from hoodwink.kernel.options import OptionValue
from hoodwink.kernel.outcome import OutcomeTold
from hoodwink.kernel.seats import Seat


class OfficerTold(TypedDict):
    place: str
    briber: Seat | None


class LotTold(TypedDict):
    """Goods ashore."""

    place: str
    owner: Seat | None
    goods: str


class CharacterTold(TypedDict):
    character: str
    used: bool
    """Lies face down until the next round."""


class PlayerTold(TypedDict):
    gold: int
    influence: int
    reputation: int
    ship: str | None
    anchor: str | None
    """The sea space of the ship."""
    hold: list[str]
    pawns: list[str]
    characters: list[CharacterTold]
    warehouses: dict[str, list[str]]
    """The goods in each."""
    passed: bool
    worked: bool
    charts: bool
    """May sail into every cove this round."""


class GrantTold(TypedDict):
    """What a card still lets its player do, and how often or how much."""

    do: str
    amount: int


class UnloadedTold(TypedDict):
    goods: str
    warehouse: str | None


class RaidedTold(TypedDict):
    goods: str
    character: str


class PendingTold(TypedDict):
    """What is to be settled before the next turn."""

    window: str | None
    """What the others may answer: landing, sale or march ..."""
    claim: dict[str, Any] | None
    """... and what was done there, as it is by now."""
    losing: int
    """Pawns that go with lost characters."""
    placing: str | None
    """Where the pawn of the character just hired may go."""
    target: str | None
    """Where officers are called to ..."""
    points: int
    """... with so many steps."""
    recruits: int
    """Officers who are to be placed."""
    spilling: list[Seat]
    draws: list[Seat]
    """Who draws the next secrets."""
    reveals: list[str]
    """Decks that turn up a new character."""
    opening: bool
    """The round begins: after the last of them comes the income."""
    grants: list[GrantTold]
    pair: list[str]
    """The decks from which characters are dealt."""
    draft: list[UnloadedTold]
    """What is about to be landed; the player alone sees it."""
    raiding: list[RaidedTold]
    """Who is about to raid; the player alone sees it."""
    shadow: int
    """By how much cards lower the risk of a landing this turn."""
    acted: bool


class UnderDeck(TypedDict):
    """A character that was put under its deck, and by whom."""

    seat: Seat
    character: str | None


class Table(TypedDict):
    """What lies open on the table; positions tell it, too."""

    phase: str
    round: int
    first: Seat
    turn: Seat
    ending: str
    """What ends the game after this round, if anything."""
    wheel: int
    track: int
    officers: list[OfficerTold]
    ashore: list[LotTold]
    seized: list[str]
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
    pending: PendingTold


class Public(Table):
    """What all see."""

    game: str
    options: dict[str, OptionValue]
    to_act: list[Seat]
    level: int
    """The risk that customs overlook."""
    bribe: int
    """What an officer costs who is nobody's man."""
    laid: list[list[list[list[int]]]]
    """Of each hold, for each of its goods, the squares that it takes: row and column."""
    hand_sizes: list[int]
    secrets_left: int
    decks: list[int]
    """How many cards each has left."""
    under_decks: list[list[UnderDeck]]
    """For each deck the cards that were put there, which come last."""
    dealt: list[str | None]
    """The cards that the player on turn chooses from."""
    outcome: OutcomeTold | None


class Known(TypedDict, total=False):
    """What a seat knows better than all see it."""

    under_decks: list[list[UnderDeck]]
    dealt: list[str | None]
    pending: PendingTold


class Own(Known):
    """What one seat sees and knows; a spectator nothing."""

    seat: Seat | None
    hand: list[str] | None
    sealed: str | None
    """The answer that the seat has given, while others still think."""
    warning: str | None
    """That goods will be left without a guard."""
