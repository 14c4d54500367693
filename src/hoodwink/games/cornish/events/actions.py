"""What is told of actions. `paid` is how: influence, gold, reputation, or nothing."""

from typing import TypedDict

from hoodwink.kernel.seats import Seat


class Moved(TypedDict):
    """A ship or a pawn has gone to a neighbouring space."""

    seat: Seat
    start: str
    end: str
    paid: str


class GoodsMoved(TypedDict):
    """Goods were carried to another pawn, or hauled along with one."""

    seat: Seat
    goods: str
    start: str
    end: str
    paid: str


class OfficerOrdered(TypedDict):
    """An officer is sent, and may still be waylaid."""

    seat: Seat
    briber: Seat | None
    start: str
    end: str
    paid: str


class ReputationBought(TypedDict):
    seat: Seat
    gold: int


class GoodsBought(TypedDict):
    seat: Seat
    goods: str
    merchant: str
    gold: int


class GoodsLanded(TypedDict):
    seat: Seat
    place: str
    goods: list[str]
    """All that was landed."""
    stored: list[str]
    """What of it went straight into warehouses."""
    risk: int
    """What is left of it after hiding."""
    hiding: int
    """The influence spent on that."""


class CharacterHired(TypedDict):
    seat: Seat
    character: str
    gold: int
    paid: str


class OfficerBribed(TypedDict):
    seat: Seat
    place: str
    instead_of: Seat | None
    """Who had bribed this officer before."""
    gold: int


class GoodsSold(TypedDict):
    seat: Seat
    goods: str
    place: str
    row: str
    """The row of the price list: low, fair or high."""
    paid: str


class SalePaid(TypedDict):
    """What a sale brings, after all answers to it."""

    seat: Seat
    gold: int
    reputation: int


class WorkedHonestly(TypedDict):
    seat: Seat
    gold: int
    reputation: int
    """What is left of it."""


class SecretSought(TypedDict):
    seat: Seat
    paid: str


class CustomsRaided(TypedDict):
    seat: Seat
    goods: list[str]


class GoodsKept(TypedDict):
    """Goods went into a warehouse, or came out of it."""

    seat: Seat
    goods: str
    warehouse: str
