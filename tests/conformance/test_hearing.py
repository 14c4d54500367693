"""On every game: nothing is shown that was not told."""

import pytest

import hoodwink
from conformance.cases import cases_of
from conformance.kit import HEARSAY
from conformance.tables import Table
from conformance.walks import Route

every_game = pytest.mark.parametrize("game", hoodwink.game_names())


@pytest.mark.thorough
@every_game
def test_nothing_is_shown_that_was_not_told(game: str) -> None:
    look_around(game, tables=10, first=0)


@pytest.mark.slow
@every_game
def test_nothing_is_shown_at_many_tables_that_was_not_told(game: str) -> None:
    look_around(game, tables=120, first=10)


def look_around(game: str, tables: int, first: int) -> None:
    cases = cases_of(game)
    for number in range(first, first + tables):
        case = cases[number * 7 % len(cases)]
        steps = number * 37 % case.entry.depth
        for holds in HEARSAY:
            holds(Table(Route(case, number, steps)))
