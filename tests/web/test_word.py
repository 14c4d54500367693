"""A word to all of who runs the server is read on every page, until it is put away."""

from collections.abc import Callable, Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from server.kit import TOKEN, Serving
from server.running import answer
from web.browser import NARROW, WIDE, Visitor
from web.laid import lay, people
from web.playing import seated_as
from web.widths.standings import standings

Visit = Callable[..., Visitor]
SIZES = pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
LONG = "The server rests from nine to ten tonight. What is begun is kept, and goes on after. " * 3


@pytest.fixture(autouse=True)
def nothing_said_before(serving: Serving) -> Iterator[None]:
    yield
    say(serving, "")


def say(serving: Serving, text: str) -> None:
    form = urlencode({"text": text})
    host = {"Origin": serving.url, "Authorization": f"Bearer {TOKEN}"}
    assert answer(f"{serving.url}/admin/notice", form, **host).status == 303


def pages(visitor: Visitor, serving: Serving) -> dict[str, str]:
    """Where they are, by what they are: for somebody who sits at all of these tables."""
    who = people(serving, 3)
    found = standings("shahdozd", 3)
    seated_as(visitor.go(), who[0]["key"], who[0]["person"])
    return {
        "home": "/",
        "new": "/new/sherwood",
        "lobby": f"/t/{serving.table(who[0]['key'])}",
        "table": f"/t/{lay(serving, next(iter(found.values())).match, who)}",
        "count": f"/t/{lay(serving, found['over'].match, who)}",
        "device": "/device",
        "rules": "/rules/cornish",
    }


def fits(page: Page) -> bool:
    """Nothing to scroll sideways, and a table fills the rest of the window, no more."""
    return bool(
        page.evaluate("""() => {
          const root = document.documentElement;
          const table = document.querySelector('.app:not(.counted)');
          return root.scrollWidth <= innerWidth && (!table || root.scrollHeight <= innerHeight + 1);
        }""")
    )


@SIZES
def test_it_stands_above_every_page(visit: Visit, serving: Serving, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    ways = pages(visitor, serving)
    say(serving, LONG.strip())
    for name, path in ways.items():
        page = visitor.go(path)
        word = page.locator(".word [role=status]")
        expect(word).to_have_text(LONG.strip())
        page.locator(".app, .happ, .setup").first.wait_for()
        page.wait_for_function(
            "() => getComputedStyle(document.documentElement).getPropertyValue('--word') !== '0px'"
        )
        assert fits(page), name
        page.get_by_role("button", name="Put away").first.click(trial=True)


@SIZES
def test_at_a_table_it_is_heard_at_once_and_can_be_put_away(
    visit: Visit, serving: Serving, size: tuple[int, int]
) -> None:
    visitor = visit(size=size, locale="fr")
    page = visitor.go(pages(visitor, serving)["table"])
    page.route("**/api/word", lambda route: route.abort())  # so it was not asked for
    page.locator(".app").wait_for()
    say(serving, "Pause dans cinq minutes")
    word = page.locator(".word [role=status]")
    expect(word).to_have_text("Pause dans cinq minutes")
    page.locator(".word").get_by_role("button").click()
    expect(word).to_have_text("")
    assert fits(page)
    say(serving, "Pause dans cinq minutes")
    expect(word).to_have_text("Pause dans cinq minutes")
    say(serving, "")
    expect(word).to_have_text("")
    visitor.complaints.clear()  # of what was aborted above


def test_what_was_put_away_stays_away_on_other_pages(visit: Visit, serving: Serving) -> None:
    visitor = visit()
    ways = pages(visitor, serving)
    say(serving, "A new version tonight")
    page = visitor.go(ways["home"])
    page.locator(".word").get_by_role("button", name="Put away").click()
    expect(page.locator(".word [role=status]")).to_have_text("")
    for path in (ways["lobby"], ways["count"]):
        with page.expect_response("**/api/word"):
            page.goto(serving.url + path)
        page.locator(".app, .happ").first.wait_for()
        expect(page.locator(".word [role=status]")).to_have_text("")
