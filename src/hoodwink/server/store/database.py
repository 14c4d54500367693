"""The store on a database: one thread writes, a few read."""

import asyncio
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from hoodwink.server.store import reads
from hoodwink.server.store.backup import back_up
from hoodwink.server.store.engines import READERS, Engines
from hoodwink.server.store.errors import Unavailable
from hoodwink.server.store.failures import failure, lost
from hoodwink.server.store.port import Done
from hoodwink.server.store.things import Counts, Person, Row, Said, Table, Tally
from hoodwink.server.store.writer import Writer
from hoodwink.server.store.writes import Write

P = ParamSpec("P")
T = TypeVar("T")


class Database:
    """A `Store`. Everything in it is called from the loop that it was opened in."""

    def __init__(self, engines: Engines, loop: AbstractEventLoop) -> None:
        self.tally = Tally()
        self.engines = engines
        self._loop = loop
        self._writer = Writer(engines.write, loop, self.tally)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="hoodwink-reader")
        self._closed = False
        self._writer.start()

    def commit(self, writes: Sequence[Write], done: Done) -> None:
        if self._closed:
            self._loop.call_soon(done, Unavailable("The store is closed."))
        else:
            self._writer.put(writes, done)

    async def committed(self, *writes: Write) -> None:
        future: Future[None] = self._loop.create_future()

        def done(failed: Exception | None) -> None:
            if future.done():  # whoever waited was cancelled
                return
            if failed is None:
                future.set_result(None)
            else:
                future.set_exception(failed)

        self.commit(writes, done)
        await future

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        await asyncio.to_thread(self._writer.end)
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self.engines.dispose)

    async def table(self, id: str) -> Table | None:
        return await self._read(reads.table, id)

    async def table_by_code(self, code: str) -> Table | None:
        return await self._read(reads.table_by_code, code)

    async def log(self, table: str, start: int = 0) -> list[Row]:
        return await self._read(reads.log, table, start)

    async def chat(self, table: str, start: int = 0) -> list[Said]:
        return await self._read(reads.said, table, start)

    async def seats_of(self, table: str) -> dict[int, str]:
        return await self._read(reads.seats_of, table)

    async def person(self, id: str) -> Person | None:
        return await self._read(reads.person, id)

    async def person_by_key(self, hash: bytes) -> Person | None:
        return await self._read(reads.person_by_key, hash)

    async def held_keys(self, hashes: Collection[bytes]) -> set[bytes]:
        return await self._read(reads.held_keys, hashes)

    async def person_by_link(self, hash: bytes, now: int) -> Person | None:
        return await self._read(reads.person_by_link, hash, now)

    async def open_tables(self, limit: int) -> list[Table]:
        return await self._read(reads.open_tables, limit)

    async def tables_of(self, person: str, limit: int) -> list[Table]:
        return await self._read(reads.tables_of, person, limit)

    async def latest_tables(self, limit: int) -> list[Table]:
        return await self._read(reads.latest_tables, limit)

    async def finished(self, after: str, limit: int) -> list[Table]:
        return await self._read(reads.finished, after, limit)

    async def lively_tables(self) -> list[str]:
        return await self._read(reads.lively_tables)

    async def idle_tables(self, before: int) -> list[str]:
        return await self._read(reads.idle_tables, before)

    async def hosted(self, person: str) -> int:
        return await self._read(reads.hosted, person)

    async def counts(self) -> Counts:
        return await self._read(reads.counts)

    async def backup(self, path: Path) -> None:
        await self._in_reader(back_up, self.engines, path)

    async def _read(
        self, ask: Callable[Concatenate[Connection, P], T], *asked: P.args, **more: P.kwargs
    ) -> T:
        def answer() -> T:
            with self.engines.read.connect() as connection:
                return ask(connection, *asked, **more)

        def answer_by_a_live_line() -> T:
            try:
                return answer()
            except Exception as error:
                if lost(error):  # such as after a restart of the database
                    return answer()
                raise

        return await self._in_reader(answer_by_a_live_line)

    async def _in_reader(self, work: Callable[P, T], *asked: P.args, **more: P.kwargs) -> T:
        if self._closed:
            raise Unavailable("The store is closed.")
        try:
            return await self._loop.run_in_executor(self._readers, lambda: work(*asked, **more))
        except Exception as error:
            failed = failure(error)
        raise failed
