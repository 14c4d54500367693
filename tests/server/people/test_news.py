"""News for who is away: signed, retried, without a hidden fact, and never to a private address."""

import hmac
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from time import monotonic, sleep
from typing import Any

import pytest

from hoodwink.server.news import BadTarget, target_of
from hoodwink.server.news.sending import WITHIN
from hoodwink.server.news.targets import is_public
from server.kit import PATIENCE, Serving, wait_until


class Postbox:
    """A real web server that takes in what is sent; it may fail at first, or point elsewhere."""

    def __init__(self, answers: list[int]) -> None:
        self.letters: list[tuple[str, bytes, str]] = []
        self.came = threading.Event()
        box = self

        class Slot(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.letters.append((self.path, body, self.headers["X-Hoodwink-Signature"]))
                status = answers.pop(0) if answers else 204
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()
                box.came.set()

            def log_message(self, *_: Any) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Slot)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def postbox() -> Iterator[Callable[..., Postbox]]:
    boxes: list[Postbox] = []

    def made(*answers: int) -> Postbox:
        boxes.append(Postbox(list(answers)))
        return boxes[-1]

    yield made
    for box in boxes:
        box.server.shutdown()
        box.server.server_close()


def test_who_is_away_hears_of_their_turn(
    own_server: Callable[..., Serving], postbox: Callable[..., Postbox]
) -> None:
    served, box = own_server(webhooks="private"), postbox(500)
    keys = [served.person() for _ in range(3)]
    hook = {"url": box.url}
    secrets = [served.ask("PUT", "/api/me/webhook", hook, key)["secret"] for key in keys]
    table = served.table(keys[0], "shahdozd", 3)
    for seat, key in enumerate(keys):
        served.act(table, "sit", key, seat=seat)
    served.act(table, "start", keys[0])
    while len(box.letters) < 4:
        assert box.came.wait(20)
        box.came.clear()
    path, body, signature = box.letters[0]
    told = json.loads(body)
    assert (path, told["event"], told["table"]) == ("/hook", "your-turn", table)
    assert set(told) == {"event", "table", "game", "seat", "link", "at"}
    secret = bytes.fromhex(secrets[told["seat"]])
    assert signature == "sha256=" + hmac.digest(secret, body, "sha256").hex()
    wait_until(lambda: "hoodwink_news_sent_total 3\n" in served.numbers())
    assert "hoodwink_news_given_up_total 0\n" in served.numbers()


def test_a_redirect_is_not_followed(
    own_server: Callable[..., Serving], postbox: Callable[..., Postbox]
) -> None:
    served, box = own_server(webhooks="private"), postbox(302, 302, 302, 302)
    key = served.person()
    served.ask("PUT", "/api/me/webhook", {"url": box.url}, key)
    table = served.table(key, "shahdozd", 3, sit=0)
    served.act(table, "start", key)
    while len(box.letters) < 2:  # it is tried again, and at the same place
        assert box.came.wait(20)
        box.came.clear()
    assert {path for path, _, _ in box.letters} == {"/hook"}


def test_who_is_away_hears_that_it_is_over(
    own_server: Callable[..., Serving], postbox: Callable[..., Postbox]
) -> None:
    served, box = own_server(webhooks="private"), postbox()
    bots = {"1": "random", "2": "random"}
    key = served.person()
    served.ask("PUT", "/api/me/webhook", {"url": box.url}, key)
    clock = {"decision": 1, "grace": 0}
    table = served.table(key, "shahdozd", 3, sit=0, bots=bots, clock=clock, options={"turn_cap": 1})
    served.act(table, "start", key)
    told: list[dict[str, Any]] = []
    while not told or told[-1]["event"] != "over":
        assert box.came.wait(40)
        box.came.clear()
        told = [json.loads(body) for _, body, _ in box.letters]
    assert set(told[-1]) == {"event", "table", "game", "seat", "link", "at"}
    assert told[-1]["link"] == f"{served.url}/t/{table}"


def test_a_host_who_does_not_play_hears_that_it_is_over(
    own_server: Callable[..., Serving], postbox: Callable[..., Postbox]
) -> None:
    served, box = own_server(webhooks="private"), postbox()
    host = served.person("Host")
    secret = served.ask("PUT", "/api/me/webhook", {"url": box.url}, host)["secret"]
    bots = {str(seat): "random" for seat in range(3)}
    watched, left = (
        served.table(host, "shahdozd", 3, bots=bots, options={"turn_cap": 1}) for _ in range(2)
    )
    here = served.come(watched, host)
    here.hear_until("table")
    for table in (watched, left):
        served.act(table, "start", host)
    here.hear_until("news", lambda news: news["secret"] is not None)
    assert box.came.wait(40)
    [(_, body, signature)] = box.letters
    told = json.loads(body)
    assert (told["event"], told["table"], told["seat"]) == ("over", left, None)
    assert set(told) == {"event", "table", "game", "seat", "link", "at"}
    assert signature == "sha256=" + hmac.digest(bytes.fromhex(secret), body, "sha256").hex()


