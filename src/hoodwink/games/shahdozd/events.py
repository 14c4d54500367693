"""Everything that can be told. A fact that is not required is told to some only."""

from collections.abc import Mapping
from typing import Any, Final, NotRequired, TypedDict

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class FirstPlayer(BySeat):
    """Chance has picked who takes the first turn."""


class Chose(BySeat):
    """A choice was made behind the hand; nobody hears which."""


class DeclinedPeek(BySeat):
    """A player did not want to look at a card before the first turn."""


class CardSeen(BySeat):
    """A card was looked at; only who looked is told which one it is."""

    slot: str
    """Where the card lies, a letter from a to f."""
    card: NotRequired[Private[str]]
    """Its character, for who looked."""


class Peeked(CardSeen):
    """Before the first turn a player has looked at the card of another slot."""


class Looked(CardSeen):
    """A player has spent the turn on looking at the card in their own slot."""


class Rotated(BySeat):
    """All six cards were moved on."""

    way: str
    """`left`, `right`, or `front` for half-way round."""


class Claimed(BySeat):
    """A player says which card lies in their own slot, true or not."""

    character: str
    """Who the card is said to be."""


class Challenged(TypedDict):
    """A claim was doubted, and the challenger has looked at the card."""

    seat: Seat
    """Who challenged."""
    claimant: Seat
    """Who had claimed."""
    character: str
    """What had been claimed."""
    true: bool
    """Whether the claim was right."""
    card: NotRequired[Private[str]]
    """The character in the slot, for the challenger."""


class Answered(TypedDict):
    """Who answered the King as Minister."""

    king: Seat
    """Who had called for the Minister."""
    seats: list[Seat]
    """All who say that they are the Minister."""


class Confronted(BySeat):
    """One of several who answered has to show the card to the others."""

    true: bool
    """Whether it is the Minister."""
    card: NotRequired[Private[str]]
    """Its character, for the others who answered."""


class Mixed(BySeat):
    """The Minister has taken two cards and put them back."""

    slots: list[str]
    """The letters of the two."""
    hidden: bool
    """Whether it was done behind the hand."""
    swapped: NotRequired[Private[bool]]
    """Whether the cards changed places: told to all, to the Minister, or to nobody."""


class Accused(BySeat):
    """The Executioner has named a card, and its owner says whether that is right."""

    owner: Seat
    """Before whom the card lies."""
    slot: str
    """The letter of its slot."""
    character: str
    """Who it was said to be."""
    right: bool
    """Whether it is."""
    card: NotRequired[Private[str]]
    """Its true character, for the owner."""


class Taxed(BySeat):
    """The Sheriff collects from everybody."""

    twice: Seat
    """Who pays two coins."""


class Shown(TypedDict):
    """A card is turned up before all eyes."""

    slot: str
    """The letter of its slot."""
    card: str
    """Its character."""


class Named(BySeat):
    """The Peasant says what a card is before it is turned up."""

    slot: str
    """The letter of its slot."""
    character: str
    """Who it is said to be."""


class PeasantFailed(BySeat):
    """The Peasant has named a card wrongly."""


class Coins(BySeat):
    """Coins between a purse and the bank."""

    coins: int
    """How many changed hands."""


class Took(Coins):
    """Coins came out of the bank."""


class Paid(Coins):
    """Coins went into the bank."""


class CouldNotPay(BySeat):
    """The purse was too small: all others take coins from the bank instead."""


class Stole(BySeat):
    """The Thief or the Executioner takes coins out of a purse."""

    victim: Seat
    """Whose purse it was."""
    coins: int
    """How many were taken."""


class GameOver(TypedDict):
    """The last turn is done."""

    reason: str
    """`bank empty` or `turn cap`."""


EVENTS: Final[Mapping[str, type[Any]]] = {
    "first_player": FirstPlayer,
    "chose": Chose,
    "declined_peek": DeclinedPeek,
    "peeked": Peeked,
    "looked": Looked,
    "rotated": Rotated,
    "claimed": Claimed,
    "challenged": Challenged,
    "answered": Answered,
    "confronted": Confronted,
    "mixed": Mixed,
    "accused": Accused,
    "taxed": Taxed,
    "shown": Shown,
    "named": Named,
    "peasant_failed": PeasantFailed,
    "took": Took,
    "paid": Paid,
    "could_not_pay": CouldNotPay,
    "stole": Stole,
    "game_over": GameOver,
}
"""The one list of events."""
