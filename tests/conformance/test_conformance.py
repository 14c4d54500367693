"""Every property of the kit on every registered game, seat count and option set."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

import hoodwink
from conformance.cases import Case, cases_of
from conformance.kit import DEEP, PROPERTIES, QUICK, SECRETS, Property, routes
from conformance.machine import STEPS, machine
from conformance.tables import Table
from conformance.walks import Route, moments

GAMES = hoodwink.game_names()
CASES = [case for game in GAMES for case in cases_of(game)]

every_game = pytest.mark.parametrize("game", GAMES)
every_property = pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
every_case = pytest.mark.parametrize(
    ("number", "case"),
    [
        pytest.param(
            n, case, marks=pytest.mark.slow if n % case.entry.patience else (), id=repr(case)
        )
        for n, case in enumerate(CASES)
    ],
)


@pytest.mark.thorough
@every_case
def test_every_property_holds_at_every_table(number: int, case: Case) -> None:
    """At a few kinds of moments each; all tables together see all kinds."""
    for route in some_moments(case, number)[number % 5 :: 5]:
        check(route, PROPERTIES)


@pytest.mark.thorough
@every_case
def test_no_secret_is_given_away_at_any_kind_of_moment(number: int, case: Case) -> None:
    for route in some_moments(case, number):
        check(route, SECRETS)


@pytest.mark.slow
@every_case
def test_every_property_holds_at_every_kind_of_moment(number: int, case: Case) -> None:
    for route in some_moments(case, number):
        check(route, PROPERTIES)


def some_moments(case: Case, number: int) -> list[Route]:
    stride = case.entry.stride
    return moments(case, number)[number % stride :: stride]


def check(route: Route, properties: Sequence[Property]) -> None:
    table = Table(route)
    for holds in properties:
        holds(table)


@every_game
@every_property
@QUICK
@given(st.data())
def test_a_property_holds_wherever_play_leads(
    game: str, holds: Property, data: st.DataObject
) -> None:
    holds(Table(data.draw(routes(cases_of(game)))))


@pytest.mark.thorough
@every_game
def test_a_match_stays_a_match_whatever_is_done_with_it(game: str) -> None:
    run_state_machine_as_test(machine(cases_of(game)), settings=STEPS)


@pytest.mark.slow
@every_game
@every_property
@DEEP
@given(st.data())
def test_a_property_holds_on_many_walks(game: str, holds: Property, data: st.DataObject) -> None:
    holds(Table(data.draw(routes(cases_of(game)))))
