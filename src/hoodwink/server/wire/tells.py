"""What a connection is told. Each frame is one of these, as JSON text."""

from typing import Final, Literal

import msgspec

from hoodwink.kernel.seats import Seat
from hoodwink.server.wire.house import HouseRules
from hoodwink.server.wire.pieces import By, ChairTold, ClocksTold, Event, Own, PackTold, Public

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
    "too-many-steps",  # quiet moves since all heard something: say something first
    "muted",
    "unavailable",  # the store is away: nothing was done
    "bad-message",
]


class Told(msgspec.Struct, frozen=True, tag_field="told"):
    """A message to a connection."""


class TableTold(Told, frozen=True, tag="table"):
    """All about the table that is not the game."""

    id: str
    """As its link names it."""
    code: str | None
    """Short, to be read out; until the match begins."""
    game: str
    """By its name; the types of `public`, `own` and events follow from it."""
    options: dict[str, bool | int | str]
    """Every option with its value."""
    pack: PackTold
    """The cards, places and prices."""
    status: Literal["lobby", "playing", "over", "closed"]
    """Before the match, in it, after it; closed: nothing more happens here."""
    host: str
    """The person who made the table."""
    me: str | None
    """The person of this connection."""
    seat: Seat | None
    """Of this connection; null: it looks on."""
    chairs: list[ChairTold]
    """By seat."""
    watchers: int
    """How many look on."""
    open: bool
    """Whether it is listed for all."""
    paused: bool
    """Whether clocks and bots rest."""
    house: HouseRules
    """What is agreed here beside the rules of the game."""
    muted: list[str]
    """People whom the host does not let speak."""
    rematch: str | None
    """The table where the same people sit down again."""
    commitment: str
    """The SHA-256 of nature's secret, before the first choice."""


class State(Told, frozen=True, tag="state"):
    """How the match stands. Comes first, and after an absence."""

    number: int
    """Of the last announcement: what the next message calls `seen`."""
    seat: Seat | None
    """Whose view this is; null: of who looks on."""
    at: int
    """The moment by the server's clock."""
    public: Public
    """What all see."""
    own: Own
    """What this seat sees beyond that, to be laid over it; of a list by place, as an object."""
    moves: list[str]
    """What this seat may do now; empty while it is not asked."""
    digest: str
    """Of all that has happened, chained; to be noted by who does not trust the server."""
    clocks: ClocksTold
    """Who has how long; empty where no clock runs."""
    missed: list[list[Event]] | None = None
    """Announced since `seen`, one list each; null: not asked, or longer than how it stands."""
    secret: str | None = None
    """Nature's, when it is over."""


class News(Told, frozen=True, tag="news"):
    """Something was announced, or your own seat has prepared something."""

    number: int
    """Of this announcement: what the next message calls `seen`."""
    at: int
    """The moment by the server's clock."""
    by: By | None
    """Null: the deal at the beginning."""
    events: list[Event]
    """What happened, as this seat is told it; none if the seat has only prepared something."""
    public: Public
    """What all see now."""
    own: Own
    """What this seat sees beyond that, to be laid over it; of a list by place, as an object."""
    moves: list[str]
    """What this seat may do now; empty while it is not asked."""
    digest: str
    """Of all that has happened, chained."""
    clocks: ClocksTold
    """Who has how long; empty where no clock runs."""
    id: str | None = None
    """The message that this answers, for its sender."""
    secret: str | None = None
    """Nature's, when it is over."""


class Done(Told, frozen=True, tag="done"):
    """A chat is stored, or a move that was repeated had been played before."""

    id: str
    """The message that this answers."""
    number: int
    """Of the line of chat; or of the announcement that the move had made."""


class Refused(Told, frozen=True, tag="refused", omit_defaults=True):
    """Nothing was done, and this is why."""

    id: str | None
    """The message that this answers; null if it had none that could be read."""
    error: Error
    """A word for programs; see the list of them."""
    rule: str | None = None
    """Of the game, by its id in the rules."""
    key: str | None = None
    """Of the sentence that says it, in every language."""
    facts: dict[str, str | int] = {}
    """What the sentence speaks of."""
    at: int | None = None
    """Which move of the batch, from 0."""


class Tried(Told, frozen=True, tag="tried"):
    """How it would be after these quiet moves; no rule is against the last, if it is none."""

    id: str
    """The message that this answers."""
    number: int
    """Of the last announcement, when it was tried."""
    own: Own
    """What this seat would see beyond what all see."""
    moves: list[str]
    """What this seat could do then."""
    loud: bool
    """Whether others would hear the last of these: it may be said, and all here is before it."""


class Reason(Told, frozen=True, tag="reason"):
    """What stands against a move. No rule: it may be made."""

    id: str
    """The message that this answers."""
    rule: str | None
    """Of the game, by its id in the rules."""
    key: str | None
    """Of the sentence that says it, in every language."""
    facts: dict[str, str | int]
    """What the sentence speaks of."""


class Hinted(Told, frozen=True, tag="hinted"):
    """What a bot would do in this seat's place."""

    id: str
    """The message that this answers."""
    bot: str
    """Which one, by its name."""
    moves: list[str]
    """As one message would say them; none: it would keep still."""


class Said(Told, frozen=True, tag="chat"):
    """A line of chat."""

    number: int
    """Lines are counted from 0; after an absence the last 50 come again."""
    at: int
    """The moment by the server's clock."""
    person: str
    """Who said it, by id."""
    name: str | None
    """Null once it is forgotten."""
    seat: Seat | None
    """Where that person sits now."""
    text: str
    """Plain text, never markup."""


class Window(Told, frozen=True, tag="window"):
    """A bot leaves people time for a word."""

    until: int | None
    """The moment when it decides; null: the time is over."""
    waits_for: list[Seat]
    """Those who may speak and have not waived it."""


class Notice(Told, frozen=True, tag="notice"):
    """A word of who runs the server, to all."""

    text: str
    """Plain text, never markup; empty: the last one no longer holds."""
    at: int
    """The moment when it was said, by the server's clock."""


class Pong(Told, frozen=True, tag="pong"):
    """The line holds."""


AnyTold = (
    TableTold
    | State
    | News
    | Done
    | Refused
    | Tried
    | Reason
    | Hinted
    | Said
    | Window
    | Notice
    | Pong
)

write: Final = msgspec.json.Encoder().encode
