"""Keyboard alone plays whole games."""

import random

import pytest
from playwright.sync_api import expect

from hoodwink import Match
from server.kit import Serving
from web.company import Visit, gather
from web.moments import OPTIONS, SEATS
from web.playing import LIVE, seated_as
from web.pressing import out_of_tabs, press_to_the_end

SHORT = [("nottingham", 3, {}), ("sherwood", 3, {}), ("cornish", 2, {"round_cap": 1})]
"""With few seats and rounds: what can be pressed is the same."""


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("button", name="Play King, Thief, Minister now, against bots").focus()
    page.keyboard.press("Enter")
    page.locator(".app").wait_for()
    press_to_the_end(visitor, random.Random(2))
    expect(page.locator(".bars li")).to_have_count(4)


@pytest.mark.parametrize(("game", "seats", "options"), SHORT)
def test_a_short_game_by_keyboard_alone(
    visit: Visit, serving: Serving, game: str, seats: int, options: dict[str, int]
) -> None:
    key = serving.person("Ann")
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = serving.table(key, game, seats, bots=bots, sit=0, options=options)
    serving.act(table, "start", key)
    visitor = visit()
    page = visitor.go()
    seated_as(page, key)
    page.goto(f"{serving.url}/t/{table}")
    page.locator(".app").wait_for()
    press_to_the_end(visitor, random.Random(2))
    expect(page.locator(".bars li")).to_have_count(seats)


@pytest.mark.parametrize("game", OPTIONS)
def test_all_that_lives_is_reached_by_tab(visit: Visit, serving: Serving, game: str) -> None:
    match = Match(game, SEATS, seed=1, **OPTIONS[game])
    me = match.to_act[0]
    page = gather(visit, serving, match, me)[me]
    page.locator(LIVE).first.wait_for()
    assert out_of_tabs(page, LIVE) == []


def test_escape_takes_back(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Play King, Thief, Minister now, against bots").click()
    page.locator("[data-words='peek none']").click()
    page.locator("[data-composed='peek none']").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-composed='peek none']")).to_be_hidden()
