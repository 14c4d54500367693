"""The smallest game of the guide, played in the browser without a line of web code."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from playwright.sync_api import Browser, expect

from server.kit import TESTS, Serving
from web.browser import NARROW, WEB, WIDE, Visitor
from web.playing import play_to_the_end

LOCALES = Path("src", "hoodwink", "locales")


def build(folder: Path) -> Path:
    """Pages as of a checkout that has the two Fluent files of the game beside the others."""
    copytree(WEB, folder / "web", ignore=ignore_patterns("node_modules", "*.jsonl"))
    (folder / "web" / "node_modules").symlink_to(WEB / "node_modules")
    for locales in (WEB.parent / LOCALES, TESTS / "smallest" / "locales"):
        copytree(locales, folder / LOCALES, dirs_exist_ok=True)
    around = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    subprocess.run(
        ["npm", "run", "build"], cwd=folder / "web", env=around, capture_output=True, check=True
    )
    return folder / "src" / "hoodwink" / "server" / "web" / "pages"


@pytest.fixture(scope="module")
def smallest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has the game registered."""
    folder = tmp_path_factory.mktemp("smallest")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SMALLEST_PAGES", str(build(folder)))
        served = Serving(folder / "tables.db", [Path(__file__).parent / "registered"])
    yield served
    served.stop()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_the_smallest_game_is_played_to_its_end(
    browser: Browser, smallest: Serving, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, smallest.url, size=size)
    page = visitor.go()
    page.get_by_role("button", name="Play A Pig in a Poke now, against bots").click()
    expect(page.get_by_role("heading", name="A Pig in a Poke")).to_be_visible()
    expect(page.locator(".generic")).to_contain_text("Prices")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    play_to_the_end(visitor, random.Random(1))
    expect(page.locator(".bars li")).to_have_count(4)
    visitor.leave()
    assert visitor.complaints == []
