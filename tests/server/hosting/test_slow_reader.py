"""A reader too slow to follow is cut off, costs nobody else anything, and may come back."""

import json
import socket
from collections.abc import Callable

from server.kit import Guest, Serving


def number(server: Serving, name: str) -> float:
    lines = server.numbers().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


def hello_without_reading(server: Serving, table: str, key: str) -> socket.socket:
    """A line with room for little, whose owner reads no more once it is open."""
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect((host, int(port)))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    assert line.recv(4096).startswith(b"HTTP/1.1 101 ")
    line.sendall(masked(json.dumps({"do": "hello", "key": key}).encode()))
    return line


def masked(text: bytes) -> bytes:
    """A frame of a client whose mask changes nothing."""
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text


def test_a_slow_reader_is_cut_off_and_gets_a_fresh_view_when_it_returns(
    own_server: Callable[..., Serving],
) -> None:
    server = own_server(limits="buffer=4096,frames=1e9,frames_at_once=1000000,chats=1e9")
    table, keys = server.company("nottingham", 3)
    quick = server.come(table, keys[0])
    quick.hear_until("state")
    slow = hello_without_reading(server, table, keys[1])
    asking = masked(json.dumps({"do": "why", "id": "w" * 40, "move": "w" * 100}).encode())
    tried = 0
    while number(server, "hoodwink_slow_readers_total") == 0:
        try:
            slow.sendall(asking * 500)
        except OSError:
            break
        tried += 1
        assert tried < 400
    assert number(server, "hoodwink_slow_readers_total") == 1
    slow.close()
    quick.say(do="ping")
    assert quick.hear_until("pong")
    back = Guest(server, table, keys[1], 0)
    assert back.hear_until("state")["missed"] is not None
    assert back.view


def test_who_is_lost_while_being_let_in_is_counted_no_longer(
    own_server: Callable[..., Serving],
) -> None:
    server = own_server(limits="lines_a_person=2")
    key = server.person()
    tables = [server.table(key, sit=0) for _ in range(8)]
    server.stop()
    server.start()  # so that every table must be read first
    for table in tables:
        line = hello_without_reading(server, table, key)
        line.shutdown(socket.SHUT_WR)
        while line.recv(4096):
            pass
        line.close()
    for table in tables[:2]:
        assert server.come(table, key).hear()["told"] == "table"
