"""Told while people talk about an alliance, and what becomes of their word."""

from typing import NotRequired, TypedDict

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat


class Suggested(BySeat):
    """On what terms somebody would join the active player."""

    to: Seat
    """Whose turn it is."""
    words: str
    """The move as it was said."""


class Hushed(BySeat):
    """The active player wants to hear no more suggestions."""


class Terms(TypedDict):
    """An alliance, by what it has: what it does not have is left out for everybody."""

    hideout: str
    """Where the band is to lie."""
    raiders: dict[str, int]
    """By seat, those who lie there."""
    cards: NotRequired[list[list[Seat | str]]]
    """Pairs of a seat and a card that it promises; `card` if it is not named."""
    target: NotRequired[str]
    """The place in the row of the convoy to be robbed."""
    informant: NotRequired[Seat]
    """On whose word that convoy is chosen."""
    sacks: NotRequired[dict[str, int]]
    """By seat, the loot that the informant promises."""
    companions: NotRequired[dict[str, int]]
    """By seat, the companions that the informant promises."""
    paid: NotRequired[dict[str, int]]
    """By seat, the sacks that the leader pays now; below zero, those that the seat pays."""


class Proposed(Terms):
    """The active player proposes an alliance."""

    seat: Seat
    """Who would lead it."""


class Chose(BySeat):
    """An answer was given under cover; nobody hears which."""


class Declined(TypedDict):
    """An alliance has come to nothing."""

    seats: list[Seat]
    """Who said no, or had not the cards to show."""


class Allied(Terms):
    """All have agreed, and what was agreed for now is done."""

    seat: Seat
    """Who leads the band."""
    letter: NotRequired[str]
    """The markers of the alliance, if it has any; told to all."""


class PromiseSettled(BySeat):
    """What became of a promise by word."""

    to: Seat
    """Whom the promise was given to."""


class PromiseKept(PromiseSettled):
    """The promised cards were used."""


class PromiseBroken(PromiseSettled):
    """Asked for the promised cards, the player declined."""


class PromiseUnneeded(PromiseSettled):
    """Nobody has asked for the promised cards."""
