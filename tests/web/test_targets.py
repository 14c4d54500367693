"""All that can be touched on a small telephone is large enough for a thumb."""

import random

import pytest
from playwright.sync_api import expect

from server.kit import Serving
from web.axe import show
from web.browser import Visitor
from web.company import Visit
from web.laid import lay, people
from web.moments import OPTIONS, SEATS, moments
from web.playing import CHOICES, CONFIRM, HINT, LIVE, TOUCH, seated_as, take_back
from web.standing import each_standing, ended
from web.targets import too_small
from web.told import Told

SMALL = (360, 740)
LANGUAGES = ("en", "fr", "en", "fr")
"""One for each moment of a match."""
TOUCHES = 6
SHEETS = ".tabs.bottom [role=tab]"
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
    table, keys = serving.company(game, SEATS, options=OPTIONS[game])
    page = visit(size=SMALL).go()
    told = Told(page)
    seated_as(page, keys[0])
    page.goto(f"{serving.url}/t/{table}")
    page.locator(".app .say").wait_for()
    small = {}
    for moment in moments(game).values():
        told.stand(moment)
        expect(page.locator(".app")).to_have_attribute("data-phase", moment.phase)
        small[moment.phase] = too_small(page)
    assert small == {phase: [] for phase in small}


@pytest.mark.parametrize("game", OPTIONS)
def test_what_is_composed(visit: Visit, serving: Serving, game: str) -> None:
    dice = random.Random(4)
    moments = each_standing(visit, serving, game, len(LANGUAGES), size=SMALL)
    for (visitor, page), language in zip(moments, LANGUAGES, strict=True):
        show(page, language, "light")
        for touched in range(TOUCHES):
            touch(visitor, dice, takes_hint=touched % 3 == 2)
            assert too_small(page) == []


@pytest.mark.parametrize("game", OPTIONS)
def test_what_opens(visit: Visit, serving: Serving, game: str) -> None:
    """The leaves behind the tabs, the menu, the rules."""
    *_, (_, page) = each_standing(visit, serving, game, 2, size=SMALL)
    for tab in reversed(page.locator(SHEETS).all()):
        tab.click()
        assert too_small(page) == []
    page.locator(".head [aria-expanded]").click()
    assert too_small(page) == []
    page.locator(".head [aria-expanded]").click()
    page.keyboard.press("Alt+r")
    page.locator(".drawer p").first.wait_for()
    assert too_small(page) == []


def touch(visitor: Visitor, dice: random.Random, takes_hint: bool) -> None:
    """What is composed is not sent while there is more to touch."""
    if takes_hint:
        take_back(visitor.page)
    kinds = [HINT] if takes_hint else [CHOICES, LIVE, CONFIRM]
    visitor.page.evaluate(TOUCH, [kinds, dice.random()])
    visitor.wait_for_answers()
