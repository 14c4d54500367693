"""One server and one browser for the tests of a module; whoever visits must have no complaint."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Unpack

import pytest
from playwright.sync_api import Browser

from hoodwink.server.web.pages import FOLDER
from server.kit import Serving
from web.browser import How, Visitor, browsing

DEALT = Path(__file__).parent / "dealt"


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Where every table of a game is dealt alike: nothing hangs on chance."""
    assert (FOLDER / "index.html").exists(), "the pages are not built; `make web` builds them"
    served = Serving(tmp_path_factory.mktemp("served") / "tables.db", [DEALT])
    yield served
    served.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed with the module: while it runs, nothing else may start an event loop."""
    with browsing() as started:
        yield started


@pytest.fixture
def visit(browser: Browser, serving: Serving) -> Iterator[Callable[..., Visitor]]:
    """Somebody new at the server; at the end of the test no page has complained of anything."""
    visitors: list[Visitor] = []

    def come(**how: Unpack[How]) -> Visitor:
        visitors.append(Visitor(browser, serving.url, **how))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [visitor.complaints for visitor in visitors] == [[] for _ in visitors]
