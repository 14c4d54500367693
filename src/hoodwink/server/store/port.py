"""What the table server asks of its store. Knows no database.

A table is its log: folding the rows from 0 gives the table. Writes are values; those of one
`commit` are kept all or none. After a failure the caller's picture of the table is worth nothing:
it reloads the log.
"""

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Protocol

from hoodwink.server.store.errors import Conflict, Unavailable, Unfit
from hoodwink.server.store.things import Counts, Person, Row, Said, Status, Table, Tally
from hoodwink.server.store.writes import Write

__all__ = [
    "Conflict",
    "Counts",
    "Done",
    "Person",
    "Row",
    "Said",
    "Status",
    "Store",
    "Table",
    "Tally",
    "Unavailable",
    "Unfit",
    "Write",
]


Done = Callable[[Exception | None], None]


class Store(Protocol):
    """Made by `open_store`; used from one event loop."""

    tally: Tally

    def commit(self, writes: Sequence[Write], done: Done) -> None:
        """Returns at once; `done` runs in the loop, once all is synced or nothing was written.

        Commits happen in the order they were asked for. When one fails, so does every later commit
        about the same tables that was asked for before its `done` ran: they were built on it.
        """

    async def committed(self, *writes: Write) -> None:
        """The same to await; raises Conflict, Unavailable or Unfit."""

    async def table(self, id: str) -> Table | None: ...
    async def table_by_code(self, code: str) -> Table | None: ...
    async def log(self, table: str, start: int = 0) -> list[Row]: ...
    async def chat(self, table: str, start: int = 0) -> list[Said]: ...
    async def seats_of(self, table: str) -> dict[int, str]: ...

    async def person(self, id: str) -> Person | None: ...
    async def person_by_key(self, hash: bytes) -> Person | None: ...
    async def held_keys(self, hashes: Collection[bytes]) -> set[bytes]:
        """Those of them that are still somebody's who is not blocked."""

    async def person_by_link(self, hash: bytes, now: int) -> Person | None: ...

    async def open_tables(self, limit: int) -> list[Table]:
        """Open to all, in the lobby or playing; last touched first."""

    async def tables_of(self, person: str, limit: int) -> list[Table]:
        """Where the person sits or is host, not closed; what goes on first, then as touched."""

    async def latest_tables(self, limit: int) -> list[Table]:
        """All there are, last touched first: for who runs the server."""

    async def finished(self, after: str, limit: int) -> list[Table]:
        """Tables that are over, by id; `after` is the last id of the page before, or empty."""

    async def lively_tables(self) -> list[str]:
        """Ids of the tables to wake after a restart."""

    async def idle_tables(self, before: int) -> list[str]:
        """Ids of the tables last touched before that time, in whatever status."""

    async def hosted(self, person: str) -> int:
        """How many tables of this host are in the lobby or playing."""

    async def counts(self) -> Counts: ...

    async def backup(self, path: Path) -> None:
        """A whole copy of an SQLite database, while it is in use; `open_store` opens it."""

    async def close(self) -> None:
        """Writes what was asked for, then ends."""
