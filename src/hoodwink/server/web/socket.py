"""The table's websocket: uvicorn's handshake and parser, and then no queue and no task.

A text goes straight to a function, and a frame straight to the transport. A reader that lets its
buffer fill is cut off; it gets a fresh view when it returns, and costs nobody else anything.
"""

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from hoodwink import HoodwinkError
from hoodwink.kernel.seats import Seat
from hoodwink.server.limits import Bucket
from hoodwink.server.store import port
from hoodwink.server.tables.asking import answer
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.inbox import Busy
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.post import Announcement
from hoodwink.server.web.door import Door
from hoodwink.server.wire import asks, tells
from hoodwink.server.wire.closing import (
    BAD_MESSAGE,
    NO_SUCH_TABLE,
    OTHER_VERSION,
    RESTART,
    STORE_AWAY,
    TOO_MANY,
)

PATH_HEAD: Final = "/api/tables/"
PATH_TAIL: Final = "/socket"

HELLO_WITHIN: Final = 10.0
EARLY: Final = 8
LONGEST_REASON: Final = 120
"""The protocol lets a reason have 123 bytes, and ours are plain letters."""

_log: Final = logging.getLogger(__name__)


class TableSocket(WebSocketsSansIOProtocol):
    """One connection to one table. `door` is set by whoever wires the server."""

    door: Door

    person: str | None = None
    seat: Seat | None = None
    mutes: frozenset[str] = frozenset()
    live: Live | None = None
    greeted = False
    inside = False
    early: tuple[asks.AnyAsk, ...] = ()
    address = ""

    # --- the handshake

    def handle_connect(self, event: Request) -> None:
        path = event.path.partition("?")[0]
        ours = path.startswith(PATH_HEAD) and path.endswith(PATH_TAIL)
        self.table_id = path[len(PATH_HEAD) : -len(PATH_TAIL)] if ours else ""
        if not ours or not self.door.welcomes(
            event.headers.get("Origin"), event.headers.get("Host")
        ):
            self._reject(404 if not ours else 403)
            return
        self.request = event
        self.address = self.door.address_of(self.client, event.headers.get("X-Forwarded-For"))
        self.response = self.conn.accept(event)
        self.handshake_initiated = self.handshake_complete = True
        if self.response.status_code == 101 and not self.door.admit(self):
            self._reject(503)
            return
        self.conn.send_response(self.response)
        self._flush()
        if self.response.status_code != 101:
            self.transport.close()
            return
        limits = self.door.limits
        self._frames = Bucket(limits.frames, limits.frames_at_once)
        self._chats = Bucket(limits.chats, limits.chats_at_once)
        self.transport.set_write_buffer_limits(high=limits.buffer)
        self._timer = self.loop.call_later(HELLO_WITHIN, self.hang_up, BAD_MESSAGE, "hello first")
        self.start_keepalive()

    def _reject(self, status: int) -> None:
        self.handshake_initiated = self.handshake_complete = True
        self.close_sent = True
        self.conn.send_response(self.conn.reject(status, ""))
        self._flush()
        self.transport.close()

    def _flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

    # --- what comes in

    def send_receive_event_to_app(self) -> None:
        """One whole message."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type != "text" or not self._frames.take():
            self.hang_up(BAD_MESSAGE, "text only, and not so fast")
            return
        try:
            ask = asks.read(data)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
            self._refuse(None, "bad-message")
            return
        self._hear(ask)

    def _hear(self, ask: asks.AnyAsk) -> None:
        live = self.live if self.inside else None
        if isinstance(ask, asks.Hello):
            if self.greeted:
                self._refuse(None, "bad-message")
                return
            self.greeted = True
            self._timer.cancel()
            task = self.loop.create_task(self._enter(ask))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif live is None:
            self._hold(ask)
        elif isinstance(ask, asks.Chat) and not self._chats.take():
            self._refuse(ask.id, "too-fast")
        else:
            self._ask(live, ask)

    def _hold(self, ask: asks.AnyAsk) -> None:
        """What is said right after the hello waits until it is answered."""
        if self.greeted and len(self.early) < EARLY:
            self.early = (*self.early, ask)
        else:
            self._refuse(getattr(ask, "id", None), "bad-message")

    def _ask(self, live: Live, ask: asks.AnyAsk) -> None:
        try:
            answer(live, self, ask)
        except Busy:
            self._refuse(getattr(ask, "id", None), "busy")

    def _refuse(self, id: str | None, error: tells.Error) -> None:
        self.tell(tells.write(tells.Refused(id, error)))

    async def _enter(self, hello: asks.Hello) -> None:
        """The same word for a table that does not exist and for one that is not yours."""
        try:
            live = await self.door.enter(self, hello.key)
        except OtherVersion as error:
            self.hang_up(OTHER_VERSION, f"open it with Hoodwink {error.by}"[:LONGEST_REASON])
        except HoodwinkError:
            self.hang_up(NO_SUCH_TABLE, "no such table")
        except port.Unavailable:
            self.hang_up(STORE_AWAY, "the store is away")
        except port.Unfit:
            self.hang_up(NO_SUCH_TABLE, "no such table")
        else:
            if live is None:
                self.hang_up(TOO_MANY, "too many connections")
            else:
                self.live = live
                await self._sit_down(live, hello.seen)

    async def _sit_down(self, live: Live, seen: int | None) -> None:
        try:
            older = await live.older(self.seat, seen)
            live.when_free(lambda: self._come(live, seen, older))
            await self.door.tell_chat(self, live)
        except Busy:
            self.hang_up(TOO_MANY, "too many wait for this table")
        except port.Unavailable:
            self.hang_up(STORE_AWAY, "the store is away")

    def _come(self, live: Live, seen: int | None, older: Sequence[Announcement]) -> None:
        if self.disconnected:
            return
        if live.inbox.away:
            self.hang_up(STORE_AWAY, "the store is away")
            return
        live.come(self, seen, older)
        self.inside = True
        early, self.early = self.early, ()
        for ask in early:
            self._hear(ask)

    # --- what goes out

    def tell(self, frame: bytes) -> None:
        """Never waits; uvicorn's own `send` is for applications, and there is none here."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(framed(frame))

    def pause_writing(self) -> None:
        """The reader is too slow to follow."""
        self.door.slow += 1
        self.transport.abort()

    def hang_up(self, code: int, why: str) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.close_sent = True
            self.conn.send_close(code, why)
            self._flush()
            self.close_timer = self.loop.call_later(2.0, self.transport.close)

    # --- the end

    def handle_close(self, event: Frame) -> None:
        if not self.close_sent:
            self._flush()
        self.transport.close()

    def handle_parser_exception(self) -> None:
        self._flush()
        self.close_sent = True
        self.transport.close()

    def shutdown(self) -> None:
        self.stop_keepalive()
        if self.handshake_complete:
            self.hang_up(RESTART, "the server restarts")
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_keepalive()
        self.connections.discard(self)
        self.disconnected = True
        self.door.leave(self)
        timers = (getattr(self, "_timer", None), self.close_timer)
        for timer in timers:
            if timer is not None:
                timer.cancel()
        if self.live is not None:
            self.live.go(self)


_TEXT: Final = bytes([0x80 | Opcode.TEXT])


def framed(data: bytes) -> bytes:
    """A whole text frame of a server: never masked, never in pieces."""
    length = len(data)
    if length < 126:
        return b"%b%c%b" % (_TEXT, length, data)
    if length < 65536:
        return b"%b\x7e%b%b" % (_TEXT, length.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (_TEXT, length.to_bytes(8, "big"), data)


def socket_class(door: Door) -> Any:
    """The class with its door, as uvicorn takes it."""
    return type("TableSocketHere", (TableSocket,), {"door": door})
