"""King, Thief, Minister: what one does well to remember, though the same two are mixed again."""

import random
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import expect

from hoodwink import Match
from server.kit import Serving
from web.company import Visit, gather

ME = 0


def unseen(view: Any) -> list[object]:
    """The mixes that I could not follow: which cards, and by whom."""
    mixes: Sequence[Any] = view["memory"]["mixes"]
    swapped = view["own_memory"]["swapped"]
    return [mix for mix, known in zip(mixes, swapped, strict=True) if known is None]


def mixed_twice(seed: int) -> Match | None:
    """A match in which somebody else has just mixed the same two cards again, if there is one."""
    match, dice = Match("shahdozd", 3, seed=seed), random.Random(seed)
    while match.outcome is None:
        mixes = unseen(match.view(ME))
        if any(mixes.count(mix) > 1 for mix in mixes[-2:]):
            return match
        seat = match.to_act[0]
        moves = match.moves(seat)
        again = [move for move in moves if move.text.startswith("mix a b hidden")]
        match.play(seat, dice.choice(again or moves))
    return None


def test_the_same_two_are_mixed_twice(visit: Visit, serving: Serving) -> None:
    match = next(found for found in map(mixed_twice, range(200)) if found)
    page = gather(visit, serving, match, ME)[ME]
    expect(page.locator(".reckon p").first).to_be_visible()
