"""Every board on a phone held upright: nothing scrolls sideways, nothing is out of reach."""

import random

import pytest
from playwright.sync_api import Page, expect

from server.kit import Serving
from web.axe import show
from web.browser import NARROW
from web.company import Visit
from web.moments import OPTIONS, moments
from web.playing import compose
from web.reach import out_of_reach
from web.standing import each_standing
from web.told import told_at

SMALL = (360, 740)
HANDS = [(SMALL, "en"), (NARROW, "fr"), (SMALL, "fr"), (NARROW, "en")]
"""Each holds it for some touches at another moment of a match."""
TOUCHES = 9
HIDDEN = "(board) => board.scrollHeight - board.clientHeight"
CUT = """
    names => names
      .filter((name) => name.scrollWidth > name.clientWidth + 1
        || name.scrollHeight > name.clientHeight + 2)
      .map((name) => name.textContent)
"""


@pytest.mark.parametrize("game", OPTIONS)
def test_all_is_within_reach(visit: Visit, serving: Serving, game: str) -> None:
    dice = random.Random(4)
    stood = each_standing(visit, serving, game, len(HANDS), size=SMALL)
    for (visitor, page), (size, language) in zip(stood, HANDS, strict=True):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        show(page, language, "light")
        assert out_of_reach(page) == []
        names_are_whole(page)
        for touched in range(TOUCHES):
            compose(visitor, dice, takes_hint=touched % 3 == 2)
            assert out_of_reach(page) == []


def test_the_forest_is_seen_whole(visit: Visit, serving: Serving) -> None:
    """Nobody scrolls for the road that a cart takes, or for who comes along it."""
    page, told = told_at(visit(size=SMALL), serving, "sherwood")
    for moment in moments("sherwood").values():
        if moment.phase != "over":
            told.stand(moment)
            expect(page.locator(".app")).to_have_attribute("data-phase", moment.phase)
            assert page.locator(".board").evaluate(HIDDEN) == 0, moment.phase


def names_are_whole(page: Page) -> None:
    """That of the game, and those of all who play."""
    assert page.locator(".head .game, .seat .nm:visible").evaluate_all(CUT) == []
