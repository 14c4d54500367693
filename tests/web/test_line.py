"""A line that is cut, a server that restarts, a page that is loaded again: nothing is lost."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from server.kit import Serving
from web.browser import Visitor
from web.playing import seated_as

Visit = Callable[..., Visitor]


def seated(page: Page, serving: Serving) -> str:
    """Sits this browser down at a match with two bots; tells the table."""
    key = serving.person("Ann")
    table = serving.table(key, bots={"1": "random", "2": "random"}, sit=0)
    serving.act(table, "start", key)
    seated_as(page, key)
    return table


def composing(page: Page, serving: Serving) -> str:
    """In the middle of a choice that is not sent."""
    table = seated(page, serving)
    page.goto(f"{serving.url}/t/{table}")
    page.locator("[data-words='peek none']").click()
    expect(page.locator("[data-composed='peek none']")).to_be_visible()
    return table


def send(page: Page) -> None:
    page.locator("#confirm").click()
    expect(page.locator(".log")).to_contain_text("You look at no card.")


def test_what_is_composed_outlives_a_reload(visit: Visit, serving: Serving) -> None:
    page = visit().go()
    composing(page, serving)
    page.reload()
    expect(page.locator("[data-composed='peek none']")).to_be_visible()
    send(page)


def test_a_line_that_is_cut_comes_back(visit: Visit, serving: Serving) -> None:
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page = visit().go()
    page.route_web_socket("**/socket", through)
    composing(page, serving)
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
    visitor = Visitor(browser, fragile.url)
    page = visitor.go()
    composing(page, fragile)
    fragile.kill()
    expect(page.get_by_role("alert")).to_be_visible()
    fragile.start_again()
    expect(page.get_by_role("alert")).to_be_hidden(timeout=20_000)
    send(page)
    visitor.leave()
