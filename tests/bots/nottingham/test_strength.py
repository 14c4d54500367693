"""Haggling pays. The bars: nine of ten games against random bots, three of five duels."""

import pytest

from hoodwink import arena
from hoodwink.arena import Table


def contest(bots: str, games: int, processes: int, seats: int = 4) -> Table:
    report = arena.run("nottingham", bots.split(), games, seats, seed="bar", processes=processes)
    (table,) = report.tables
    assert not table.forfeits
    assert not table.unfinished
    return table


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("bot", ["haggle", "honest"])
def test_it_wins_far_more_than_its_share(bot: str, seats: int) -> None:
    table = contest(f"{bot} random", 12, processes=1, seats=seats)
    assert table.lines[0].wins.low * seats > 1.5


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 5])
def test_haggle_wins_far_more_than_its_share_with_fewer_or_more_at_table(seats: int) -> None:
    table = contest("haggle random", 60, processes=2, seats=seats)
    assert table.lines[0].wins.low > 0.7


@pytest.mark.slow
def test_haggle_beats_three_random_bots_in_nine_of_ten_games() -> None:
    wins = contest("haggle random", 300, processes=2).lines[0].wins
    print(f"haggle beats three random bots: {wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%})")
    assert wins.low > 0.9


@pytest.mark.slow
def test_two_haggling_bots_beat_two_honest_merchants_in_three_of_five_duels() -> None:
    (haggle, _), _ = contest("haggle honest haggle honest", 100, processes=2).sides
    wins = haggle.together
    print(f"haggle beats honest: {wins.mean:.1%} ({wins.low:.1%} to {wins.high:.1%})")
    assert wins.low > 0.6
