"""A copy of an SQLite database that is in use: one moment of it, whole or not at all."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from hoodwink.server.store.engines import Engines
from hoodwink.server.store.errors import Unavailable


def back_up(engines: Engines, path: Path) -> None:
    """Writers go on meanwhile. A copy of that name is replaced once the new one is complete."""
    if engines.file is None:
        raise Unavailable("PostgreSQL is backed up by its own pg_dump.")
    if path.exists() and path.samefile(engines.file):
        raise Unavailable("A copy cannot take the place of the database itself.")
    part = path.with_name(path.name + ".part")
    try:
        _copy(engines.file, part)
        os.replace(part, path)
        _sync(path.parent)
    except OSError:
        raise Unavailable("The copy cannot be written there.") from None
    finally:
        part.unlink(missing_ok=True)


def _copy(file: Path, part: Path) -> None:
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE").close()  # one file, nothing beside it
    _sync(part)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
