"""Told after the last round."""

from typing import TypedDict

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.kernel.told import BySeat


class Revealed(BySeat):
    """After the last round: what lay face down on a stall."""

    goods: Goods
    """All of it."""


class Served(BySeat):
    """A Feast Plate has become a good."""

    good: str
    """Which one its owner has named."""


class Counted(BySeat):
    """What a seat's points are made of."""

    goods: int
    """What the stall is worth."""
    coins: int
    """What is in the purse."""
    crowns: Goods
    """By good, the bonus of King and Queen."""


class GameOver(TypedDict):
    """All is counted."""

    scores: list[int]
    """The points of each seat."""
    reason: str
    """That all rounds are played."""
