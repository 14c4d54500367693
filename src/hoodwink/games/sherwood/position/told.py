"""What a position of Sherwood Forest is made of beyond the open table, fact by fact."""

from typing import TypedDict

from hoodwink.games.sherwood.events.alliances import Terms
from hoodwink.games.sherwood.view.told import Gear, OnTheTable
from hoodwink.kernel.seats import Seat


class PlaceWritten(TypedDict):
    """A place of the row with its card."""

    place: str
    """Its letter, from a on."""
    card: str | None
    """The name of the card; none while nobody knows it, and once it is gone."""
    gone: bool
    """Whether its card has been sent already."""
    face_up: bool
    """Whether all can see the card."""
    looked_by: list[Seat]
    """Who has asked at the inn about it."""
    markers: list[Seat]
    """Whose markers lie there."""


class Position(OnTheTable):
    """The whole truth of a match."""

    phase: str
    """What is to be done now; the moves above are sorted by it."""
    row: list[PlaceWritten]
    """The row of convoys, with every card that anybody knows."""
    gone: list[str]
    """The cards that have left the game."""
    deck: Gear
    """What the merchant has left, in no order."""
    hands: list[Gear]
    """By seat, its equipment."""
    shown: list[Gear]
    """By seat, of these the cards that all have seen go to the hand."""
    draft: Terms | None
    """The alliance that is drafted or proposed."""
    replies: list[str | None]
    """By seat, what it has answered under cover, as it is said."""
