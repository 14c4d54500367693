"""A real Chromium, unpacked once from npm, and pages that must not complain."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Any, Final, Literal, TypedDict

from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from web.late.delays import Delays, Straight, seed

WEB: Final = Path(__file__).parents[2] / "web"
CHROMIUM: Final = WEB / "node_modules" / ".chromium"
WIDE: Final = (1440, 900)
NARROW: Final = (390, 844)
LOW: Final = (1024, 768)
"""As wide as a page may be without the column at its side, and as low as it often is then."""
PATIENCE: Final = 30_000
"""Milliseconds until something that must come is given up, whatever runs beside the tests."""
DRAWN: Final = """
    () => new Promise((done) =>
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
"""
expect.set_options(timeout=PATIENCE)

Scheme = Literal["light", "dark"]


class How(TypedDict, total=False):
    """What may be said of a visitor."""

    size: tuple[int, int]
    locale: str
    scheme: Scheme


def chromium() -> Path:
    """Unpacked before a browser is started; another worker may have been first."""
    path = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    command = ["node", "chromium.mjs", str(CHROMIUM)]
    done = subprocess.run(command, cwd=WEB, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"no Chromium; `make setup` brings it: {done.stderr}"
    return Path(done.stdout.strip())


@contextmanager
def browsing() -> Iterator[Browser]:
    """HOODWINK_CHROMIUM names another browser to take."""
    own = os.environ.get("HOODWINK_CHROMIUM")
    where = Path(own) if own else chromium()
    # The libraries come with it, and without a font that it finds it draws no text at all.
    more = {"LD_LIBRARY_PATH": f"{CHROMIUM}/al2023/lib", "FONTCONFIG_PATH": f"{CHROMIUM}/fonts"}
    environment: dict[str, Any] = {**os.environ, **({} if own else more)}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, env=environment)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser window; whatever the page complains of is kept."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = WIDE,
        locale: str = "en",
        scheme: Scheme = "light",
    ) -> None:
        self.url: Final = url
        self.complaints: Final[list[str]] = []
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            reduced_motion="reduce",
            color_scheme=scheme,
        )
        self.page: Final[Page] = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._heard)
        self.delayed: Final = seed()
        self._line: Final = Delays(self.page, self.delayed) if self.delayed else Straight(self.page)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    @property
    def unanswered(self) -> set[str]:
        """What the page has asked and not been told."""
        return self._line.asked

    def wait_for_answers(self) -> None:
        """Until the page has been told all that it has asked, and has drawn it."""
        ends = monotonic() + PATIENCE / 1000
        self.page.evaluate(DRAWN)
        while self.unanswered:
            assert monotonic() < ends, f"no answer to {self.unanswered}"
            self.page.evaluate(DRAWN)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def leave(self) -> None:
        self.context.close()
