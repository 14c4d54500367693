"""How a test plays without knowing the game: a real pointer on what is live, or a hint."""

import random
from typing import Final

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as NotInTime

from web.browser import DRAWN, Visitor
from web.late.stuck import Stuck

ANSWERS: Final = ".strip.answers .btn"
CONFIRM: Final = "#confirm.btn"
CHOICES: Final = ".popover .btn, .popover .fan button, .strip .btn.sm"
LIVE: Final = "[data-state=live]"
HINT: Final = ".say .hint"
WAIVE: Final = ".say .btn:not(.hint)"
"""Nothing to say to what others do."""
SOMETHING: Final = ", ".join((".count", ANSWERS, CONFIRM, CHOICES, LIVE, HINT, WAIVE))
SELDOM: Final = 8
"""One touch of so many is by chance, and the others follow hints: play comes to an end."""
BEGUN: Final = 3
IN_A_ROW: Final = 3
"""So many touches come before an answer is waited for, where frames are late."""
FIND: Final = """
    ([kinds, luck]) => {
      const spots = [[.5, .5], [.25, .5], [.75, .5], [.5, .25], [.5, .75], [.25, .25], [.75, .75]];
      const drawn = (thing) => thing.checkVisibility() && !thing.disabled
        && thing.getBoundingClientRect().width > 0;
      const spot = (thing) => {
        const { left, top, width, height } = thing.getBoundingClientRect();
        for (const [right, down] of spots) {
          const [x, y] = [left + right * width, top + down * height];
          if (thing.contains(document.elementFromPoint(x, y))) return { x, y };
        }
        return null;
      };
      const reached = (thing) => {
        for (const block of ['nearest', 'center']) {
          thing.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
          const found = spot(thing);
          if (found) return found;
        }
        return null;
      };
      const covered = [];
      const told = (thing) => thing.dataset.words ?? thing.textContent.trim().slice(0, 40);
      for (const kind of kinds) {
        const found = [...document.querySelectorAll(kind)].filter(drawn);
        while (found.length > 0) {
          const [thing] = found.splice(Math.floor(luck * found.length), 1);
          const at = reached(thing);
          if (at) return { ...at, kind, covered, what: told(thing) };
          covered.push(told(thing));
        }
      }
      return { kind: '', covered };
    }
"""
"""Where one of the first kind can be pressed that there is; what lies under something cannot."""


def seated_as(page: Page, key: str, person: str = "ann") -> None:
    """From now on this browser is whoever has the key."""
    for name, value in (("key", key), ("person", person)):
        page.evaluate(f"localStorage.setItem('hoodwink.{name}', '{value}')")


class Pointer:
    """The mouse of one visitor. It notes what it presses: whoever is stuck tells it."""

    def __init__(self, visitor: Visitor, dice: random.Random) -> None:
        self.visitor: Final = visitor
        self.page: Final = visitor.page
        self.dice: Final = dice
        self.stuck: Final = Stuck(visitor)
        self._unanswered = 0

    def goes_on(self) -> bool:
        """Waits until something can be done; whether it is not over."""
        try:
            self.page.locator(SOMETHING).first.wait_for()
        except NotInTime:
            raise self.stuck.at("nothing can be touched") from None
        return self.page.locator(".count").count() == 0

    def press(self, *kinds: str) -> str:
        """One of the first kind that there is, at its middle; tells which kind it was."""
        found = self.page.evaluate(FIND, [kinds, self.dice.random()])
        self.stuck.covered |= set(found["covered"])
        if found["kind"]:
            self.stuck.touched(found["what"])
            self.page.mouse.click(found["x"], found["y"])
        return str(found["kind"])

    def step(self, takes_hint: bool) -> None:
        """One touch of what is there."""
        if takes_hint:
            take_back(self.page)
        by_chance = () if takes_hint else (CHOICES, LIVE)
        self.press(CONFIRM, *by_chance, ANSWERS, HINT, WAIVE, CHOICES, LIVE)
        self.wait()

    def wait(self) -> None:
        """For the answer; where frames are late, some more touches come before it."""
        self._unanswered += 1
        if self.visitor.delayed and self._unanswered < self.dice.randint(1, IN_A_ROW):
            self.page.evaluate(DRAWN)
        else:
            self.visitor.wait_for_answers()
            self._unanswered = 0


def play_to_the_end(visitor: Visitor, dice: random.Random, most: int = 900) -> None:
    """Until the count is there. AssertionError tells what it was stuck on if it takes too long."""
    pointer = Pointer(visitor, dice)
    for touched in range(most):
        if not pointer.goes_on():
            return
        pointer.step(takes_hint=touched % SELDOM > 0)
    raise pointer.stuck.at("the match does not end")


def compose(visitor: Visitor, dice: random.Random, takes_hint: bool) -> None:
    """What is composed is not sent while there is more to touch."""
    if takes_hint:
        take_back(visitor.page)
    kinds = [HINT] if takes_hint else [CHOICES, LIVE, CONFIRM]
    Pointer(visitor, dice).press(*kinds)
    visitor.wait_for_answers()


def take_back(page: Page) -> None:
    """What was begun by chance may lead nowhere."""
    if page.locator(HINT).or_(page.locator(CONFIRM)).count() == 0:
        for _ in range(BEGUN):
            page.keyboard.press("Escape")
