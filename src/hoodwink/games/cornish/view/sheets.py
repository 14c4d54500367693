"""Reading positions: values that may be none, seats, and lists of names."""

from collections.abc import Mapping, Sequence
from typing import Any

from hoodwink.games.cornish.things.codes import NO_SEAT
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import only


class Sheet(Reading):
    """A table of a position. Names are read as their numbers."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        super().__init__(where, values, PositionError)

    def inner(self, key: str) -> "Sheet":
        return Sheet(f"{self._where}: {key}", self.table(key))

    def sheets(self, key: str) -> list["Sheet"]:
        rows = self.rows(key)
        if not all(isinstance(row, dict) for row in rows):
            raise self.wrong(key, "a list of tables")
        return [Sheet(f"{self._where}: {key} {number}", row) for number, row in enumerate(rows)]

    def index(self, key: str, names: Sequence[str]) -> int:
        try:
            return names.index(self._values.get(key, ""))
        except ValueError:
            return names.index(self.word(key, names))  # which says what is wrong with it

    def maybe(self, key: str, names: Sequence[str]) -> int:
        """The number of a name, or -1 for none."""
        if key in self._values and self._values[key] is None:
            return -1
        return self.index(key, names)

    def person(self, key: str, seats: int) -> int:
        if key in self._values and self._values[key] is None:
            return NO_SEAT
        return self.count(key, 0, seats - 1)

    def marked(self, key: str, number: int) -> int:
        """The set of this number if the flag is up, otherwise of none."""
        return only(number) if self.flag(key) else 0

    def indices(self, key: str, names: Sequence[str]) -> list[int]:
        """The numbers of a list of names, sorted."""
        try:
            return sorted([names.index(row) for row in self.rows(key)])
        except ValueError:
            raise self.wrong(key, "names of this pack") from None

    def numbers(self, key: str, high: int) -> list[int]:
        """Any number of numbers, in their order."""
        rows = self.rows(key)
        return self.counts(key, len(rows), 0, high)[:]

    def counted(self, key: str, names: Sequence[str]) -> list[int]:
        """How many there are of each name."""
        table = self.table(key)
        counts = [table.get(name, 0) for name in names]
        if len([n for n in counts if type(n) is int and n > 0]) != len(table):
            raise self.wrong(key, "numbers by names of this pack")
        return counts
