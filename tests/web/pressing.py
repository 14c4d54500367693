"""A keyboard alone: what is wanted is come to by Tab and pressed by Enter."""

import random
from typing import Final

from playwright.sync_api import Page

from web.browser import Visitor
from web.playing import (
    ANSWERS,
    CHOICES,
    CONFIRM,
    HINT,
    LIVE,
    SELDOM,
    WAIVE,
    Pointer,
    take_back,
)

DRAWN: Final = f"{ANSWERS}, {CHOICES}, {LIVE}"
MOST_TABS: Final = 400
BEFORE: Final = """
    ([wanted, luck]) => {
      const stops = [...document.querySelectorAll('a[href], button, input, select, [tabindex]')]
        .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
      const found = stops.filter((each) => each.matches(wanted));
      const thing = found[Math.floor(luck * found.length)];
      const before = stops[stops.indexOf(thing) - 1];
      before?.focus({ preventScroll: true });
      return thing !== undefined && before !== undefined;
    }
"""
"""The way from the top is the same every time: it is walked once, and then only its last step."""
AT: Final = "(wanted) => document.activeElement.matches(wanted)"
NAMED: Final = """
    () => document.activeElement.dataset.words ?? document.activeElement.textContent.trim()
"""
MARK: Final = """
    (wanted) => [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility())
      .map((each, at) => { each.dataset.stop = at; return at; })
"""


def press_to_the_end(visitor: Visitor, dice: random.Random, most: int = 900) -> None:
    """Until the count is there. AssertionError tells what it was stuck on if it takes too long."""
    pointer = Pointer(visitor, dice)
    for pressed in range(most):
        if not pointer.goes_on():
            return
        if visitor.page.locator(CONFIRM).count():
            pointer.stuck.touched("Control+Enter")
            visitor.page.keyboard.press("Control+Enter")
        else:
            press(pointer, takes_hint=pressed % SELDOM > 0)
        pointer.wait()
    raise pointer.stuck.at("the match does not end")


def press(pointer: Pointer, takes_hint: bool) -> None:
    """Mostly what is said first, so that it is quick; now and then what is drawn."""
    page = pointer.page
    if takes_hint:
        take_back(page)
    said = (HINT, WAIVE) if takes_hint else ()
    wanted = next((each for each in said if page.locator(each).count()), DRAWN)
    if page.evaluate(BEFORE, [wanted, pointer.dice.random()]):
        page.keyboard.press("Tab")
        if page.evaluate(AT, wanted):
            pointer.stuck.touched(page.evaluate(NAMED))
            page.keyboard.press("Enter")


def out_of_tabs(page: Page, wanted: str) -> list[int]:
    """Which of the wanted things Tab never comes to, from the top of the page."""
    left = set(page.evaluate(MARK, wanted))
    assert left, f"there is nothing to come to: {wanted}"
    page.evaluate("document.querySelector('.skip').focus()")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        left.discard(int(page.evaluate("document.activeElement.dataset.stop ?? -1")))
        if not left:
            break
    return sorted(left)
