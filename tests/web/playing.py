"""How a test plays without knowing the game: it touches what is live, or takes a hint."""

import random
from contextlib import suppress
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotInTime

ANSWERS: Final = ".strip.answers .btn"
CONFIRM: Final = "#confirm.btn"
CHOICES: Final = ".popover .btn, .strip .btn.sm"
LIVE: Final = "[data-state=live]"
SAID: Final = ".say .btn"
"""A hint, or nothing to say."""
MOMENT: Final = 40
SOMETHING: Final = ", ".join((".count", ANSWERS, CONFIRM, CHOICES, LIVE, SAID))
PATIENCE: Final = 3
"""So many touches by chance, and then a hint is taken: play comes to an end."""


def seated_as(page: Page, key: str, person: str = "ann") -> None:
    """From now on this browser is whoever has the key."""
    for name, value in (("key", key), ("person", person)):
        page.evaluate(f"localStorage.setItem('hoodwink.{name}', '{value}')")


def play_to_the_end(page: Page, dice: random.Random, most: int = 600) -> None:
    """Until the count is there. AssertionError if it takes too long."""
    for touched in range(most):
        page.locator(SOMETHING).first.wait_for()
        if page.locator(".count").count():
            return
        step(page, dice, takes_hint=touched % (PATIENCE + 1) == PATIENCE)
    raise AssertionError("the match does not end")


def step(page: Page, dice: random.Random, takes_hint: bool) -> None:
    """One touch. What is gone before it is touched is no matter: the table moves on by itself."""
    if takes_hint and not page.locator(CONFIRM).count():
        for _ in range(PATIENCE):
            page.keyboard.press("Escape")  # what was begun by chance may lead nowhere
    by_chance = () if takes_hint else (CHOICES, LIVE)
    for wanted in (CONFIRM, *by_chance, ANSWERS, SAID, CHOICES, LIVE):
        found = [thing for thing in page.locator(wanted).all() if thing.is_visible()]
        if found:
            with suppress(NotInTime):
                dice.choice(found).dispatch_event("click", timeout=1000)
            page.wait_for_timeout(MOMENT)
            return


def press_to_the_end(page: Page, dice: random.Random, most: int = 600) -> None:
    """The same by keyboard alone: Tab to what can be pressed, then Enter."""
    for pressed in range(most):
        page.locator(SOMETHING).first.wait_for()
        if page.locator(".count").count():
            return
        if page.locator(CONFIRM).count():
            page.keyboard.press("Control+Enter")
        else:
            press(page, dice, takes_hint=pressed % 8 != 7)
        page.wait_for_timeout(MOMENT)
    raise AssertionError("the match does not end")


def press(page: Page, dice: random.Random, takes_hint: bool) -> None:
    """Mostly what is said first, so that it is quick; now and then what is drawn."""
    if takes_hint:
        for _ in range(PATIENCE):
            page.keyboard.press("Escape")  # what was begun by chance may lead nowhere
    said = takes_hint and page.locator(SAID).count() > 0
    wanted = SAID if said else f"{ANSWERS}, {CHOICES}, {LIVE}"
    if tabbed_to(page, wanted, dice.randrange(1, 4)):
        page.keyboard.press("Enter")
    if said:
        with suppress(NotInTime):  # a hint is laid down word by word; Escape would take it back
            page.locator(CONFIRM).wait_for(timeout=1000)


def tabbed_to(page: Page, wanted: str, times: int) -> bool:
    """Whether Tab has come to the so-many-th of the wanted things, from the top of the page."""
    page.evaluate("document.querySelector('.skip')?.focus()")  # it goes when the match is over
    times = min(times, page.locator(wanted).filter(visible=True).count())
    found = 0
    for _ in range(120):
        page.keyboard.press("Tab")
        found += bool(page.evaluate(f"document.activeElement.matches('{wanted}')"))
        if found >= times:
            return found > 0
    return False
