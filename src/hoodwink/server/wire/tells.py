"""What a connection is told. Each frame is one of these, as JSON text."""

from typing import Any, Final, Literal

import msgspec

from hoodwink.kernel.seats import Seat

Error = Literal[
    "illegal",  # a rule stands against it: rule, key and facts say which
    "unknown",  # no move of this game
    "batch",  # a step before the last would show something
    "stale",  # something has been announced that the sender had not seen
    "not-seated",
    "not-playing",
    "bot-plays",
    "paused",
    "busy",
    "too-fast",
    "muted",
    "unavailable",  # the store is away: nothing was done
    "bad-message",
]


class Told(msgspec.Struct, frozen=True, tag_field="told"):
    """A message to a connection."""


class ChairTold(msgspec.Struct, frozen=True):
    name: str | None
    """None: nobody, or somebody who is forgotten."""
    person: str | None
    bot: str | None
    """Plays the seat, if there is one."""
    present: bool
    wants_pause: bool = False


class ClocksTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moments are milliseconds since the epoch, by the clock of the server."""

    due: dict[Seat, int] = {}
    """When the time of an awaited seat is up."""
    left: dict[Seat, int] = {}
    """The milliseconds that each seat has for the rest of the match."""
    called: int | None = None
    """When the table calls time."""


class TableTold(Told, frozen=True, tag="table"):
    """All about the table that is not the game."""

    id: str
    code: str | None
    game: str
    options: dict[str, Any]
    pack: dict[str, Any]
    status: Literal["lobby", "playing", "over", "closed"]
    host: str
    me: str | None
    """The person of this connection."""
    seat: Seat | None
    chairs: list[ChairTold]
    watchers: int
    open: bool
    paused: bool
    house: dict[str, Any]
    muted: list[str]
    rematch: str | None
    commitment: str
    """The SHA-256 of nature's secret, before the first choice."""


class State(Told, frozen=True, tag="state"):
    """How the match stands. Comes first, and after an absence."""

    number: int
    seat: Seat | None
    at: int
    """The moment by the server's clock."""
    public: dict[str, Any]
    own: dict[str, Any]
    moves: list[str]
    digest: str
    clocks: ClocksTold
    missed: list[list[dict[str, Any]]] | None = None
    """What was announced since `seen`, one list an announcement; None if it was not asked for."""
    secret: str | None = None


class By(msgspec.Struct, frozen=True):
    seat: Seat | None
    """None: the table itself, when time is called."""
    how: Literal["person", "bot", "clock"]


class News(Told, frozen=True, tag="news"):
    """Something was announced, or the own seat has prepared something."""

    number: int
    at: int
    by: By | None
    """None: the deal at the beginning."""
    events: list[dict[str, Any]]
    public: dict[str, Any]
    own: dict[str, Any]
    moves: list[str]
    digest: str
    clocks: ClocksTold
    id: str | None = None
    """The message that this answers, for its sender."""
    secret: str | None = None
    """Nature's, when it is over."""


class Done(Told, frozen=True, tag="done"):
    id: str
    number: int


class Refused(Told, frozen=True, tag="refused", omit_defaults=True):
    id: str | None
    error: Error
    rule: str | None = None
    key: str | None = None
    facts: dict[str, str | int] = {}
    at: int | None = None
    """Which move of the batch, from 0."""


class Tried(Told, frozen=True, tag="tried"):
    id: str
    number: int
    own: dict[str, Any]
    moves: list[str]


class Reason(Told, frozen=True, tag="reason"):
    """No rule: the move may be made."""

    id: str
    rule: str | None
    key: str | None
    facts: dict[str, str | int]


class Said(Told, frozen=True, tag="chat"):
    number: int
    at: int
    person: str
    name: str | None
    seat: Seat | None
    text: str


class Window(Told, frozen=True, tag="window"):
    """A bot leaves people time for a word; None: it is over."""

    until: int | None
    waits_for: list[Seat]


class Notice(Told, frozen=True, tag="notice"):
    """A word of who runs the server, to all."""

    text: str


class Pong(Told, frozen=True, tag="pong"):
    pass


AnyTold = TableTold | State | News | Done | Refused | Tried | Reason | Said | Window | Notice | Pong

write: Final = msgspec.json.Encoder().encode
