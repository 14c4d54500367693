"""Where a match may stand: moments of one that bots have played, always the same ones."""

import random
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from hoodwink.bots import bot_names, make_bot
from hoodwink.match import Match
from server.kit import Serving
from web.browser import Visitor
from web.company import come_as
from web.laid import lay, people
from web.moments import OPTIONS, SEATS

SEEDS = {"nottingham": 1, "sherwood": 3, "shahdozd": 3, "cornish": 3}
"""By them I am the Sheriff only later, and a crowd stands where my goods lie ashore."""
ME = 0
LONG = ("Ann", "Wilhelmina Charlotte", "Jean-Baptiste", "Maximilian Hohenberg")
"""Some names are, and must be read whole all the same."""
MANY = 4


def played(game: str) -> Iterator[Match]:
    """One match by bots, as it stands before every choice and at its end."""
    seed = SEEDS[game]
    match, dice = Match(game, SEATS, seed=seed, **OPTIONS[game]), random.Random(seed)
    bots = [make_bot(bot_names(game)[0], game, seat, match.setting) for seat in range(SEATS)]
    while match.outcome is None:
        yield match
        seat = dice.choice(match.to_act)
        match.play(seat, bots[seat].choose(match.view(seat), match.moves(seat)))
    yield match


def standings(game: str, count: int) -> list[Match]:
    """So many, from the beginning on and spread over the match: I am asked, and have a choice."""
    stood = [
        match.copy()
        for match in played(game)
        if ME in match.to_act and len(match.moves(ME)) >= MANY
    ]
    return [stood[at * len(stood) // count] for at in range(count)]


def ended(game: str) -> Match:
    *_, last = played(game)
    return last


def each_standing(
    visit: Callable[..., Visitor], serving: Serving, game: str, count: int, **how: object
) -> Iterator[tuple[Visitor, Page]]:
    """The same page at one after the other; nobody else moves there."""
    who = people(serving, SEATS, LONG)
    visitor = come_as(visit, who[ME], **how)
    for match in standings(game, count):
        page = visitor.go(f"/t/{lay(serving, match, who)}")
        page.locator(".app .say").wait_for()
        yield visitor, page
