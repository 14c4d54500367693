"""The kit on trial: it passes a sound little game, and notices each way of breaking it."""

from collections.abc import Iterator

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test

from conformance.broken import (
    BROKEN,
    ActsWhileRefusing,
    FallsBackOnTheBell,
    LosesACoin,
    SharesCopies,
    ShowsATuple,
)
from conformance.cases import Case, cases_in
from conformance.entries import Entry
from conformance.kit import HEARSAY, PROPERTIES, QUICK, WORDS, Property, routes
from conformance.leaky import ImaginesAnotherCard
from conformance.machine import STEPS, machine
from conformance.tables import Table
from conformance.tiny import OPTIONS, PACK, PHRASES, REASONS, Fists, agrees, conserved
from conformance.walks import Route, moments
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box

ALL = PROPERTIES + HEARSAY + WORDS


def fists(rules: type[Fists]) -> Box:
    return Box("fists", range(2, 4), OPTIONS, rules)


def cases(box: Box) -> list[Case]:
    return cases_in(box, Entry(conserved, agrees, reasons=REASONS), tuple(PHRASES.moves), PACK)


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """A Match finds its game by name, so fists sit among the games for as long as we test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOXES, "fists", fists(Fists))
        yield


@pytest.mark.parametrize("holds", ALL, ids=lambda holds: holds.__name__)
@QUICK
@given(st.data())
def test_the_sound_game_passes(holds: Property, data: st.DataObject) -> None:
    holds(Table(data.draw(routes(cases(fists(Fists))))))


@pytest.mark.parametrize("case", cases(fists(Fists)), ids=repr)
def test_the_sound_game_passes_at_every_kind_of_moment(case: Case) -> None:
    for route in moments(case, 1):
        for holds in ALL:
            holds(Table(route))


def test_the_machine_passes_the_sound_game() -> None:
    run_state_machine_as_test(machine(cases(fists(Fists))), settings=STEPS)


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (LosesACoin, "coins are conserved"),
        (ActsWhileRefusing, "refused play changes nothing"),
        (SharesCopies, "a copied match is independent|a batch of one is a move"),
        (FallsBackOnTheBell, "a fallback is listed"),
        (ImaginesAnotherCard, "shows .* its view"),
        (ShowsATuple, "a view is plain JSON"),
    ],
)
def test_the_machine_notices(
    rules: type[Fists], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = fists(rules)
    monkeypatch.setitem(BOXES, "fists", box)
    unshrunk = settings(STEPS, phases=[Phase.generate])
    with pytest.raises(AssertionError, match=complaint):
        run_state_machine_as_test(machine(cases(box)), settings=unshrunk)


@pytest.mark.parametrize(
    ("rules", "holds", "complaint"),
    BROKEN,
    ids=[f"{rules.__name__}-{holds.__name__}" for rules, holds, _ in BROKEN],
)
def test_the_kit_notices(
    rules: type[Fists], holds: Property, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOXES, "fists", fists(rules))
    with pytest.raises(AssertionError, match=complaint):
        look_around(rules, holds)


def look_around(rules: type[Fists], holds: Property) -> None:
    for seed in range(20):
        for case in cases(fists(rules))[::4]:
            holds(Table(Route(case, seed, seed, (seed * 7919,))))


def test_every_property_has_a_game_that_it_fails() -> None:
    assert {holds for _, holds, _ in BROKEN} == set(ALL)
