"""Scouting and company pay. The bar: twice the fair share against random bots, everywhere."""

import pytest

from hoodwink import arena
from hoodwink.arena import Line

TABLES = [(seats, advanced) for advanced in (False, True) for seats in (3, 4, 5, 6)]


def strength(games: int, seats: int, advanced: bool, processes: int) -> Line:
    options = {"advanced": advanced}
    report = arena.run(
        "sherwood", ["outlaw", "random"], games, seats, options, "bar", processes=processes
    )
    (table,) = report.tables
    assert not table.forfeits
    return table.lines[0]


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "advanced"), TABLES[::3])
def test_it_wins_far_more_than_its_share(seats: int, advanced: bool) -> None:
    assert strength(12, seats, advanced, processes=1).times_fair > 2


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "advanced"), TABLES)
def test_it_wins_more_than_twice_its_share(seats: int, advanced: bool) -> None:
    line = strength(240, seats, advanced, processes=2)
    low, high = line.wins.low * seats, line.wins.high * seats
    print(f"{seats} seats, {line.games} games: {line.times_fair:.2f} fair shares ", end="")
    print(f"({low:.2f} to {high:.2f}), mean score {line.score.mean if line.score else 0:.2f}")
    assert low > 2
