"""Every board on a phone held upright: nothing scrolls sideways, nothing is out of reach."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from web.axe import show
from web.browser import NARROW, Visitor
from web.playing import step
from web.reach import out_of_reach

SMALL = (360, 740)
HANDS = [(SMALL, "fr"), (NARROW, "en"), (SMALL, "en"), (NARROW, "fr")]
"""Each for some touches, and then the next."""
TOUCHES = 16


@pytest.mark.parametrize("number", range(4))
def test_a_long_part_of_a_game(visit: Callable[..., Visitor], number: int) -> None:
    page = visit(size=SMALL).go()
    page.locator(".poster").nth(number).get_by_role("button").first.click()
    page.locator(".app .say").wait_for()
    dice = random.Random(number)
    for size, language in HANDS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        show(page, language, "light")
        if played(page, dice):
            break


def played(page: Page, dice: random.Random) -> bool:
    """Some touches; whether the count is there."""
    for touched in range(TOUCHES):
        page.locator(".count, .say").first.wait_for()
        assert out_of_reach(page) == []
        if page.locator(".count").count():
            return True
        step(page, dice, takes_hint=touched % 3 == 2)
    return False


@pytest.mark.parametrize("number", range(4))
def test_the_name_of_the_game_is_whole(visit: Callable[..., Visitor], number: int) -> None:
    page = visit(size=SMALL, locale="fr").go()
    page.locator(".poster").nth(number).get_by_role("button").first.click()
    title = page.locator(".head .game")
    title.wait_for()
    for _ in range(18):
        step(page, random.Random(number), takes_hint=True)  # until the round stands beside it
    cut = "name => [name.scrollWidth - name.clientWidth, name.scrollHeight - name.clientHeight]"
    assert all(more <= 1 for more in title.evaluate(cut))
