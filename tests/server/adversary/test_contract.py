"""What our sockets and HTTP take from uvicorn and websockets, which promise none of it.

A release that changes one of these fails here, and not in the middle of a match.
"""

import inspect
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from hoodwink.server.web.entrance.connections import PromptHttp
from hoodwink.server.web.sockets.lean import LeanSocket
from hoodwink.server.web.sockets.table import TableSocket

SOCKET = {
    "data_received": ["data"],
    "handle_connect": ["event"],
    "handle_ping": [],
    "handle_pong": ["event"],
    "handle_cont": ["event"],
    "handle_close": ["event"],
    "handle_parser_exception": [],
    "send_receive_event_to_app": [],
    "pause_writing": [],
    "shutdown": [],
    "connection_lost": ["exc"],
    "start_keepalive": [],
    "stop_keepalive": [],
}
HTTP = {
    "connection_made": ["transport"],
    "on_message_begin": [],
    "on_headers_complete": [],
    "on_message_complete": [],
    "handle_websocket_upgrade": [],
    "connection_lost": ["exc"],
}
ATTRIBUTES = (
    "close_sent", "close_timer", "conn", "connections", "curr_msg_data_type", "disconnected",
    "frames", "handshake_complete", "handshake_initiated", "loop", "pending_ping_payload", "tasks",
    "transport",
)  # fmt: skip


@pytest.mark.parametrize(
    ("whose", "wanted"), [(WebSocketsSansIOProtocol, SOCKET), (HttpToolsProtocol, HTTP)]
)
def test_what_is_overridden_or_called_is_there(whose: type, wanted: dict[str, list[str]]) -> None:
    for name, arguments in wanted.items():
        found = inspect.signature(getattr(whose, name)).parameters
        assert list(found)[1:] == arguments, name


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        (LeanSocket, WebSocketsSansIOProtocol),
        (TableSocket, LeanSocket),
        (PromptHttp, HttpToolsProtocol),
    ],
)
def test_whatever_we_override_is_known_to_this_test(ours: type, theirs: type) -> None:
    known = {*SOCKET, *HTTP, *vars(LeanSocket)}
    overridden = {name for name in vars(ours) if hasattr(theirs, name) and name[0] != "_"}
    assert overridden <= known, overridden - known


def test_a_fresh_socket_has_what_ours_reads() -> None:
    async def nothing(scope: Any, receive: Any, send: Any) -> None: ...

    config = Config(nothing)
    config.load()
    loop: Any = object()
    fresh = WebSocketsSansIOProtocol(config, ServerState(), {}, loop)
    for name in ATTRIBUTES:
        assert hasattr(fresh, name), name
    assert isinstance(fresh.conn, ServerProtocol)
    assert fresh.pending_ping_payload is None


def test_frames_and_requests_have_their_parts() -> None:
    frame = Frame(Opcode.PONG, b"x")
    assert (frame.fin, bytes(frame.data)) == (True, b"x")
    assert {"path", "headers"} <= set(inspect.signature(Request).parameters)
    for name in ("accept", "reject", "send_response", "send_close", "data_to_send"):
        assert callable(getattr(ServerProtocol, name)), name
