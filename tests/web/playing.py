"""How a test plays without knowing the game: it touches what is live, or takes a hint."""

import random
from contextlib import suppress
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotInTime

from web.browser import Visitor

ANSWERS: Final = ".strip.answers .btn"
CONFIRM: Final = "#confirm.btn"
CHOICES: Final = ".popover .btn, .strip .btn.sm"
LIVE: Final = "[data-state=live]"
HINT: Final = ".say .hint"
WAIVE: Final = ".say .btn:not(.hint)"
"""Nothing to say to what others do."""
MOMENT: Final = 20
LAYING: Final = 3_000
"""So long a hint may take; if nothing comes of it, something else is done."""
SOMETHING: Final = ", ".join((".count", ANSWERS, CONFIRM, CHOICES, LIVE, HINT, WAIVE))
SELDOM: Final = 8
"""One touch of so many is by chance, and the others follow hints: play comes to an end."""
BEGUN: Final = 3
TOUCH: Final = """
    ([kinds, luck]) => {
      const drawn = (thing) => thing.checkVisibility() && thing.getBoundingClientRect().width > 0;
      for (const kind of kinds) {
        const found = [...document.querySelectorAll(kind)].filter(drawn);
        const thing = found[Math.floor(luck * found.length)];
        thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        if (thing) return kind;
      }
      return '';
    }
"""
"""One of the first kind that there is: all in one go, since the table moves on by itself."""


def seated_as(page: Page, key: str, person: str = "ann") -> None:
    """From now on this browser is whoever has the key."""
    for name, value in (("key", key), ("person", person)):
        page.evaluate(f"localStorage.setItem('hoodwink.{name}', '{value}')")


def goes_on(page: Page) -> bool:
    """Waits until something can be done; whether it is not over."""
    page.locator(SOMETHING).first.wait_for()
    return page.locator(".count").count() == 0


def play_to_the_end(page: Page, dice: random.Random, most: int = 900) -> None:
    """Until the count is there. AssertionError if it takes too long."""
    for touched in range(most):
        if not goes_on(page):
            return
        step(page, dice, takes_hint=touched % SELDOM > 0)
    raise AssertionError("the match does not end")


def step(page: Page, dice: random.Random, takes_hint: bool) -> None:
    """One touch of what is there."""
    if takes_hint:
        take_back(page)
    by_chance = () if takes_hint else (CHOICES, LIVE)
    kinds = [CONFIRM, *by_chance, ANSWERS, HINT, WAIVE, CHOICES, LIVE]
    if page.evaluate(TOUCH, [kinds, dice.random()]) == HINT:
        wait_until_laid(page)
    else:
        page.wait_for_timeout(MOMENT)


def compose(visitor: Visitor, dice: random.Random, takes_hint: bool) -> None:
    """What is composed is not sent while there is more to touch."""
    if takes_hint:
        take_back(visitor.page)
    kinds = [HINT] if takes_hint else [CHOICES, LIVE, CONFIRM]
    visitor.page.evaluate(TOUCH, [kinds, dice.random()])
    visitor.wait_for_answers()


def take_back(page: Page) -> None:
    """What was begun by chance may lead nowhere."""
    if page.locator(HINT).or_(page.locator(CONFIRM)).count() == 0:
        for _ in range(BEGUN):
            page.keyboard.press("Escape")


def wait_until_laid(page: Page) -> None:
    """A hint is laid down word by word; who touches something else meanwhile spoils it."""
    with suppress(NotInTime):
        page.locator(f".count, {CONFIRM}").first.wait_for(timeout=LAYING)
