"""Sends messages in the background: signed, retried, never followed elsewhere."""

import asyncio
import hmac
import json
import logging
import ssl
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import urlsplit

from hoodwink.server.news.targets import BadTarget, Target, target_of
from hoodwink.server.tables.lines import Tally

WITHIN: Final = 10.0
"""Seconds for the whole exchange: looking up, connecting, sending and being answered."""
PAUSES: Final = (1.0, 5.0, 30.0)
"""Seconds before each further try."""
MOST_WAITING: Final = 1000
MOST_FOR_ONE: Final = 20
"""So many may wait for one place, so that a slow one fills nobody else's room."""
AT_ONCE: Final = 32
LONGEST_ANSWER: Final = 256
"""Bytes of the first line, which is all that is read."""

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Message:
    """What is told, where to, and what it is signed with."""

    url: str = field(repr=False)
    secret: bytes = field(repr=False)
    body: dict[str, Any]

    @property
    def place(self) -> str:
        return urlsplit(self.url).netloc.lower()


class Courier:
    """One at a time to each place; what cannot be delivered after all tries is given up."""

    def __init__(self, private: bool, tally: Tally, pauses: tuple[float, ...] = PAUSES) -> None:
        self._private: Final = private
        self._tally: Final = tally
        self._pauses: Final = pauses
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        self._waiting: Final[Counter[str]] = Counter()
        self._places: Final[dict[str, asyncio.Lock]] = {}
        self._few: Final = asyncio.Semaphore(AT_ONCE)

    def send(self, message: Message) -> None:
        place = message.place
        if len(self._under_way) >= MOST_WAITING or self._waiting[place] >= MOST_FOR_ONE:
            self._tally.news_given_up += 1
            return
        self._waiting[place] += 1
        task = asyncio.get_running_loop().create_task(self._deliver(message))
        self._under_way.add(task)
        task.add_done_callback(lambda done: self._ended(done, place))

    def _ended(self, task: asyncio.Task[None], place: str) -> None:
        self._under_way.discard(task)
        self._waiting[place] -= 1
        if self._waiting[place] <= 0:
            del self._waiting[place]
            self._places.pop(place, None)

    async def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _deliver(self, message: Message) -> None:
        for pause in (*self._pauses, None):
            async with self._places.setdefault(message.place, asyncio.Lock()), self._few:
                if await self._delivered(message):
                    self._tally.news_sent += 1
                    return
            if pause is not None:
                await asyncio.sleep(pause)
        self._tally.news_given_up += 1
        _log.warning("news could not be delivered")

    async def _delivered(self, message: Message) -> bool:
        try:
            async with asyncio.timeout(WITHIN):
                target = await asyncio.to_thread(target_of, message.url, self._private)
                return await _post(target, message) < 300
        except (BadTarget, OSError, ValueError, asyncio.LimitOverrunError):
            return False  # of these a TimeoutError is one


async def _post(target: Target, message: Message) -> int:
    """The status; a redirect is one like any other, and is not followed."""
    body = json.dumps(message.body, sort_keys=True).encode()
    async with _connected(target) as (reader, writer):
        writer.write(_head(target, message.secret, body) + body)
        await writer.drain()
        answer = (await reader.readline()).split(maxsplit=2)
    if len(answer) < 2 or not answer[0].startswith(b"HTTP/"):
        raise ValueError("that is no answer")
    return int(answer[1])


def _head(target: Target, secret: bytes, body: bytes) -> bytes:
    host = target.host if target.port in (80, 443) else f"{target.host}:{target.port}"
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"Host: {host}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "User-Agent: Hoodwink",
        f"X-Hoodwink-Signature: sha256={hmac.digest(secret, body, 'sha256').hex()}",
        "Connection: close",
    )
    return "".join(f"{line}\r\n" for line in (*lines, "")).encode()


@asynccontextmanager
async def _connected(
    target: Target,
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """To the address that was looked at, whatever the name means by now."""
    secure = target.scheme == "https"
    reader, writer = await asyncio.open_connection(
        target.address,
        target.port,
        ssl=ssl.create_default_context() if secure else None,
        server_hostname=target.host if secure else None,
        limit=LONGEST_ANSWER,
    )
    try:
        yield reader, writer
    finally:
        writer.transport.abort()
