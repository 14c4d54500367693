"""On every game: what a refusal says is so, and every refusal that there is has been tried."""

import os

import pytest

from conformance.cases import cases_of
from conformance.entries import ENTRIES
from conformance.reasons.reason import Reasons
from conformance.truth import cornish, nottingham, shahdozd, sherwood
from conformance.truth.tally import Tally

MOMENTS = {
    "cornish": cornish.moments,
    "nottingham": nottingham.moments,
    "shahdozd": shahdozd.moments,
    "sherwood": sherwood.moments,
}
"""By game, what is laid by hand."""

STRIDE, WALKS = (20, 12) if "HOODWINK_SOAK" in os.environ else (90, 1)
"""How many moves lie between two stops, and how often every case is played."""


def reasons_of(game: str) -> Reasons:
    reasons = ENTRIES[game].reasons
    assert reasons is not None
    return reasons


@pytest.mark.slow
@pytest.mark.parametrize("game", MOMENTS)
def test_what_a_refusal_says_is_so_and_none_goes_untested(game: str) -> None:
    tally = Tally(reasons_of(game))
    for walk in range(WALKS):
        for number, case in enumerate(cases_of(game)):
            tally.walk(case, 1000 * walk + number, STRIDE)
    for moment in MOMENTS[game]():
        refusal = moment.refusal
        assert refusal
        tally.hear(moment.attempt, refusal)
    assert tally.wrong() == []
    assert sorted(tally.unheard()) == []


@pytest.mark.parametrize("game", MOMENTS)
def test_at_rare_moments_a_refusal_says_what_is_so(game: str) -> None:
    reasons, wrong = reasons_of(game), []
    for moment in MOMENTS[game]():
        refusal = moment.refusal
        if refusal is None or refusal.key != moment.key:
            wrong.append(f"{moment} is refused as {refusal}")
        elif not reasons.claims[moment.key](moment.attempt):
            wrong.append(f"{moment}, but it is not so: {refusal.reason}")
    assert wrong == []
