"""The whole truth of a match of A Pig in a Poke."""

from typing import Final

from hoodwink.kernel.seats import Seat
from hoodwink.kernel.waiting import NO_REPLY, Asking, fields
from smallest.poke.setting import GOODS
from smallest.poke.things.moments import DEAL

NOTHING: Final = -1
"""No bag, or no cry yet."""


class State(Asking):
    """`bags[seat]` is what its owner alone knows, `heap[goods]` how many bags held it so far."""

    __slots__ = fields("bags cried heap purse round seller")

    bags: list[int]
    cried: int
    heap: list[int]
    purse: list[int]
    round: int
    seller: Seat

    def __init__(self, seats: int = 0) -> None:
        if seats == 0:
            return  # for copy, which fills every field itself
        self.phase = DEAL
        self.waiting = 0
        self.replies = [NO_REPLY] * seats
        self.bags = [NOTHING] * seats
        self.cried = NOTHING
        self.heap = [0] * len(GOODS)
        self.purse = [0] * seats
        self.round = 0
        self.seller = 0

    def copy(self) -> "State":
        twin = State()
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.replies = self.replies[:]
        twin.bags = self.bags[:]
        twin.cried = self.cried
        twin.heap = self.heap[:]
        twin.purse = self.purse[:]
        twin.round = self.round
        twin.seller = self.seller
        return twin
