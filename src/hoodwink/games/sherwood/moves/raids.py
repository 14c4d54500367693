"""What is chosen on the road, and every answer that is given under cover."""

from typing import Final

from hoodwink.games.sherwood.moves.planning import PLACES
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Send(Move):
    """Choose the card of the row that travels now."""

    def __init__(self, place: int) -> None:
        super().__init__(f"send {PLACES[place]}")
        self.place: Final = place


class Hear(Move):
    """The leader says who declares next."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"hear {seat}")
        self.seat: Final = seat


class Use(Move):
    """Play a card of equipment for one of your own raiders."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"use {name}")
        self.kind: Final = kind


class Pass(Move):
    """Play no card, or none any more."""


class Give(Move):
    """Give one part of the loot to a member of the band."""

    def __init__(self, seat: Seat, companion: bool) -> None:
        super().__init__(f"give {seat} {'companion' if companion else 'sack'}")
        self.seat: Final = seat
        self.companion: Final = companion


class Keep(Move):
    """The informant keeps what is left."""


class Reply(Move):
    """A sealed answer: to a proposal, or whether a special card is played."""

    def __init__(self, text: str, answer: int) -> None:
        super().__init__(text)
        self.answer: Final = answer


NO: Final = 0
YES: Final = 1
RETURN: Final = 2
PASS: Final = Pass("pass")
KEEP: Final = Keep("keep rest")
DECLINE: Final = Reply("decline", NO)
ACCEPT: Final = Reply("accept", YES)
LET_BE: Final = Reply("let be", NO)
PLAY_PROVISIONS: Final = Reply("provisions", YES)
CAPE_STAY: Final = Reply("cape stay", YES)
CAPE_RETURN: Final = Reply("cape return", RETURN)
