"""The same worlds, but the observer hears them over TCP: every byte that is on the wire."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import msgspec
import uvicorn

from hoodwink.server.app import Server
from hoodwink.server.limits import NO_LIMITS, Buckets
from hoodwink.server.serving import bound, configured
from hoodwink.server.tables.live import Live
from hoodwink.server.web.desk import Desk
from hoodwink.server.web.entrance.door import Door
from hoodwink.server.web.entrance.hosts import Hosts
from hoodwink.server.web.sockets.table import TableSocket
from hoodwink.server.wire import asks, tells
from server.adversary.twins import Twins
from server.adversary.worlds import Ear, Room, World
from server.kit import TOKEN

TEXT, PING = 0x81, 0x89
PONG: Final = tells.write(tells.Pong())
UNMASKED: Final = bytes(4)
"""A mask that leaves everything as it is."""

_write: Final = msgspec.json.Encoder().encode


class Wire(Ear):
    """A real connection: keeps frames as they came, with their first bytes."""

    def __init__(self, port: int, ear: Ear, key: str | None) -> None:
        super().__init__(ear.person, ear.seat)
        self._port: Final = port
        self._key: Final = key
        self._pings = 0
        """Not answered yet."""
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter
        self._there: TableSocket

    async def ask(self, live: Live, ask: asks.AnyAsk) -> None:
        self._say(ask)
        await self.listen()

    async def come(self, live: Live, seen: int | None) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(
            b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n" % live.kept.id.encode()
        )
        welcome = await self._reader.readuntil(b"\r\n\r\n")
        assert welcome.startswith(b"HTTP/1.1 101 ")  # it tells the date, and nothing of a table
        self._say(asks.Hello(self._key, seen))
        await self.listen()
        there = live.lines[-1]
        assert isinstance(there, TableSocket)
        self._there = there
        while there.tasks:  # the chat is told last
            await asyncio.sleep(0)
        await self.listen()

    def close(self) -> None:
        self._writer.close()

    async def go(self, live: Live) -> None:
        await self.listen()
        self.close()
        while self._there in live.lines:
            await asyncio.sleep(0)

    def _say(self, ask: asks.AnyAsk) -> None:
        said = _write(ask)
        self._pings += isinstance(ask, asks.Ping)
        size = bytes([0x80 | len(said)]) if len(said) < 126 else b"\xfe%b" % _two(len(said))
        self._writer.write(b"%c%b%b%b" % (TEXT, size, UNMASKED, said))

    async def listen(self) -> None:
        """What was sent before the answer to the last ping has come before it."""
        self._say(asks.Ping())
        while self._pings:
            frame = await self._frame()
            self._pings -= frame.endswith(PONG)
            self.frames.append(frame)
        del self.frames[-1]

    async def _frame(self) -> bytes:
        """The next, with its first bytes."""
        head = await self._reader.readexactly(2)
        if head[1] > 125:
            head += await self._reader.readexactly(2 if head[1] == 126 else 8)
        size = head[1] if len(head) == 2 else int.from_bytes(head[2:], "big")
        said = await self._reader.readexactly(size)
        if head[0] == PING:  # by the clock of the machine
            return await self._frame()
        return head + said


def _two(size: int) -> bytes:
    return size.to_bytes(2, "big")


class WiredTwins(Twins):
    """The observer, and who looks on, sit at the end of a wire; the others need none."""

    async def begin(self) -> bool:
        begun = await super().begin()
        for world in self.worlds:
            for ear in self.observers(world):
                await ear.go(world.live)
            self._wire(world)
            for wire in self.observers(world):
                await wire.come(world.live, None)
        return begun

    def _wire(self, world: World) -> None:
        world.watcher = Wire(self.room.port, world.watcher, None)
        if self.me is not None:
            for ears in (world.seats, world.again):
                ears[self.me] = self._mine(ears[self.me])

    def _mine(self, ear: Ear) -> Wire:
        assert ear.person is not None
        return Wire(self.room.port, ear, self.room.keys[ear.person])

    async def play(self) -> None:
        try:
            await super().play()
        finally:
            for wire in [wire for world in self.worlds for wire in self.observers(world)]:
                assert isinstance(wire, Wire)
                wire.close()


class Quiet(uvicorn.Server):
    """Listens to no signal: the test does."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@asynccontextmanager
async def served(room: Room) -> AsyncIterator[None]:
    """The tables of a room, behind the sockets of the real server."""
    door = Door(room.house, NO_LIMITS, frozenset(), Hosts(), False)
    joins = Buckets(NO_LIMITS.joins, NO_LIMITS.joins_at_once)
    desk = Desk(room.house, door, NO_LIMITS, "", (), joins, TOKEN)
    server = Quiet(configured(Server(desk, room.house.around.pool)))
    with bound("127.0.0.1", 0) as listening:
        room.port = listening.getsockname()[1]
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        try:
            yield
        finally:
            server.should_exit = True
            await serving
