"""What is being composed while something is announced, an answer is late, or a send is refused."""

import json
from collections import deque
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from games.nottingham.tables import table
from server.kit import Guest, Serving
from web.browser import Visitor
from web.company import Company, Visit, come_as
from web.laid import lay, people
from web.late.delays import SOCKETS, Frame

BEN, CLEO, DAN = range(1, 4)
HANDS: Final = {BEN: "3 apple 2 cheese silk", CLEO: "6 bread", DAN: "6 chicken"}
CONFIRM: Final = "#confirm.btn"
COMPOSED: Final = ".strip [data-composed]"
MEANWHILE: Final = "Something has happened meanwhile."


class Gate:
    """Between the server and one page: what it is told waits until the gate opens."""

    def __init__(self, page: Page) -> None:
        self.shut = False
        self.said: Final[list[dict[str, Any]]] = []
        """All that the page has said."""
        self._waiting: Final[deque[Frame]] = deque()
        self._socket: WebSocketRoute | None = None
        page.route_web_socket(SOCKETS, self._through)

    def _through(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        server = socket.connect_to_server()
        server.on_message(self._tell)

        def leave(frame: Frame) -> None:
            self.said.append(json.loads(frame))
            server.send(frame)

        socket.on_message(leave)

    def _tell(self, frame: Frame) -> None:
        assert self._socket
        if self.shut:
            self._waiting.append(frame)
        else:
            self._socket.send(frame)

    def open(self) -> None:
        self.shut = False
        while self._waiting:
            self._tell(self._waiting.popleft())


class Filling:
    """Ben fills his bag; the same Ben sits at another device, too."""

    def __init__(self, visit: Visit, serving: Serving) -> None:
        laid = table("fill", hands=HANDS)
        laid.at_once(CLEO, "bag bread", "close").at_once(DAN, "bag chicken", "close")
        seated = people(serving, 4)
        id = lay(serving, laid.match, seated)
        visitor: Visitor = come_as(visit, seated[BEN])
        self.gate: Final = Gate(visitor.page)
        self.company: Final = Company(serving, id, {BEN: visitor})
        self.finger: Final = self.company.finger(BEN)
        self.page: Final = visitor.page
        self.elsewhere: Final[Guest] = serving.come(id, seated[BEN]["key"])
        self.elsewhere.hear_until("state")

    def bags_silk_elsewhere(self) -> None:
        assert self.elsewhere.play("bag silk")["told"] == "news"

    def bag(self) -> dict[str, int]:
        expect(self.page.locator(".log")).to_contain_text("You close your bag")
        bag: dict[str, int] = self.company.truth.view(BEN)["bag"]
        return bag


@pytest.fixture
def filling(visit: Visit, serving: Serving) -> Filling:
    return Filling(visit, serving)


def refused(filling: Filling) -> None:
    """Sent before the news had come that the silk was gone."""
    filling.finger.touch("bag apple", "bag silk")
    expect(filling.page.locator(COMPOSED)).to_have_count(2)
    filling.gate.shut = True
    filling.bags_silk_elsewhere()
    filling.finger.confirm()
    filling.gate.open()


def test_a_send_that_is_refused_says_why_and_keeps_the_draft(filling: Filling) -> None:
    refused(filling)
    expect(filling.page.locator("[data-refused='bag silk']")).to_be_visible()
    expect(filling.page.locator(COMPOSED)).to_have_attribute("data-composed", "bag apple")
    expect(filling.page.locator(".popover")).to_contain_text(MEANWHILE)
    expect(filling.page.locator(CONFIRM)).to_have_count(0)
    assert filling.company.truth.view(BEN)["bag"] == {"silk": 1}


def test_what_is_marked_is_taken_back_and_the_rest_is_sent(filling: Filling) -> None:
    refused(filling)
    filling.finger.on(filling.page.locator("[data-refused='bag silk']")).confirm()
    assert filling.bag() == {"apple": 1, "silk": 1}


def test_another_word_takes_the_place_of_what_is_marked(filling: Filling) -> None:
    refused(filling)
    expect(filling.page.locator("[data-refused]")).to_be_visible()
    filling.finger.touch("bag cheese")
    expect(filling.page.locator("[data-refused]")).to_have_count(0)
    filling.finger.confirm()
    assert filling.bag() == {"apple": 1, "cheese": 1, "silk": 1}


def test_news_mark_what_may_no_longer_be_said(filling: Filling) -> None:
    filling.finger.touch("bag apple", "bag silk")
    expect(filling.page.locator(CONFIRM)).to_be_visible()
    filling.bags_silk_elsewhere()
    expect(filling.page.locator("[data-refused='bag silk']")).to_be_visible()
    expect(filling.page.locator(CONFIRM)).to_have_count(0)


def test_a_hint_is_dropped_if_something_was_announced_meanwhile(filling: Filling) -> None:
    filling.gate.shut = True
    filling.page.locator(".say .hint").click()
    filling.bags_silk_elsewhere()
    filling.gate.open()
    expect(filling.page.locator(".popover")).to_contain_text(MEANWHILE)
    expect(filling.page.locator(COMPOSED)).to_have_count(0)
    filling.page.locator(".say .hint").click()
    expect(filling.page.locator(CONFIRM)).to_be_visible()


def test_a_hint_is_one_act_and_sent_whole_however_soon(filling: Filling) -> None:
    filling.page.locator(".say .hint").click()
    filling.finger.confirm()
    assert filling.bag()
    hint, tried, played = filling.gate.said[1:]
    assert [ask["do"] for ask in (hint, tried, played)] == ["hint", "try", "play"]
    assert len(tried["moves"]) > 1
    assert tried["moves"] == played["moves"]


def test_three_quick_escapes_take_back_three_words(filling: Filling) -> None:
    filling.finger.touch("bag apple", "bag apple", "bag cheese")
    expect(filling.page.locator(CONFIRM)).to_contain_text("3")
    filling.gate.shut = True
    for _ in range(3):
        filling.page.keyboard.press("Escape")
    filling.gate.open()
    expect(filling.page.locator(COMPOSED)).to_have_count(0)
    expect(filling.page.locator(CONFIRM)).to_have_count(0)
