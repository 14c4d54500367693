"""Some windows by chance; `make widths` and `make soak` look at every phase in all of them."""

import random
from collections.abc import Callable
from itertools import islice

import pytest
from playwright.sync_api import Browser, expect

from hoodwink.games import BOXES
from server.kit import Serving
from web.browser import Visitor
from web.laid import lay, people
from web.moments import OPTIONS
from web.playing import CONFIRM, HINT, seated_as
from web.widths.scenes import NAMES, Scene, scenes
from web.widths.sizes import Window, by_chance, seed
from web.widths.standings import standings
from web.widths.sweep import swept

A_PAGE = 2
"""So many windows of each: all of them together take less than two minutes."""
SET_UP = ("ships", "warehouses", "pair", "keep", "pawns", "anchors")


def dice(what: str) -> random.Random:
    return random.Random(f"{seed()} {what}")


def looked_at(browser: Browser, serving: Serving, scene: Scene, some: list[Window]) -> list[str]:
    found = swept(browser, serving, scene, some, some[:1])
    return [f"HOODWINK_SEED={seed()} {scene}, {fault}" for fault in found]


def test_every_page(browser: Browser, serving: Serving) -> None:
    luck = dice("pages")
    for scene in scenes("pages"):
        some = list(islice(by_chance(luck), A_PAGE))
        assert looked_at(browser, serving, scene, some) == []


def test_the_set_up_of_a_smuggler(browser: Browser, serving: Serving) -> None:
    """At a number of seats by chance: nobody could begin where the confirm lay under the tray."""
    luck = dice("cornish")
    part = f"cornish-{luck.choice(BOXES['cornish'].seats)}"
    for scene in (each for each in scenes(part) if each.name in SET_UP):
        some = list(islice(by_chance(luck), A_PAGE))
        assert looked_at(browser, serving, scene, some) == []


@pytest.mark.parametrize("size", [(820, 1180), (1024, 768), (1280, 800), (1366, 650)])
@pytest.mark.parametrize("phase", ["ships", "warehouses", "pair", "keep"])
def test_what_is_chosen_before_the_first_round_is_confirmed_by_a_pointer(
    visit: Callable[..., Visitor], serving: Serving, size: tuple[int, int], phase: str
) -> None:
    visitor = visit(size=size)
    scene = next(each for each in scenes("cornish-3") if each.name == phase)
    page = scene.come(visitor, serving)
    page.locator(HINT).click()
    page.locator(CONFIRM).click()
    expect(page.locator(CONFIRM)).to_have_count(0)


@pytest.mark.parametrize("game", OPTIONS)
def test_the_first_page_is_the_same_after_a_table(
    visit: Callable[..., Visitor], serving: Serving, game: str
) -> None:
    """What a game has brought with it is still there when somebody leaves by the sign."""
    visitor = visit()
    who = people(serving, 4, NAMES)
    standing = next(iter(standings(game, 4).values()))
    table = lay(serving, standing.match, who)
    seated_as(visitor.go("/"), who[0]["key"], who[0]["person"])
    page = visitor.go("/")
    page.locator(".goon").wait_for()
    before = boxes(visitor)
    page.goto(f"{serving.url}/t/{table}")
    page.locator(".app .say").wait_for()
    page.locator(".brand").click()
    page.locator(".goon").wait_for()
    assert boxes(visitor) == before


def boxes(visitor: Visitor) -> object:
    """Where everything of the first page lies."""
    page = visitor.page
    page.locator(".poster").last.wait_for()
    page.evaluate("document.fonts.ready")
    parts = page.locator(".home, .home > *, .poster, .poster .btn, .home .panel")
    return parts.evaluate_all(
        "all => all.map((one) => { const { left, top, width, height } ="
        " one.getBoundingClientRect(); return [left, top, width, height].map(Math.round); })"
    )
