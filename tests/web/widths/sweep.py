"""Scenes looked at in many windows: as they are, then with something touched, composed or open."""

from collections.abc import Iterable, Sequence

from playwright.sync_api import Browser
from playwright.sync_api import Error as Refused

from server.kit import Serving
from web.browser import Visitor
from web.widths.looking import faults
from web.widths.scenes import Scene
from web.widths.sizes import Window


def swept(
    browser: Browser,
    serving: Serving,
    scene: Scene,
    windows: Iterable[Window],
    acted: Sequence[Window],
) -> list[str]:
    """All faults of one scene; `acted` are the windows for what is done in it."""
    visitor = Visitor(browser, serving.url, size=acted[0][1:])
    try:
        page = scene.come(visitor, serving)
        page.evaluate("document.fonts.ready")
        found = faults(page, windows)
        for name, act in scene.acts.items():
            page.set_viewport_size({"width": acted[0].width, "height": acted[0].height})
            try:
                done = act(page)
            except Refused as error:
                found.append(f"{acted[0]} {name}: cannot be done: {_first(error)}")
                continue
            found += [f"{name}, {fault}" for fault in faults(page, acted if done else [])]
        return found + [f"the page complains: {said}" for said in visitor.complaints]
    finally:
        visitor.leave()


def _first(error: Refused) -> str:
    """Why a press did not arrive: what Playwright says lies over it, else its first line."""
    lines = [line.strip() for line in error.message.splitlines()]
    return next((line for line in lines if "intercepts" in line), lines[0])
