"""What is told of what follows: customs, goods ashore, pawns and cards."""

from typing import NotRequired, TypedDict

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import BySeat, Private


class GoodsAshore(BySeat):
    """Goods that lie somewhere in the open."""

    place: str
    """Where they lie."""
    goods: str
    """Which kind."""


class GoodsClaimed(GoodsAshore):
    """A pawn stands by goods that were nobody's: they are its player's now."""


class GoodsAbandoned(GoodsAshore):
    """No pawn stands by these goods any more: they are nobody's now."""


class GoodsSeized(TypedDict):
    """An officer has found goods: they go to the customs warehouse."""

    seat: Seat | None
    """Whose they were; none if they were nobody's."""
    place: str
    """Where they were found."""
    goods: str
    """Which kind."""


class GoodsReleased(BySeat):
    """A card frees goods from the customs warehouse."""

    goods: str
    """Which kind."""


class CustomsAlerted(TypedDict):
    """Customs have noticed something."""

    place: str
    """Where officers are called to."""
    points: int
    """How many steps officers take towards the place."""


class OfficerMarched(TypedDict):
    """An officer has taken a step."""

    seat: Seat | None
    """Who chose the step; none if there was no choice."""
    briber: Seat | None
    """In whose pay the officer is, if in anybody's."""
    start: str
    """The place that he left."""
    end: str
    """The place that he reached."""


class OfficerWaylaid(BySeat):
    """An officer that was ordered about stays where it is."""

    start: str
    """Where that is."""


class PlaceTold(BySeat):
    """A new officer or pawn stands somewhere, or a pawn is gone from there."""

    place: str
    """Where on the land."""


class OfficerPlaced(PlaceTold):
    """A new officer has entered."""


class PawnPlaced(PlaceTold):
    """The network of a player has another pawn."""


class PawnRemoved(PlaceTold):
    """The network of a player has one pawn less."""


class TrackAdvanced(TypedDict):
    """The customs pawn has reached another space of its track."""

    track: int
    """The number of the space."""
    level: int
    """The risk that customs overlook from now on."""


class AboutCharacter(BySeat):
    """A character was used, roused or lost."""

    character: str
    """Who it is."""


class CharacterUsed(AboutCharacter):
    """A character does what the card says, and lies face down."""


class CharacterRoused(AboutCharacter):
    """A character lies face up again, and can be used once more."""


class CharacterLost(AboutCharacter):
    """A character leaves the game."""


class SecretShown(BySeat):
    """A secret that all see now; it leaves the game."""

    secret: str
    """Which one."""


class SecretPlayed(SecretShown):
    """A secret does what the card says."""


class SecretSpilt(SecretShown):
    """A secret is out before it was of use."""


class SecretDrawn(BySeat):
    """A card has come to a hand."""

    secret: NotRequired[Private[str]]
    """Which one, for the player alone."""


class PlayerHit(BySeat):
    """A card was used against somebody."""

    target: Seat
    """Whom it hits."""
    by: str
    """The word on the card: fine, rob, hush, gossip or spill."""
    amount: int
    """What was lost, as far as there was any."""


class GoldHandedOver(BySeat):
    """A player had to pay another one."""

    to: Seat
    """Who is paid."""
    gold: int
    """How much, as far as there was any."""


class RestWaived(BySeat):
    """The rest of what a card grants is not used."""

    rest: str
    """The word on the card, such as `sail`."""
