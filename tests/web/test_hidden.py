"""No frame of a whole match, and nothing that a page keeps, holds a hidden card."""

import random
import re
from contextlib import suppress
from urllib.error import HTTPError

import pytest
from playwright.sync_api import expect

from server.kit import Guest, Serving
from web.browser import Visitor
from web.company import Visit, come_as
from web.hidden import Overheard, Search, Truth
from web.laid import people
from web.playing import Pointer

GAMES = [
    ("shahdozd", 3, "remember"),
    ("nottingham", 3, "smuggler"),
    ("sherwood", 3, "outlaw"),
    ("cornish", 2, "freetrader"),
]
MINE, THEIRS = 0, 1
BY_HAND = 15
LONG = ("cornish",)
"""Of hundreds of turns: while bots play them the page is left, and another line of mine listens."""
KEPT = {"key", "person", "name", "language", "seen", "composed"}


def begun(serving: Serving, me: dict[str, str], game: str, seats: int, bot: str) -> str:
    bots = {str(seat): bot for seat in range(1, seats)}
    table = serving.table(me["key"], game, seats, bots=bots, sit=MINE)
    serving.act(table, "start", me["key"])
    return table


def some_by_hand(visitor: Visitor) -> None:
    pointer = Pointer(visitor, random.Random(5))
    for touched in range(BY_HAND):
        if not pointer.goes_on():
            return
        pointer.step(takes_hint=touched % 3 == 2)


def searched(truth: Truth, told: Overheard) -> int:
    """How many other worlds it was held against."""
    search = Search(truth, told)
    assert search.leaks() == []
    return search.other_worlds


def kept_nothing(visitor: Visitor, told: Overheard, secret: str) -> None:
    """Who I am, how far I have seen, what I was composing."""
    kept = visitor.page.evaluate("({...localStorage, ...sessionStorage})")
    assert {re.split(r"[.-]", name)[1] for name in kept} <= KEPT
    assert not any(secret in text for text in (*kept.values(), *told.answers()))


def hears_all(guest: Guest) -> Overheard:
    while not guest.frames or not guest.frames[-1].get("secret"):
        guest.hear()
    guest.leave()
    return Overheard(guest.frames)


@pytest.mark.parametrize(("game", "seats", "bot"), GAMES)
def test_a_whole_match_tells_nobody_what_is_hidden(
    visit: Visit, serving: Serving, game: str, seats: int, bot: str
) -> None:
    """First played by hand, then by a bot in my place; somebody looks on from the first move."""
    (me,) = people(serving, 1)
    table = begun(serving, me, game, seats, bot)
    watcher, second = serving.come(table), serving.come(table, me["key"])
    visitor = come_as(visit, me)
    mine = Overheard().by(visitor.page)
    visitor.go(f"/t/{table}").locator(".app .board").wait_for()
    some_by_hand(visitor)
    mine.answers()
    if game in LONG:
        visitor.go("/").locator(".poster").last.wait_for()
    with suppress(HTTPError):  # it may be over
        serving.act(table, "hand-over", me["key"], bot=bot)
    also_mine, looked_on = hears_all(second), hears_all(watcher)
    if game in LONG:
        mine.answers()
        visitor.go(f"/t/{table}")
    expect(visitor.page.locator(".bars li")).to_have_count(seats)

    truth = Truth(serving, table, MINE)
    worlds = searched(truth, mine) + searched(truth, also_mine)
    worlds += searched(Truth(serving, table, None), looked_on)
    assert worlds > 9, "without other worlds nothing would be shown"
    kept_nothing(visitor, mine, truth.secret)
    for another in (THEIRS, None):  # the same frames, had they been sent to somebody else
        assert len(Search(Truth(serving, table, another), also_mine).leaks()) > 5
