"""A websocket on uvicorn's handshake and parser, and then no queue and no task.

A text goes straight to a function, and a frame straight to the transport. A reader that lets its
buffer fill is cut off; it gets a fresh view when it returns, and costs nobody else anything.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from hoodwink.server.wire.closing import RESTART

CLOSE_WITHIN: Final = 2.0


class LeanSocket(WebSocketsSansIOProtocol):
    """Says nothing by itself; `heard` is for who inherits it."""

    def heard(self, data: bytes, text: bool) -> None:
        """One whole message."""
        raise NotImplementedError

    def send_receive_event_to_app(self) -> None:
        """Where uvicorn would wake an application, and there is none here."""
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.heard(data, self.curr_msg_data_type == "text")

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
        if self.close_timer is not None:
            self.close_timer.cancel()


_TEXT: Final = bytes([0x80 | Opcode.TEXT])


def framed(data: bytes) -> bytes:
    """A whole text frame of a server: never masked, never in pieces."""
    length = len(data)
    if length < 126:
        return b"%b%c%b" % (_TEXT, length, data)
    if length < 65536:
        return b"%b\x7e%b%b" % (_TEXT, length.to_bytes(2, "big"), data)
    return b"%b\x7f%b%b" % (_TEXT, length.to_bytes(8, "big"), data)
