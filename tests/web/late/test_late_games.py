"""Whole games over lines where every frame is late, and news come between any two touches."""

import os
import random
from typing import Final

import pytest
from playwright.sync_api import expect

from server.kit import Serving
from web.company import Visit
from web.playing import play_to_the_end, seated_as

SHORT: Final = [
    ("shahdozd", 3, {}),
    ("nottingham", 3, {}),
    ("sherwood", 3, {}),
    ("cornish", 2, {"round_cap": 1}),
]
"""With few seats and rounds: what can be pressed is the same."""
MANY: Final = 6 if "HOODWINK_SOAK" in os.environ else 1
"""`make soak` plays more of each."""


@pytest.fixture(params=range(1, MANY + 1))
def late(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """Whatever the switch says: here every line is slow."""
    seed: int = request.param
    monkeypatch.setenv("HOODWINK_DELAYS", str(seed))
    return seed


@pytest.mark.parametrize(("game", "seats", "options"), SHORT)
def test_a_whole_game_over_a_slow_line(
    late: int, visit: Visit, serving: Serving, game: str, seats: int, options: dict[str, int]
) -> None:
    key = serving.person("Ann")
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = serving.table(key, game, seats, bots=bots, sit=0, options=options)
    serving.act(table, "start", key)
    visitor = visit()
    seated_as(visitor.go(), key)
    page = visitor.go(f"/t/{table}")
    page.locator(".app").wait_for()
    play_to_the_end(visitor, random.Random(late))
    expect(page.locator(".bars li")).to_have_count(seats)
