"""The intervals, beside values that others have published or that can be done by hand."""

import pytest

from hoodwink.arena.intervals import around_mean, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilsons_interval_agrees_with_newcombes_table(
    wins: int, games: int, low: float, high: float
) -> None:
    interval = wilson(wins, games)
    assert interval.mean == wins / games
    assert interval.low == pytest.approx(low, abs=0.00005)
    assert interval.high == pytest.approx(high, abs=0.00005)


def test_wilsons_interval_stays_between_nothing_and_everything() -> None:
    assert wilson(0, 3).low == 0
    assert wilson(3, 3).high == 1


def test_a_shared_victory_counts_as_a_part() -> None:
    assert wilson(2.5, 10).mean == 0.25
    assert wilson(2, 10).low < wilson(2.5, 10).low < wilson(3, 10).low


def test_more_games_narrow_the_interval() -> None:
    few, many = wilson(30, 100), wilson(300, 1000)
    assert many.high - many.low < (few.high - few.low) / 3


def test_a_mean_lies_within_two_standard_errors() -> None:
    """The squared deviations add up to 48: variance 16, and a standard error of 4 / 2."""
    interval = around_mean([4, 12, 12, 12])
    assert interval.mean == 10
    assert interval.low == pytest.approx(10 - 2 * 1.959964)
    assert interval.high == pytest.approx(10 + 2 * 1.959964)


def test_a_single_value_tells_nothing_of_the_spread() -> None:
    assert around_mean([7.0]) == (7, 7, 7)
