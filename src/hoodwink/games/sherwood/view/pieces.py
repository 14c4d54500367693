"""The tables within a view or a position, to be read one by one."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.sherwood.moves import ANY_CARD
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.things.board import NONE
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat, mask_of


def or_none(number: int) -> int | None:
    """Seats and numbers that may be missing."""
    return None if number == NONE else number


class Piece:
    """A table within a position, some of whose values may be null."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        self.values = values
        self.read = Reading(where, values, PositionError)

    def given(self, key: str) -> bool:
        """Whether there is anything but null; a key that is missing is read, and found missing."""
        return key not in self.values or self.values[key] is not None

    def number(self, key: str, high: int) -> int:
        """A number from 0, or NONE for null."""
        if not self.given(key):
            return NONE
        return self.read.count(key, 0, high)

    def name(self, key: str, names: tuple[str, ...]) -> int:
        """The number of a name, or NONE for null."""
        if not self.given(key):
            return NONE
        return names.index(self.read.word(key, names))

    def seats(self, key: str, seats: int) -> int:
        """A mask from a list of seats."""
        listed = self.read.rows(key)
        if any(type(seat) is not int or not 0 <= seat < seats for seat in listed):
            raise self.read.wrong(key, f"seats from 0 to {seats - 1}")
        return mask_of(listed)

    def cards(self, setting: Setting, key: str, seats: int) -> tuple[tuple[Seat, int], ...]:
        """Pairs of a seat and the name of a card."""
        names = (*setting.gear.names, "card")
        found = []
        for row in self.read.rows(key):
            pair = isinstance(row, list) and len(row) == 2 and row[1] in names
            if not pair or row[0] not in range(seats):
                raise self.read.wrong(key, "pairs of a seat and the name of a card")
            kind = names.index(row[1])
            found.append((int(row[0]), ANY_CARD if kind == setting.gear.kinds else kind))
        return tuple(found)


def pieces(read: Reading, key: str) -> list[Piece]:
    rows = read.rows(key)
    if not all(isinstance(row, dict) for row in rows):
        raise read.wrong(key, "a list of tables")
    return [Piece(f"position: {key} {number}", row) for number, row in enumerate(rows)]