def test_who_is_there_is_sent_no_news(
    own_server: Callable[..., Serving], postbox: Callable[..., Postbox]
) -> None:
    served, box, other = own_server(webhooks="private"), postbox(), postbox()
    ann, bob = served.person("Ann"), served.person("Bob")
    served.ask("PUT", "/api/me/webhook", {"url": box.url}, ann)
    served.ask("PUT", "/api/me/webhook", {"url": other.url}, bob)
    table = served.table(ann, "shahdozd", 3, sit=0)
    served.act(table, "sit", bob)
    guest = served.come(table, ann)
    guest.hear_until("table")
    served.act(table, "start", ann)
    assert other.came.wait(20)
    assert not box.letters


def test_a_private_address_is_refused_where_only_public_ones_are_allowed(
    own_server: Callable[..., Serving],
) -> None:
    served = own_server(webhooks="on")
    for url in ("http://127.0.0.1:9/hook", "http://[::ffff:10.0.0.1]/", "http://localhost/"):
        status, told = served.refused("PUT", "/api/me/webhook", {"url": url}, served.person())
        assert (status, told["error"]) == (400, "bad-request")
        assert "private address" in told["detail"]


def test_news_are_off_unless_the_host_allows_them(serving: Serving) -> None:
    body = {"url": "https://example.org/hook"}
    assert serving.refused("PUT", "/api/me/webhook", body, serving.person())[0] == 403


@pytest.mark.parametrize(
    "url",
    [
        "http://127.0.0.1/", "http://localhost/", "http://[::1]/", "http://10.0.0.8/x",
        "http://192.168.1.1/", "http://169.254.169.254/latest", "http://[::ffff:127.0.0.1]/",
        "http://0.0.0.0/", "ftp://example.org/", "http://user:word@example.org/", "http://", "x",
        "http://2130706433/", "http://[64:ff9b::7f00:1]/", "http://[64:ff9b::a00:8]/x",
        "http://[2002:7f00:1::]/", "http://[2002:a00:8::1]/", "http://[::7f00:1]/",
        "http://[64:ff9b:1::a00:8]/",
    ],
)  # fmt: skip
def test_no_news_go_to_private_addresses(url: str) -> None:
    with pytest.raises(BadTarget):
        target_of(url, private=False)


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:2800:21f::1", "64:ff9b::5db8:d70e"])
def test_public_addresses_are_fine_also_inside_others(address: str) -> None:
    assert is_public(address)


class Tarpit:
    """Takes every connection and drips an answer that never ends."""

    def __init__(self) -> None:
        self.came = 0
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/hook"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        with suppress(OSError):
            while True:
                line, _ = self._socket.accept()
                self.came += 1
                threading.Thread(target=self._drip, args=[line], daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        with suppress(OSError), line:
            while True:
                line.sendall(b"H")
                sleep(0.1)

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def tarpit() -> Iterator[Tarpit]:
    pit = Tarpit()
    yield pit
    pit.close()


def start_alone(served: Serving, url: str) -> None:
    """A match in which this person is away and awaited at once."""
    key = served.person()
    served.ask("PUT", "/api/me/webhook", {"url": url}, key)
    table = served.table(key, "shahdozd", 3, sit=0)
    served.act(table, "start", key)


def test_who_answers_slowly_holds_up_nobody_else_and_not_the_end(
    own_server: Callable[..., Serving], postbox: Callable[..., Postbox], tarpit: Tarpit
) -> None:
    served, box = own_server(webhooks="private"), postbox()
    for _ in range(8):
        start_alone(served, tarpit.url)
    wait_until(lambda: tarpit.came > 0)
    began = monotonic()
    start_alone(served, box.url)
    assert box.came.wait(PATIENCE)
    assert monotonic() - began < WITHIN, "it does not wait until others are given up"
    assert served.stop() == 0
    assert monotonic() - began < 2 * WITHIN


def test_an_exchange_has_one_deadline_however_it_drips(
    own_server: Callable[..., Serving], tarpit: Tarpit
) -> None:
    served = own_server(webhooks="private")
    start_alone(served, tarpit.url)
    wait_until(lambda: tarpit.came >= 2)  # the first try has come to its end
