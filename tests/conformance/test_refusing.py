"""On every game: whatever can be said is refused by a rule that speaks of it, and truly."""

from dataclasses import replace
from functools import lru_cache

import pytest

import hoodwink
from conformance.cases import cases_of
from conformance.entries import ENTRIES
from conformance.kit import WORDS, Property
from conformance.tables import Table
from conformance.walks import moments

GAMES = hoodwink.games()
NOT_YET = {
    "sentences_are_understood": ("nottingham",),
    "refusals_speak_of_the_move": ("nottingham",),
    "refusals_are_true": ("nottingham",),
    "claims": ("nottingham",),
}
"""These do not keep it yet: a game that does leaves its list."""


def mark(what: str, game: str) -> pytest.MarkDecorator | tuple[()]:
    return pytest.mark.xfail if game in NOT_YET.get(what, ()) else ()


every_game_and_property = pytest.mark.parametrize(
    ("game", "holds"),
    [
        pytest.param(game, holds, marks=mark(holds.__name__, game), id=f"{game}-{holds.__name__}")
        for game in GAMES
        for holds in WORDS
    ],
)


@every_game_and_property
def test_words_are_refused_as_they_should_be(game: str, holds: Property) -> None:
    for number in range(3):
        for table in tables(game, number):
            holds(table)


@pytest.mark.slow
@every_game_and_property
def test_words_are_refused_as_they_should_be_at_many_tables(game: str, holds: Property) -> None:
    for number in range(3, 21):
        for table in tables(game, number):
            holds(table)


@lru_cache(maxsize=64)
def tables(game: str, number: int) -> list[Table]:
    """Two kinds of moments of a match, and what comes after each of them."""
    cases = cases_of(game)
    case = cases[number * 7 % len(cases)]
    kinds = moments(case, number)
    routes = kinds[number * 5 % len(kinds) :: 1 + len(kinds) // 2]
    return [Table(replace(route, picks=(number * 7919,))) for route in routes]


@pytest.mark.parametrize("game", [pytest.param(game, marks=mark("claims", game)) for game in GAMES])
def test_of_every_refusal_can_be_said_whether_it_is_true(game: str) -> None:
    reasons = ENTRIES[game].reasons
    assert reasons
    assert {refusal.key for refusal in reasons.refusals} == set(reasons.claims)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_cites_a_rule_of_the_page(game: str) -> None:
    reasons = ENTRIES[game].reasons
    assert reasons
    assert [refusal.key for refusal in reasons.refusals if not reasons.rule(refusal.rule)] == []
