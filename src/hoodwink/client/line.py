"""The line to a table: lost, it is taken up again where it broke off."""

import time
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from threading import Lock
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hoodwink.client.errors import LineLost, NoSuchTable
from hoodwink.server.wire import asks, tells

NOT_FOUND: Final = 4004
FOR_GOOD: Final = {1008: "the server does not understand us", 4029: "too many lines at once"}
"""With these a server says that coming again would be no use."""
UNKNOWN: Final = (403, 404)

LONGEST_PAUSE: Final = 5.0
ANSWER_WITHIN: Final = 10.0
LONGEST_FRAME: Final = 1 << 23
MOST_UNREAD: Final = 1024

_write: Final = msgspec.json.Encoder().encode
_read: Final[Callable[[str | bytes], tells.AnyTold]] = msgspec.json.Decoder(tells.AnyTold).decode


class Line:
    """Says hello, and says it again with the last number seen when it was lost."""

    def __init__(
        self, socket: str, key: str | None, seen: Callable[[], int], patience: float
    ) -> None:
        """`patience` is how many seconds a server may be away before LineLost is raised."""
        self._socket: Final = socket
        self._key: Final = key
        self._seen: Final = seen
        self._patience: Final = patience
        self._ahead: Final[deque[tells.AnyTold]] = deque()
        self._open: Final = ExitStack()
        self.times = 0
        """How often it was taken up."""
        self._mending: Final = Lock()
        self._connection = self._connected()

    def close(self) -> None:
        self._open.close()

    def say(self, ask: asks.AnyAsk) -> int:
        """Send it; returns which line it went over, for one that is lost may have swallowed it."""
        while True:
            over = self._connection
            try:
                over.send(_write(ask), text=True)
            except ConnectionClosed as closed:
                self._take_up(over, closed)
            else:
                return self.times

    def hear(self, timeout: float | None = None) -> tells.AnyTold | None:
        """The next message; None if there was none within that many seconds."""
        while not self._ahead:
            over = self._connection
            try:
                return _read(over.recv(timeout))
            except TimeoutError:
                return None
            except ConnectionClosed as closed:
                self._take_up(over, closed)
        return self._ahead.popleft()

    def _take_up(self, lost: ClientConnection, closed: ConnectionClosed) -> None:
        """Once: who speaks may find the line lost while who listens takes it up already."""
        with self._mending:
            if self._connection is lost:
                _give_up_if_told(closed)
                self._open.close()
                self._connection = self._connected()

    def _connected(self) -> ClientConnection:
        """A new connection, as soon as there is one to be had."""
        end, pause = time.monotonic() + self._patience, 0.1
        while True:
            try:
                return self._greeted()
            except ConnectionClosed as closed:
                _give_up_if_told(closed)
                problem: Exception = closed
            except InvalidStatus as refused:
                if refused.response.status_code in UNKNOWN:
                    raise NoSuchTable("there is no such table") from refused
                problem = refused
            except (OSError, InvalidHandshake, TimeoutError) as error:
                problem = error
            if time.monotonic() + pause > end:
                raise LineLost(f"the line to the table is lost: {problem}") from problem
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _greeted(self) -> ClientConnection:
        """A table listens only to who has been let in, so its first word is waited for."""
        with ExitStack() as opening:
            line = opening.enter_context(
                connect(
                    self._socket,
                    compression=None,
                    max_size=LONGEST_FRAME,
                    max_queue=MOST_UNREAD,
                    open_timeout=ANSWER_WITHIN,
                )
            )
            line.send(_write(asks.Hello(self._key, self._seen())), text=True)
            self._ahead.append(_read(line.recv(ANSWER_WITHIN)))
            self._open.push(opening.pop_all())
        self.times += 1
        return line


def _give_up_if_told(closed: ConnectionClosed) -> None:
    code = closed.rcvd.code if closed.rcvd else None
    if code == NOT_FOUND:
        raise NoSuchTable("there is no such table") from closed
    if code in FOR_GOOD:
        raise LineLost(FOR_GOOD[code]) from closed
