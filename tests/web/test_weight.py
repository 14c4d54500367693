"""What comes over the line at first: little enough for a phone on a slow one."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from server.kit import Serving
from web.browser import Visitor
from web.playing import seated_as

SCRIPT = 165_000
ALL = 400_000
"""Bytes as they are sent, packed, with their headers and with fonts."""


class Scales:
    """Weighs every answer that a page gets, by its kind."""

    def __init__(self, page: Page) -> None:
        self._kinds: dict[str, str] = {}
        self.weighed: dict[str, int] = {}
        line = page.context.new_cdp_session(page)
        line.on("Network.responseReceived", self._came)
        line.on("Network.loadingFinished", self._weigh)
        line.send("Network.enable")

    def _came(self, told: dict[str, Any]) -> None:
        self._kinds[told["requestId"]] = told["type"]

    def _weigh(self, told: dict[str, Any]) -> None:
        kind = self._kinds.get(told["requestId"], "Other")
        self.weighed[kind] = self.weighed.get(kind, 0) + int(told["encodedDataLength"])


def test_home_and_then_a_table_of_nottingham(
    visit: Callable[..., Visitor], serving: Serving
) -> None:
    """Together, so each alone is lighter still."""
    table, keys = serving.company("nottingham", 4)
    visitor = visit()
    scales = Scales(visitor.page)
    page = visitor.go()
    page.locator(".poster").last.wait_for()
    page.wait_for_load_state("networkidle")
    seated_as(page, keys[0])
    page.goto(f"{serving.url}/t/{table}")
    page.locator(".app .say").wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    assert scales.weighed["Font"] > 50_000, "nothing was weighed"
    assert scales.weighed["Script"] < SCRIPT
    assert sum(scales.weighed.values()) < ALL
