"""What a position of King, Thief, Minister is made of, fact by fact."""

from hoodwink.games.shahdozd.view.told import EraTold, MixTold
from hoodwink.kernel.seats import Seat


class MixWritten(MixTold, EraTold):
    """A hidden mix, with what all knew of the six backs until then."""

    swapped: bool
    """Whether the two cards changed places."""


class Position(EraTold):
    """The whole truth of a match, with what all know of the six backs now."""

    phase: str
    """What is to be done now; the moves above are sorted by it."""
    turn: Seat
    """Whose turn it is."""
    turns: int
    """How many are done."""
    bank: int
    """How many coins lie in it."""
    purses: list[int]
    """By seat, how many coins it has."""
    backs: list[int]
    """By slot, the number of the card that lies there."""
    faces: list[str]
    """By back, its character, as far as cards are dealt."""
    face_up: list[str]
    """The slots whose cards lie face up."""
    claimant: Seat
    """Who claims, or was the last to do so."""
    claimed: str | None
    """Who the claimant's card is said to be."""
    mixed: list[str] | None
    """The two slots whose cards chance is putting back."""
    replies: list[str | None]
    """By seat, what it has chosen under cover, as it is said."""
    mixes: list[MixWritten]
    """The hidden mixes so far."""
