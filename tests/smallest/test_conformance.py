"""The smallest game keeps the contract of all games: the kit has no complaint."""

import pytest

from conformance.fuzzing import complaints, told
from conformance.kit import HEARSAY, PROPERTIES, WORDS, Property
from conformance.pool import Pool
from conformance.tables import Table
from conformance.walks import Route, moments
from smallest.seating import REASONS, cases

WALKS = range(3)


@pytest.mark.parametrize("holds", [*PROPERTIES, *WORDS], ids=lambda holds: str(holds.__name__))
def test_a_property_holds_at_every_kind_of_moment(holds: Property) -> None:
    for number, case in enumerate(cases()):
        for route in moments(case, number):
            holds(Table(route))


def test_nothing_is_shown_that_was_not_told() -> None:
    for number in WALKS:
        for case in cases():
            for holds in HEARSAY:
                holds(Table(Route(case, number, 5 + number * 7)))


def test_every_refusal_states_something_and_cites_a_rule() -> None:
    assert {refusal.key for refusal in REASONS.refusals} == set(REASONS.claims)
    assert all(REASONS.rule(refusal.rule) for refusal in REASONS.refusals)


@pytest.mark.thorough
def test_a_changed_position_is_refused_in_a_few_words_or_plays_on() -> None:
    found = list(complaints(Pool(cases(), seed=0), range(2_000)))
    assert not found, told(found, "poke", 0)
