"""Remembering pays. The bar: twice the fair share against random bots, at every seat count."""

import os
from itertools import cycle
from typing import Any

import pytest

from conformance.cases import option_sets
from hoodwink import arena
from hoodwink.arena import Line
from hoodwink.games import BOXES

OPTION_SETS = [
    options
    for options in option_sets(BOXES["shahdozd"].options)
    if options.get("turn_cap") != 1  # a single turn leaves no time to win
]
SEATS = (3, 4, 5, 6)
EVERY_TABLE = [(seats, options) for seats in SEATS for options in OPTION_SETS]
TABLES = (
    EVERY_TABLE
    if "HOODWINK_SOAK" in os.environ
    else list(zip(cycle(SEATS), OPTION_SETS))  # every option, and every number of seats
)


def strength(games: int, seats: int, processes: int, **options: Any) -> Line:
    report = arena.run(
        "shahdozd", ["remember", "random"], games, seats, options, "bar", processes=processes
    )
    (table,) = report.tables
    assert not table.forfeits
    return table.lines[0]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_wins_far_more_than_its_share(seats: int) -> None:
    assert strength(60, seats, processes=1).wins.low * seats > 1.5


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_it_wins_more_than_its_share_under_every_option(
    seats: int, options: dict[str, Any]
) -> None:
    assert strength(120, seats, processes=2, **options).wins.low * seats > 1.5


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_wins_more_than_twice_its_share(seats: int) -> None:
    line = strength(1000, seats, processes=2)
    low, high = line.wins.low * seats, line.wins.high * seats
    print(f"{seats} seats, {line.games} games: {line.times_fair:.2f} fair shares ", end="")
    print(f"({low:.2f} to {high:.2f}), mean score {line.score.mean if line.score else 0:.2f}")
    assert low > 2
