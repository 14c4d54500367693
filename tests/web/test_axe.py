"""No page has a serious fault for who cannot see it or point at it, by axe."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from server.kit import Serving
from web.axe import faults
from web.browser import NARROW, WIDE, Visitor
from web.playing import CONFIRM, step

Visit = Callable[..., Visitor]
GAMES = ("nottingham", "sherwood", "cornish", "shahdozd")
BOTS = {str(seat): "random" for seat in range(3)}


def test_the_first_page(visit: Visit) -> None:
    page = visit().go()
    page.locator(".poster").last.wait_for()
    assert faults(page) == []


def test_making_a_table(visit: Visit) -> None:
    page = visit().go("/new/nottingham")
    for game in page.locator(".gm").all():
        game.click()
        page.locator(".opts .opt").last.wait_for()
        assert faults(page) == []


def test_the_lobby(visit: Visit, serving: Serving) -> None:
    page = visit().go(f"/t/{serving.table(serving.person())}")
    page.locator(".chairs").wait_for()
    assert faults(page) == []


def test_no_such_table(visit: Visit) -> None:
    page = visit().go("/t/nothing")
    page.locator("h1").wait_for()
    assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_table(visit: Visit, number: int, size: tuple[int, int]) -> None:
    page = visit(size=size).go()
    page.locator(".poster").nth(number).get_by_role("button").first.click()
    page.locator(".app .say").wait_for()
    assert faults(page) == []
    asked_why(page)
    composed(page)
    if size == WIDE:
        the_rules(page)
        later(page)


def asked_why(page: Page) -> None:
    page.locator("[data-state=asleep]:visible").first.dispatch_event("click")
    page.locator(".why p").first.wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_hidden()


def composed(page: Page) -> None:
    """A hint is laid before me, and not sent."""
    hint, waive = page.locator(".say .hint"), page.locator(".say .btn:not(.hint)")
    hint.or_(waive).first.wait_for()
    while not hint.count():
        waive.click()  # nothing to say to what others do
        hint.or_(waive).first.wait_for()
    hint.click()
    page.locator(CONFIRM).wait_for()
    assert faults(page) == []


def the_rules(page: Page) -> None:
    page.keyboard.press("Alt+r")
    page.locator(".drawer p").first.wait_for()
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_be_hidden()


def later(page: Page) -> None:
    dice = random.Random(4)
    for touched in range(20):
        step(page, dice, takes_hint=touched % 4 == 3)
        if touched % 7 == 6:
            assert faults(page) == []


def test_the_count(visit: Visit, serving: Serving) -> None:
    key = serving.person()
    tables = [serving.table(key, game, bots=BOTS, watch=True) for game in GAMES]
    for table in tables:
        serving.act(table, "start", key)
    page = visit().page
    for table in tables:
        page.goto(f"{serving.url}/t/{table}")
        page.locator(".count .bars").wait_for(timeout=60_000)
        assert faults(page) == []
