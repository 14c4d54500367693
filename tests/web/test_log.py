"""The log goes along with what happens, unless somebody reads further up."""

import random
from typing import Final

from playwright.sync_api import Page

from web.browser import WIDE
from web.company import Visit
from web.playing import Pointer

GAME: Final = "Sherwood Forest"
TOUCHES: Final = 30
FAR: Final = """
    () => {
      const log = document.querySelector('.log');
      return log.scrollHeight - log.clientHeight - log.scrollTop;
    }
"""
AT_END: Final = f"() => ({FAR})() < 2"
HIGHER: Final = 200
"""Pixels of the wheel."""


def begun(visit: Visit) -> tuple[Pointer, Page]:
    pointer = Pointer(visit(size=WIDE), random.Random(7))
    page = pointer.visitor.go()
    page.get_by_role("button", name=f"Play {GAME} now, against bots").click()
    on(pointer, TOUCHES)
    return pointer, page


def on(pointer: Pointer, touches: int) -> None:
    for _ in range(touches):
        assert pointer.goes_on()
        pointer.step(takes_hint=True)


def test_the_newest_line_is_always_seen(visit: Visit) -> None:
    _, page = begun(visit)
    page.wait_for_function(AT_END)


def test_who_reads_further_up_is_left_there_until_back_at_the_end(visit: Visit) -> None:
    pointer, page = begun(visit)
    page.wait_for_function(AT_END)
    page.locator(".log").hover()
    page.mouse.wheel(0, -HIGHER)
    page.wait_for_function(f"() => ({FAR})() >= {HIGHER}")
    top = page.evaluate("document.querySelector('.log').scrollTop")
    on(pointer, 5)
    assert page.evaluate("document.querySelector('.log').scrollTop") == top
    page.locator(".log").hover()
    page.mouse.wheel(0, 100 * HIGHER)
    page.wait_for_function(AT_END)
    on(pointer, 5)
    page.wait_for_function(AT_END)
