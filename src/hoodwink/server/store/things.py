"""What a table server keeps. Whatever is secret or hidden stays out of every `repr`."""

from dataclasses import dataclass, field
from typing import Literal

Status = Literal["lobby", "playing", "over", "closed"]


@dataclass(frozen=True, slots=True)
class Row:
    """One batch of a table's log: append-only, numbered from 0."""

    table: str
    number: int
    at: int
    body: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Table:
    """What is known of a table before its log is read."""

    id: str
    code: str | None = field(repr=False)  # short, to join by; no two tables have the same
    game: str
    host: str  # a person
    heading: bytes = field(repr=False)  # game, seats, options, pack: whatever the log begins with
    secret: bytes = field(repr=False)
    status: Status
    open: bool
    lively: bool  # has clocks or bots, so it must be woken after a restart
    created: int
    touched: int


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a name and a key, without an account."""

    id: str
    name: str
    created: int
    seen: int
    blocked: bool = False
    webhook: str | None = field(default=None, repr=False)
    webhook_secret: bytes | None = field(default=None, repr=False)
    mutes: str = ""  # whose chat they do not want to hear, by id, parted by spaces


@dataclass(frozen=True, slots=True)
class Said:
    """A line of a table's chat."""

    table: str
    number: int
    person: str
    at: int
    text: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Counts:
    """How much is kept."""

    people: int
    lobby: int
    playing: int
    over: int
    closed: int


@dataclass(slots=True)
class Tally:
    """What was written since the start; `seconds` were spent in transactions."""

    groups: int = 0
    jobs: int = 0
    failed: int = 0
    seconds: float = 0.0
    away: str = ""
    """Why the last write was in vain; empty if it was not."""
