"""Phones hide nothing that decides: whatever a hover tells, a touch tells."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from hoodwink import Match
from server.kit import Serving
from web.browser import NARROW
from web.company import Visit
from web.hands.sitting import sit
from web.moments import OPTIONS, moments
from web.standing import played, standings
from web.told import told_at

SMALL: Final = (360, 740)
ROADS: Final = {"en": "A band here meets carts", "fr": "Une bande ici rencontre les chariots"}
UNTOLD: Final = """
    () => [...document.querySelectorAll('.app [title]:not([title=""])')]
      .filter((one) => one.checkVisibility()
        && !one.closest('.thing, .seat:has(.plated), [data-opens]'))
      .map((one) => `${one.getAttribute('class')}: ${one.title}`)
"""
"""What only a mouse would hear of."""
CLASH: Final = """
    ([near, far]) => {
      const boxes = (kind, within) => [...within.querySelectorAll(kind)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      return boxes(near, document).flatMap((a) => boxes(far, document)
        .filter((b) => meet(a, b)).map((b) => [a.left, a.top, b.left, b.top].map(Math.round)));
    }
"""
"""Where one lies on the other."""


def sized(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_my_glory_and_the_sacks_of_all_are_seen(visit: Visit, serving: Serving, seats: int) -> None:
    match = Match("sherwood", seats, seed=1)
    me = match.to_act[0]
    page, _ = sit(visit, serving, match, me, size=NARROW)
    expect(page.locator(".sf-mine .cnt")).to_have_text(["0", "2"])
    expect(page.locator(".plates .res .cnt:has([href='#sack'])")).to_have_count(seats - 1)
    for width in range(360, 761, 40):
        for height in (640, 800, 1080):
            sized(page, width, height)
            told = (width, height)
            assert page.locator(".sf-mine").is_visible(), told
            assert page.evaluate(CLASH, [".sf-mine", ".hid .ring, .town use, .cv"]) == [], told
            assert page.evaluate(CLASH, [".plates .res .cnt", ".plates .nm, .purse"]) == [], told
            assert page.evaluate("document.documentElement.scrollWidth") <= width, told


def test_my_glory_is_seen_in_every_phase(visit: Visit, serving: Serving) -> None:
    page, told = told_at(visit(size=SMALL), serving, "sherwood")
    for moment in moments("sherwood").values():
        if moment.phase != "over":
            told.stand(moment)
            expect(page.locator(".app")).to_have_attribute("data-phase", moment.phase)
            glory = moment.public["glory"][moment.seat]
            expect(page.locator(".sf-mine .cnt").first).to_have_text(str(glory))
            expect(page.locator(".sf-mine")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hideout_tells_which_roads_it_meets(
    visit: Visit, serving: Serving, language: str
) -> None:
    match = Match("sherwood", 3, seed=1)
    page, _ = sit(visit, serving, match, match.to_act[0], size=NARROW, locale=language)
    page.locator("[data-at=hideout-cave]").click()
    expect(page.locator(".strip")).to_contain_text(ROADS[language])


def test_a_forest_that_is_a_picture_tells_of_the_hideout_nearest_to_a_touch(
    visit: Visit, serving: Serving
) -> None:
    page, told = told_at(visit(size=SMALL), serving, "sherwood")
    told.stand(moments("sherwood")["equip"])
    expect(page.locator(".mapw.picture")).to_be_visible()
    for name in ("cave", "fen", "ravine"):
        box = page.locator(f"[data-at=hideout-{name}] .ring").bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.locator(".why")).to_contain_text(ROADS["en"])
        expect(page.locator(f"[data-at=hideout-{name}].refused")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".why")).to_have_count(0)


@pytest.mark.parametrize("thing", ["[data-at=hideout-cave]", "[data-at=post-inn]", ".cv.up"])
def test_a_finger_that_rests_on_a_live_thing_is_told_and_does_nothing(
    visit: Visit, serving: Serving, thing: str
) -> None:
    match = Match("sherwood", 3, seed=1)
    page, _ = sit(visit, serving, match, match.to_act[0], size=NARROW)
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 3}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".why p").first).not_to_be_empty()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".why")).to_be_visible()
    expect(page.locator(".chip")).to_have_count(0)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".why")).to_have_count(0)


@pytest.mark.parametrize("game", OPTIONS)
def test_no_hover_tells_what_no_touch_tells(visit: Visit, serving: Serving, game: str) -> None:
    for match in standings(game, 4)[1:3]:
        page, _ = sit(visit, serving, match, 0, size=NARROW)
        assert page.evaluate(UNTOLD) == []
        sized(page, 1440, 900)
        assert page.evaluate(UNTOLD) == []


@pytest.mark.parametrize("game", ["nottingham", "sherwood", "cornish"])
def test_a_plate_tells_what_it_has_no_room_for(visit: Visit, serving: Serving, game: str) -> None:
    for size in (NARROW, (1440, 900)):
        page, _ = sit(visit, serving, standings(game, 4)[1], 0, size=size)
        page.locator(".seat .plated:visible").first.click()
        expect(page.locator(".why p").first).to_contain_text(" ")
        page.keyboard.press("Escape")


def weighed() -> Match:
    """A claim, one answer of two or more sealed, and I have to choose."""
    for match in played("shahdozd"):
        if match.view(0)["phase"] == "challenge" and 0 in match.to_act and len(match.to_act) == 2:
            return match.copy()
    raise AssertionError("no such moment comes")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_purses_are_seen_beside_the_seals_and_what_a_challenge_comes_to(
    visit: Visit, serving: Serving, language: str
) -> None:
    page, _ = sit(visit, serving, weighed(), 0, locale=language)
    lines = page.locator(".power .ifs li, .weigh li")
    for width in range(360, 1921, 40):
        for height in (640, 800, 1080):
            sized(page, width, height)
            told = (width, height)
            seen = [each for each in lines.all() if each.is_visible()]
            assert len(seen) == 2, told
            assert page.evaluate(CLASH, [".sd .st", ".sd .purse"]) == [], told
