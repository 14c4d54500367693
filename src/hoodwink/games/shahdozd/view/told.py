"""What a view of King, Thief, Minister is made of, fact by fact."""

from typing import NotRequired, TypedDict

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.told import CommonTold


class Slot(TypedDict):
    """One of the six places in the ring."""

    slot: str
    """Its letter, from a to f, clockwise."""
    owner: Seat | None
    """Who sits before it; none with fewer than six players."""
    card: str | None
    """The character, while the card lies face up."""
    seen_by: NotRequired[list[Seat]]
    """In views with the memory aid: who has seen the card since it was last mixed unseen."""


class ClaimTold(TypedDict):
    """A claim that is not settled yet."""

    seat: Seat
    """Who claims, be it to be the Minister whom the King calls."""
    character: str
    """Who the card is said to be."""


class EraTold(TypedDict):
    """What all know of the six backs between two hidden mixes."""

    seen_by: list[str]
    """By back, the seats that have seen its face, as in "0 2"; "all" if everybody has."""
    denied: list[str]
    """By back, the characters that it is known not to be, as in "king thief"."""


class MixTold(TypedDict):
    """Two cards were taken and put back so that not everybody could follow."""

    cards: list[int]
    """The numbers of the two backs."""
    by: Seat
    """Who alone knows how they were put back; -1: nobody does, chance did it."""


class Memory(TypedDict):
    """What everybody at the table has been able to follow. Cards are told apart by their backs."""

    backs: list[int]
    """By slot, the number of the card that lies there, followed through all that was seen."""
    eras: list[EraTold]
    """One before each hidden mix and one after the last."""
    mixes: list[MixTold]
    """The hidden mixes between the eras."""


class OnTheTable(TypedDict):
    """What lies open, as views and positions tell it."""

    phase: str
    """What is to be done now; the moves are sorted by it."""
    turn: Seat | None
    """Whose turn it is; none before the first player is picked."""
    turns: int
    """How many are done."""
    bank: int
    """How many coins lie in it; the game ends when they are gone."""
    purses: list[int]
    """By seat, how many coins it has."""
    slots: list[Slot]
    """The ring of cards, from a to f."""
    claim: ClaimTold | None
    """What has been claimed, while it may be doubted or is being used."""
    mixed: list[str] | None
    """The two slots whose cards chance is putting back."""
    memory: NotRequired[Memory]
    """What all have followed: in a view with the memory aid and from the sixth card on, in a
    position always."""


class Public(CommonTold, OnTheTable):
    """What all see."""

    dealt: int
    """How many of the six cards lie on the table."""


class OwnMemory(TypedDict):
    """What this seat has seen and remembers, in the order of the public memory."""

    faces: list[list[str | None]]
    """By era and back, the character, if this seat has seen it."""
    swapped: list[bool | None]
    """By hidden mix, whether the cards changed places, if this seat knows."""


class Own(TypedDict):
    """What one seat sees beyond that."""

    seat: Seat | None
    """Whose view this is; none for a spectator."""
    sealed: str | None
    """What was chosen under cover, as it is said, until all have chosen."""
    could_be: NotRequired[list[list[str]]]
    """By slot, with the memory aid: the characters that may lie there."""
    own_memory: NotRequired[OwnMemory]
    """With the memory aid: what could_be was worked out from."""
