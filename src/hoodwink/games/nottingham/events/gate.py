"""Told at the gate: decisions, what they bring, and who pays whom."""

from typing import NotRequired, TypedDict

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.kernel.seats import Seat


class Threatened(TypedDict):
    """The Sheriff frowns at a bag."""

    seat: Seat
    bag: Seat


class Passed(TypedDict):
    """The Sheriff lets a bag pass."""

    seat: Seat
    bag: Seat


class Unpacked(TypedDict):
    """What a bag that has passed brings to its owner's stall."""

    seat: Seat
    goods: Goods
    """The legal ones."""
    contraband: int
    """How many cards lie face down."""
    kinds: NotRequired[Goods]
    """What these are, told to the owner."""


class Inspected(TypedDict):
    """The Sheriff has opened a bag before all."""

    seat: Seat
    bag: Seat
    goods: Goods
    truthful: bool
    """Whether all is as it was declared."""
    excused: NotRequired[bool]
    """Told to all: a Royal Summons stands in for what is not."""


class Summoned(TypedDict):
    """A Royal Summons was in the bag: the Sheriff owes so much more."""

    seat: Seat
    sheriff: Seat
    coins: int


class TimeRanOut(TypedDict):
    """The Sheriff's time is up."""

    seat: Seat


class PromiseSettled(TypedDict):
    """A Sheriff has done what was promised about a bag, or the opposite."""

    seat: Seat
    to: Seat
    outcome: str
    """What was promised."""
    bag: Seat
    standing: str
    """`kept` or `broken`."""


class Paid(TypedDict):
    seat: Seat
    to: Seat
    coins: int


class Gave(TypedDict):
    """Goods have gone from stall to stall."""

    seat: Seat
    to: Seat
    goods: Goods
    contraband: int
    """How many cards went face down."""
    kinds: NotRequired[Goods]
    """What these are, told to both."""


class Delivered(TypedDict):
    """Goods that were claimed to be in a bag come to the Sheriff."""

    seat: Seat
    to: Seat
    goods: Goods
    missing: int
    """How many were not in the bag."""


class Forgave(TypedDict):
    """There is nothing left that a debt could be paid with."""

    seat: Seat
    debtor: Seat
    coins: int
