"""Opens the store; makes the file and the schema if need be."""

import asyncio
from asyncio import AbstractEventLoop
from pathlib import Path

from hoodwink.server.store.database import Database
from hoodwink.server.store.engines import Engines, engines
from hoodwink.server.store.failures import failure
from hoodwink.server.store.migrations.heading import bring_to_head


async def open_store(place: str | Path, loop: AbstractEventLoop | None = None) -> Database:
    """`place` is a path for SQLite, or an address that begins `postgresql://`.

    Raises Unavailable if it cannot be written to, or if a newer Hoodwink has written it.
    """
    pair = engines(place)
    await asyncio.to_thread(_prepare, pair)
    return Database(pair, loop or asyncio.get_running_loop())


def _prepare(pair: Engines) -> None:
    try:
        with pair.write.begin() as connection:
            bring_to_head(connection)
        return
    except Exception as error:
        pair.dispose()
        failed = failure(error)
    raise failed
