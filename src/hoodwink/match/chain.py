"""The chained digest: whoever wrote one down can tell later whether the play was rewritten.

Each digest is taken of a line and of the digest before it, so it stands for all lines up to there.
The key comes from nature's secret: while that is kept, a digest tells nothing, not even to somebody
who tries out every choice that another may have sealed. See docs/decisions/0007.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from json.encoder import encode_basestring_ascii as quoted
from typing import Any, Final

from hoodwink.kernel.chance import derived
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, seat_text

Row = Mapping[str, Any]
"""A line of a record, without its digest."""

_FIRST: Final = bytes(32)
_BLOCK: Final = 64
_INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
_OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


class Keyed:
    """HMAC-SHA256 that takes its key in once, one of at most 64 bytes.

    A server needs some for every announcement; `hmac.digest` takes two and a half times as long.
    """

    __slots__ = ("_inner", "_outer")

    def __init__(self, key: bytes) -> None:
        block = key.ljust(_BLOCK, b"\0")
        self._inner: Final = sha256(block.translate(_INNER))
        self._outer: Final = sha256(block.translate(_OUTER))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class Chain:
    """The last link, and how many moves it stands for. Never changes, so copies may share it."""

    __slots__ = ("_key", "last", "moves")

    def __init__(self, key: Keyed, last: bytes, moves: int) -> None:
        self._key: Final = key
        self.last: Final = last
        self.moves: Final = moves

    def linked(self, row: Row) -> "Chain":
        """The chain with one line more."""
        line = json.dumps(row, sort_keys=True, separators=(",", ":"))
        return Chain(self._key, self._key.digest(self.last + line.encode()), self.moves)

    def through(self, seats: Sequence[Seat], moves: Sequence[Move]) -> "Chain":
        """The chain with all moves of a log that it does not stand for yet."""
        last, key = self.last, self._key
        for number in range(self.moves, len(moves)):
            last = key.digest(last + move_line(seats[number], moves[number].text).encode())
        return Chain(key, last, len(moves))

    @property
    def text(self) -> str:
        return self.last.hex()


def begun(secret: bytes, heading: Row) -> Chain:
    """The chain of the first line alone."""
    return Chain(Keyed(derived(secret, "chain")), _FIRST, 0).linked(heading)


def digests(secret: bytes, heading: Row, rows: Sequence[Row]) -> Iterator[str]:
    """One for each line from the heading on."""
    chain = begun(secret, heading)
    yield chain.text
    for row in rows:
        chain = chain.linked(row)
        yield chain.text


def move_line(seat: Seat, text: str) -> str:
    """The row of a move as it is written: a server needs one for every announcement."""
    who = str(seat) if seat >= 0 else quoted(seat_text(seat))
    return f'{{"move":{quoted(text)},"seat":{who}}}'


def move_row(seat: Seat, text: str) -> dict[str, Any]:
    return {"seat": seat if seat >= 0 else seat_text(seat), "move": text}


def outcome_row(outcome: Row) -> dict[str, Any]:
    return {"outcome": outcome}
