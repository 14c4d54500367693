"""The property of truth on trial: a sound game passes, and each way to be untrue is noticed."""

from dataclasses import replace
from typing import Any

import pytest

from conformance.broken import CallsEverybodyBroke, RefusesNothing
from conformance.cases import Case, cases_in, cases_of
from conformance.entries import ENTRIES, Entry
from conformance.reasons.reason import Reasons
from conformance.tiny import OPTIONS, PACK, PHRASES, REASONS, Fists, agrees, conserved
from conformance.truth.tally import Tally
from hoodwink import Move, Refusal
from hoodwink.games.sherwood import refusals as no
from hoodwink.kernel.game import Box, Game
from hoodwink.kernel.options import Options
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.seats import Seat

SOUND = replace(REASONS, general=REASONS.general | {"not-now"})
"""Fists have one reason for all that is not the time for it."""


def tally_of(rules: type[Fists], reasons: Reasons = SOUND) -> Tally:
    box = Box("fists", range(2, 4), OPTIONS, rules)
    tally, entry = Tally(reasons), Entry(conserved, agrees, reasons=reasons)
    for seed in range(6):
        for case in cases_in(box, entry, tuple(PHRASES.moves), PACK):
            tally.walk(case, seed, 1)
    return tally


def test_the_sound_game_says_what_is_so_and_says_all_of_it() -> None:
    tally = tally_of(Fists)
    assert tally.wrong() == []
    assert tally.unheard() == set()
    assert tally.heard["empty-handed"] > 5


def test_a_reason_that_is_not_so_is_noticed() -> None:
    (wrong,) = tally_of(CallsEverybodyBroke).wrong()
    assert "'offer' of seat" in wrong
    assert "is refused as 'empty-handed', but it is not so: You have no coin for this." in wrong


def test_that_nothing_is_said_is_noticed() -> None:
    assert any("neither listed nor refused" in wrong for wrong in tally_of(RefusesNothing).wrong())


def test_a_claim_that_asks_for_too_little_is_noticed() -> None:
    """'Whoever says it has no coin' is always so if nothing is asked: then it proves nothing."""
    vacuous = replace(SOUND, claims={**SOUND.claims, "empty-handed": lambda _: True})
    assert any("is allowed, though 'empty-handed'" in w for w in tally_of(Fists, vacuous).wrong())


def test_a_refusal_that_nobody_can_ask_about_is_noticed() -> None:
    claims = {key: claim for key, claim in SOUND.claims.items() if key != "empty-handed"}
    wrong = tally_of(Fists, replace(SOUND, claims=claims)).wrong()
    assert set(wrong) == {"of 'empty-handed' nothing can be asked"}


def test_a_refusal_that_is_never_heard_is_named() -> None:
    more = (*SOUND.refusals, Refusal("F-1", "of-no-use", "Nobody says this."))
    assert tally_of(Fists, replace(SOUND, refusals=more)).unheard() == {"of-no-use"}


class SuggestsAtNoTime:
    """Sherwood Forest as it once was: who plans and must donate does not plan."""

    def __init__(self, rules: Game[Any]) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def refusal(self, s: Any, seat: Seat, move: Move) -> Refusal | None:
        refusal = self._rules.refusal(s, seat, move)
        return no.SUGGEST_WHEN if refusal == no.SUGGEST_DONOR else refusal


class AlwaysTheLeader(SuggestsAtNoTime):
    """Sherwood Forest as it once was: whoever cannot set an order is said not to lead."""

    def refusal(self, s: Any, seat: Seat, move: Move) -> Refusal | None:
        refusal = self._rules.refusal(s, seat, move)
        return no.NOT_LEADER if refusal in (no.HEAR_STRANGER, no.HEARD, no.HEAR_EMPTY) else refusal


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (SuggestsAtNoTime, "but it is not so: Suggestions are for the time when another"),
        (AlwaysTheLeader, "but it is not so: Only the leader of this band says"),
    ],
)
def test_a_fault_of_sherwood_forest_is_noticed(fault: Any, complaint: str) -> None:
    """Rich and full camps of the lean pack: the faults come up in a match or two."""
    reasons = ENTRIES["sherwood"].reasons
    assert reasons is not None
    tally, seed = Tally(reasons), 0
    while not any(complaint in wrong for wrong in tally.wrong()):
        assert seed < 12, tally.wrong()
        tally.walk(broken(lean(), fault), seed, 12)
        seed += 1


def lean() -> Case:
    cases = [case for case in cases_of("sherwood") if case.pack and case.options.get("advanced")]
    return cases[-1]


def broken(case: Case, fault: Any) -> Case:
    def rules(options: Options, pack: Pack) -> Any:
        return fault(case.box.rules(options, pack))

    return replace(case, box=replace(case.box, rules=rules))
