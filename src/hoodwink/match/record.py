"""A match written down: JSON Lines that replay to the same match and can be checked."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from json import dumps
from typing import Any, Final

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.plain import shown
from hoodwink.kernel.seats import NATURE, TABLE, Seat
from hoodwink.match.chain import Row, digests, move_row, outcome_row
from hoodwink.match.lines import RecordError, rows_of
from hoodwink.match.version import check_format

NOTES: Final = "table"
"""The part of a header that whoever keeps the record adds; no digest stands for it."""

MOST_SEATS: Final = 99

_HEX: Final = re.compile("[0-9a-f]{64}")
_NOBODY: Final = {"nature": NATURE, "table": TABLE}


@dataclass
class Record:
    """The header, every move in order, and at the end the result and the secret.

    Line 1 is the header, line 2 the first move: `line_of` counts as an editor does.
    """

    header: dict[str, Any]
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    secret: bytes | None = None
    written: list[str] | None = None
    """The digests that were read with the lines; a match that is written down has none yet."""

    @property
    def digests(self) -> list[str]:
        """The chained digest of each line, as it was read or else as it is to be written."""
        if self.written is not None:
            return self.written
        if self.secret is None:
            raise HoodwinkError("a record without its secret has no digests, so it is none")
        return list(digests(self.secret, self.heading, list(self._rows())))

    @property
    def heading(self) -> dict[str, Any]:
        """The part of the header that the digests stand for."""
        return {key: value for key, value in self.header.items() if key != NOTES}

    def dumps(self) -> str:
        told = [self.header, *self._rows()]
        lines = [{**row, "digest": link} for row, link in zip(told, self.digests, strict=True)]
        last = [] if self.secret is None else [{"secret": self.secret.hex()}]
        return "".join(dumps(row) + "\n" for row in [*lines, *last])

    def _rows(self) -> Iterator[Row]:
        """The lines between header and secret, without their digests."""
        for seat, text in self.moves:
            yield move_row(seat, text)
        if self.outcome is not None:
            yield outcome_row(self.outcome)

    @staticmethod
    def line_of(move: int) -> int:
        return move + 2

    @property
    def result_line(self) -> int:
        return self.line_of(len(self.moves))

    @property
    def last_line(self) -> int:
        return 1 + len(self.moves) + (self.outcome is not None) + (self.secret is not None)

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record; RecordError names the first line that is not as it should be."""
        rows = rows_of(text)
        _, header = next(rows, (1, None))
        if header is None:
            raise RecordError(1, "the record is empty; expected a header")
        try:
            check_format("header", header, HoodwinkError)
        except HoodwinkError as error:
            raise RecordError(1, str(error)) from error
        _hex(1, header, "commitment")
        record = cls(header, written=[_digest(1, header)])
        for number, row in rows:
            record._read(number, row)
        return record

    def _read(self, number: int, row: dict[str, Any]) -> None:
        if self.secret is not None:
            raise RecordError(number, "nothing may follow the secret")
        if row.keys() == {"secret"}:
            self.secret = bytes.fromhex(_hex(number, row, "secret"))
            return
        assert self.written is not None
        self.written.append(_digest(number, row))
        if row.keys() == {"seat", "move"} and self.outcome is None:
            self.moves.append((_seat(number, row["seat"]), _words(number, row["move"])))
        elif row.keys() == {"outcome"} and self.outcome is None and type(row["outcome"]) is dict:
            self.outcome = row["outcome"]
        else:
            raise RecordError(number, "expected a move with its seat, the outcome or the secret")


def _digest(number: int, row: dict[str, Any]) -> str:
    """The digest of a row, taken out of it: it stands for the rest of the row."""
    found = _hex(number, row, "digest")
    del row["digest"]
    return found


def _hex(number: int, row: dict[str, Any], key: str) -> str:
    value = row.get(key)
    if type(value) is not str or not _HEX.fullmatch(value):
        found = f"is {shown(value)}" if key in row else "is missing"
        raise RecordError(number, f"{key} {found}; expected 64 digits of 0 to 9 and a to f")
    return value


def _seat(number: int, value: object) -> Seat:
    if type(value) is int and 0 <= value < MOST_SEATS:
        return value
    if type(value) is str and value in _NOBODY:
        return _NOBODY[value]
    raise RecordError(
        number, f"seat is {shown(value)}; expected a number from 0, 'nature' or 'table'"
    )


def _words(number: int, value: object) -> str:
    if type(value) is not str:
        raise RecordError(number, f"move is {shown(value)}; expected its words")
    return value
