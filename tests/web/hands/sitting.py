"""One person at a table that stands as a test wants it, on a page of any size."""

from collections.abc import Sequence
from typing import Unpack

from playwright.sync_api import Page

from hoodwink import Match
from server.kit import Serving
from web.browser import How
from web.company import Company, Visit, come_as
from web.laid import NAMES, Person, lay, people


def sit(
    visit: Visit,
    serving: Serving,
    match: Match,
    seat: int,
    seated: Sequence[Person] = (),
    **how: Unpack[How],
) -> tuple[Page, Company]:
    """Comes by way of the first page: what Back would lead to."""
    seated = seated or people(serving, match.seats, (*NAMES, "Fay"))
    visitor = come_as(visit, seated[seat], **how)
    visitor.go().locator(".poster").first.wait_for()
    company = Company(serving, lay(serving, match, seated), {seat: visitor})
    return visitor.page, company
