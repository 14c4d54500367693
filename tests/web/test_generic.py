"""A game without a line of web code is played in the browser: the smallest one of the guide."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from server.kit import Serving
from web.browser import NARROW, WIDE, Visitor
from web.playing import play_to_the_end

REGISTERED = Path(__file__).parent / "registered"


class WithOneMore(Serving):
    """A server whose processes have the smallest game among the others."""

    def start(self, port: str = "") -> None:
        self._environment["PYTHONPATH"] += f":{REGISTERED}"
        super().start(port)


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    served = WithOneMore(tmp_path_factory.mktemp("larger") / "tables.db")
    yield served
    served.stop()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_smallest_game_is_played_to_the_count(
    browser: Browser, larger: Serving, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, larger.url, size=size)
    page = visitor.go()
    page.locator(".poster").nth(4).get_by_role("button").first.click()
    expect(page.locator(".generic .fact").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    play_to_the_end(page, random.Random(1))
    assert page.locator(".bars li").count() >= 2
    assert visitor.complaints == []
    visitor.leave()
