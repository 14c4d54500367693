"""Whom a game waits for, and what seats answer under cover. The base of every state."""

from typing import Final, TypeVar

from hoodwink.kernel.compiling import mypyc_attr
from hoodwink.kernel.events import Tell
from hoodwink.kernel.seats import BITS, Seat

NO_REPLY: Final = -1
"""A seat that was asked and has not answered, or was not asked."""


W = TypeVar("W", bound="Waiting")


def fields(*rows: str) -> tuple[str, ...]:
    """The slots of a class, which declares them below in the same order."""
    return tuple(" ".join(rows).split())


@mypyc_attr(allow_interpreted_subclasses=True)
class Waiting:
    """Where in the rulebook the match is, and a mask of the seats that have to choose now.

    With an empty mask chance is due, or the match is over.
    """

    __slots__ = ("phase", "waiting")

    phase: int
    waiting: int

    def copy(self: W) -> W:
        """The same truth, to be changed independently."""
        raise AssertionError("every state copies itself")

    def go_to(self, phase: int) -> None:
        """Say what is pending; `proceed` decides whom that waits for."""
        self.phase = phase
        self.waiting = 0

    def wait_for(self, seats: int) -> None:
        """All seats of a mask choose at once."""
        self.waiting = seats

    def has_chosen(self, seat: Seat) -> None:
        self.waiting &= ~BITS[seat]


@mypyc_attr(allow_interpreted_subclasses=True)
class Asking(Waiting):
    """Seats that are asked answer under cover: nothing happens before the last one has.

    The chapter of the last answer settles what comes of all, and then they are forgotten.
    """

    __slots__ = ("replies",)

    replies: list[int]

    def reply(self, seat: Seat, answer: int, tell: Tell | None) -> None:
        """All hear that the seat has chosen, nobody hears what."""
        self.replies[seat] = answer
        self.waiting &= ~BITS[seat]
        if tell:
            tell("chose", seat=seat)

    def replied(self) -> int:
        """Whoever has answered, as a mask."""
        mask = 0
        for seat, reply in enumerate(self.replies):
            if reply != NO_REPLY:
                mask |= BITS[seat]
        return mask

    def forget_replies(self) -> None:
        self.replies = [NO_REPLY] * len(self.replies)
