"""The log of a match: every move in order, and who made it."""

from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Log:
    """Two lists side by side: a pair for every move would be one more thing to allocate."""

    __slots__ = ("_moves", "_seats")

    def __init__(self) -> None:
        self._seats: list[Seat] = []
        self._moves: list[Move] = []

    def __len__(self) -> int:
        return len(self._moves)

    def add(self, seat: Seat, move: Move) -> None:
        self._seats.append(seat)
        self._moves.append(move)

    def copy(self) -> "Log":
        twin = Log()
        twin._seats = self._seats[:]
        twin._moves = self._moves[:]
        return twin

    def told(self) -> list[tuple[Seat, str]]:
        """The moves in words."""
        return [(seat, move.text) for seat, move in zip(self._seats, self._moves, strict=True)]
