"""Reading where a drawn board has its places. All of it may be left out."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from hoodwink.kernel.errors import HoodwinkError, PackError
from hoodwink.kernel.packs import KEY, LAYOUT, PROVENANCES, Pack
from hoodwink.kernel.packs.sheets import CLOSEST, Layout, Sheet, Spot, are_near
from hoodwink.kernel.plain import shown
from hoodwink.kernel.reading import Reading

SMALLEST: Final = 100
LARGEST: Final = 4000
MOST_SHEETS: Final = 12
MOST_SPOTS: Final = 200
MOST_COASTS: Final = 20
COAST: Final = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 .,-]{1,4000}")
"""A path as SVG draws it: letters and numbers, and nothing that could be anything else."""
KINDS: Final = ("castle", "minster", "cathedral", "market", "harbour", "mine", "church")
"""What a town may be drawn as."""


def read_layout(pack: Pack, known: Sequence[str]) -> Layout:
    """Checked against the places that there are."""
    layout = Layout()
    if not pack.has(LAYOUT):
        return layout
    entry = pack.entry(LAYOUT)
    where = f"{pack.file}: [{LAYOUT}"
    if "wide" in entry.names():
        layout.wide = _Reader(f"{where}.wide]", entry.table("wide"), known).sheet("wide")
    if "narrow" in entry.names():
        _read_narrow(layout, entry, where, known)
    if "kinds" in entry.names():
        _read_kinds(layout, entry, known)
    return layout


def _read_narrow(layout: Layout, entry: Reading, where: str, known: Sequence[str]) -> None:
    rows = entry.rows("narrow")
    home: set[str] = set()
    if not 1 <= len(rows) <= MOST_SHEETS or not all(isinstance(row, dict) for row in rows):
        raise entry.wrong("narrow", f"1 to {MOST_SHEETS} tables [[{LAYOUT}.narrow]]")
    for number, row in enumerate(rows):
        reader = _Reader(f"{where}.narrow] {number} ({row.get('key')})", row, known)
        sheet = reader.sheet(reader.key())
        twice = sorted(home & sheet.places.keys())
        if twice or sheet.key in [other.key for other in layout.narrow]:
            raise reader.read.wrong(
                "places" if twice else "key",
                "each place at home on one sheet, "
                f"and a key of its own; {(*twice, sheet.key)[0]!r} is there twice",
            )
        home |= sheet.places.keys()
        layout.narrow.append(sheet)


def _read_kinds(layout: Layout, entry: Reading, known: Sequence[str]) -> None:
    for row in entry.rows("kinds"):
        pair = row if isinstance(row, list) and len(row) == 2 else ["", ""]
        if pair[0] not in known or pair[1] not in KINDS:
            kinds = ", ".join(KINDS)
            raise entry.wrong("kinds", f"pairs of a place and one of {kinds}; {shown(row)} is none")
        layout.kinds[pair[0]] = pair[1]


class _Reader:
    """Reads one sheet."""

    def __init__(self, where: str, values: Mapping[str, Any], known: Sequence[str]) -> None:
        self.read: Final = Reading(where, values, PackError)
        self._values: Final = values
        self._known: Final = known
        self.read.word("provenance", PROVENANCES)

    def key(self) -> str:
        key = self._values.get("key")
        if not isinstance(key, str) or not KEY.fullmatch(key):
            raise self.read.wrong("key", "a name in small letters, digits and hyphens")
        return key

    def sheet(self, key: str) -> Sheet:
        width, height = self.read.counts("size", 2, SMALLEST, LARGEST)
        sheet = Sheet(key, (width, height))
        sheet.places = self._spots(sheet, "places")
        sheet.guests = self._spots(sheet, "guests")
        sheet.exits = self._spots(sheet, "exits")
        self._check_distances({**sheet.guests, **sheet.places})
        sheet.bends = self._bends(sheet)
        sheet.coast = self._coast()
        return sheet

    def _spots(self, sheet: Sheet, key: str) -> dict[str, Spot]:
        """Rows of a place and where it is."""
        taken = sheet.spots()
        found: dict[str, Spot] = {}
        rows = self.read.rows(key) if key in self._values else []
        if len(rows) > MOST_SPOTS:
            raise self.read.wrong(key, f"at most {MOST_SPOTS} of them")
        for row in rows:
            if not _is_spot(row, 1, (0, 0), (sheet.width, sheet.height)):
                raise self._bad(
                    key, row, f"[place, left, top] inside of {sheet.width} by {sheet.height}"
                )
            if row[0] not in self._known:
                raise self._bad(key, row[0], "places of this board")
            if row[0] in found or row[0] in taken:
                raise self._bad(key, row[0], "each place once")
            found[row[0]] = (row[1], row[2])
        return found

    def _bad(self, key: str, row: Any, expected: str) -> HoodwinkError:
        """Says which row of a long list it is."""
        return self.read.wrong(key, f"{expected}; {shown(row)} is not")

    def _check_distances(self, spots: Mapping[str, Spot]) -> None:
        names = list(spots)
        for number, one in enumerate(names):
            for other in names[:number]:
                if are_near(spots[one], spots[other]):
                    pair = f"{other} and {one}"
                    raise self._bad("places", pair, f"places at least {CLOSEST} pixels apart")

    def _bends(self, sheet: Sheet) -> list[tuple[str, str, Spot]]:
        found, there = [], sheet.spots()
        low, high = (-sheet.width, -sheet.height), (2 * sheet.width, 2 * sheet.height)
        for row in self.read.rows("bends") if "bends" in self._values else []:
            if not _is_spot(row, 2, low, high) or row[0] not in there or row[1] not in there:
                raise self._bad("bends", row, "[place, place, left, top] with places of the sheet")
            found.append((row[0], row[1], (row[2], row[3])))
        return found

    def _coast(self) -> list[str]:
        rows = self.read.rows("coast") if "coast" in self._values else []
        drawn = all(isinstance(row, str) and COAST.fullmatch(row) for row in rows)
        if not drawn or len(rows) > MOST_COASTS:
            raise self.read.wrong("coast", f"at most {MOST_COASTS} paths as SVG draws them")
        return rows


def _is_spot(row: Any, names: int, low: Spot, high: Spot) -> bool:
    """Names, then left and top within these bounds."""
    if not isinstance(row, list) or len(row) != names + 2:
        return False
    if not all(isinstance(name, str) for name in row[:names]):
        return False
    left, top = row[names:]
    if type(left) is not int or type(top) is not int:
        return False
    return low[0] <= left <= high[0] and low[1] <= top <= high[1]
