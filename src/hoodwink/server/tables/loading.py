"""Tables read from the store, and how one looks to a connection."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from hoodwink import Event, HoodwinkError, Record
from hoodwink.match import NOTES
from hoodwink.server.store import port
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import heading
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.lines import Line
from hoodwink.server.tables.table import Table
from hoodwink.server.tables.telling.announcements import Announcement, announced
from hoodwink.server.wire.pieces import ChairTold, PackTold
from hoodwink.server.wire.tells import TableTold

if TYPE_CHECKING:
    from hoodwink.server.tables.live import Live

Heard = Callable[[Table, log.AnyEntry, Sequence[Event]], None]


class NoSuchTable(HoodwinkError):
    """There is none, or none for this person: the answer is the same."""


def empty(kept: port.Table) -> Table:
    """A table before the first row of its log."""
    return Table(kept.id, kept.host, heading.read(kept.heading), kept.secret)


async def load(id: str, store: port.Store, heard: Heard) -> tuple[port.Table, Table, int]:
    """The table as its log makes it, and how much has been said in its chat."""
    kept = await store.table(id)
    if kept is None:
        raise NoSuchTable("there is no such table")
    rows = await store.log(id)
    chat = await store.chat(id)
    table = empty(kept)
    for row in rows:
        try:
            entry = log.read(row.body)
            heard(table, entry, table.fold(entry, row.at))
        except Exception as error:  # whatever a damaged row leads to, it is this table's alone
            raise _other_version(table, error) from error
    return kept, table, chat[-1].number + 1 if chat else 0


def _other_version(table: Table, error: Exception) -> OtherVersion:
    if isinstance(error, OtherVersion):
        return error
    return OtherVersion(table.heading.header, "the match does not go on the same here")


def told(live: "Live", line: Line) -> TableTold:
    """All about the table that is not the game."""
    table, kept = live.table, live.kept
    seated = {chair.person for chair in table.chairs}
    return TableTold(
        table.id,
        kept.code if table.status == "lobby" else None,
        table.game,
        table.heading.header["options"],
        _pack(live),
        table.status,
        table.host,
        line.person,
        line.seat,
        [_chair(live, seat) for seat in range(len(table.chairs))],
        len({id(other) for other in live.lines if other.person not in seated}),
        kept.open,
        table.paused,
        table.heading.house,
        sorted(table.muted),
        table.rematch,
        table.heading.commitment,
    )


def _pack(live: "Live") -> PackTold:
    told = msgspec.convert(live.table.heading.header["pack"], PackTold)
    return told if live.pack is None else replace(told, own=live.pack.hash.hex())


def _chair(live: "Live", seat: int) -> ChairTold:
    chair = live.table.chairs[seat]
    name = None if chair.person is None else live.around.names(chair.person)
    wants = seat in live.table.wants_pause
    return ChairTold(name, chair.person, chair.bot, live.present(seat), wants)


def record(live: "Live") -> Record:
    """The match of a live table, with the names as they are now."""
    chairs = [_chair(live, seat) for seat in range(len(live.table.chairs))]
    return written_down(live.table, [chair.name or chair.bot or "" for chair in chairs])


def written_down(table: Table, names: Sequence[str]) -> Record:
    """The names stand beside the match, where no digest speaks for them: they can be forgotten."""
    assert table.match
    written = table.match.record()
    written.header[NOTES] = {"players": list(names)}
    return written


async def announcements(id: str, store: port.Store) -> list[Announcement]:
    """Everything that all have ever heard at a table."""
    heard: list[Announcement] = []

    def hear(table: Table, row: log.AnyEntry, events: Sequence[Event]) -> None:
        told = announced(table, row, events)
        if told is not None:
            heard.append(told)

    await load(id, store, hear)
    return heard


def unheard(table: Table, row: log.AnyEntry, events: Sequence[Event]) -> None:
    """For who only wants the table."""
