"""How a test plays without knowing the game: it touches what is live."""

import random
from typing import Final

from playwright.sync_api import Page

ANSWERS: Final = ".strip.answers .btn"
CONFIRM: Final = "#confirm.btn"
LIVE: Final = ".verbs .thing.live"
WAIVE: Final = ".say .btn"
MOMENT: Final = 40
SOMETHING: Final = ", ".join((".count", ANSWERS, CONFIRM, LIVE, WAIVE))


def play_to_the_end(page: Page, dice: random.Random, most: int = 400) -> None:
    """Until the count is there. AssertionError if it takes too long."""
    for _ in range(most):
        page.locator(SOMETHING).first.wait_for()
        if page.locator(".count").count():
            return
        step(page, dice)
    raise AssertionError("the match does not end")


def step(page: Page, dice: random.Random) -> None:
    """One touch. What is gone before it is touched is no matter: the table moves on by itself."""
    for wanted in (CONFIRM, ANSWERS, LIVE, WAIVE):
        found = page.locator(wanted).all()
        if found:
            dice.choice(found).dispatch_event("click")
            page.wait_for_timeout(MOMENT)
            return


def press_to_the_end(page: Page, dice: random.Random, most: int = 400) -> None:
    """The same by keyboard alone: skip to the tray, Tab to what can be pressed, then Enter."""
    for _ in range(most):
        page.locator(SOMETHING).first.wait_for()
        if page.locator(".count").count():
            return
        if page.locator(CONFIRM).count():
            page.keyboard.press("Control+Enter")
        elif tabbed_to(page, dice.randrange(1, 4)):
            page.keyboard.press("Enter")
        page.wait_for_timeout(MOMENT)
    raise AssertionError("the match does not end")


def tabbed_to(page: Page, times: int) -> bool:
    """Whether Tab has come to the so-many-th thing that can be played, from the top of the page."""
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    found = 0
    for _ in range(20):
        page.keyboard.press("Tab")
        held = page.evaluate(f"document.activeElement.matches('{ANSWERS}, {LIVE}')")
        found += bool(held)
        if held and found >= min(times, page.locator(f"{ANSWERS}, {LIVE}").count()):
            return True
    return False
