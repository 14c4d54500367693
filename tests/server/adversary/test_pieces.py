"""Texts that come whole go past the parser; however they come, they are heard the same."""

import json
import socket
from time import sleep
from typing import BinaryIO

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from hoodwink.server.web.lean import is_whole_control, whole_text
from server.kit import Serving

BAD = b'{"do":"nonsense"}'
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Sec-WebSocket-Version: 13\r\n\r\n"
)


def written(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@given(st.binary(max_size=70_000), st.binary(max_size=3), st.integers(0, 9))
def test_only_a_whole_text_frame_and_nothing_else_is_taken(
    data: bytes, more: bytes, cut: int
) -> None:
    frame = written(Opcode.TEXT, data)
    assert whole_text(frame) == (data if len(data) < 65536 else None)
    if more:
        assert whole_text(frame + more) is None
    if cut:
        assert whole_text(frame[:-cut]) is None


@pytest.mark.parametrize("opcode", [Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.CLOSE])
def test_no_other_frame_is_a_text(opcode: Opcode) -> None:
    assert whole_text(written(opcode, b"abc")) is None


def test_neither_a_piece_nor_an_unmasked_frame_is_a_text() -> None:
    assert whole_text(written(Opcode.TEXT, b"abc", fin=False)) is None
    assert whole_text(Frame(Opcode.TEXT, b"abcdef").serialize(mask=False)) is None


def test_a_whole_control_frame_is_known() -> None:
    assert is_whole_control(written(Opcode.PING, b"abc"))
    assert not is_whole_control(written(Opcode.PING, b"abc")[:-1])
    assert not is_whole_control(written(Opcode.TEXT, b"abc"))
    assert not is_whole_control(b"")


def whole(asks: int) -> list[bytes]:
    return [written(Opcode.TEXT, BAD) for _ in range(asks)]


def in_pieces() -> list[bytes]:
    first, rest = written(Opcode.TEXT, BAD[:5], fin=False), written(Opcode.CONT, BAD[5:])
    return [first, written(Opcode.PONG, b"!"), rest]


MANNERS = {
    "whole": whole(3),
    "together": [b"".join(whole(3))],
    "byte by byte": [bytes([byte]) for byte in b"".join(whole(3))],
    "in pieces between whole ones": [*whole(1), *in_pieces(), *whole(1)],
    "a header first": [part for frame in whole(3) for part in (frame[:2], frame[2:])],
    "a pong between": [*whole(1), written(Opcode.PONG, b"!"), *whole(2)],
}


@pytest.mark.parametrize("manner", MANNERS)
def test_however_they_come_they_are_heard_the_same(serving: Serving, manner: str) -> None:
    table = serving.table(serving.person())
    host, port = serving.url.removeprefix("http://").split(":")
    with (
        socket.create_connection((host, int(port)), timeout=10) as line,
        line.makefile("rb") as ear,
    ):
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(HANDSHAKE.format(table=table, host=f"{host}:{port}").encode())
        while ear.readline() != b"\r\n":
            pass
        for data in MANNERS[manner]:
            line.sendall(data)
            sleep(0.001)  # so that each is read by itself
        assert [heard(ear) for _ in range(3)] == ["bad-message"] * 3


def heard(ear: BinaryIO) -> str:
    """The error that a short frame of the server tells."""
    head, size = ear.read(2)
    assert head == 0x81
    assert size < 126
    told: dict[str, str] = json.loads(ear.read(size))
    return told["error"]
