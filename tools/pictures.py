"""Takes docs/images/*.jpg: pages of a real server in a real browser, by size and time of day.

    make pictures                    all of them
    make pictures ARGS=nottingham    those of one page

Bots decide what is played, by the hint of the table; every table of a game is dealt alike. The
contact sheet of all blocks is `blocks`.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as NotInTime

from server.kit import Serving
from tools import sheet
from web.browser import NARROW, WIDE, Visitor, browsing
from web.conftest import DEALT
from web.playing import Pointer, play_to_the_end

IMAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "images"
GAMES: Final = {
    "nottingham": ("Sheriff of Nottingham", 14),
    "sherwood": ("Sherwood Forest", 12),
    "cornish": ("Cornish Smuggler", 26),
    "shahdozd": ("King, Thief, Minister", 9),
}
"""By game its title, and after how many touches its picture is taken."""
PAGES: Final = ("home", *GAMES, "deal", "count")
NAMES: Final = (*PAGES, "blocks")
QUALITY: Final = 80
PATIENCE: Final = 4_000
MOST_TOUCHES: Final = 200
COINS: Final = ".stack:visible"
"""What only who may offer something has before them."""


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Take the pictures of the browser's pages.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(NAMES)}")
    names = parser.parse_args(argv).names or NAMES
    with TemporaryDirectory() as folder, browsing() as browser:
        if "blocks" in names:
            print(all_blocks(browser, Path(folder)))
        served = Serving(Path(folder) / "tables.db", [DEALT])
        try:
            for name in (name for name in names if name in PAGES):
                for night in (False, True):
                    for size in (WIDE, NARROW):
                        print(take(browser, served.url, name, night, size))
        finally:
            served.stop()


def all_blocks(browser: Browser, folder: Path) -> Path:
    """The contact sheet."""
    written, file = folder / "blocks.html", IMAGES / "blocks.jpg"
    sheet.main(["--out", str(written)])
    page = browser.new_page(viewport={"width": WIDE[0], "height": WIDE[1]})
    page.goto(written.as_uri())
    page.screenshot(path=file, type="jpeg", quality=QUALITY // 2, full_page=True)
    page.close()
    return file


def take(browser: Browser, url: str, name: str, night: bool, size: tuple[int, int]) -> Path:
    visitor = Visitor(browser, url, size=size, scheme="dark" if night else "light")
    page = visitor.go()
    page.locator(".poster").last.wait_for()
    if name != "home":
        shown(visitor, name)
    file = IMAGES / f"{name}-{'wide' if size == WIDE else 'narrow'}{'-night' * night}.jpg"
    page.wait_for_timeout(600)
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    visitor.leave()
    return file


def shown(visitor: Visitor, name: str) -> None:
    """A match of that game, some way in; for the count, one that is over."""
    title, touches = GAMES[{"deal": "nottingham", "count": "shahdozd"}.get(name, name)]
    visitor.page.get_by_role("button", name=f"Play {title} now, against bots").click()
    pointer = Pointer(visitor, random.Random(4))
    if name == "count":
        play_to_the_end(visitor, pointer.dice)
    elif name == "deal":
        haggle(pointer)
    else:
        for _ in range(touches):
            pointer.goes_on()
            pointer.step(takes_hint=True)
        wait_for_me(visitor.page)


def haggle(pointer: Pointer) -> None:
    """On to the first bag of mine that is looked at, and coins laid down for it."""
    page = pointer.page
    for _ in range(MOST_TOUCHES):
        if not pointer.goes_on() or page.locator(COINS).count():
            break
        pointer.step(takes_hint=True)
    page.keyboard.press("Escape")
    page.locator(COINS).nth(1).click()


def wait_for_me(page: Page) -> None:
    """Until it is my turn again, and nothing is laid out."""
    for _ in range(30):
        try:
            page.locator(".say.mine").wait_for(timeout=PATIENCE)
        except NotInTime:
            continue
        page.keyboard.press("Escape")
        break


if __name__ == "__main__":
    main()
