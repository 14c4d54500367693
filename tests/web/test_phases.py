"""Every phase of every game has been on screen, with something to touch for whom it waits."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from server.kit import Serving
from web.browser import LOW, NARROW, WIDE, Visitor
from web.moments import OPTIONS, SEATS, Moment, moments, phases
from web.playing import ANSWERS, CHOICES, LIVE
from web.reach import out_of_reach
from web.told import told_at


@pytest.mark.parametrize("game", OPTIONS)
def test_every_phase_is_on_screen(
    visit: Callable[..., Visitor], serving: Serving, game: str
) -> None:
    page, told = told_at(visit(), serving, game)
    found = moments(game)
    assert found.keys() == phases(game), "a phase that no match of ours comes to"
    for moment in found.values():
        told.stand(moment)
        on_screen(page, moment)


def on_screen(page: Page, moment: Moment) -> None:
    expect(page.locator(".app")).to_have_attribute("data-phase", moment.phase)
    for width, height in (NARROW, LOW, WIDE):
        page.set_viewport_size({"width": width, "height": height})
        if moment.phase == "over":
            expect(page.locator(".count .bars li")).to_have_count(SEATS)
        else:
            page.locator(f"{ANSWERS}, {CHOICES}, {LIVE}").first.wait_for(state="attached")
        assert out_of_reach(page) == [], moment.phase
