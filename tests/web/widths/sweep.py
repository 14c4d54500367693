"""Scenes looked at in many windows: as they are, then with something touched, composed or open."""

from collections.abc import Iterable, Sequence
from itertools import groupby

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as Refused

from server.kit import Serving
from web.axe import ink, show
from web.browser import Visitor
from web.widths.looking import faults
from web.widths.scenes import Act, Scene, closed
from web.widths.sizes import Window


def swept(
    browser: Browser,
    serving: Serving,
    scene: Scene,
    windows: Iterable[Window],
    acted: Sequence[Window],
    inked: Sequence[Window] = (),
) -> list[str]:
    """All faults of one scene; `acted` are the windows for what is done in it, `inked` for axe."""
    visitor = Visitor(browser, serving.url, size=acted[0][1:])
    try:
        page = scene.come(visitor, serving)
        page.evaluate("document.fonts.ready")
        found = faults(page, windows) + _unread(page, inked)
        for name, act in scene.acts.items():
            for language, some in groupby(acted, lambda window: window.language):
                found += _after(page, name, act, language, list(some))
        return found + [f"the page complains: {said}" for said in visitor.complaints]
    finally:
        visitor.leave()


def _unread(page: Page, windows: Sequence[Window]) -> list[str]:
    """Contrast hangs on the theme and hardly on the size: both themes in a few windows."""
    found = []
    for window in windows:
        page.set_viewport_size({"width": window.width, "height": window.height})
        found += [f"{window}: {fault}" for fault in ink(page)]
    return found


def _after(page: Page, name: str, act: Act, language: str, some: list[Window]) -> list[str]:
    """Something is done in the first of some windows of one language, and looked at in all."""
    page.set_viewport_size({"width": some[0].width, "height": some[0].height})
    closed(page)
    show(page, language, "light")
    try:
        done = act(page)
    except Refused as error:
        return [f"{name}, {some[0]}: cannot be done: {_first(error)}"]
    return [f"{name}, {fault}" for fault in faults(page, some if done else [])]


def _first(error: Refused) -> str:
    """Why a press did not arrive: what Playwright says lies over it, else all that it tried."""
    lines = [line.strip() for line in error.message.splitlines()]
    return next((line for line in lines if "intercepts" in line), " ".join(lines[:14]))
