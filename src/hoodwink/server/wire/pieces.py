"""What messages to a connection are made of."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hoodwink.kernel.seats import Seat

# Typed by each game; the generated schemas put its types in their place.
Public = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Public"})]
Own = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Own"})]
Printed = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Printed"})]
Event = Annotated[dict[str, Any], Meta(extra_json_schema={"x-game": "Event"})]


class ChairTold(msgspec.Struct, frozen=True):
    """One seat, and who is on it."""

    name: str | None
    """Null: nobody, or somebody who is forgotten."""
    person: str | None
    """By the id that a person keeps under any name."""
    bot: str | None
    """Plays the seat, if there is one."""
    present: bool
    """Whether somebody is connected for it."""
    wants_pause: bool = False
    """When all people at the table do, the match rests."""


class PackTold(msgspec.Struct, frozen=True):
    """The content that is played."""

    version: str
    """As the pack names it."""
    digest: str
    """Of all that is played with: the same digest, the same cards."""
    own: str | None = None
    """Of a pack that somebody has brought along: the SHA-256 of all of it, names and drawings, too.
    Null for the pack that comes with the game."""


class ClocksTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """Moments are milliseconds since the epoch, by the clock of the server."""

    due: dict[Seat, int] = {}
    """When the time of an awaited seat is up."""
    left: dict[Seat, int] = {}
    """The milliseconds that each seat has for the rest of the match."""
    called: int | None = None
    """When the table calls time."""


class By(msgspec.Struct, frozen=True):
    """Who did it."""

    seat: Seat | None
    """Null: the table itself, when time is called."""
    how: Literal["person", "bot", "clock"]
    """A bot may sit in for a person; the clock plays for who is late."""
