"""The page set from right to left: on a small phone nothing scrolls sideways, all is in reach."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from hoodwink import Match
from server.kit import Serving
from web.browser import Visitor
from web.company import come_as
from web.laid import lay, people
from web.reach import out_of_reach

SMALL = (360, 740)
GAMES = ("cornish", "nottingham", "shahdozd", "sherwood")


def turned(page: Page) -> Page:
    """As a language would have it that is written so; none of ours is."""
    page.evaluate("document.documentElement.dir = 'rtl'")
    return page


def test_home(visit: Callable[..., Visitor]) -> None:
    page = visit(size=SMALL).go()
    page.locator(".poster").last.wait_for()
    assert out_of_reach(turned(page)) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visit: Callable[..., Visitor], serving: Serving, game: str) -> None:
    match = Match(game, 4, seed=1)
    seated = people(serving, match.seats)
    visitor = come_as(visit, seated[match.to_act[0]], size=SMALL)
    page = visitor.go(f"/t/{lay(serving, match, seated)}")
    page.locator(".app .board [data-state]").first.wait_for(state="attached")
    assert out_of_reach(turned(page)) == []
    for name in page.locator(".seat .nm").all():
        assert name.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
