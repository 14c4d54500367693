"""Requests that never end: they take nobody else's place, and not for ever."""

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest

from server.kit import PATIENCE, Serving, wait_until
from server.running import answer

Own = Callable[..., Serving]
HEAD = b"POST /api/keys HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


def connected(server: Serving) -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)))
    line.settimeout(PATIENCE)
    return line


def ends(line: socket.socket) -> bool:
    """Whether the server hangs up within our patience, without a word."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def open_files(server: Serving) -> int:
    return len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that waits for a second."""
    file = tmp_path_factory.mktemp("brisk") / "tables.db"
    server = Serving(file, limits="header_seconds=1,body_seconds=1")
    yield server
    server.stop()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-More: ",
        b"\r\n",
        HEAD + b"Content-Length: 100\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half a header", "an empty line", "half a body"],
)
def test_who_does_not_finish_is_hung_up_on(brisk: Serving, begun: bytes) -> None:
    with closing(connected(brisk)) as line:
        line.sendall(begun)
        assert ends(line)


def test_dripping_headers_buys_no_time(brisk: Serving) -> None:
    with closing(connected(brisk)) as line:
        line.settimeout(0.2)
        line.sendall(b"GET /api/games HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for drop in range(150):
                line.sendall(b"X-Drop: %d\r\n" % drop)
                with suppress(TimeoutError):
                    assert line.recv(1) == b""
                    return
            raise AssertionError("it was heard for half a minute")


def test_one_address_has_so_many_connections_of_any_kind(own_server: Own) -> None:
    server = own_server(limits="connections_an_address=20")
    with ExitStack() as lines:
        for _ in range(20):
            lines.enter_context(closing(connected(server)))
        wait_until(lambda: open_files(server) > 20)
        with closing(connected(server)) as one_more:
            assert ends(one_more)
    wait_until(lambda: answer_or_none(server) == 200)


def answer_or_none(server: Serving) -> int | None:
    try:
        return answer(f"{server.url}/health").status
    except OSError:
        return None


def test_lines_to_tables_give_their_places_back(own_server: Own) -> None:
    server = own_server(limits="connections_an_address=6")
    table = server.table(server.person())
    for _ in range(12):
        guest = server.come(table)
        guest.hear_until("table")
        guest.leave()
    wait_until(lambda: answer_or_none(server) == 200)


def test_thousands_of_half_requests_stop_nobody(own_server: Own) -> None:
    """More than the files that a process usually may open; the usual limits hold."""
    server = own_server(limits="joins=1")
    with ExitStack() as lines:
        for _ in range(1100):
            line = lines.enter_context(closing(connected(server)))
            with suppress(ConnectionError):
                line.sendall(b"GET / HTTP/1.1\r\n")
        assert open_files(server) < 600
    wait_until(lambda: answer_or_none(server) == 200)
