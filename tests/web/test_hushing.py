"""Who lands in Cornwall hushes up, by touch, what a lantern has added."""

import random

import pytest
from playwright.sync_api import expect

from hoodwink.bots import bot_names, make_bot
from hoodwink.match import Match
from server.kit import Serving
from web.browser import LOW, NARROW, WIDE
from web.company import Visit, come_as
from web.laid import lay, people
from web.moments import SEATS

STEPPER = ".c-riskp .c-hush button"


def asked_once_more() -> Match:
    """A match of bots up to the first landing that was answered, with more than a point to buy."""
    for seed in range(60):
        match, dice = Match("cornish", SEATS, seed), random.Random(seed)
        bots = [
            make_bot(bot_names("cornish")[0], "cornish", n, match.setting) for n in range(SEATS)
        ]
        while match.outcome is None:
            if match.view(None)["pending"]["hiding"] > 1:
                return match
            seat = dice.choice(match.to_act)
            match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat)))
    raise AssertionError("no lantern was lit")


@pytest.mark.rule("C-19")
@pytest.mark.parametrize("size", [NARROW, LOW, WIDE])
def test_a_landing_is_hushed_up_once_more(
    visit: Visit, serving: Serving, size: tuple[int, int]
) -> None:
    match, who = asked_once_more(), people(serving, SEATS)
    visitor = come_as(visit, who[match.to_act[0]], size=size)
    page = visitor.go(f"/t/{lay(serving, match, who)}")
    less, more = page.locator(STEPPER).first, page.locator(STEPPER).last
    expect(page.locator(".strip.answers [data-words='let be']")).to_be_visible()
    expect(less).to_be_disabled()
    more.click()
    expect(page.locator("[data-composed='land hiding 1']")).to_have_count(1)
    more.click()
    expect(page.locator("[data-composed='land hiding 2']")).to_have_count(1)
    less.click()
    expect(page.locator("[data-composed='land hiding 1']")).to_have_count(1)
    page.locator("#confirm.go").click()
    expect(page.locator(".app")).not_to_have_attribute("data-phase", "hiding")
