"""What is drawn is so: whom a suggestion reaches, whose cards lie where, which way carts look."""

from typing import Final

import pytest
from playwright.sync_api import expect

from games.nottingham.tables import table
from hoodwink import Match
from server.kit import Serving
from web.browser import NARROW, WIDE
from web.company import Visit
from web.hands.sitting import sit
from web.laid import people
from web.moments import moments
from web.standing import ended
from web.told import told_at

ASTRAY: Final = """
    () => [...document.querySelectorAll('.cols .col')].flatMap((column, at) => {
      const { left, right } = column.getBoundingClientRect();
      return [...column.querySelectorAll('.open4 .gc')].map((card) => card.getBoundingClientRect())
        .filter((card) => card.left < left - 1 || card.right > right + 1)
        .map((card) => [at, card.left, card.right, left, right].map(Math.round));
    })
"""
"""Cards of an opened bag that lie outside the column of their merchant."""
BADGES: Final = """
    () => [...document.querySelectorAll('.stallg .stk')].flatMap((stack) => {
      const badge = stack.querySelector('.q')?.getBoundingClientRect();
      if (!badge) return [];
      const next = stack.nextElementSibling?.getBoundingClientRect().left ?? Infinity;
      const own = stack.getBoundingClientRect();
      const middle = (badge.left + badge.right) / 2;
      const there = middle > own.left && middle < Math.min(next, own.right + 1);
      return there ? [] : [[badge.left, own.left, next].map(Math.round)];
    })
"""
"""Numbers that lie on a card beside their own."""
CART: Final = """
    () => {
      const looks = document.querySelector('.rolling').getAttribute('transform').includes('(-1');
      const way = document.querySelector('.sf-map .way').getAttribute('d').match(/[\\d.]+/g);
      return [looks, Number(way[4]) > Number(way[0])];
    }
"""
"""Whether it looks to the right, and whether the way before it leads there."""


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (NARROW, "fr")])
def test_a_suggestion_names_who_hears_it_and_is_dropped_for_another(
    visit: Visit, serving: Serving, size: tuple[int, int], language: str
) -> None:
    match = Match("sherwood", 3, seed=1)
    plans, seated = match.to_act[0], people(serving, 3)
    page, company = sit(visit, serving, match, (plans + 2) % 3, seated, size=size, locale=language)
    page.locator("[data-at=hideout-cave]").click()
    page.locator(".rdr").first.click()
    expect(page.locator("#confirm.btn")).to_contain_text(seated[plans]["name"])
    planner = serving.come(company.table, seated[plans]["key"])
    planner.hear_until("state")
    planner.play("buy")
    expect(page.locator(".chip")).to_have_count(0)
    expect(page.locator("#confirm.btn")).to_have_count(0)
    planner.leave()


def test_cards_of_an_opened_bag_stay_with_their_merchant(visit: Visit, serving: Serving) -> None:
    bags = {1: "5 silk", 2: "4 mead", 3: "3 pepper", 4: "2 apple 2 silk"}
    seated = people(serving, 5)
    page, company = sit(visit, serving, table(bags=bags, seats=5).match, 0, seated)
    sheriff = serving.come(company.table, seated[0]["key"])
    sheriff.hear_until("state")
    for bag in (1, 2, 3):
        sheriff.play(f"inspect {bag}")
        while "lay left" in sheriff.moves:
            sheriff.play("lay left")
    expect(page.locator(".cols .open4")).to_have_count(3)
    for width in range(1360, 1921, 40):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(ASTRAY) == [], width
    sheriff.leave()


@pytest.mark.parametrize("size", [WIDE, NARROW])
def test_an_opened_bag_is_not_drawn_tied(
    visit: Visit, serving: Serving, size: tuple[int, int]
) -> None:
    """Also for whoever comes after it was opened and has not heard of it."""
    match = table(bags={1: "2 silk", 2: "2 mead"}, seats=3).match
    match.play(0, "inspect 1")
    while any(move.text == "lay left" for move in match.moves(0)):
        match.play(0, "lay left")
    page, _ = sit(visit, serving, match, 0, size=size)
    expect(page.locator("[href='#bag-tied']:visible")).to_have_count(1)


def test_a_number_lies_on_its_own_card(visit: Visit, serving: Serving) -> None:
    stall, down = "3 apple 2 cheese 3 bread 2 chicken", "2 mead 2 silk 2 pepper 2 crossbow"
    match = table(bags={2: "apple"}, stalls={1: stall}, down={1: down}).match
    page, _ = sit(visit, serving, match, 1)
    expect(page.locator(".stallg .q")).to_have_count(8)
    for width in range(1000, 1921, 40):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate(BADGES) == [], width


def test_no_bag_is_closed_after_the_end(visit: Visit, serving: Serving) -> None:
    page, _ = sit(visit, serving, ended("nottingham"), 0)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator(".tray")).to_be_visible()
    expect(page.locator(".middle")).to_be_visible()
    expect(page.locator("[href='#bag-tied']:visible")).to_have_count(0)


def test_a_cart_looks_where_it_goes(visit: Visit, serving: Serving) -> None:
    page, told = told_at(visit(), serving, "sherwood")
    for moment in moments("sherwood").values():
        if (moment.public["cart"] or {}).get("hideout"):
            told.stand(moment)
            expect(page.locator(".app")).to_have_attribute("data-phase", moment.phase)
            expect(page.locator(".rolling")).to_be_visible()
            looks, leads = page.evaluate(CART)
            assert looks == leads, moment.phase
