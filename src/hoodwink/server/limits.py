"""How much one person and one address may ask for, by however many connections."""

import time
from dataclasses import asdict, dataclass
from typing import Final

from hoodwink import HoodwinkError


@dataclass(frozen=True)
class Limits:
    """All can be lifted by who runs the server."""

    frames: float = 20.0
    """Messages a second of one person, or of one line of nobody's, in the long run. An address may
    say as much as twenty people, in chats as ten."""
    frames_at_once: int = 60
    chats: float = 0.5
    chats_at_once: int = 6
    handshakes: float = 20.0
    """New connections to tables a second from one address. After a restart of the server a whole
    club comes back at once."""
    handshakes_at_once: int = 240
    histories: float = 1.0
    """How often a second one address may have the log of a long match read for it."""
    histories_at_once: int = 60
    requests: float = 20.0
    """HTTP requests a second from one address."""
    requests_at_once: int = 120
    joins: float = 0.2
    """New keys a second from one address."""
    joins_at_once: int = 30
    lines_a_person: int = 12
    lines_an_address: int = 200
    lines: int = 20_000
    connections_an_address: int = 500
    """Of any kind, from the first byte on; pages are fetched by some at a time."""
    header_seconds: float = 10.0
    """To say what is wanted, and then to send it."""
    body_seconds: float = 30.0
    tables_a_person: int = 30
    """In the lobby or under way, as their host."""
    pack_bytes: int = 200_000
    pack_seconds: float = 10.0
    """To read an uploaded pack and lay out a match by it."""
    packs: float = 0.01
    """Uploaded packs a second of one person, in the long run. An address may bring as many as four
    people."""
    packs_at_once: int = 6
    quiet_moves: int = 300
    """Of one seat between two things that all hear: they stand in the record, too."""
    buffer: int = 1 << 20
    """Bytes that a reader may be behind before it is cut off."""


_MANY: Final = 10**9
NO_LIMITS: Final = Limits(
    frames=_MANY,
    frames_at_once=_MANY,
    chats=_MANY,
    chats_at_once=_MANY,
    handshakes=_MANY,
    handshakes_at_once=_MANY,
    histories=_MANY,
    histories_at_once=_MANY,
    requests=_MANY,
    requests_at_once=_MANY,
    joins=_MANY,
    joins_at_once=_MANY,
    lines_a_person=_MANY,
    lines_an_address=_MANY,
    lines=_MANY,
    connections_an_address=_MANY,
    tables_a_person=_MANY,
    packs=_MANY,
    packs_at_once=_MANY,
)
"""Only what a single pack, a single reader and a single request may take is limited still."""


def limited(told: str) -> Limits:
    """The usual ones but for those that are told: `joins=1,tables_a_person=100`."""
    limits = asdict(Limits())
    for entry in filter(None, told.split(",")):
        name, _, value = (part.strip() for part in entry.partition("="))
        try:
            limits[name] = type(limits[name])(value)
        except (KeyError, ValueError):
            raise HoodwinkError(
                f"{entry.strip()[:40]!r} is no limit; expected 'off', or a number for some of "
                f"these, such as joins=1: {', '.join(limits)}"
            ) from None
    return Limits(**limits)


class Bucket:
    """Fills at a steady rate, up to a brim; every message takes one out."""

    __slots__ = ("_brim", "_left", "_rate", "_seen")

    def __init__(self, rate: float, brim: int) -> None:
        self._rate: Final = rate
        self._brim: Final = brim
        self._left: float = brim
        self._seen = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._brim, self._left + (now - self._seen) * self._rate)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        return self._left + (time.monotonic() - self._seen) * self._rate >= self._brim


class Buckets:
    """One for each person or address; those that are full again are forgotten."""

    def __init__(self, rate: float, brim: int) -> None:
        self._rate: Final = rate
        self._brim: Final = brim
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, whose: str) -> bool:
        return self.of(whose).take()

    def of(self, whose: str) -> Bucket:
        """The same one for all that they do at a time."""
        if len(self._buckets) > 10_000:
            for key in [key for key, bucket in self._buckets.items() if bucket.full]:
                del self._buckets[key]
        bucket = self._buckets.get(whose)
        if bucket is None:
            bucket = self._buckets[whose] = Bucket(self._rate, self._brim)
        return bucket
