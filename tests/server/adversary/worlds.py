"""Tables in this process, with injected time, that begin where the test wants them to.

Store, house and table are the real ones. Only the deal is another: a table begins in the position
that was laid out for it, so that two of them can differ in what one seat cannot know.
"""

import asyncio
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import pytest

from hoodwink import Match, Tell
from hoodwink.kernel.seats import Seat
from hoodwink.server.people import People
from hoodwink.server.store import port
from hoodwink.server.store.opening import open_store
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import table as table_module
from hoodwink.server.tables.asking import answer
from hoodwink.server.tables.heading import Heading
from hoodwink.server.tables.house import House
from hoodwink.server.tables.lines import Surroundings
from hoodwink.server.tables.live import Live
from hoodwink.server.thinking import Pool
from hoodwink.server.web.lists import row_of
from hoodwink.server.wire import asks
from hoodwink.server.wire.house import HouseRules

MAY_DIFFER: Final = re.compile(rb'"(digest|commitment|secret)":"([0-9a-f]{64})"')
"""What may differ; of fixed length, and counted: the first digest is 0, the next other one is 1."""


class Ear:
    """A connection that keeps whatever it is sent."""

    def __init__(self, person: str | None, seat: Seat | None) -> None:
        self.person = person
        self.key: bytes | None = None
        self.seat = seat
        self.mutes: frozenset[str] = frozenset()
        self.frames: list[bytes] = []
        self._known: dict[bytes, int] = {}

    def tell(self, frame: bytes) -> None:
        self.frames.append(frame)

    def hang_up(self, code: int, why: str) -> None:
        self.frames.append(f"hung up {code} {why}".encode())

    async def ask(self, live: Live, ask: asks.AnyAsk) -> None:
        answer(live, self, ask)

    async def come(self, live: Live, seen: int | None) -> None:
        live.come(self, seen)

    async def go(self, live: Live) -> None:
        live.go(self)

    async def listen(self) -> None:
        """Until all has arrived that was sent."""

    def heard(self, table: str) -> list[bytes]:
        """All that it was sent since it was last asked; what may differ is counted, not shown."""
        new, self.frames = self.frames, []
        return [MAY_DIFFER.sub(self._counted, f).replace(table.encode(), b"table") for f in new]

    def _counted(self, found: re.Match[bytes]) -> bytes:
        return b'"%b":"%064d"' % (found[1], self._known.setdefault(found[2], len(self._known)))


class World:
    """One table with somebody on every chair, and somebody who looks on."""

    def __init__(self, house: House, live: Live, people: Sequence[str]) -> None:
        self.house: Final = house
        self.live = live
        self.seats: Final = [Ear(person, seat) for seat, person in enumerate(people)]
        self.watcher = Ear(None, None)
        self.again: Final = [Ear(person, seat) for seat, person in enumerate(people)]
        """Everybody has a second device."""

    @property
    def lines(self) -> list[Ear]:
        return [*self.seats, self.watcher, *self.again]

    @property
    def match(self) -> Match:
        assert self.live.table.match
        return self.live.table.match

    async def settled(self) -> None:
        """Until nothing is under way."""
        done = asyncio.get_running_loop().create_future()
        self.live.when_free(lambda: done.set_result(None))
        await done

    async def stored(self) -> None:
        """Until what was said is stored: commits happen in the order they are asked for."""
        await self.house.around.store.committed()

    async def listen(self) -> None:
        """Until everybody has heard all."""
        for line in self.lines:
            await line.listen()

    async def ask(self, line: Ear, ask: asks.AnyAsk) -> None:
        await line.ask(self.live, ask)
        await self.settled()

    async def act(self, *rows: log.AnyEntry) -> None:
        await self.house.act(self.live, lambda _: rows)

    async def come_back(self, line: Ear, seen: int | None) -> None:
        await line.go(self.live)
        await line.come(self.live, seen)
        await self.settled()

    async def restart(self, seen: int | None) -> None:
        """Everybody goes, everything is read from the store again, and everybody comes back."""
        for line in self.lines:
            await line.go(self.live)
        self.live.put_away()
        del self.house.lives[self.live.kept.id]
        self.live = await self.house.live(self.live.kept.id)
        for line in self.lines:
            await line.come(self.live, seen)

    def listed(self, line: Ear) -> str:
        """How the table stands in the list of tables."""
        row = row_of(self.house, self.live, line.person)
        return repr(row).replace(self.live.kept.id, "table")


class Time:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_900_000_000_000

    def __call__(self) -> int:
        return self.now


class Room:
    """Where worlds are made; a room has its own time."""

    def __init__(self, store: port.Store, deals: dict[bytes, Match]) -> None:
        self.time: Final = Time()
        self._people: Final = People(store, self.time)
        around = Surroundings(store, Pool(1, 5.0), self.time, self._people.name)
        self.house: Final = House(around, self._people)
        self._deals: Final = deals
        self._seated: list[str] = []
        self.port = 0
        """Where it is served, if it is."""
        self.keys: Final[dict[str, str]] = {}
        """Of everybody, by their id."""

    async def open(self) -> None:
        for seat in range(8):
            key, person = await self._people.join(f"Player {seat}")
            self._seated.append(person.id)
            self.keys[person.id] = key

    async def world(self, match: Match, rules: HouseRules) -> World:
        """A table that begins like this match; nobody has heard anything yet."""
        secret = secrets.token_bytes(32)
        self._deals[secret] = match
        people = self._seated[: match.seats]
        heading = Heading(match.record(reveal=True).header, rules)
        live = await self.house.create(people[0], heading, secret, open=False)
        world = World(self.house, live, people)
        sat = [log.Sat(seat, person) for seat, person in enumerate(people)]
        await world.act(*sat, log.Began())
        for line in world.lines:
            live.come(line, None)
        return world

    def forget(self, *worlds: World) -> None:
        for world in worlds:
            self.house.forget(world.live.kept.id)


@asynccontextmanager
async def rooms(file: Path, patch: pytest.MonkeyPatch, count: int) -> AsyncIterator[list[Room]]:
    """Some rooms on one store."""
    deals: dict[bytes, Match] = {}

    def dealt(_: Heading, secret: bytes, tell: Tell | None = None) -> Match:
        if tell is not None:
            tell("laid_out")
        return deals[secret].copy()

    patch.setattr(table_module, "dealt", dealt)
    store = await open_store(file)
    made = [Room(store, deals) for _ in range(count)]
    for room in made:
        await room.open()
    yield made
    await store.close()
