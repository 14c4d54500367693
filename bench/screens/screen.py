"""A screen that somebody sits before: a page that says when it was touched and when it showed."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

WATCHING: Final = (Path(__file__).parent / "watching.js").read_text(encoding="utf-8")
SENDS: Final = "#confirm.btn:not([disabled]), .strip.answers .btn:not([disabled])"
HINT: Final = ".say .btn.hint:not([disabled])"
PATIENCE: Final = 15_000
A_MOMENT: Final = 400
LATEST: Final = 2000
"""Milliseconds in which a move is seen, or never."""


class Screen:
    """One person's browser, without motion."""

    def __init__(self, browser: Browser, url: str, table: str, key: str, slower: int = 1) -> None:
        self._context: Final = browser.new_context(
            viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en"
        )
        self._context.add_init_script(script=WATCHING)
        self._context.add_init_script(script=_known(key))
        self.page: Final[Page] = self._context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(f"{url}/t/{table}")
        self.page.locator(".app .log").wait_for()
        self.page.wait_for_timeout(2000)
        if slower > 1:
            line = self._context.new_cdp_session(self.page)
            line.send("Emulation.setCPUThrottlingRate", {"rate": slower})

    def ready(self) -> bool:
        """Whether one touch more sends a move: by a hint, if this person is asked."""
        if self.page.locator(SENDS).count():
            return True
        if not self.page.locator(HINT).count():
            return False
        self.page.locator(HINT).first.dispatch_event("click")
        self.page.wait_for_timeout(A_MOMENT)
        return self.page.locator(SENDS).count() > 0

    def touch(self) -> None:
        self.page.locator(SENDS).first.dispatch_event("click")

    def watch(self) -> None:
        self.page.evaluate(f"watchLog({LATEST})")

    def told(self, what: str) -> Any:
        return self.page.evaluate(f"watching.{what}")

    def over(self) -> bool:
        return self.page.locator(".count").count() > 0

    def close(self) -> None:
        self._context.close()


def _known(key: str) -> str:
    """The page asks the server who the key is; it only must have one."""
    words = {"key": key, "person": "somebody", "name": "load"}
    return "".join(f"localStorage.setItem('hoodwink.{n}', '{v}');" for n, v in words.items())
