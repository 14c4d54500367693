"""All tables of a server: found by id, loaded when first touched, put away when nobody is there."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from hoodwink.server.people import People
from hoodwink.server.store import port, writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import heading
from hoodwink.server.tables.heading import Heading, OtherVersion
from hoodwink.server.tables.lines import Line, Surroundings
from hoodwink.server.tables.live import Decide, Live
from hoodwink.server.tables.loading import NoSuchTable
from hoodwink.server.tables.table import Table
from hoodwink.server.wire.closing import KEY_GONE, NO_SUCH_TABLE

PUT_AWAY_AFTER: Final = 120_000
AT_ONCE: Final = 500
"""So many keys are asked for in one statement."""
Seen = TypeVar("Seen")

CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"

_log: Final = logging.getLogger(__name__)


class House:
    """Finds tables, and does what is done at them one after the other."""

    def __init__(self, around: Surroundings, people: People) -> None:
        self.around: Final = around
        self.people: Final = people
        self.lives: Final[dict[str, Live]] = {}
        self._loading: Final[dict[str, asyncio.Future[Live]]] = {}

    async def live(self, id: str) -> Live:
        """The table of that id; NoSuchTable if there is none."""
        found = self.lives.get(id)
        if found is not None:
            return found
        under_way = self._loading.get(id)
        if under_way is None:
            under_way = self._loading[id] = asyncio.ensure_future(self._load(id))
            under_way.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(under_way)

    async def _load(self, id: str) -> Live:
        kept = await self.around.store.table(id)
        if kept is None or kept.status == "closed":
            raise NoSuchTable("there is no such table")
        live = Live(kept, self.around)
        live.pack = await heading.brought(live.table.heading)
        live.gone = lambda: self.forget(id)
        await live.load()
        await self.people.learn(chair.person for chair in live.table.chairs)
        self.lives[id] = live
        return live

    async def create(self, host: str, made: Heading, secret: bytes, open: bool) -> Live:
        """A new table with its host; nobody sits there yet."""
        at = self.around.clock()
        kept = port.Table(
            secrets.token_urlsafe(16), _code(), made.game, host, heading.write(made), secret,
            "lobby", open, False, at, at,
        )  # fmt: skip
        await self.around.store.committed(writes.add_table(kept))
        return await self.live(kept.id)

    async def act(self, live: Live, decide: Decide, *also: port.Write) -> None:
        """Do at a table what `decide` says; raises what it raises, or what the store does."""

        def job(stored: asyncio.Future[None]) -> None:
            def done(error: Exception | None) -> None:
                _settle(stored, None, error)

            rows = decide(live.table)
            if rows:
                live.do(rows, done, also=[*_seats(live, rows), *also])
            else:
                done(None)

        await self._when_free(live, job)

    async def look(self, live: Live, ask: Callable[[Table], Seen]) -> Seen:
        """What is asked of a table, when nothing is under way: what it shows is stored."""
        return await self._when_free(live, lambda seen: _settle(seen, ask(live.table), None))

    async def _when_free(self, live: Live, job: Callable[[asyncio.Future[Seen]], None]) -> Seen:
        answered: asyncio.Future[Seen] = asyncio.get_running_loop().create_future()

        def run() -> None:
            try:
                if live.inbox.away:
                    raise port.Unavailable("The database cannot be reached.")
                job(answered)
            except Exception as error:
                _settle(answered, None, error)

        live.when_free(run)
        return await answered

    async def wake(self) -> None:
        """After a restart: tables with bots or clocks go on, one after the other."""
        for id in await self.around.store.lively_tables():
            try:
                await self.live(id)
            except (NoSuchTable, OtherVersion, port.Unavailable) as error:
                _log.warning("a table was not woken: %s", type(error).__name__)
            await asyncio.sleep(0)

    def put_idle_away(self) -> None:
        """Out of memory; the store has them."""
        before = self.around.clock() - PUT_AWAY_AFTER
        for id, live in list(self.lives.items()):
            if live.idle and live.touched < before:
                live.put_away()
                del self.lives[id]

    def forget(self, id: str) -> None:
        live = self.lives.pop(id, None)
        if live is not None:
            live.put_away()
            for line in live.lines[:]:
                line.hang_up(NO_SUCH_TABLE, "gone")

    async def hang_up_on_lost_keys(self) -> None:
        """Who was locked out, blocked or forgotten, it may be by another process."""
        held: set[bytes] = set()
        keys = list({line.key for line in self.lines() if line.key is not None})
        for at in range(0, len(keys), AT_ONCE):
            held |= await self.around.store.held_keys(keys[at : at + AT_ONCE])
        for line in self.lines():
            if line.key in keys and line.key not in held:
                line.hang_up(KEY_GONE, "this key is not known any more")

    def lines(self) -> list[Line]:
        return [line for live in self.lives.values() for line in live.lines]


def _settle(answer: asyncio.Future[Any], told: object, error: Exception | None) -> None:
    """Unless whoever asked has gone."""
    if answer.done():
        return
    if error is None:
        answer.set_result(told)
    else:
        answer.set_exception(error)


def _code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(8))


def _seats(live: Live, rows: Sequence[log.AnyEntry]) -> list[port.Write]:
    """Who sits where, for «my tables»."""
    kept: list[port.Write] = []
    for row in rows:
        if isinstance(row, log.Sat):
            kept.append(writes.seat(live.kept.id, row.person, row.seat))
        elif isinstance(row, log.Left):
            kept.append(writes.unseat(live.kept.id, row.seat))
    return kept
