"""What one stranger may take: by however many connections, keys and tables it is tried."""

import socket
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from urllib.error import HTTPError

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hoodwink.server.web.entrance.addresses import household
from server.kit import PATIENCE, Serving
from server.running import answer, closed

Own = Callable[..., Serving]
PING = bytes([0x89, 0x80, 0, 0, 0, 0])
"""A whole frame of a client, with nothing in it."""
UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def opened(server: Serving, table: str, *headers: str) -> tuple[socket.socket, bytes]:
    """A line by hand, and the first that was answered."""
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)))
    asked = f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\n{UPGRADE}"
    more = "".join(f"{header}\r\n" for header in headers)
    line.sendall(f"{asked}{more}\r\n".encode())
    return line, line.recv(4096)


def hung_up(line: socket.socket) -> bool:
    """Whether it comes to its end."""
    line.settimeout(PATIENCE)
    with suppress(ConnectionError):
        while line.recv(1 << 16):
            pass
    return True


def test_who_connects_again_may_not_say_more_in_the_chat(own_server: Own) -> None:
    server = own_server(limits="chats=0.001,chats_at_once=3")
    key = server.person()
    table = server.table(key)
    told = []
    for word in range(5):
        guest = server.come(table, key)
        guest.say(do="chat", id=str(word), text="hello")
        told.append(guest.hear_until_answered(str(word)))
        guest.leave()
    assert [frame["told"] for frame in told] == ["done"] * 3 + ["refused"] * 2
    assert told[-1]["error"] == "too-fast"


def test_one_address_may_not_talk_by_many_names(own_server: Own) -> None:
    server = own_server(limits="chats=0.001,chats_at_once=1")
    table = server.table(server.person())
    told = []
    for word in range(12):
        guest = server.come(table, server.person(f"Name {word}"))
        guest.say(do="chat", id="c", text="hello")
        told.append(guest.hear_until_answered("c")["told"])
        guest.leave()
    assert told == ["done"] * 10 + ["refused"] * 2


def test_two_lines_of_one_person_have_one_measure(own_server: Own) -> None:
    server = own_server(limits="frames=0.001,frames_at_once=6")
    key = server.person()
    table = server.table(key)
    first, second = server.come(table, key), server.come(table, key)
    for guest in (first, second):
        guest.hear_until("table")
    for _ in range(7):
        first.say(do="ping")
    assert closed(first).code == 1008
    second.say(do="ping")
    assert closed(second).code == 1008


def test_an_address_opens_so_many_lines_one_after_the_other(own_server: Own) -> None:
    server = own_server(limits="handshakes=0.001,handshakes_at_once=3")
    table = server.table(server.person())
    for _ in range(3):
        server.come(table).leave()
    with pytest.raises(InvalidStatus, match="503"):
        server.come(table)


def test_pings_of_the_protocol_are_counted_too(own_server: Own) -> None:
    server = own_server(limits="frames=0.001,frames_at_once=5")
    guest = server.come(server.table(server.person()))
    guest.hear_until("table")
    with suppress(ConnectionClosed):
        for _ in range(20):
            guest.line.ping()
    assert closed(guest).code == 1008


def test_a_flood_of_tiny_frames_is_not_read_to_its_end(own_server: Own) -> None:
    server = own_server(limits="frames_at_once=60")
    table = server.table(server.person())
    other = server.come(table)
    other.hear_until("table")
    line, said = opened(server, table)
    with closing(line):
        assert said.startswith(b"HTTP/1.1 101 ")
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(PING * 10_000)
        assert hung_up(line)
    other.say(do="ping")
    assert other.hear_until("pong")


def test_what_is_not_there_is_counted_like_what_is(own_server: Own) -> None:
    server = own_server(limits="requests=0.001,requests_at_once=4")
    asked = [answer(f"{server.url}/api/nothing{n}").status for n in range(6)]
    assert asked == [404] * 4 + [429] * 2
    assert answer(f"{server.url}/").status in (200, 503), "pages cost nothing"


def test_as_many_tables_at_once_as_one_after_the_other(own_server: Own) -> None:
    server = own_server(limits="requests=1000,requests_at_once=1000,tables_a_person=4")
    key = server.person()

    def make(_: int) -> int:
        try:
            server.table(key)
        except HTTPError as error:
            with error:
                return error.code
        return 201

    with ThreadPoolExecutor(16) as pool:
        told = list(pool.map(make, range(24)))
    assert sorted(told) == [201] * 4 + [409] * 20
    assert len(server.ask("GET", "/api/me/tables", key=key)) == 4


def test_only_people_can_be_muted(serving: Serving) -> None:
    key, other = serving.person(), serving.person("Bob")
    table = serving.table(key)
    whom = serving.ask("GET", "/api/me", key=other)["person"]
    body = {"person": "anybody", "mute": True}
    assert serving.refused("POST", "/api/me/mutes", body, key)[0] == 404
    assert serving.refused("POST", f"/api/tables/{table}/mute", body, key)[0] == 404
    for path in ("/api/me/mutes", f"/api/tables/{table}/mute"):
        serving.ask("POST", path, {"person": whom, "mute": True}, key)
        serving.ask("POST", path, {"person": whom, "mute": True}, key)
    assert serving.ask("GET", "/api/me/mutes", key=key) == [whom]
    guest = serving.come(table, key)
    assert guest.hear_until("table")["muted"] == [whom]
    serving.ask("DELETE", "/api/me", key=other)
    for path in ("/api/me/mutes", f"/api/tables/{table}/mute"):
        serving.ask("POST", path, {"person": whom, "mute": False}, key)
    assert serving.ask("GET", "/api/me/mutes", key=key) == []


def test_a_long_log_is_read_again_so_often_and_then_how_it_stands_is_told(own_server: Own) -> None:
    server = own_server(limits="histories=0.001,histories_at_once=2")
    bots = {"0": "random", "1": "random", "2": "random"}
    key = server.person()
    table = server.table(key, bots=bots)
    server.act(table, "start", key)
    watching = server.come(table)
    watching.hear_until("news", lambda frame: bool(frame["public"]["outcome"]))
    states = [server.come(table, None, 0).hear_until("state") for _ in range(4)]
    assert [state["missed"] is not None for state in states] == [True, True, False, False]
    assert states[0]["public"] == states[-1]["public"]


@pytest.mark.parametrize(
    "headers", [("Origin: http://a.example", "Origin: http://b.example"), ("Host: other.example",)]
)
def test_doubled_headers_of_a_handshake_are_a_bad_request(
    serving: Serving, headers: tuple[str, ...]
) -> None:
    line, said = opened(serving, serving.table(serving.person()), *headers)
    with closing(line):
        assert said.startswith(b"HTTP/1.1 400 "), said


def test_a_network_of_a_household_is_one_address(own_server: Own) -> None:
    limits = "requests=0.001,requests_at_once=2"
    server = own_server(limits=limits, behind_proxy="on")
    asked = [
        answer(f"{server.url}/api/games", X_Forwarded_For=f"2001:db8:1:2::{n:x}").status
        for n in range(3)
    ]
    assert asked == [200, 200, 429]
    assert answer(f"{server.url}/api/games", X_Forwarded_For="2001:db8:1:3::1").status == 200


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("no address" * 20, ("no address" * 20)[:64]),
    ],
)
def test_an_address_tells_whose_it_is(address: str, whose: str) -> None:
    assert household(address) == whose
