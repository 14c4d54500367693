"""What lies over the table closes in one way: by Escape, by a touch outside, by Back, by Close."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from games.nottingham.tables import table
from hoodwink import Match
from server.kit import Serving
from web.browser import NARROW, WIDE
from web.company import Finger, Visit
from web.hands.sitting import sit

TAB: Final = ".tabs.bottom [role=tab]:nth-child({})"
SIZES: Final = {"wide": WIDE, "narrow": NARROW}
COVERED: Final = """
    (lid) => {
      const { left, top, width, height } = lid.getBoundingClientRect();
      const found = [];
      for (let x = .02; x < 1; x += .06) for (let y = .02; y < 1; y += .04) {
        const there = document.elementFromPoint(left + x * width, top + y * height);
        if (!lid.contains(there)) found.push(there?.getAttribute('class') ?? 'nothing');
      }
      return found;
    }
"""
IN_SIGHT: Final = """
    (button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }
"""


class Lid(NamedTuple):
    game: str
    opener: str
    lies: str
    closer: str = ""
    """Within it; else what has opened it closes it, too."""
    sizes: tuple[str, ...] = ("wide", "narrow")


LIDS: Final = {
    "rules": Lid("shahdozd", "[data-opens=rules]", ".drawer", ".drawer header .iconb"),
    "menu": Lid("shahdozd", "[data-opens=menu]", ".menu"),
    "why": Lid("shahdozd", "[data-state=asleep]:visible", ".why", ".why .iconb"),
    "fan": Lid("nottingham", ".bagbtn", ".popover .fan"),
    "known": Lid("shahdozd", ".knowb", ".known"),
    "prices": Lid("nottingham", ".pricebtn:visible", ".pricelist", ".pricelist .iconb"),
    "pile": Lid("nottingham", "button.pilette:visible", ".leaf", ".leaf .iconb", ("wide",)),
    "prices of Cornwall": Lid(
        "cornish", "[data-opens=prices]:visible", ".c-prices", ".c-prices .iconb"
    ),
    "log": Lid("sherwood", TAB.format(3), ".side.open", sizes=("narrow",)),
    "chat": Lid("sherwood", TAB.format(4), ".side.open", sizes=("narrow",)),
}
CASES: Final = [(name, size) for name, lid in LIDS.items() for size in lid.sizes]


def escape(page: Page, _: Lid) -> None:
    page.keyboard.press("Escape")


def beside(page: Page, lid: Lid) -> None:
    """By a real pointer, where nothing else is."""
    lies = page.locator(lid.lies).bounding_box()
    assert lies is not None
    if lid.lies != ".drawer" or lies["x"] > 0:
        page.locator(".head .game").click()
    else:  # a telephone has no room beside the rules
        page.keyboard.press("Escape")


def back(page: Page, _: Lid) -> None:
    page.go_back()


def close(page: Page, lid: Lid) -> None:
    page.locator(lid.closer or lid.opener).first.click()


WAYS: Final[list[Callable[[Page, Lid], None]]] = [escape, beside, back]


def at(visit: Visit, serving: Serving, game: str, size: str) -> Page:
    if game == "nottingham":
        match, seat = table(bags={1: "silk", 2: "apple"}).match, 1
    else:
        match = Match(game, 4, seed=1)
        seat = match.to_act[0] if game != "cornish" else (match.to_act[0] + 1) % 4
    page, _ = sit(visit, serving, match, seat, size=SIZES[size])
    if game == "cornish" and size == "narrow":
        page.locator(".c-leaves [role=tab]").last.click()
    return page


@pytest.mark.parametrize(("name", "size"), CASES)
def test_it_closes_in_every_way_and_leaves_no_trace(
    visit: Visit, serving: Serving, name: str, size: str
) -> None:
    lid = LIDS[name]
    page = at(visit, serving, lid.game, size)
    address = page.url
    for way in [*WAYS, *([] if name in ("fan", "log", "chat") else [close])]:
        page.locator(lid.opener).first.click()
        expect(page.locator(lid.lies)).to_be_visible()
        page.wait_for_function("() => history.state?.over === 1")
        way(page, lid)
        expect(page.locator(lid.lies)).to_have_count(0)
        page.wait_for_function("() => history.state === null")
        assert page.url == address, way
    page.go_back()
    expect(page.locator(".poster").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_last_that_was_opened_closes_first(visit: Visit, serving: Serving, size: str) -> None:
    page = at(visit, serving, "shahdozd", size)
    for way in WAYS[::2]:
        page.locator("[data-state=asleep]:visible").first.click()
        page.locator(".why .rule").click()
        expect(page.locator(".drawer")).to_be_visible()
        assert page.locator(".drawer").evaluate(COVERED) == []
        page.wait_for_function("() => history.state?.over === 2")
        way(page, LIDS["rules"])
        expect(page.locator(".drawer")).to_have_count(0)
        expect(page.locator(".why")).to_be_visible()
        page.wait_for_function("() => history.state?.over === 1")
        way(page, LIDS["why"])
        expect(page.locator(".why")).to_have_count(0)
        expect(page.locator(".app")).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["nottingham", "shahdozd", "sherwood", "cornish"])
def test_nothing_lies_on_the_rules_and_close_is_in_sight(
    visit: Visit, serving: Serving, game: str, size: str
) -> None:
    page = at(visit, serving, game, size)
    page.locator("[data-state=asleep]:visible, .bagbtn").first.click()
    page.locator(".popover").wait_for()
    page.keyboard.press("Alt+r")
    drawer = page.locator(".drawer")
    drawer.locator("[data-rule]").last.scroll_into_view_if_needed()
    assert drawer.evaluate(COVERED) == []
    assert drawer.locator("header .iconb").evaluate(IN_SIGHT)
    drawer.locator("header .iconb").click()
    expect(drawer).to_have_count(0)


def test_a_touch_beside_the_rules_is_no_move(visit: Visit, serving: Serving) -> None:
    page = at(visit, serving, "shahdozd", "wide")
    page.locator("[data-opens=rules]").click()
    thing = page.locator("[data-words='peek none']")
    thing.click()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(page.locator(".chip")).to_have_count(0)
    thing.click()
    expect(page.locator("[data-composed='peek none']")).to_be_visible()


def test_a_slip_is_in_nobodys_way(visit: Visit, serving: Serving) -> None:
    """What is touched beside it does what it does."""
    page = at(visit, serving, "shahdozd", "wide")
    page.locator("[data-state=asleep]:visible").first.click()
    page.locator(".why").wait_for()
    Finger(page).touch("peek none")
    expect(page.locator("[data-composed='peek none']")).to_be_visible()
    expect(page.locator(".why")).to_have_count(0)


def test_escape_in_a_sheet_closes_the_sheet_and_nothing_else(
    visit: Visit, serving: Serving
) -> None:
    page = at(visit, serving, "shahdozd", "narrow")
    Finger(page).touch("peek none")
    page.locator("[data-composed='peek none']").wait_for()
    page.locator(".tabs.bottom [role=tab]").last.click()
    page.locator(".sayit input").fill("Hush")
    page.keyboard.press("Escape")
    expect(page.locator(".side.open")).to_have_count(0)
    expect(page.locator("[data-composed='peek none']")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-composed='peek none']")).to_have_count(0)


def test_who_leaves_by_the_menu_comes_back_to_a_table_with_nothing_open(
    visit: Visit, serving: Serving
) -> None:
    page = at(visit, serving, "shahdozd", "wide")
    address = page.url
    page.locator("[data-opens=menu]").click()
    page.locator(".menu a").click()
    expect(page.locator(".poster").first).to_be_visible()
    page.go_back()
    expect(page.locator(".app .say")).to_be_visible()
    page.wait_for_function("() => history.state === null")
    assert page.url == address
    expect(page.locator(".menu")).to_have_count(0)


def test_a_page_that_is_loaded_again_has_nothing_open(visit: Visit, serving: Serving) -> None:
    page = at(visit, serving, "shahdozd", "wide")
    page.locator("[data-opens=rules]").click()
    page.wait_for_function("() => history.state?.over === 1")
    page.reload()
    page.locator(".app .say").wait_for()
    page.wait_for_function("() => history.state === null")
    page.go_back()
    expect(page.locator(".poster").first).to_be_visible()
