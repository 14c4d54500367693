"""What a thumb cannot reach: what is covered or aside; and what would scroll sideways."""

from typing import Final

from playwright.sync_api import Page

TOUCHED: Final = "[data-state=live], .strip .btn, .say .btn, .tabs button, .head button"
OUT: Final = """
    (touched) => {
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
      return found;
    }
"""


SETTLING: Final = 40
"""So often it is looked again: a board that was just resized is laid out once more."""


def out_of_reach(page: Page) -> list[str]:
    """What lies over the table may cover the rest; then all of it is within reach."""
    found: list[str] = []
    for _ in range(SETTLING):
        found = page.evaluate(OUT, TOUCHED)
        if not found:
            break
        page.wait_for_timeout(50)
    return found
