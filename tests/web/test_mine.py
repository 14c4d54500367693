"""My tables on the first page: all are listed, and each can be closed or left there."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from server.kit import Serving
from web.browser import NARROW, WIDE, Visitor
from web.laid import people
from web.playing import seated_as

Visit = Callable[..., Visitor]
MOST = 8
"""As many tables as one person may host here."""
ROOMY = "requests=1000,requests_at_once=1000,joins=1000,joins_at_once=1000"
SIZES = pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    limits = f"tables_a_person={MOST},{ROOMY}"
    served = Serving(tmp_path_factory.mktemp("mine") / "tables.db", limits=limits)
    yield served
    served.stop()


def at_the_limit(visitor: Visitor, serving: Serving) -> tuple[str, str]:
    """Somebody who hosts as many tables as one may, and is a guest at one; key and that table."""
    me, other = people(serving, 2)
    for _ in range(MOST):
        serving.table(me["key"])
    table = serving.table(other["key"], "cornish")
    serving.act(table, "sit", me["key"], seat=1)
    seated_as(visitor.go(), me["key"], me["person"])
    return me["key"], table


def ways_out(page: Page) -> Locator:
    return page.locator(".goon .twice")


def unfinished(serving: Serving, key: str) -> int:
    return len(serving.ask("GET", "/api/me/tables", key=key))


def forgive(visitor: Visitor) -> None:
    """The browser itself complains of a refusal that the page explains."""
    assert all("409" in complaint for complaint in visitor.complaints)
    visitor.complaints.clear()


@SIZES
def test_all_are_listed_and_every_one_can_be_got_rid_of(
    visit: Visit, serving: Serving, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    key, table = at_the_limit(visitor, serving)
    page = visitor.go()
    expect(ways_out(page)).to_have_count(MOST + 1)
    page.get_by_role("button", name="Leave the table of Cornish Smuggler").click()
    page.get_by_role("button", name="Leave it for good").click()
    expect(ways_out(page)).to_have_count(MOST)
    assert serving.ask("GET", "/api/me/tables", key=key)[0]["id"] != table
    for left in reversed(range(MOST)):
        page.get_by_role("button", name="Close the table of").last.click()
        page.get_by_role("button", name="Close it for all").click()
        expect(ways_out(page)).to_have_count(left)
    assert unfinished(serving, key) == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@SIZES
def test_who_thinks_again_keeps_the_table(
    visit: Visit, serving: Serving, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, locale="fr")
    key, _ = at_the_limit(visitor, serving)
    page = visitor.go()
    page.get_by_role("button", name="Fermer la table de").first.click()
    expect(page.get_by_role("button", name="La fermer pour tous")).to_be_visible()
    page.get_by_role("button", name="Non", exact=True).click()
    expect(ways_out(page)).to_have_count(MOST + 1)
    assert unfinished(serving, key) == MOST + 1


@SIZES
def test_who_may_host_no_more_is_told_so_and_shown_theirs(
    visit: Visit, serving: Serving, size: tuple[int, int]
) -> None:
    visitor = visit(size=size)
    at_the_limit(visitor, serving)
    page = visitor.go()
    expect(ways_out(page)).to_have_count(MOST + 1)
    page.get_by_role("button", name="Play King, Thief, Minister").click()
    expect(page.get_by_role("alert")).to_have_text(
        "You host as many tables as one may. Close one of yours, then there is room."
    )
    expect(page.locator("#my-tables")).to_be_focused()
    page.goto(f"{serving.url}/new/shahdozd")
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_role("alert")).to_contain_text("You host as many tables as one may.")
    expect(ways_out(page)).to_have_count(MOST + 1)
    expect(page.locator("#my-tables")).to_be_focused()
    forgive(visitor)
    page.get_by_role("button", name="Close the table of").last.click()
    page.get_by_role("button", name="Close it for all").click()
    expect(ways_out(page)).to_have_count(MOST)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
