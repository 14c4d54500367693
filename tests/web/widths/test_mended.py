"""Windows in which something was once cut, covered or run into: each is looked at in every run."""

import pytest
from playwright.sync_api import Browser

from server.kit import Serving
from web.widths.scenes import scenes
from web.widths.sizes import Window
from web.widths.sweep import swept

ONCE = [
    ("sherwood-6", "action", Window("fr", 761, 640)),  # the tray was wider than the page
    ("sherwood-6", "answer", Window("en", 340, 640)),  # I lay on Nottingham, loot on the route
    ("cornish-5", "turn", Window("en", 761, 640)),  # "passed" lay on what somebody has
    ("cornish-5", "turn", Window("fr", 340, 640)),  # a long title lay on the sentence
    ("cornish-4", "turn", Window("en", 1280, 800)),  # goods lay on my pawn in Penzance
    ("cornish-4", "turn", Window("fr", 761, 640)),  # warehouses lay on what is ashore
    ("pages", "home", Window("fr", 340, 640)),  # a pitch was cut
]


@pytest.mark.parametrize(("part", "name", "window"), ONCE)
def test_what_was_mended_stays_so(
    browser: Browser, serving: Serving, part: str, name: str, window: Window
) -> None:
    scene = next(each for each in scenes(part) if each.name == name)
    assert swept(browser, serving, scene, [window], [window]) == []
