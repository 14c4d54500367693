"""Nothing more this round: questions that only protect a secret are declined for who wants it."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from hoodwink import Match
from hoodwink.server.tables.entries import Played
from server.kit import Serving
from web.browser import NARROW, WIDE
from web.company import Company, Visit
from web.hands.sitting import sit
from web.laid import lay, people, told_so_far
from web.moments import Moment
from web.standing import played
from web.told import told_at

SILENCE: Final = {"en": "Nothing more this round", "fr": "Plus rien cette manche"}
LONG: Final = 20_000
"""Milliseconds: by then an answer that was to come has come."""


def asked(armed: bool) -> tuple[Match, int]:
    """Two or more are asked for a secret; one of them has something to play, or nothing."""
    for match in played("cornish"):
        waiting = match.to_act
        if match.view(None)["phase"] == "window" and len(waiting) > 1:
            for seat in waiting:
                if (len(match.moves(seat)) > 1) is armed:
                    return match.copy(), seat
    raise AssertionError("no such moment comes")


def said_by(company: Company, seat: int, since: int) -> list[tuple[str, ...]]:
    told = [row for _, row, _ in told_so_far(company.serving, company.table)][since:]
    said = [row for row in told if isinstance(row, Played) and row.seat == seat]
    assert all(row.by == "person" for row in said)
    return [row.moves for row in said]


def rows(company: Company) -> int:
    return len([*told_so_far(company.serving, company.table)])


def wait_for_row(page: Page, company: Company, since: int) -> None:
    for _ in range(600):
        if rows(company) > since:
            return
        page.wait_for_timeout(50)
    raise AssertionError("nothing was said")


@pytest.mark.parametrize("armed", [True, False])
@pytest.mark.parametrize(("size", "language"), [(WIDE, "en"), (NARROW, "fr")])
def test_it_is_declined_alike_with_and_without_something_to_play(
    visit: Visit, serving: Serving, armed: bool, size: tuple[int, int], language: str
) -> None:
    match, seat = asked(armed)
    page, company = sit(visit, serving, match, seat, size=size, locale=language)
    since = rows(company)
    page.get_by_role("button", name=SILENCE[language]).click()
    expect(page.locator(".say .silent")).to_be_visible()
    wait_for_row(page, company, since)
    assert said_by(company, seat, since) == [("let be",)]
    page.reload()
    expect(page.locator(".say .silent")).to_be_visible()


def test_who_listens_cannot_tell_it_from_any_other_answer(serving: Serving) -> None:
    heard = []
    for armed in (True, False):
        for said in ({"do": "waive"}, {"do": "play", "id": "1", "moves": ["let be"]}):
            match, seat = asked(armed)
            seated = people(serving, match.seats)
            table = lay(serving, match, seated)
            speaks = serving.come(table, seated[seat]["key"])
            speaks.hear_until("state")
            other = next(each for each in range(match.seats) if each != seat)
            listens = serving.come(table, seated[other]["key"])
            listens.hear_until("state")
            speaks.say(seen=speaks.number, **said)
            news = listens.hear_until("news")
            heard.append((news["by"] | {"seat": 0}, [each["event"] for each in news["events"]]))
            speaks.leave()
            listens.leave()
    assert all(each == heard[0] for each in heard), heard


def test_it_can_be_taken_back(visit: Visit, serving: Serving) -> None:
    match, seat = asked(armed=True)
    page, company = sit(visit, serving, match, seat)
    page.clock.install()
    page.reload()
    page.get_by_role("button", name=SILENCE["en"]).click()
    since = rows(company)
    page.locator(".say .silent").click()
    expect(page.get_by_role("button", name=SILENCE["en"])).to_be_visible()
    page.clock.fast_forward(LONG)
    company.visitors[seat].wait_for_answers()
    assert said_by(company, seat, since) == []
    page.locator("[data-words='let be']").click()
    wait_for_row(page, company, since)


def test_a_new_round_asks_again(visit: Visit, serving: Serving) -> None:
    match, seat = asked(armed=True)
    page, told = told_at(visit(), serving, "cornish")
    page.clock.install()
    page.reload()
    page.locator(".app .say").wait_for()
    moves = [move.text for move in match.moves(seat)]
    moment = Moment("window", seat, match.public(), match.own(seat), moves)
    told.stand(moment)
    page.get_by_role("button", name=SILENCE["en"]).click()
    expect(page.locator(".say .silent")).to_be_visible()
    told.stand(moment._replace(public={**moment.public, "round": moment.public["round"] + 1}))
    expect(page.get_by_role("button", name=SILENCE["en"])).to_be_visible()
    expect(page.locator(".say .silent")).to_have_count(0)
