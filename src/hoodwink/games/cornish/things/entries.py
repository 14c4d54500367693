"""Reading the lists of a pack: every entry has a key and says where it comes from."""

from collections.abc import Mapping
from typing import Any, Final

from hoodwink.kernel.errors import PackError
from hoodwink.kernel.packs import KEY, PROVENANCES, Pack
from hoodwink.kernel.reading import Reading


class Entry(Reading):
    """One entry of a list. Values that are left out have a default."""

    def __init__(self, where: str, values: Mapping[str, Any]) -> None:
        super().__init__(where, values, PackError)
        self.given: Final = values
        self.word("provenance", PROVENANCES)
        if not isinstance(values.get("key"), str) or not KEY.fullmatch(values["key"]):
            raise self.wrong("key", "a name in small letters, digits and hyphens")
        self.key: Final[str] = values["key"]

    def maybe(self, key: str, low: int, high: int) -> int:
        """A number that is 0 unless given."""
        return self.count(key, low, high) if key in self.given else 0

    def is_so(self, key: str) -> bool:
        """A flag; false if it is not given."""
        return key in self.given and self.flag(key)

    def phrases(self, key: str) -> list[str]:
        """A list of words with numbers, empty unless given."""
        if key not in self.given:
            return []
        if not all(isinstance(row, str) for row in self.rows(key)):
            raise self.wrong(key, "a list of phrases")
        return self.rows(key)

    def drawing(self, key: str) -> tuple[str, ...]:
        """Rows of '#' and '.', all of one length."""
        rows = self.rows(key)
        if not rows or not all(isinstance(row, str) and set(row) <= {"#", "."} for row in rows):
            raise self.wrong(key, "rows of '#' and '.'")
        if len({len(row) for row in rows}) > 1 or len(rows) > 6 or len(rows[0]) > 6:
            raise self.wrong(key, "rows of one length, at most 6 by 6")
        if not any("#" in row for row in rows):
            raise self.wrong(key, "at least one '#'")
        return tuple(rows)


def entries(pack: Pack, table: str, key: str, low: int, high: int) -> list[Entry]:
    """The entries of a list: as many as expected, each key once."""
    read = pack.entry(table)
    where = f"{pack.file}: [{table}]: {key}"
    found: list[Entry] = []
    for number, row in enumerate(read.rows(key)):
        if not isinstance(row, dict):
            raise PackError(f"{where} {number} is {row!r}; expected a table of values")
        found.append(Entry(f"{where} {number} ({row.get('key')})", row))
    if not low <= len(found) <= high or len({entry.key for entry in found}) != len(found):
        raise PackError(f"{where}: {len(found)} entries; expected {low} to {high}, each key once")
    return found
