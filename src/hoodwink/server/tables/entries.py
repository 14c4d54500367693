"""What is written into the log of a table: one entry a row, and the table is all of them, folded.

People stand in it by their id, never by name, so that a name can be forgotten.
"""

from typing import Final, Literal

import msgspec

from hoodwink.kernel.seats import Seat

By = Literal["person", "bot", "clock"]


class Entry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One thing that was done at a table. A longer one is of a newer Hoodwink: not half read."""


class Sat(Entry, frozen=True, array_like=True, tag="sat"):
    """Somebody has taken a seat."""

    seat: Seat
    person: str


class Left(Entry, frozen=True, array_like=True, tag="left"):
    """For good; a seat that plays on needs a bot first."""

    seat: Seat


class Manned(Entry, frozen=True, array_like=True, tag="manned"):
    """A bot plays the seat from now on; None gives it back to its person, or to nobody."""

    seat: Seat
    bot: str | None


class Began(Entry, frozen=True, array_like=True, tag="began"):
    """The match begins."""


class Played(Entry, frozen=True, array_like=True, tag="played"):
    """A batch, all or nothing. `id` is the sender's own word for the message."""

    seat: Seat
    moves: tuple[str, ...]
    by: By = "person"
    id: str = ""


class PauseAsked(Entry, frozen=True, array_like=True, tag="pause"):
    """A seat asks for a pause."""

    seat: Seat


class Resumed(Entry, frozen=True, array_like=True, tag="resumed"):
    """A seat ends the pause."""

    seat: Seat


class Muted(Entry, frozen=True, array_like=True, tag="muted"):
    """By the host, for all."""

    person: str
    mute: bool


class Rematched(Entry, frozen=True, array_like=True, tag="rematched"):
    """Where the same people sit down again."""

    table: str


class Closed(Entry, frozen=True, array_like=True, tag="closed"):
    """Nothing more happens here: by the host, by who runs the server, or idle for too long."""

    why: Literal["host", "admin", "idle"]


AnyEntry = Sat | Left | Manned | Began | Played | PauseAsked | Resumed | Muted | Rematched | Closed

write: Final = msgspec.json.Encoder().encode
read: Final = msgspec.json.Decoder(AnyEntry).decode
