"""Two tables that differ only in what I cannot know look the same to the last letter of the page.

So nothing hidden is in a page, wherever it may be kept: not in the text, not in an attribute, not
in a picture that is drawn behind another.
"""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest

from hoodwink import Match
from server.kit import Serving
from web.browser import Visitor
from web.company import Visit, come_as
from web.hidden import Overheard
from web.laid import Person, lay, people

ME: Final = 0
GAMES: Final = {"shahdozd": 3, "nottingham": 3, "sherwood": 3, "cornish": 2}
STEPS: Final = (12, 45)
Differ = Callable[[Match, Match], bool]
KEPT: Final = "JSON.stringify(Object.entries({...localStorage, ...sessionStorage}).sort())"
MAY_DIFFER: Final = re.compile(r'thing-\d+|"at": ?\d+|[0-9a-f]{64}')
"""Numbers of things in the order they were made; moments; commitments and digests."""


def walked(game: str, steps: int, seed: int) -> Match:
    """A match after so many choices by chance."""
    match, dice = Match(game, GAMES[game], seed=seed), random.Random(seed)
    for _ in range(steps):
        if match.to_act:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(match.moves(seat)))
    return match


def twins(game: str, steps: int, blind: int | None, differ: Differ) -> tuple[Match, Match]:
    """Two worlds that this seat, or who looks on, cannot tell apart, and that differ."""
    for seed in range(40):
        match = walked(game, steps, seed)
        for luck in range(6 if match.to_act else 0):
            other = match.imagine(blind, seed=luck)
            if differ(match, other):
                return Match.from_position(match.position(), seed=1), other
    raise AssertionError("there is nothing hidden in this game")


def dealt_otherwise(one: Match, other: Match) -> bool:
    return one.position() != other.position()


def known_otherwise(one: Match, other: Match) -> bool:
    """I see other cards; what I have sealed is not meant, since no page shows that."""
    mine, others = ({**match.own(ME), "sealed": None} for match in (one, other))
    return mine != others


def settled(visitor: Visitor) -> str:
    """The page when nothing changes any more."""
    page = visitor.page
    page.locator(".app .board").wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    before = ""
    while (now := str(page.locator(".app").evaluate("app => app.outerHTML"))) != before:
        before = now
        visitor.wait_for_answers()
    return now


def looked_at(visit: Visit, serving: Serving, match: Match, who: list[Person]) -> list[str]:
    """All that a browser holds of a table: the page, what is kept, what was told."""
    table = lay(serving, match, who)
    visitor = come_as(visit, who[ME])
    told = Overheard().by(visitor.page)
    visitor.go(f"/t/{table}")
    page = settled(visitor)
    kept = str(visitor.page.evaluate(KEPT))
    assert f"seat-{ME}" in page
    whole = [page, kept, *told.texts()]
    return [MAY_DIFFER.sub("-", text.replace(table, "table")) for text in whole]


def difference(one: str, other: str) -> tuple[str, str]:
    """Where two texts part."""
    pairs = enumerate(zip(one, other, strict=False))
    at = next((at for at, (here, there) in pairs if here != there), 0)
    around = slice(max(0, at - 60), at + 60)
    return one[around], other[around]


@pytest.mark.parametrize("steps", STEPS)
@pytest.mark.parametrize("game", GAMES)
def test_what_i_cannot_know_is_nowhere(
    visit: Visit, serving: Serving, game: str, steps: int
) -> None:
    who = people(serving, GAMES[game])
    here, there = twins(game, steps, ME, dealt_otherwise)
    pairs = zip(
        looked_at(visit, serving, here, who), looked_at(visit, serving, there, who), strict=True
    )
    assert [difference(one, other) for one, other in pairs if one != other] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_i_know_would_be_found(visit: Visit, serving: Serving, game: str) -> None:
    """Worlds that only who looks on cannot tell apart: the same eyes see that they differ."""
    who = people(serving, GAMES[game])
    here, there = twins(game, STEPS[-1], None, known_otherwise)
    (page, _, *told), (other, _, *others) = (
        looked_at(visit, serving, world, who) for world in (here, there)
    )
    assert page != other
    assert told != others
