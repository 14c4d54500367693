"""No page has a serious fault for who cannot see it or point at it, by axe."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web.browser import WEB, Visitor
from web.playing import step

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RUN = "axe.run({exclude: [['[data-state=asleep]']]})"
"""What is asleep is drawn with half the ink, as what cannot be used now may be."""
LEFT = "label-content-name-mismatch"
"""Much is printed on a card or a hideout; it is called by its name alone."""
LOOKS = [("en", "light"), ("fr", "dark")]

every_look = pytest.mark.parametrize(("locale", "scheme"), LOOKS)


def faults(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate(RUN)
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical") and fault["id"] != LEFT
    ]


@every_look
def test_the_first_page(visit: Callable[..., Visitor], locale: str, scheme: str) -> None:
    page = visit(locale=locale, scheme=scheme).go()
    page.locator(".poster").last.wait_for()
    assert faults(page) == []


@every_look
@pytest.mark.parametrize("path", ["/new/nottingham", "/new/sherwood"])
def test_making_a_table(visit: Callable[..., Visitor], path: str, locale: str, scheme: str) -> None:
    page = visit(locale=locale, scheme=scheme).go(path)
    page.locator(".gm").last.wait_for()
    page.wait_for_timeout(200)
    assert faults(page) == []


@every_look
@pytest.mark.parametrize("number", range(4))
def test_a_table(visit: Callable[..., Visitor], number: int, locale: str, scheme: str) -> None:
    page = visit(locale=locale, scheme=scheme).go()
    page.locator(".poster").nth(number).get_by_role("button").first.click()
    page.locator(".app .board").wait_for()
    for _ in range(3):
        step(page, random.Random(3), takes_hint=True)
    page.wait_for_timeout(300)
    assert faults(page) == []
