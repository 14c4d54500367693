"""Playing by keys: one stop a thing, with a name; after each act the focus is where one goes on."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from hoodwink import Match
from server.kit import Serving
from web.browser import NARROW
from web.company import Visit
from web.hands.sitting import sit
from web.moments import OPTIONS, SEATS
from web.playing import seated_as
from web.standing import standings

STOP: Final = """
    () => {
      const at = document.activeElement;
      const named = at.getAttribute('aria-label') || at.textContent.trim() || at.placeholder || '';
      const again = at === document.body || 'walked' in at.dataset;
      at.dataset.walked = '';
      return { again, named, kind: at.getAttribute('class') ?? at.tagName,
               around: at.querySelectorAll('[data-walked], [tabindex="0"], button').length,
               log: at.closest('.log') !== null };
    }
"""
ASTRAY: Final = """
    () => {
      const at = document.activeElement;
      const first = '#confirm.btn, .strip .btn, .popover .fan button, [data-state=live]';
      const drawn = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
      const live = [...document.querySelectorAll(first)].some(drawn);
      if (live ? at.matches(first) : at.matches('.tray, [data-state=live]')) return '';
      return `${at.tagName} ${at.getAttribute('class')} ${at.dataset.words}`;
    }
"""
"""Where the focus is, if it is not where one goes on."""
MOST: Final = 300
ACTS: Final = 25


def at(visit: Visit, serving: Serving, game: str) -> Page:
    match = standings(game, 4)[2 if game == "shahdozd" else 1]
    page, _ = sit(visit, serving, match, 0)
    page.locator("[data-state=live]").locator("visible=true").first.wait_for()
    return page


@pytest.mark.parametrize("game", OPTIONS)
def test_every_stop_has_a_name_and_is_no_part_of_another(
    visit: Visit, serving: Serving, game: str
) -> None:
    page = at(visit, serving, game)
    page.evaluate("document.querySelector('.skip').focus()")
    lines = 0
    for _ in range(MOST):
        page.keyboard.press("Tab")
        stop = page.evaluate(STOP)
        if stop["again"]:
            break
        assert stop["named"], stop
        assert stop["around"] == 0, stop
        lines += stop["log"]
    assert lines == 1, "all lines of the log are one stop"


def test_a_hideout_is_one_stop(visit: Visit, serving: Serving) -> None:
    page = at(visit, serving, "sherwood")
    page.locator("[data-at^='hideout-']").first.focus()
    seen = [page.evaluate("document.activeElement.dataset.at")]
    hideouts = page.locator("[data-at^='hideout-']").count()
    for _ in range(hideouts - 1):
        page.keyboard.press("Tab")
        seen.append(page.evaluate("document.activeElement.dataset.at ?? ''"))
    assert all(stop.startswith("hideout-") for stop in seen), seen
    assert len({*seen}) == hideouts
    expect(page.locator(".aboutit")).to_be_visible()


def test_arrow_keys_go_from_line_to_line(visit: Visit, serving: Serving) -> None:
    page = at(visit, serving, "shahdozd")
    lines = page.locator(".log button")
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(-2)).to_be_focused()
    page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(lines.nth(1)).to_be_focused()
    page.keyboard.press("End")
    expect(lines.last).to_be_focused()
    assert page.locator(".log button[tabindex='0']").count() == 1


@pytest.mark.parametrize("game", OPTIONS)
def test_after_each_act_the_focus_is_where_one_goes_on(
    visit: Visit, serving: Serving, game: str
) -> None:
    """Enter alone, again and again."""
    key = serving.person("Ann")
    bots = {str(seat): "random" for seat in range(1, SEATS)}
    table = serving.table(key, game, SEATS, bots=bots, sit=0, options=OPTIONS[game])
    serving.act(table, "start", key)
    visitor = visit()
    page = visitor.go()
    seated_as(page, key)
    page.goto(f"{serving.url}/t/{table}")
    first = page.locator(".strip.answers .btn, [data-state=live]").locator("visible=true").first
    first.focus()
    for _ in range(ACTS):
        page.keyboard.press("Enter")
        visitor.wait_for_answers()
        found = ""
        for _ in range(100):
            found = page.evaluate(ASTRAY)
            if not found or page.locator(".count").count():
                break
            page.wait_for_timeout(50)
        if page.locator(".count").count():
            break
        assert found == ""


@pytest.mark.parametrize(("size", "language"), [((1440, 900), "en"), (NARROW, "fr")])
def test_the_keys_are_listed(
    visit: Visit, serving: Serving, size: tuple[int, int], language: str
) -> None:
    match = Match("sherwood", 3, seed=1)
    page, _ = sit(visit, serving, match, match.to_act[0], size=size, locale=language)
    page.keyboard.press("?")
    keys = page.locator(".shortcuts")
    for word in ("Alt + L", "Alt + R", "Alt + D", "Ctrl + ", "?"):
        expect(keys).to_contain_text(word)
    page.keyboard.press("?")
    expect(keys).to_have_count(0)
    page.keyboard.press("Alt+t")
    page.locator(".sayit input").fill("")
    page.locator(".sayit input").press("?")
    expect(page.locator(".sayit input")).to_have_value("?")
    expect(keys).to_have_count(0)
