"""Told at the gate: decisions, what they bring, and who pays whom."""

from typing import NotRequired

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class BagTold(BySeat):
    """What the Sheriff does about a bag."""

    bag: Seat
    """Whose bag it is."""


class Threatened(BagTold):
    """The Sheriff frowns at a bag."""


class Passed(BagTold):
    """The Sheriff lets a bag pass."""


class Unpacked(BySeat):
    """What a bag that has passed brings to its owner's stall."""

    goods: Goods
    """The legal ones."""
    contraband: int
    """How many cards lie face down."""
    kinds: NotRequired[Private[Goods]]
    """What these are, told to the owner."""


class Inspected(BagTold):
    """The Sheriff has opened a bag before all."""

    goods: Goods
    """All that was in it."""
    truthful: bool
    """Whether all is as it was declared."""
    excused: NotRequired[bool]
    """Told to all: a Royal Summons stands in for what is not."""


class Summoned(BySeat):
    """A Royal Summons was in the bag: the Sheriff owes so much more."""

    sheriff: Seat
    """Who owes it."""
    coins: int
    """How much more."""


class TimeRanOut(BySeat):
    """The Sheriff's time is up."""


class PromiseSettled(BySeat):
    """A Sheriff has done what was promised about a bag, or the opposite."""

    to: Seat
    """Whom the promise was given to."""
    outcome: str
    """What was promised, `pass` or `inspect`."""
    bag: Seat
    """About whose bag."""
    standing: str
    """`kept` or `broken`."""


class Handed(BySeat):
    """From one player to another."""

    to: Seat
    """Who gets it."""


class Paid(Handed):
    """Coins have changed hands."""

    coins: int
    """How many."""


class Gave(Handed):
    """Goods have gone from stall to stall."""

    goods: Goods
    """The cards that all see."""
    contraband: int
    """How many cards went face down."""
    kinds: NotRequired[Private[Goods]]
    """What these are, told to both."""


class Delivered(Handed):
    """Goods that were claimed to be in a bag come to the Sheriff."""

    goods: Goods
    """What was in the bag of it."""
    missing: int
    """How many were not in the bag."""


class Forgave(BySeat):
    """There is nothing left that a debt could be paid with."""

    debtor: Seat
    """Who owed it."""
    coins: int
    """What was left of the debt."""
