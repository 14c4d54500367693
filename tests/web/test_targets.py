"""All that can be touched on a small telephone is large enough for a thumb."""

import random
from copy import deepcopy

import pytest
from playwright.sync_api import expect

from server.kit import Serving
from web.axe import show
from web.browser import NARROW
from web.company import Visit
from web.laid import lay, people
from web.moments import OPTIONS, SEATS, Moment, moments
from web.playing import compose, seated_as
from web.standing import each_standing, ended
from web.targets import too_small
from web.told import told_at

SMALL = (360, 740)
LANGUAGES = ("en", "fr", "en", "fr")
"""One for each moment of a match."""
TOUCHES = 6
SHEETS = ".tabs.bottom [role=tab]"
CUT = "rows => rows.map((row) => row.scrollWidth - row.clientWidth).filter((over) => over > 1)"
PAGES = ("/", "/new/nottingham", "/new/cornish", "/device", "/rules/sherwood")


@pytest.mark.parametrize("path", PAGES)
def test_pages_beside_the_table(visit: Visit, serving: Serving, path: str) -> None:
    visitor = visit(size=SMALL)
    seated_as(visitor.go(), serving.person())
    page = visitor.go(path)
    page.locator(".poster, .gm, .device .btn, .rulestext p").last.wait_for()
    assert too_small(page) == []


def test_the_lobby(visit: Visit, serving: Serving) -> None:
    page = visit(size=SMALL).go(f"/t/{serving.table(serving.person())}")
    page.locator(".chairs").wait_for()
    assert too_small(page) == []


@pytest.mark.parametrize("game", OPTIONS)
def test_the_count(visit: Visit, serving: Serving, game: str) -> None:
    page = visit(size=SMALL).go(f"/t/{lay(serving, ended(game), people(serving, SEATS))}")
    page.locator(".count .bars").wait_for()
    assert too_small(page) == []


@pytest.mark.parametrize("game", OPTIONS)
def test_every_phase(visit: Visit, serving: Serving, game: str) -> None:
    page, told = told_at(visit(size=SMALL), serving, game)
    small = {}
    for moment in moments(game).values():
        told.stand(moment)
        expect(page.locator(".app")).to_have_attribute("data-phase", moment.phase)
        small[moment.phase] = too_small(page)
    assert small == {phase: [] for phase in small}


@pytest.mark.parametrize("size", [SMALL, NARROW])
def test_a_full_hold_and_full_purses(visit: Visit, serving: Serving, size: tuple[int, int]) -> None:
    """Squares that lie side by side are too small: cards beside them are touched."""
    page, told = told_at(visit(size=size), serving, "cornish")
    told.stand(_laden(moments("cornish")["turn"]))
    expect(page.locator(".c-top .c-good, .c-store .c-good")).to_have_count(5)
    assert page.locator(".c-room [role=button]").count() == 0
    assert page.locator(".plates .c-res").evaluate_all(CUT) == []
    assert too_small(page) == []


def _laden(moment: Moment) -> Moment:
    public = deepcopy(moment.public)
    for player in public["players"]:
        player |= {"gold": 28, "influence": 14, "reputation": 10}
    mine = public["players"][moment.seat]
    mine["hold"] = ["lace", "tea", "tea", "tobacco"]
    mine["warehouses"] = {store: ["lace", "tea"] for store in mine["warehouses"]}
    squares = [[[0, 1]], [[0, 2], [0, 3]], [[1, 0], [1, 1]], [[1, 2], [1, 3], [2, 2]]]
    public["laid"][moment.seat] = squares
    return moment._replace(public=public)


@pytest.mark.parametrize("game", OPTIONS)
def test_what_is_composed(visit: Visit, serving: Serving, game: str) -> None:
    dice = random.Random(4)
    moments = each_standing(visit, serving, game, len(LANGUAGES), size=SMALL)
    for (visitor, page), language in zip(moments, LANGUAGES, strict=True):
        show(page, language, "light")
        for touched in range(TOUCHES):
            compose(visitor, dice, takes_hint=touched % 3 == 2)
            assert too_small(page) == []


@pytest.mark.parametrize("game", OPTIONS)
def test_what_opens(visit: Visit, serving: Serving, game: str) -> None:
    """The leaves behind the tabs, the menu, the rules."""
    *_, (_, page) = each_standing(visit, serving, game, 2, size=SMALL)
    for tab in reversed(page.locator(SHEETS).all()):
        tab.click()
        assert too_small(page) == []
    page.locator(".head [data-opens=menu]").click()
    assert too_small(page) == []
    page.locator(".head [data-opens=menu]").click()
    page.keyboard.press("Alt+r")
    page.locator(".drawer p").first.wait_for()
    assert too_small(page) == []
