"""Told after the last round."""

from typing import TypedDict

from hoodwink.games.nottingham.events.facts import Goods
from hoodwink.kernel.seats import Seat


class Revealed(TypedDict):
    """After the last round: what lay face down on a stall."""

    seat: Seat
    goods: Goods


class Served(TypedDict):
    """A Feast Plate has become a good."""

    seat: Seat
    good: str


class Counted(TypedDict):
    """What a seat's points are made of."""

    seat: Seat
    goods: int
    coins: int
    crowns: Goods
    """By good, the bonus of King and Queen."""


class GameOver(TypedDict):
    scores: list[int]
    reason: str
