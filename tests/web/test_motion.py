"""What happened is shown by things that travel; a touch or a key ends it, and so does time."""

import pytest
from playwright.sync_api import Page, expect

from games.nottingham.tables import table
from server.kit import Serving
from web.company import Visit, gather

ANN, BEN, CLEO, DAN = range(4)
NEVER = 1e-6
"""So slowly that what has not been ended would be under way for days."""
FLYING = ".flying"


class Pace:
    """How fast all moves on a page."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Animation.enable")

    def be(self, rate: float) -> None:
        self._line.send("Animation.setPlaybackRate", {"playbackRate": rate})


def moving(visit: Visit, serving: Serving) -> tuple[Page, Pace]:
    """At a table where a bag has begun to travel, and nobody else does anything."""
    laid = table(bags={BEN: "2 apple silk", CLEO: "3 mead", DAN: "2 bread"})
    company = gather(visit, serving, laid.match, ANN)
    page = company[ANN]
    page.emulate_media(reduced_motion="no-preference")
    pace = Pace(page)
    pace.be(NEVER)
    company.finger(ANN).touch("pass 1").confirm()
    page.locator(FLYING).first.wait_for(state="attached")
    return page, pace


@pytest.mark.parametrize("how", ["touch", "key"])
def test_a_touch_or_a_key_ends_what_moves(visit: Visit, serving: Serving, how: str) -> None:
    page, _ = moving(visit, serving)
    if how == "touch":
        page.mouse.click(5, 5)
    else:
        page.keyboard.press("Shift")
    expect(page.locator(FLYING)).to_have_count(0)


def test_what_travels_arrives_by_itself(visit: Visit, serving: Serving) -> None:
    page, pace = moving(visit, serving)
    pace.be(1)
    expect(page.locator(FLYING)).to_have_count(0)
