"""A websocket on uvicorn's handshake and parser, and then no queue and no task.

A text goes straight to a function, and a frame straight to the transport. A reader that lets its
buffer fill is cut off; it gets a fresh view when it returns, and costs nobody else anything.
"""

from struct import Struct
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from hoodwink.server.web.entrance.connections import Pass
from hoodwink.server.wire.closing import BAD_MESSAGE, RESTART

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

CLOSE_WITHIN: Final = 2.0
PIECE: Final = 1024
"""So much is parsed at a time: a flood of tiny frames is stopped before all of it was read."""


class LeanSocket(WebSocketsSansIOProtocol):
    """Says nothing by itself; `heard` is for who inherits it.

    As long as whatever comes in is one whole frame, texts go past the parser, which would take as
    long as a move; after anything else it alone knows where a frame ends.
    """

    by_frames = False
    entered_by: Pass | None = None
    """What the connection is counted by, from before it spoke of tables."""

    def data_received(self, data: bytes) -> None:
        if self.by_frames:
            text = whole_text(data)
            if text is not None:
                if not self.close_sent:
                    self.heard(text, text=True)
                return
            self.by_frames = is_whole_control(data)
        greeting = not self.handshake_complete
        self._parse(data)
        if greeting and self.handshake_complete:
            self.by_frames = data.endswith(b"\r\n\r\n")

    def _parse(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])

    def counted(self) -> bool:
        """Whether one frame more is within the limits of who sends it."""
        raise NotImplementedError

    def heard(self, data: bytes, text: bool) -> None:
        """One whole message."""
        raise NotImplementedError

    def send_receive_event_to_app(self) -> None:
        """Where uvicorn would wake an application, and there is none here."""
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.heard(data, self.curr_msg_data_type == "text")

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if bytes(event.data) == self.pending_ping_payload or self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if event.fin or self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """What is no message counts like one; who sends too much of it is not heard out."""
        if self.close_sent:
            return False
        if self.counted():
            return True
        self.hang_up(BAD_MESSAGE, "not so fast")
        self.transport.close()
        return False

    # --- what goes out

    def tell(self, frame: bytes) -> None:
        """Never waits; uvicorn's own `send` is for applications."""
        if self.close_sent or self.transport.is_closing():
            return
        self.transport.write(framed(frame))

    def pause_writing(self) -> None:
        """The reader is too slow to follow."""
        self.transport.abort()

    def reject(self, status: int) -> None:
        """Instead of a handshake."""
        self.handshake_initiated = self.handshake_complete = True
        self.close_sent = True
        self.conn.send_response(self.conn.reject(status, ""))
        self.flush()
        self.transport.close()

    def hang_up(self, code: int, why: str) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.close_sent = True
            self.conn.send_close(code, why)
            self.flush()
            self.close_timer = self.loop.call_later(CLOSE_WITHIN, self.transport.close)

    def flush(self) -> None:
        self.transport.write(b"".join(self.conn.data_to_send()))

    # --- the end

    def handle_close(self, event: Frame) -> None:
        if not self.close_sent:
            self.flush()
        self.transport.close()

    def handle_parser_exception(self) -> None:
        self.flush()
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
        if self.entered_by is not None:
            self.entered_by.give_back()
        if self.close_timer is not None:
            self.close_timer.cancel()


_LAST: Final = 0x80
"""The bit of a frame that is no piece of a longer one; in the second byte, that it is masked."""
_TEXT: Final = _LAST | Opcode.TEXT
_CONTROLS: Final = frozenset(_LAST | code for code in (Opcode.CLOSE, Opcode.PING, Opcode.PONG))
_SHORT, _IN_TWO_BYTES = 125, 126
_MASK: Final = 4
_head: Final = Struct("!BB").pack
_head_2: Final = Struct("!BBH").pack
_head_8: Final = Struct("!BBQ").pack


def whole_text(data: bytes) -> bytes | None:
    """The text, if this is one whole text frame of a client and nothing else."""
    if len(data) < 2 + _MASK or data[0] != _TEXT or data[1] < _LAST:
        return None
    size, begin = data[1] - _LAST, 2
    if size == _IN_TWO_BYTES:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    elif size > _SHORT:
        return None
    if len(data) != begin + _MASK + size:
        return None
    return apply_mask(data[begin + _MASK :], data[begin : begin + _MASK])


def is_whole_control(data: bytes) -> bool:
    """Whether this is one whole ping, pong or close: the next frame begins after it."""
    return len(data) > 1 and data[0] in _CONTROLS and len(data) == 2 + _MASK + data[1] - _LAST


def framed(data: bytes) -> bytes:
    """A whole text frame of a server: never masked, never in pieces."""
    length = len(data)
    if length < 126:
        return _head(_TEXT, length) + data
    if length < 65536:
        return _head_2(_TEXT, 126, length) + data
    return _head_8(_TEXT, 127, length) + data
