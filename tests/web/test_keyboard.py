"""Keyboard alone plays a whole game."""

import random
from collections.abc import Callable

from playwright.sync_api import expect

from web.browser import Visitor
from web.playing import press_to_the_end


def test_a_whole_game_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play King, Thief, Minister now, against bots").focus()
    page.keyboard.press("Enter")
    page.locator(".app").wait_for()
    press_to_the_end(page, random.Random(2))
    expect(page.locator(".bars li")).to_have_count(4)


def test_escape_takes_back(visit: Callable[..., Visitor]) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play King, Thief, Minister now, against bots").click()
    page.locator("[data-words='peek none']").click()
    page.locator("[data-composed='peek none']").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-composed='peek none']")).to_be_hidden()
