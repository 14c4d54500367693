"""Trading pays. The bar: 95 of 100 games against random bots, at every table."""

import pytest

from hoodwink import arena
from hoodwink.arena import Line


def strength(games: int, seats: int, processes: int) -> Line:
    report = arena.run(
        "cornish", ["freetrader", "random"], games, seats, {}, "bar", processes=processes
    )
    (table,) = report.tables
    assert not table.forfeits
    return table.lines[0]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_bots(seats: int) -> None:
    assert strength(2, seats, processes=1).wins.mean > 0.75


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_bots_in_95_of_100_games(seats: int) -> None:
    line = strength(200, seats, processes=2)
    print(f"{seats} seats, {line.games} games: {line.wins.mean:.1%} ", end="")
    print(f"({line.wins.low:.1%} to {line.wins.high:.1%})")
    assert line.wins.mean >= 0.95
