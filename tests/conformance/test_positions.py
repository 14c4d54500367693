"""Positions that were tampered with, in every game; and the fuzz itself on trial."""

import re
from random import Random

import pytest

import hoodwink
from conformance.brinks import brinks
from conformance.cases import Case, cases_in, cases_of
from conformance.entries import Entry
from conformance.fuzzing import Trial, complaints, told
from conformance.gullible import GULLIBLE
from conformance.pool import Pool
from conformance.surviving import Survivor
from conformance.tiny import OPTIONS, PACK, PHRASES, Fists, agrees, conserved
from hoodwink import Match
from hoodwink.games import BOXES
from hoodwink.kernel.game import Box

MUTATIONS = 2_000


@pytest.mark.slow
@pytest.mark.parametrize("game", hoodwink.game_names())
def test_a_changed_position_is_refused_in_a_few_words_or_plays_on(game: str) -> None:
    found = list(complaints(Pool(cases_of(game), seed=0), range(MUTATIONS)))
    assert not found, told(found, game, 0)


@pytest.mark.parametrize("game", hoodwink.game_names())
def test_positions_from_play_are_taken_as_they_are(game: str) -> None:
    pool = Pool(cases_of(game)[:2], seed=1)
    for phase in pool.names:
        real = pool.phases[phase][0]
        Match.from_position(real.read(), 1, pack=real.case.pack)


@pytest.mark.slow
@pytest.mark.parametrize("game", hoodwink.game_names())
def test_with_the_highest_number_that_is_let_in_it_plays_on_too(game: str) -> None:
    """Nobody plays beyond what could be written down again."""
    pool = Pool(cases_of(game), seed=4)
    for real, position, what in brinks(pool, 12, Random(4)):
        match = Match.from_position(position, 1, pack=real.case.pack)
        try:
            Survivor(real.case, position, match, 0.5).check()
        except AssertionError as wrong:
            raise AssertionError(f"{real.case!r}, {what}: {wrong}") from wrong


def fists(rules: type[Fists], patch: pytest.MonkeyPatch) -> list[Case]:
    box = Box("fists", range(2, 4), OPTIONS, rules)
    patch.setitem(BOXES, "fists", box)
    return cases_in(box, Entry(conserved, agrees), tuple(PHRASES.moves), PACK)


@pytest.mark.thorough
def test_the_fuzz_has_no_complaint_about_a_sound_game(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(fists(Fists, monkeypatch), seed=0)
    found = list(complaints(pool, range(1_000)))
    assert not found, told(found, "fists", 0)


@pytest.mark.parametrize(
    ("rules", "problem"), GULLIBLE, ids=[rules.__name__ for rules, _ in GULLIBLE]
)
def test_the_fuzz_notices_a_careless_door(
    rules: type[Fists], problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = Pool(fists(rules, monkeypatch), seed=0)
    assert any(re.search(problem, str(found)) for found in complaints(pool, range(1_500)))


def test_the_fuzz_notices_what_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """No door lets this in, so it is handed over inside."""
    case = fists(Fists, monkeypatch)[0]
    match = case.sit(1)
    position = {**match.position(), "more": 1}
    with pytest.raises(AssertionError, match="cannot be written"):
        Survivor(case, position, match, 0.5).check()


def test_a_trial_can_be_repeated_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Pool(fists(Fists, monkeypatch), seed=3)
    assert str(Trial(pool, 77)) == str(Trial(Pool(pool.cases, seed=3), 77))


def test_the_changes_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both kinds are met: those that are refused and those that are let in."""
    pool = Pool(fists(Fists, monkeypatch), seed=0)
    trials = [Trial(pool, number) for number in range(200)]
    let_in = [trial for trial in trials if trial.is_let_in()]
    assert len({str(trial) for trial in trials}) > 150
    assert 20 < len(let_in) < 180
