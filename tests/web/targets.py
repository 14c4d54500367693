"""Where a finger really lands: how large all is that can be touched, felt out point by point."""

from typing import Final

from playwright.sync_api import Page

from web.browser import DRAWN

SETTLING: Final = 30
"""So often it is felt again: a board that has just changed is laid out once more."""
LEAST: Final = 44
"""CSS pixels either way, as WCAG 2.5.5 has it."""
CLOSE: Final = 36
"""On the coast of Cornwall places lie where they lie: some have a neighbour nearer than that."""
CROWDED: Final = 20
"""And where a crowd stands a place that only says why it is asleep leaves the room to others."""
SMALL: Final = """
    ([least, close, crowded]) => {
      const kinds = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab]';
      const lid = document.querySelector('.popover, .drawer, .wants, .leaf, .menu') ?? document;
      const labelled = 'label:has(input, select)';
      const owner = (one) => one?.closest(labelled) ?? one?.closest(kinds) ?? null;
      const at = (x, y) => owner(document.elementFromPoint(x, y));
      const reach = (thing, x, y, dx, dy) => {
        let far = 0;
        while (far < least && at(x + dx * (far + .5), y + dy * (far + .5)) === thing) far += .5;
        return far;
      };
      const steps = [-22, -16, -8, 0, 8, 16, 21.5];
      const ample = (thing, x, y) =>
        steps.every((step) => at(x + step, y) === thing && at(x, y + step) === thing);
      const felt = (thing, x, y) => at(x, y) !== thing ? [0, 0] : ample(thing, x, y) ? [44, 44] : [
        reach(thing, x, y, -1, 0) + reach(thing, x, y, 1, 0) + .5,
        reach(thing, x, y, 0, -1) + reach(thing, x, y, 0, 1) + .5];
      const least_of = ([width, height]) => Math.min(width, height);
      const spots = [.5, .1, .3, .7, .9];
      const largest = (thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        let best = [0, 0];
        for (const x of spots) for (const y of spots) {
          if (least_of(best) >= least) return best;
          const found = felt(thing, left + x * width, top + y * height);
          if (least_of(found) > least_of(best)) best = found;
        }
        return best;
      };
      const within = (thing) => {
        const { left, top, right, bottom, width, height } = thing.getBoundingClientRect();
        const seen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
        return seen && width > 1 && height > 1;
      };
      const isText = (each) => each.nodeName === '#text' && each.data.trim();
      const inProse = (one) => ['inline', 'inline-block'].includes(getComputedStyle(one).display)
        && [...one.parentElement.childNodes].some(isText);
      const away = (one) => one.disabled || one.closest('.sheet :is(.board, .tray)')
        || one.matches('.log li:nth-last-child(n + 12) *, .c-exit')
        || getComputedStyle(one).pointerEvents === 'none';
      const told = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute('class')}`
        + ` "${(one.textContent.trim() || one.getAttribute('aria-label') || '').slice(0, 40)}"`;
      const found = {};
      const things = [...lid.querySelectorAll(kinds)].filter((one) => !away(one)).map(owner);
      for (const thing of new Set(things)) {
        if (!thing.checkVisibility({ visibilityProperty: true }) || inProse(thing)) continue;
        thing.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (!within(thing)) continue;
        const size = largest(thing);
        const coast = thing.matches('.asleep') ? crowded : close;
        if (least_of(size) < (thing.closest('.c-map') ? coast : least)) found[told(thing)] = size;
      }
      return Object.entries(found).map(([one, [width, height]]) => `${width} x ${height}: ${one}`);
    }
"""
"""A thing has as much as is its own along both lines through one point of it: what lies over it
takes away, what it has unseen around it counts. A link in a sentence is as high as the line
(the inline exception of WCAG 2.5.8); a box to tick is touched by its label. What is a picture
only, or lies under an open leaf, cannot be touched at all. Of a log the last lines are enough; the
ways out of a part of the coast are tabs above it, too."""


def too_small(page: Page) -> list[str]:
    """What a thumb would miss, of all that can be touched now."""
    small: list[str] = []
    for _ in range(SETTLING):
        small = page.evaluate(SMALL, [LEAST, CLOSE, CROWDED])
        if not small:
            break
        page.evaluate(DRAWN)
    return small
