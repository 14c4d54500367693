"""Sends messages in the background: signed, retried, never followed elsewhere."""

import asyncio
import hmac
import http.client
import json
import logging
import socket
import ssl
from dataclasses import dataclass, field
from typing import Any, Final

from hoodwink.server.news.targets import BadTarget, Target, target_of
from hoodwink.server.tables.lines import Tally

TIMEOUT: Final = 10.0
PAUSES: Final = (1.0, 5.0, 30.0)
"""Seconds before each further try."""

MOST_WAITING: Final = 1000

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True)
class Message:
    """What is told, where to, and what it is signed with."""

    url: str = field(repr=False)
    secret: bytes = field(repr=False)
    body: dict[str, Any]


class Courier:
    """A few at a time; what cannot be delivered after all tries is given up."""

    def __init__(self, private: bool, tally: Tally, pauses: tuple[float, ...] = PAUSES) -> None:
        self._private: Final = private
        self._tally: Final = tally
        self._pauses: Final = pauses
        self._under_way: Final[set[asyncio.Task[None]]] = set()
        self._few: Final = asyncio.Semaphore(4)

    def send(self, message: Message) -> None:
        if len(self._under_way) >= MOST_WAITING:
            self._tally.news_given_up += 1
            return
        task = asyncio.get_running_loop().create_task(self._deliver(message))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def close(self) -> None:
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _deliver(self, message: Message) -> None:
        for pause in (*self._pauses, None):
            async with self._few:
                if await asyncio.to_thread(self._delivered, message):
                    self._tally.news_sent += 1
                    return
            if pause is not None:
                await asyncio.sleep(pause)
        self._tally.news_given_up += 1
        _log.warning("news could not be delivered")

    def _delivered(self, message: Message) -> bool:
        """Whether it has arrived, or never will and need not be tried again."""
        try:
            target = target_of(message.url, self._private)
            return _post(target, message) < 300
        except BadTarget:
            return False
        except (OSError, http.client.HTTPException):
            return False


def _post(target: Target, message: Message) -> int:
    """The status; a redirect is one like any other, and is not followed."""
    body = json.dumps(message.body, sort_keys=True).encode()
    signature = hmac.digest(message.secret, body, "sha256").hex()
    headers = {
        "Host": target.host if target.port in (80, 443) else f"{target.host}:{target.port}",
        "Content-Type": "application/json",
        "User-Agent": "Hoodwink",
        "X-Hoodwink-Signature": f"sha256={signature}",
    }
    line = http.client.HTTPConnection(target.host, target.port, timeout=TIMEOUT)
    line.sock = _connected(target)
    try:
        line.request("POST", target.path, body, headers)
        return line.getresponse().status
    finally:
        line.close()


def _connected(target: Target) -> socket.socket:
    """To the address that was looked at, whatever the name means by now."""
    plain = socket.create_connection((target.address, target.port), TIMEOUT)
    if target.scheme == "http":
        return plain
    return ssl.create_default_context().wrap_socket(plain, server_hostname=target.host)
