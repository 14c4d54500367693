"""The pages in a real browser, from the first one to the count."""

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from web.browser import NARROW, WIDE, Visitor
from web.playing import play_to_the_end

Visit = Callable[..., Visitor]
FEWEST = {
    "King, Thief, Minister": 3,
    "Sheriff of Nottingham": 3,
    "Sherwood Forest": 3,
    "Cornish Smuggler": 2,
}
USUAL = 4
NOW = list(FEWEST)[: None if "HOODWINK_SOAK" in os.environ else 1]
"""With four seats and all rounds the others take minutes: `make soak` plays them."""


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_text_is_really_drawn(visit: Visit, size: tuple[int, int]) -> None:
    """Without fonts a page has no text at all, and nothing complains."""
    page = visit(size=size).go()
    for game in FEWEST:
        heading = page.get_by_role("heading", name=game, exact=True)
        expect(heading).to_be_visible()
        width = heading.evaluate(
            "h => { const r = document.createRange(); r.selectNodeContents(h); "
            "return r.getBoundingClientRect().width; }"
        )
        assert width > 100
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.fonts.check('20px \"IM Fell English\"')")


@pytest.mark.parametrize("path", ["/", "/new/nottingham", "/new/cornish"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_nothing_scrolls_sideways_on_a_phone(visit: Visit, path: str, locale: str) -> None:
    page = visit(size=(360, 740), locale=locale).go(path)
    page.locator(".poster, .gm").last.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def made(page: Page, game: str, seats: int) -> None:
    """By the page for it: as few seats and rounds as there may be, bots on all the others."""
    page.get_by_role("link", name=f"Make a table for {game}").click()
    chairs = page.locator(".seats li")
    for left in range(USUAL, seats, -1):
        expect(chairs).to_have_count(left)
        page.get_by_label("Take the seat away").last.click()
    for rounds in page.get_by_label("Limit on rounds").all():
        rounds.fill("1")
    expect(chairs).to_have_count(seats)
    page.get_by_role("button", name="Begin").click()


@pytest.mark.parametrize(("game", "seats"), FEWEST.items())
def test_a_whole_game_against_bots_from_home_to_the_count(
    visit: Visit, game: str, seats: int
) -> None:
    visitor = visit()
    page = visitor.go()
    made(page, game, seats)
    expect(page.get_by_role("heading", name=game)).to_be_visible()
    play_to_the_end(visitor, random.Random(1))
    expect(page.locator(".bars li")).to_have_count(seats)


@pytest.mark.parametrize("game", NOW)
def test_a_whole_game_that_is_played_now(visit: Visit, game: str) -> None:
    visitor = visit()
    page = visitor.go()
    page.get_by_role("button", name=f"Play {game} now, against bots").click()
    expect(page.get_by_role("heading", name=game)).to_be_visible()
    play_to_the_end(visitor, random.Random(1))
    expect(page.locator(".bars li")).to_have_count(USUAL)


def test_the_language_changes_at_any_time(visit: Visit) -> None:
    page = visit().go()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_role("heading", name="un lien ou un code")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_table_that_is_not_there_is_said_to_be_so(visit: Visit) -> None:
    page = visit().go("/t/nothing")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
