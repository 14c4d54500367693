"""What a thumb cannot reach or an eye not read: covered, aside, or only by scrolling sideways."""

from typing import Final

from playwright.sync_api import Page

from web.browser import DRAWN

TOUCHED: Final = "[data-state=live], .strip .btn, .say .btn, .tabs button, .head button"
READ: Final = ".seat .nm, .seat .cnt, .seat .purse"
"""On a plate: all of it is seen, or it may be taken for another number."""
OUT: Final = """
    ([touched, read]) => {
      const found = [];
      const told = (box) => `${box.getAttribute('class')} "${box.textContent.trim()}"`;
      const scrolls = (box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
      if (document.documentElement.scrollWidth > innerWidth) found.push('scrolls sideways: page');
      for (const box of document.querySelectorAll('body *'))
        if (box.clientWidth > 0 && box.scrollWidth > box.clientWidth + 1 && scrolls(box))
          found.push(`scrolls sideways: ${told(box)}`);
      const lid = document.querySelector('.popover, .drawer, .wants');
      const spots = [[.5, .5], [.25, .3], [.75, .3], [.25, .75], [.75, .75], [.5, .15]];
      for (const thing of (lid ?? document).querySelectorAll(lid ? 'button' : touched)) {
        if (!thing.checkVisibility() || thing.getBoundingClientRect().width === 0) continue;
        thing.scrollIntoView({ block: 'nearest' });
        const { left, top, width, height } = thing.getBoundingClientRect();
        const at = ([x, y]) => document.elementFromPoint(left + x * width, top + y * height);
        if (!spots.some((spot) => thing.contains(at(spot)))) found.push(`covered: ${told(thing)}`);
        if (left < -1 || left + width > innerWidth + 1) found.push(`aside: ${told(thing)}`);
      }
      for (const text of lid ? [] : document.querySelectorAll(read)) {
        if (!text.checkVisibility() || text.getBoundingClientRect().width === 0) continue;
        text.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = text.getBoundingClientRect();
        const at = (part) => document.elementFromPoint(left + width / 2, top + part * height);
        const seen = [.1, .9].every((part) => text.closest('.seat').contains(at(part)));
        if (!seen) found.push(`hidden: ${told(text)}`);
      }
      return found;
    }
"""


SETTLING: Final = 120
"""So often it is looked again: a board that was just resized is laid out once more."""


def out_of_reach(page: Page) -> list[str]:
    """What lies over the table may cover the rest; then all of it is within reach."""
    found: list[str] = []
    for _ in range(SETTLING):
        found = page.evaluate(OUT, [TOUCHED, READ])
        if not found:
            break
        page.evaluate(DRAWN)
    return found
