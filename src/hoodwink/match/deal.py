"""What everybody adds to the deal, so that nobody can choose it: see docs/decisions/0007.

First the hash of nature's secret is known, then the hash of a random number of every seat, then
the numbers: nature draws by all of them together.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b, sha256
from typing import Any, Final, Literal, get_args

from hoodwink.kernel.chance import Chance, derived
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat

Why = Literal["silent", "late", "unfit"]
"""No hash came; or a hash, but then no number; or one that does not fit it."""

_NUMBER: Final = re.compile("[0-9a-f]{32}")
_HASH: Final = re.compile("[0-9a-f]{64}")


def hash_of(number: str) -> str:
    """What a seat shows of its number before all hashes are known: the SHA-256 of its 16 bytes."""
    return sha256(bytes.fromhex(number)).hexdigest()


def fits(number: str, hash: str) -> bool:
    """Whether these are 128 bits, written as 32 letters, and have that hash."""
    return bool(_NUMBER.fullmatch(number)) and hash_of(number) == hash


@dataclass(frozen=True)
class Added:
    """A seat has added a number: 128 bits, written as 32 letters."""

    seat: Seat
    hash: str
    number: str

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "hash": self.hash, "number": self.number}


@dataclass(frozen=True)
class LeftOut:
    """A seat that might have added a number, and did not."""

    seat: Seat
    why: Why

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "why": self.why}


@dataclass(frozen=True)
class Deal:
    """The numbers by seat, and who was left out."""

    added: tuple[Added, ...]
    left_out: tuple[LeftOut, ...] = ()

    def number_of(self, seat: Seat) -> str | None:
        """What a seat has added; None if it has added nothing."""
        return next((one.number for one in self.added if one.seat == seat), None)

    def to_json(self) -> dict[str, Any]:
        """As it stands in the first line of a record."""
        return {
            "added": [one.to_json() for one in self.added],
            "left_out": [one.to_json() for one in self.left_out],
        }


def chance_of(secret: bytes, deal: Deal) -> Chance:
    """Nature's stream, keyed by the secret and every number, in the order of the seats."""
    numbers = "".join(f" {one.seat}:{one.number}" for one in deal.added)
    return Chance(secret, 0, blake2b(digest_size=64, key=derived(secret, f"deal{numbers}")))


def deal_of(values: Mapping[str, Any], seats: int) -> Deal:
    """The deal that a record tells of; PositionError if it cannot be one at so many seats."""
    read = Reading("deal", values, PositionError)
    added = tuple(_added(row, seats) for row in read.rows("added"))
    left_out = tuple(_left_out(row, seats) for row in read.rows("left_out"))
    _refuse_disorder([one.seat for one in added], [one.seat for one in left_out])
    return Deal(added, left_out)


def _added(row: object, seats: int) -> Added:
    read = _row("added", row)
    seat = read.count("seat", 0, seats - 1)
    hash, number = _letters(read, row, "hash", _HASH), _letters(read, row, "number", _NUMBER)
    if not fits(number, hash):
        raise PositionError(f"deal: the number of seat {seat} does not fit its hash")
    return Added(seat, hash, number)


def _left_out(row: object, seats: int) -> LeftOut:
    read = _row("left_out", row)
    why: Any = read.word("why", get_args(Why))
    return LeftOut(read.count("seat", 0, seats - 1), why)


def _row(where: str, row: object) -> Reading:
    if not isinstance(row, dict):
        raise PositionError(f"deal: {where}: expected tables with a seat each")
    return Reading(f"deal: {where}", row, PositionError)


def _letters(read: Reading, row: Any, key: str, form: re.Pattern[str]) -> str:
    value = row.get(key)
    if type(value) is not str or not form.fullmatch(value):
        raise read.wrong(key, f"digits of 0 to 9 and a to f, as in {form.pattern}")
    return value


def _refuse_disorder(added: Sequence[Seat], left_out: Sequence[Seat]) -> None:
    """In the order of the seats, each once: there is one way to write a deal."""
    for listed in (added, left_out):
        if list(listed) != sorted(set(listed)):
            raise PositionError("deal: expected the seats in their order, each once")
    if set(added) & set(left_out):
        raise PositionError("deal: a seat has added a number, and was left out")
