"""What is told of what follows: customs, goods ashore, pawns and cards."""

from typing import NotRequired, TypedDict

from hoodwink.kernel.seats import Seat


class GoodsAshore(TypedDict):
    """Goods that lie somewhere were claimed or abandoned."""

    seat: Seat
    place: str
    goods: str


class GoodsSeized(TypedDict):
    seat: Seat | None
    """Whose they were; none if they were nobody's."""
    place: str
    goods: str


class GoodsReleased(TypedDict):
    """A card frees goods from the customs warehouse."""

    seat: Seat
    goods: str


class CustomsAlerted(TypedDict):
    place: str
    points: int
    """How many steps officers take towards the place."""


class OfficerMarched(TypedDict):
    seat: Seat | None
    """Who chose the step; none if there was no choice."""
    briber: Seat | None
    start: str
    end: str


class OfficerWaylaid(TypedDict):
    """An officer that was ordered about stays where it is."""

    seat: Seat
    start: str


class AtPlace(TypedDict):
    """A new officer or pawn stands somewhere, or a pawn is gone from there."""

    seat: Seat
    place: str


class TrackAdvanced(TypedDict):
    """The customs pawn has reached another space of its track."""

    track: int
    level: int
    """The risk that customs overlook from now on."""


class AboutCharacter(TypedDict):
    """A character was used, roused or lost."""

    seat: Seat
    character: str


class SecretShown(TypedDict):
    """A secret was played, or spilt for all to see."""

    seat: Seat
    secret: str


class SecretDrawn(TypedDict):
    seat: Seat
    secret: NotRequired[str]
    """For the player alone."""


class PlayerHit(TypedDict):
    seat: Seat
    target: Seat
    by: str
    """The word on the card: fine, rob, hush, gossip or spill."""
    amount: int
    """What was lost, as far as there was any."""


class GoldHandedOver(TypedDict):
    seat: Seat
    to: Seat
    gold: int


class RestWaived(TypedDict):
    """The rest of what a card grants is not used."""

    seat: Seat
    rest: str
