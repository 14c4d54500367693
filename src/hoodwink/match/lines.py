"""The lines of a record as somebody else may have written them: strictly JSON, and not too much."""

import json
from collections.abc import Iterator
from typing import Any, Final, Never

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.plain import cut, look_over

MOST_LETTERS: Final = 4_000_000
"""Of a whole record: some thirty thousand moves."""
MOST_DIGITS: Final = 10

_LONGEST_LINE: Final = 100_000
_SHORT: Final = 300
"""A flat table of so few letters holds nothing that would have to be looked over."""
_LONGEST_PROBLEM: Final = 230
"""Three lines of a terminal, with the number of the line."""


class RecordError(HoodwinkError):
    """A record that is damaged, untrue, or not for this version; names the line."""

    def __init__(self, line: int, problem: str) -> None:
        self.line = line
        self.problem = cut(" ".join(problem.splitlines()), _LONGEST_PROBLEM)
        super().__init__(f"line {line}: {self.problem}")


def rows_of(text: object) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each line with its number, as an editor counts; RecordError names one that is no table."""
    if not isinstance(text, str):
        kind = type(text).__name__
        raise RecordError(1, f"the record is of type {kind}; expected its text, or a Record")
    if len(text) > MOST_LETTERS:
        raise RecordError(1, f"the record is too long; expected at most {MOST_LETTERS} letters")
    number, begin = 1, 0
    while begin < len(text):
        end = text.find("\n", begin)
        end = len(text) if end < 0 else end
        yield number, _row(number, text[begin:end])
        number, begin = number + 1, end + 1


def _row(number: int, line: str) -> dict[str, Any]:
    if len(line) > _LONGEST_LINE:
        raise RecordError(number, f"too long; expected at most {_LONGEST_LINE} letters")
    try:
        row = _DECODER.decode(line)
    except json.JSONDecodeError as error:
        raise RecordError(number, f"not readable as JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise RecordError(number, f"not readable: {error}") from error
    if type(row) is not dict:
        raise RecordError(number, "expected a JSON object")
    if len(line) <= _SHORT and not any(isinstance(value, dict | list) for value in row.values()):
        return row
    try:
        look_over("it", row, HoodwinkError)
    except HoodwinkError as error:
        raise RecordError(number, str(error).removeprefix("it: ")) from error
    return row


def _table(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table: dict[str, Any] = {}
    for key, value in pairs:
        if key in table:
            raise ValueError(f"{cut(repr(key), 40)} stands twice in one table")
        table[key] = value
    return table


def _whole(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits; expected at most {MOST_DIGITS}")
    return int(digits)


def _refused(number: str) -> Never:
    raise ValueError(f"the number {cut(number, 40)}; expected whole numbers only")


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_table, parse_int=_whole, parse_float=_refused, parse_constant=_refused
)
