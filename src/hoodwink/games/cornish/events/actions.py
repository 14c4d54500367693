"""What is told of actions. `paid` is how: influence, gold, reputation, or nothing."""

from typing import TypedDict

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat


class Payment(TypedDict):
    """How an action was paid."""

    paid: str
    """`influence`, `gold`, `reputation` or `nothing`."""


class StepTold(BySeat, Payment):
    """From one space to the next."""

    start: str
    """The space that was left."""
    end: str
    """The space that was reached."""


class Sailed(StepTold):
    """A ship has gone to a neighbouring space of the sea."""


class PawnWalked(StepTold):
    """A pawn has gone along a road."""


class GoodsMoved(StepTold):
    """Goods have gone along a road."""

    goods: str
    """Which kind."""


class GoodsCarried(GoodsMoved):
    """Goods went from one pawn of the network to another."""


class GoodsHauled(GoodsMoved):
    """Goods went along with the pawn beside them."""


class OfficerOrdered(StepTold):
    """An officer is sent, and may still be waylaid."""

    briber: Seat | None
    """In whose pay the officer is, if in anybody's."""


class ReputationBought(BySeat):
    """A point of good name, for gold."""

    gold: int
    """The price."""


class GoodsBought(BySeat):
    """Goods are aboard, bought from a merchant abroad."""

    goods: str
    """Which kind."""
    merchant: str
    """The space of the sea where they were bought."""
    gold: int
    """The price."""


class GoodsLanded(BySeat):
    """A cargo goes ashore, and the others may answer."""

    place: str
    """Where it was landed."""
    goods: list[str]
    """All that was landed."""
    stored: list[str]
    """What of it went straight into warehouses."""
    risk: int
    """What is left of it after hiding."""
    hiding: int
    """The influence spent on that."""


class RiskHidden(BySeat):
    """Who landed was asked once more, as answers had raised the risk."""

    place: str
    """Where it was landed."""
    hiding: int
    """How many points were bought off now, perhaps none."""
    points: int
    """How many steps officers still take."""


class CharacterHired(BySeat, Payment):
    """A character has come into a player's service."""

    character: str
    """Who it is."""
    gold: int
    """The wage, paid once."""


class OfficerBribed(BySeat):
    """An officer looks away for a player from now on."""

    place: str
    """Where he stands."""
    instead_of: Seat | None
    """Who had bribed this officer before."""
    gold: int
    """The bribe."""


class GoodsSold(BySeat, Payment):
    """Goods change hands in a town, and the others may answer."""

    goods: str
    """Which kind."""
    place: str
    """The town."""
    row: str
    """The row of the price list: low, fair or high."""


class SalePaid(BySeat):
    """What a sale brings, after all answers to it."""

    gold: int
    """For the seller."""
    reputation: int
    """And the good name that comes with it."""


class WorkedHonestly(BySeat):
    """A player gave up what was left of the cargo and took an honest wage."""

    gold: int
    """The wage."""
    reputation: int
    """What is left of it."""


class SecretSought(BySeat, Payment):
    """A player has asked about for a secret."""


class CustomsRaided(BySeat):
    """A mob has broken into the customs warehouse."""

    goods: list[str]
    """What it has taken."""


class GoodsKept(BySeat):
    """Goods went into a warehouse, or came out of it."""

    goods: str
    """Which kind."""
    warehouse: str
    """In which one."""


class GoodsStored(GoodsKept):
    """Goods were hidden in a warehouse."""


class GoodsFetched(GoodsKept):
    """Goods lie in the open again."""
