"""A match written down: JSON Lines that replay to the same match and can be checked."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.seats import Seat, read_seat, seat_text

FORMAT = 1


class RecordError(HoodwinkError):
    """A record that is damaged, or not for this version; names the line."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass
class Record:
    """The header, every move in order, and at the end the result and the secret.

    Line 1 is the header, line 2 the first move: `line_of` counts as an editor does.
    """

    header: dict[str, Any]
    moves: list[tuple[Seat, str]] = field(default_factory=list)
    outcome: dict[str, Any] | None = None
    secret: bytes | None = None

    def dumps(self) -> str:
        return "".join(json.dumps(row) + "\n" for row in self._rows())

    def _rows(self) -> Iterable[dict[str, Any]]:
        yield self.header
        for seat, text in self.moves:
            yield {"seat": seat if seat >= 0 else seat_text(seat), "move": text}
        if self.outcome is not None:
            yield {"outcome": self.outcome}
        if self.secret is not None:
            yield {"secret": self.secret.hex()}

    @staticmethod
    def line_of(move: int) -> int:
        return move + 2

    @property
    def result_line(self) -> int:
        return self.line_of(len(self.moves))

    @property
    def last_line(self) -> int:
        return sum(1 for _ in self._rows())

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record; RecordError names the first line that is not as it should be."""
        lines = text.splitlines()
        if not lines:
            raise RecordError(1, "the record is empty; expected a header")
        record = cls(_header(lines[0]))
        for number, line in enumerate(lines[1:], start=2):
            record._read(number, _row(number, line))
        return record

    def _read(self, number: int, row: dict[str, Any]) -> None:
        if self.secret is not None:
            raise RecordError(number, "nothing may follow the secret")
        if set(row) == {"seat", "move"} and self.outcome is None:
            self.moves.append((_seat(number, row["seat"]), str(row["move"])))
        elif set(row) == {"outcome"} and self.outcome is None and isinstance(row["outcome"], dict):
            self.outcome = row["outcome"]
        elif set(row) == {"secret"}:
            self.secret = _secret(number, row["secret"])
        else:
            raise RecordError(number, "expected a move with its seat, the outcome or the secret")


def _row(number: int, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except json.JSONDecodeError as error:
        raise RecordError(number, f"not readable as JSON: {error.msg}") from error
    if not isinstance(row, dict):
        raise RecordError(number, "expected a JSON object")
    return row


def _header(line: str) -> dict[str, Any]:
    header = _row(1, line)
    if header.get("hoodwink") != FORMAT:
        raise RecordError(
            1, f"no Hoodwink record of format {FORMAT}: 'hoodwink' should be {FORMAT}"
        )
    kinds: dict[str, type] = {"game": str, "pack": dict, "seats": int, "options": dict}
    for key, kind in {**kinds, "commitment": str}.items():
        if not isinstance(header.get(key), kind):
            raise RecordError(1, f"{key!r} is missing from the header, or is no {kind.__name__}")
    return header


def _seat(number: int, value: object) -> Seat:
    try:
        return read_seat(str(value))
    except ValueError as error:
        raise RecordError(number, str(error)) from error


def _secret(number: int, value: object) -> bytes:
    try:
        return bytes.fromhex(str(value))
    except ValueError as error:
        raise RecordError(number, "the secret is not written in hexadecimal") from error
