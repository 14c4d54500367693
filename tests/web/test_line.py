"""A line that is cut, a server that restarts, a page that is loaded again: nothing is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from hoodwink import Match
from server.kit import Serving
from web.browser import Visitor
from web.company import Visit, come_as
from web.laid import Person, lay, people

ANN, BEN, CLEO = range(3)
TOUCHED = "[data-words='peek none']"
COMPOSED = "[data-composed='peek none']"


def laid(serving: Serving) -> tuple[str, list[Person]]:
    """A table where only Ann is waited for."""
    who, match = people(serving, 3), Match("shahdozd", 3, seed=1)
    for seat in (BEN, CLEO):
        match.play(seat, "peek none")
    return lay(serving, match, who), who


def composing(visitor: Visitor, table: str) -> Page:
    """In the middle of a choice that is not sent."""
    page = visitor.go(f"/t/{table}")
    page.locator(TOUCHED).click()
    expect(page.locator(COMPOSED)).to_be_visible()
    return page


def send(page: Page) -> None:
    page.locator("#confirm").click()
    expect(page.locator(".log")).to_contain_text("You look at no card.")


def test_what_is_composed_outlives_a_reload(visit: Visit, serving: Serving) -> None:
    table, who = laid(serving)
    page = composing(come_as(visit, who[ANN]), table)
    page.reload()
    expect(page.locator(COMPOSED)).to_be_visible()
    send(page)


def touched_last(visit: Visit, serving: Serving) -> Page:
    """No frame is drawn after the touch: what waits for one is never done."""
    table, who = laid(serving)
    page = come_as(visit, who[ANN]).go(f"/t/{table}")
    page.locator(TOUCHED).wait_for()
    page.evaluate("window.requestAnimationFrame = () => 0")
    page.locator(TOUCHED).click()
    expect(page.locator(COMPOSED)).to_be_attached()
    return page


def test_what_was_touched_just_before_a_reload(visit: Visit, serving: Serving) -> None:
    page = touched_last(visit, serving)
    page.reload()
    expect(page.locator(COMPOSED)).to_be_visible()
    send(page)


def test_what_was_touched_just_before_leaving_for_home(visit: Visit, serving: Serving) -> None:
    page = touched_last(visit, serving)
    page.locator(".head a[href='/']").first.click()
    page.locator(".poster").last.wait_for()
    page.go_back()
    expect(page.locator(COMPOSED)).to_be_visible()


def test_a_line_that_is_cut_comes_back(visit: Visit, serving: Serving) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    table, who = laid(serving)
    visitor = come_as(visit, who[ANN])
    visitor.page.route_web_socket("**/socket", through)
    page = composing(visitor, table)
    lines[-1].close()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_hidden()
    assert len(lines) == 2
    send(page)


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Serving]:
    served = Serving(tmp_path / "own.db")
    yield served
    served.stop()


def test_a_server_that_restarts_is_waited_for(browser: Browser, fragile: Serving) -> None:
    """Its browser says that the line could not be opened: that is no complaint of ours."""
    table, who = laid(fragile)
    visitor = come_as(lambda: Visitor(browser, fragile.url), who[ANN])
    page = composing(visitor, table)
    fragile.kill()
    expect(page.get_by_role("alert")).to_be_visible()
    fragile.start_again()
    expect(page.get_by_role("alert")).to_be_hidden()
    send(page)
    visitor.leave()
