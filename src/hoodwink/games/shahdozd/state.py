"""The whole truth of a match of King, Thief, Minister."""

from typing import Final

from hoodwink.games.shahdozd.things.moments import FIRST
from hoodwink.kernel.seats import Seat, all_below
from hoodwink.kernel.waiting import NO_REPLY, Asking, fields

NOBODY_CLAIMS: Final = -1
NOT_MIXED: Final = (0, 0)
"""No two cards wait for chance to put them back."""

EVERYBODY: Final = all_below(6 + 1)
"""Who saw a card, when all did: a bit a seat, and one for those who only watch."""


class HiddenMix:
    """A mix that not everybody followed, with what had been seen until then."""

    __slots__ = ("by", "card", "denied", "other", "seen", "swapped")

    def __init__(
        self,
        card: int,
        other: int,
        by: Seat,
        swapped: bool,
        seen: tuple[int, ...],
        denied: tuple[int, ...],
    ) -> None:
        self.card: Final = card
        self.other: Final = other
        self.by: Final = by
        self.swapped: Final = swapped
        self.seen: Final = seen
        self.denied: Final = denied


class State(Asking):
    """Cards are told apart by their backs: `backs[slot]` lies there, `faces[back]` is its face.

    A back moves where everybody can follow it. A hidden mix changes the faces under the backs.
    `seen[back]` holds who knows that face, `denied[back]` the faces that all know it is not,
    both since the last hidden mix; the mixes keep what was known before them.
    """

    __slots__ = fields(
        "turn turns bank purse backs faces claimant claimed shown mixed seen denied mixes",
    )

    turn: Seat
    turns: int
    bank: int
    purse: list[int]
    backs: list[int]
    faces: list[int]
    claimant: Seat
    claimed: int
    shown: int
    mixed: tuple[int, int]
    seen: list[int]
    denied: list[int]
    mixes: tuple[HiddenMix, ...]

    def __init__(self, seats: int = 0) -> None:
        if seats == 0:
            return  # for copy and load, which fill every field themselves
        self.phase = FIRST
        self.turn = 0
        self.turns = 0
        self.bank = 0
        self.purse = [0] * seats
        self.backs = [0, 1, 2, 3, 4, 5]
        self.faces = []
        self.waiting = 0
        self.replies = [NO_REPLY] * seats
        self.claimant = 0
        self.claimed = NOBODY_CLAIMS
        self.shown = 0
        self.mixed = NOT_MIXED
        self.seen = [0] * 6
        self.denied = [0] * 6
        self.mixes = ()

    def copy(self) -> "State":
        twin = State()
        twin.phase = self.phase
        twin.turn = self.turn
        twin.turns = self.turns
        twin.bank = self.bank
        twin.purse = self.purse[:]
        twin.backs = self.backs[:]
        twin.faces = self.faces[:]
        twin.waiting = self.waiting
        twin.replies = self.replies[:]
        twin.claimant = self.claimant
        twin.claimed = self.claimed
        twin.shown = self.shown
        twin.mixed = self.mixed
        twin.seen = self.seen[:]
        twin.denied = self.denied[:]
        twin.mixes = self.mixes
        return twin

    def card_at(self, slot: int) -> int:
        """The character that lies in a slot."""
        return self.faces[self.backs[slot]]
