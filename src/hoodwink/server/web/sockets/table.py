"""The table's websocket: who connects says hello, is let in, and asks."""

from asyncio import TimerHandle
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from websockets.datastructures import MultipleValuesError
from websockets.http11 import Request

from hoodwink import HoodwinkError
from hoodwink.kernel.seats import Seat
from hoodwink.server.limits import Bucket
from hoodwink.server.store import port
from hoodwink.server.tables.asking import answer
from hoodwink.server.tables.heading import OtherVersion
from hoodwink.server.tables.inbox import Busy
from hoodwink.server.tables.live import Live
from hoodwink.server.tables.telling.announcements import Announcement
from hoodwink.server.web.entrance.door import Door
from hoodwink.server.web.sockets.lean import LeanSocket
from hoodwink.server.wire import asks, tells
from hoodwink.server.wire.closing import (
    BAD_MESSAGE,
    NO_SUCH_TABLE,
    OTHER_VERSION,
    STORE_AWAY,
    TOO_MANY,
)

PATH_HEAD: Final = "/api/tables/"
PATH_TAIL: Final = "/socket"

HELLO_WITHIN: Final = 10.0
EARLY: Final = 8
LONGEST_REASON: Final = 120
"""The protocol lets a reason have 123 bytes, and ours are plain letters."""


class TableSocket(LeanSocket):
    """One connection to one table. `door` is set by whoever wires the server."""

    door: Door

    person: str | None = None
    key: bytes | None = None
    seat: Seat | None = None
    mutes: frozenset[str] = frozenset()
    live: Live | None = None
    greeted = False
    inside = False
    early: tuple[asks.AnyAsk, ...] = ()
    address = ""
    allowance: Bucket
    """This person's, whatever the connection; nobody has one for each line."""
    allowance_there: Bucket
    """The address's."""
    _timer: TimerHandle | None = None

    # --- the handshake

    def handle_connect(self, event: Request) -> None:
        try:
            no = self._no_to(event)
        except MultipleValuesError:
            no = 400  # of an origin or a host there is one
        if no:
            self.reject(no)
            return
        self.request = event
        self.response = self.conn.accept(event)
        self.handshake_initiated = self.handshake_complete = True
        if self.response.status_code == 101 and not self.door.admit(self):
            self.reject(503)
            return
        self.conn.send_response(self.response)
        self.flush()
        if self.response.status_code != 101:
            self.transport.close()
            return
        self.transport.set_write_buffer_limits(high=self.door.limits.buffer)
        self._timer = self.loop.call_later(HELLO_WITHIN, self.hang_up, BAD_MESSAGE, "hello first")
        self.start_keepalive()

    def _no_to(self, event: Request) -> int:
        """The status of who may not even knock; 0 for all others."""
        path, headers = event.path.partition("?")[0], event.headers
        if not (path.startswith(PATH_HEAD) and path.endswith(PATH_TAIL)):
            return 404
        self.table_id = path[len(PATH_HEAD) : -len(PATH_TAIL)]
        if not self.door.welcomes(headers.get("Origin"), headers.get("Host")):
            return 403
        forwarded = headers.get_all("X-Forwarded-For")
        self.address = self.door.address_of(self.client, forwarded[-1] if forwarded else None)
        return 0

    # --- what comes in

    def counted(self) -> bool:
        """Whether one frame more is within the limits."""
        return self.allowance.take() and self.allowance_there.take()

    def heard(self, data: bytes, text: bool) -> None:
        if not text or not self.counted():
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
            if self._timer is not None:
                self._timer.cancel()
            task = self.loop.create_task(self._enter(ask))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        elif live is None:
            self._hold(ask)
        elif isinstance(ask, asks.Chat) and not self.door.may_chat(self):
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
            older = await self._older(live, seen)
            live.when_free(lambda: self._come(live, seen, older))
            await self.door.tell_chat(self, live)
        except Busy:
            self.hang_up(TOO_MANY, "too many wait for this table")
        except port.Unavailable:
            self.hang_up(STORE_AWAY, "the store is away")

    async def _older(self, live: Live, seen: int | None) -> Sequence[Announcement]:
        """Nothing for who asks too often: how it stands now is told in any case."""
        if live.at_hand(self.seat, seen) or not self.door.may_look_back(self):
            return ()
        return await live.older()

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

    # --- the end

    def pause_writing(self) -> None:
        self.door.slow += 1
        super().pause_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self)
        if self._timer is not None:
            self._timer.cancel()
        if self.live is not None:
            self.live.go(self)


def socket_class(door: Door) -> Any:
    """The class with its door, as uvicorn takes it."""
    return type("TableSocketHere", (TableSocket,), {"door": door})
