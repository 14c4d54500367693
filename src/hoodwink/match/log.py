"""The log of a match: every move in order, and who made it."""

from typing import Final

from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Log:
    """Two lists side by side: a pair for every move would be one more thing to allocate."""

    __slots__ = ("moves", "seats")

    def __init__(self, seats: list[Seat], moves: list[Move]) -> None:
        self.seats: Final = seats
        self.moves: Final = moves

    def __len__(self) -> int:
        return len(self.moves)

    def copy(self) -> "Log":
        return Log(self.seats[:], self.moves[:])

    def told(self) -> list[tuple[Seat, str]]:
        """The moves in words."""
        return [(seat, move.text) for seat, move in zip(self.seats, self.moves, strict=True)]
