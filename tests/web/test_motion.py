"""What happened is shown by things that travel; a touch or a key ends it, and so does time."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from server.kit import Serving
from web.browser import Visitor
from web.playing import step

SLOWLY = 0.001
"""So slowly that what has not been ended is still under way when it is looked for."""
FLYING = ".flying"


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Bots think for a second, so nothing new moves while one looks."""
    served = Serving(tmp_path_factory.mktemp("slow") / "tables.db", pace="1")
    yield served
    served.stop()


def moving(visitor: Visitor, rate: float) -> Page:
    """At a table where something has begun to travel."""
    page = visitor.go()
    page.emulate_media(reduced_motion="no-preference")
    line = visitor.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": rate})
    page.get_by_role("button", name="Play Sheriff of Nottingham now, against bots").click()
    page.locator(".app .board").wait_for()
    for _ in range(60):
        if page.locator(FLYING).count():
            return page
        step(page, random.Random(1), takes_hint=True)
        page.wait_for_timeout(50)
    raise AssertionError("nothing ever moves")


@pytest.mark.parametrize("how", ["touch", "key"])
def test_a_touch_or_a_key_ends_what_moves(browser: Browser, slow: Serving, how: str) -> None:
    visitor = Visitor(browser, slow.url)
    page = moving(visitor, SLOWLY)
    if how == "touch":
        page.mouse.click(5, 5)
    else:
        page.keyboard.press("Shift")
    expect(page.locator(FLYING)).to_have_count(0, timeout=900)
    assert visitor.complaints == []
    visitor.leave()


def test_what_travels_arrives_by_itself(browser: Browser, slow: Serving) -> None:
    visitor = Visitor(browser, slow.url)
    page = moving(visitor, 0.5)
    expect(page.locator(FLYING)).to_have_count(0)
    visitor.leave()
