"""A server that speaks our wire and knows no game: it proves the load client, nothing else.

Seats of a table move in turn. The last of the listed moves is quiet, every fifth message is
refused as stale, and each play that is not as agreed is noted.
"""

import asyncio
import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.server import ServerConnection, serve

SEATS = 4
LISTED = ['declare "apple", 2', "pass", "bag apple"]
ONLY_QUIET = ["bag apple", "bag silk"]
KEYS = {f"key{seat}": seat for seat in range(SEATS)}


@dataclass
class Table:
    number: int = 0
    length: int = 1_000_000
    seated: dict[int, ServerConnection] = field(default_factory=dict)

    @property
    def to_act(self) -> list[int]:
        return [self.number % SEATS] if self.number < self.length else []

    def listed(self) -> list[str]:
        return ONLY_QUIET if self.number % 7 == 6 else LISTED

    def frame(self, told: str, seat: int) -> str:
        moves = self.listed() if seat in self.to_act else []
        public = {"deep": [{"to_act": [9], "moves": ["x"]}], "to_act": self.to_act}
        own = {"moves": ["not these"], "hand": [']}\\"']}
        shown: dict[str, Any] = {"told": told, "number": self.number, "seat": seat}
        return json.dumps({**shown, "public": public, "own": own, "moves": moves})


class Stub:
    """Several tables, all on one port."""

    def __init__(self, length: int) -> None:
        self.port = 0
        self.plays: list[list[str]] = []
        self.wrong: list[str] = []
        self._length = length
        self._tables: dict[str, Table] = {}

    async def attend(self, connection: ServerConnection) -> None:
        assert connection.request
        name = connection.request.path.removeprefix("/api/tables/").removesuffix("/socket")
        table = self._tables.setdefault(name, Table(length=self._length))
        seat = KEYS[json.loads(await connection.recv())["key"]]
        table.seated[seat] = connection
        await connection.send(table.frame("state", seat))
        await connection.send(json.dumps({"told": "table", "people": SEATS}))
        async for words in connection:
            await self._play(table, seat, connection, json.loads(words))

    async def _play(
        self, table: Table, seat: int, connection: ServerConnection, said: Mapping[str, Any]
    ) -> None:
        self.plays.append(said["moves"])
        if len(self.plays) % 5 == 0:
            refused = {"told": "refused", "id": said["id"], "error": "stale"}
            await connection.send(json.dumps(refused))
            return
        self._check(table, seat, said)
        table.number += 1
        for other, their in table.seated.items():
            await their.send(table.frame("news", other))
        await connection.send(
            json.dumps({"told": "done", "id": said["id"], "number": table.number})
        )

    def _check(self, table: Table, seat: int, said: Mapping[str, Any]) -> None:
        listed, moves = table.listed(), said["moves"]
        loud = [[move] for move in listed if not move.startswith("bag")]
        legal = loud or [[move, "close"] for move in listed]
        if said["seen"] != table.number or table.to_act != [seat] or moves not in legal:
            self.wrong.append(f"{said} from seat {seat} at {table.number}")


@contextmanager
def serving(length: int = 1_000_000) -> Iterator[Stub]:
    """The stub in a thread of its own, with its port."""
    stub, ready, loop = Stub(length), threading.Event(), asyncio.new_event_loop()
    ended = asyncio.Event()

    async def attend() -> None:
        async with serve(stub.attend, "127.0.0.1", 0) as server:
            stub.port = next(iter(server.sockets)).getsockname()[1]
            ready.set()
            await ended.wait()

    thread = threading.Thread(target=lambda: loop.run_until_complete(attend()))
    thread.start()
    ready.wait()
    try:
        yield stub
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()
