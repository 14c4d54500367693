"""A process may die at any moment: what was acknowledged is there, and every table goes on.

A SIGKILL proves the death of a process, not the loss of power.
"""

import asyncio
import json
import os
import random
from collections.abc import Callable
from typing import Any, Final

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

import hoodwink
from server.kit import PATIENCE, Serving

ROUNDS: Final = int(os.environ.get("HOODWINK_CRASHES", "10"))
TABLES: Final = 30
GAMES: Final = ("shahdozd", "nottingham", "sherwood", "cornish")


class Seat:
    """Plays at random as fast as it can, and remembers what was acknowledged."""

    def __init__(self, table: str, key: str, seat: int) -> None:
        self.table: Final = table
        self.key: Final = key
        self.seat: Final = seat
        self.dice: Final = random.Random(f"{seat}")
        self.sent = 0
        self.asked: dict[str, list[str]] = {}
        self.acknowledged: dict[str, int] = {}
        self.number = 0
        self.over = False
        self.heard = 0

    async def play(self, url: str) -> None:
        """Until the line breaks or the match is over."""
        try:
            async with connect(f"{url}/api/tables/{self.table}/socket", max_queue=None) as line:
                await line.send(json.dumps({"do": "hello", "key": self.key, "seen": None}))
                async for text in line:
                    await self._hear(line, json.loads(text))
                    if self.over:
                        return
        except (ConnectionClosed, InvalidMessage, OSError):
            return

    async def _hear(self, line: ClientConnection, frame: dict[str, Any]) -> None:
        if frame["told"] == "state":
            assert frame["number"] >= max(self.acknowledged.values(), default=0), "a move is lost"
            await self._ask_again(line)
        if frame.get("id") in self.asked and frame["told"] in ("news", "done"):
            self.acknowledged[frame["id"]] = frame["number"]
            self.asked.pop(frame["id"])
        if frame["told"] in ("news", "state"):
            self.heard += 1
            self.number = frame["number"]
            self.over = not frame["public"]["to_act"]
            if self.seat in frame["public"]["to_act"]:
                await self._say(line, self.dice.choice(frame["moves"]))

    async def _ask_again(self, line: ClientConnection) -> None:
        """The last one that was acknowledged must be known."""
        for word in list(self.acknowledged)[-1:]:
            await line.send(_play(word, 0, ["abracadabra"]))
            self.asked[word] = []

    async def _say(self, line: ClientConnection, move: str) -> None:
        self.sent += 1
        self.asked[f"m{self.sent}"] = [move]
        await line.send(_play(f"m{self.sent}", self.number, [move]))


def _play(word: str, seen: int, moves: list[str]) -> str:
    return json.dumps({"do": "play", "id": word, "seen": seen, "moves": moves})


async def crash(server: Serving, seats: list[Seat], after: float) -> None:
    """Everybody plays; when all tables have gone on, the process is killed soon."""
    url = server.url.replace("http", "ws", 1)
    playing = [asyncio.create_task(seat.play(url)) for seat in seats if not seat.over]
    for seat in seats:
        seat.heard = 0
    async with asyncio.timeout(PATIENCE):
        while not all(seat.heard > 1 or seat.over for seat in seats):
            await asyncio.sleep(0.01)
    await asyncio.sleep(after)
    server.process.kill()
    for ended in await asyncio.gather(*playing, return_exceptions=True):
        assert ended is None, ended


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_when_the_process_dies(
    own_server: Callable[..., Serving],
) -> None:
    server, dice = own_server(), random.Random(11)
    seats: list[Seat] = []
    for number in range(TABLES):
        table, keys = server.company(GAMES[number % 4], 3)
        seats += [Seat(table, key, seat) for seat, key in enumerate(keys)]
    for _ in range(ROUNDS):
        asyncio.run(crash(server, seats, dice.uniform(0, 0.4)))
        server.kill()
        server.start()
    assert sum(len(seat.acknowledged) for seat in seats) > 20 * ROUNDS
    _all_can_be_read(server, seats)


def _all_can_be_read(server: Serving, seats: list[Seat]) -> None:
    """None is half there: every table comes up, and those that are over are proved."""
    for seat in seats:
        guest = server.come(seat.table, seat.key)
        assert guest.hear_until("state")["number"] >= max(seat.acknowledged.values(), default=0)
        guest.leave()
        if seat.over:
            hoodwink.verify(server.ask("GET", f"/api/tables/{seat.table}/record"))
