"""The log of a match: every move in order, and who made it."""

from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Log:
    """Two lists side by side: a pair for every move would be one more thing to allocate."""

    __slots__ = ("moves", "seats")

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.moves: list[Move] = []

    def __len__(self) -> int:
        return len(self.moves)

    def copy(self) -> "Log":
        twin = Log()
        twin.seats = self.seats[:]
        twin.moves = self.moves[:]
        return twin

    def told(self) -> list[tuple[Seat, str]]:
        """The moves in words."""
        return [(seat, move.text) for seat, move in zip(self.seats, self.moves, strict=True)]
