"""No page has a serious fault for who cannot see it or point at it, by axe."""

import pytest
from playwright.sync_api import Page, expect

from server.kit import Serving
from web.axe import faults
from web.browser import NARROW
from web.company import Visit
from web.laid import lay, people
from web.moments import OPTIONS, SEATS
from web.playing import CONFIRM, HINT
from web.standing import each_standing, ended


def test_the_first_page(visit: Visit) -> None:
    page = visit().go()
    page.locator(".poster").last.wait_for()
    assert faults(page) == []


def test_making_a_table(visit: Visit) -> None:
    page = visit().go("/new/nottingham")
    for game in page.locator(".gm").all():
        game.click()
        page.locator(".opts .opt").last.wait_for()
        assert faults(page) == []


def test_the_lobby(visit: Visit, serving: Serving) -> None:
    page = visit().go(f"/t/{serving.table(serving.person())}")
    page.locator(".chairs").wait_for()
    assert faults(page) == []


def test_no_such_table(visit: Visit) -> None:
    page = visit().go("/t/nothing")
    page.locator("h1").wait_for()
    assert faults(page) == []


def test_faults_are_found_in_every_language_by_day_and_by_night(visit: Visit) -> None:
    """Snow cannot be read by day, nor soot by night, and a button without a name never."""
    page = visit().go("/t/nothing")
    page.locator("h1").wait_for()
    page.locator("h1").evaluate("""(heading) => {
      heading.insertAdjacentHTML('afterend', '<p>snow</p><p>soot</p><button></button>');
      heading.nextElementSibling.style.color = '#fff';
      heading.nextElementSibling.nextElementSibling.style.color = '#222';
    }""")
    found = faults(page)
    assert [fault[:8] for fault in found if ">snow<" in fault] == ["en light", "fr light"]
    assert [fault[:7] for fault in found if ">soot<" in fault] == ["en dark", "fr dark"]
    assert [fault[:2] for fault in found if "button-name" in fault] == ["en", "fr"]


@pytest.mark.parametrize("game", OPTIONS)
def test_a_table_that_is_wide(visit: Visit, serving: Serving, game: str) -> None:
    for at, (_, page) in enumerate(each_standing(visit, serving, game, 3)):
        assert faults(page) == []
        if at == 0:
            asked_why(page)
            composed(page)
            the_rules(page)


@pytest.mark.parametrize("game", OPTIONS)
def test_a_table_that_is_narrow(visit: Visit, serving: Serving, game: str) -> None:
    _, page = next(each_standing(visit, serving, game, 3, size=NARROW))
    assert faults(page) == []
    asked_why(page)
    composed(page)


def asked_why(page: Page) -> None:
    page.locator("[data-state=asleep]:visible").first.dispatch_event("click")
    page.locator(".why p").first.wait_for()
    assert faults(page, ".why") == []
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_hidden()


def composed(page: Page) -> None:
    """A hint is laid before me, and not sent."""
    page.locator(HINT).click()
    page.locator(CONFIRM).wait_for()
    assert faults(page, ".tray") == []


def the_rules(page: Page) -> None:
    page.keyboard.press("Alt+r")
    page.locator(".drawer p").first.wait_for()
    assert faults(page, ".drawer") == []
    page.keyboard.press("Escape")
    expect(page.locator(".drawer")).to_be_hidden()


@pytest.mark.parametrize("game", OPTIONS)
def test_the_count(visit: Visit, serving: Serving, game: str) -> None:
    page = visit().go(f"/t/{lay(serving, ended(game), people(serving, SEATS))}")
    page.locator(".count .bars").wait_for()
    assert faults(page) == []
