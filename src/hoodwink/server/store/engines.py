"""Connections: one to write, some to read, to an SQLite file or to PostgreSQL."""

import os
import sqlite3
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.failures import NO_OPEN

READERS = 4
SECONDS = 5  # that we wait for a lock or for an answer to our knock

# A checkpoint is what makes a commit slow, so it is rare; 10,000 pages are 40 MB.
PRAGMAS = (
    "busy_timeout = 5000",
    "journal_mode = WAL",
    "synchronous = FULL",
    "fullfsync = ON",
    "foreign_keys = ON",
    "wal_autocheckpoint = 10000",
)

# A dead line is noticed by the kernel; a server set to acknowledge unsynced commits is overruled.
POSTGRES = {
    "connect_timeout": SECONDS,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 20_000,
}
SYNCED = """SELECT set_config('statement_timeout', '10s', false),
    CASE current_setting('synchronous_commit') WHEN 'off'
    THEN set_config('synchronous_commit', 'on', false) END"""


class Engines(NamedTuple):
    """Connections to a database: one that writes, and those that read."""

    write: Engine
    read: Engine

    @property
    def file(self) -> Path | None:
        """The SQLite file, if it is one."""
        url = self.write.url
        return Path(url.database or "") if url.get_backend_name() == "sqlite" else None

    def dispose(self) -> None:
        """The writer last: it is who tidies up an SQLite file."""
        self.read.dispose()
        self.write.dispose()


def engines(place: str | Path) -> Engines:
    """`place` is a path, or an address such as `postgresql://user@host/name`."""
    url = _url(place)
    if url.get_backend_name() == "sqlite":
        return _sqlite(url)
    return _postgres(url)


def place_told(place: str) -> str:
    """Where the store is, for people to read: a password is not told."""
    url = _url(place)
    return place if url.get_backend_name() == "sqlite" else url.render_as_string()


def _url(place: str | Path) -> URL:
    if isinstance(place, Path) or "://" not in place:
        return URL.create("sqlite", database=os.path.abspath(place))
    try:
        url = make_url(place)
    except (ArgumentError, ValueError):  # the address may hold a password
        raise Unavailable("The address of the database cannot be read.") from None
    if url.drivername in ("postgres", "postgresql", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    raise Unavailable("The database must be a file, or an address that begins postgresql://.")


def _sqlite(url: URL) -> Engines:
    _touch(Path(url.database or ""))
    write = create_engine(
        url, hide_parameters=True, pool_size=1, max_overflow=1, paramstyle="named"
    )
    read = create_engine(url, hide_parameters=True, pool_size=READERS, isolation_level="AUTOCOMMIT")
    event.listen(write, "connect", _set_up)
    event.listen(write, "begin", _begin)
    event.listen(read, "connect", _set_up_reader)
    return Engines(write, read)


def _touch(file: Path) -> None:
    """Keys and secrets of matches are in it: nobody else reads it."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(file, os.O_RDONLY | os.O_CREAT, 0o600))
    except OSError:
        raise Unavailable(NO_OPEN) from None


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves, also before a change of the schema
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def _set_up_reader(connection: sqlite3.Connection, _record: object) -> None:
    _set_up(connection, _record)
    connection.execute("PRAGMA query_only = ON").close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _postgres(url: URL) -> Engines:
    options: dict[str, Any] = {"hide_parameters": True, "connect_args": POSTGRES}
    try:
        write = create_engine(url, pool_size=1, max_overflow=1, **options)
    except ModuleNotFoundError:
        raise Unavailable('PostgreSQL needs: pip install "hoodwink[cluster]"') from None
    read = create_engine(url, pool_size=READERS, isolation_level="AUTOCOMMIT", **options)
    for engine in (write, read):
        event.listen(engine, "connect", _sync)
    return Engines(write, read)


def _sync(connection: Any, _record: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute(SYNCED)
    connection.commit()
