"""A Match under any mixture of play, refusals, batches, copies, records, positions, worlds."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from conformance.cases import Case
from conformance.kit import QUICK
from conformance.matching import all_of, play_some, raised
from conformance.verdict import hold, same
from conformance.walks import Pick, choose_in
from conformance.writing import written
from hoodwink import NATURE, IllegalMove, Match, replay

STEPS = settings(QUICK, max_examples=15, stateful_step_count=25)

numbers = st.integers(0, 2**24)


class MatchMachine(RuleBasedStateMachine):
    """Whatever is done with a match, it stays a match."""

    cases: ClassVar[Sequence[Case]] = ()
    case: Case
    match: Match

    @initialize(pick=numbers, seed=st.integers(0, 999))
    def sit_down(self, pick: int, seed: int) -> None:
        self.case = self.cases[pick % len(self.cases)]
        self.match = self.case.sit(seed)

    @rule(pick=numbers)
    def play(self, pick: int) -> None:
        chosen = choose_in(self.match, Pick(pick))
        if chosen is not None:
            version = self.match.version
            self.match.play(*chosen)
            hold(self.match.version > version, "a move makes a new version")

    @rule(pick=numbers)
    def play_a_while(self, pick: int) -> None:
        for step in range(8):
            self.play(pick // (step + 1))

    @rule(pick=numbers)
    def try_something_else(self, pick: int) -> None:
        draws = Pick(pick)
        seat = draws.below(self.match.seats)
        listed = {move.text for move in self.match.moves(seat)}
        others = [move for move in self.case.phrases if move.text not in listed]
        if others:
            before = all_of(self.match)
            raised(IllegalMove, partial(self.match.play, seat, others[draws.below(len(others))]))
            same(all_of(self.match), before, "refused play changes nothing")

    @rule(pick=numbers)
    def play_a_batch(self, pick: int) -> None:
        chosen = choose_in(self.match, Pick(pick))
        if chosen is not None:
            twin = self.match.copy()
            twin.play(*chosen)
            self.match.play_all(chosen[0], [chosen[1]])
            same(all_of(self.match), all_of(twin), "a batch of one is a move")

    @rule(pick=numbers, stay=st.booleans())
    def play_on_a_copy(self, pick: int, stay: bool) -> None:
        before, twin = all_of(self.match), self.match.copy()
        play_some(twin, Pick(pick), 5)
        same(all_of(self.match), before, "a copied match is independent")
        if not stay:
            self.match = twin

    @rule()
    def replay_the_record(self) -> None:
        again = replay(self.match.record(reveal=True).dumps(), pack=self.case.pack)
        same(all_of(again), all_of(self.match), "a replayed match is the original")
        self.match = again

    @rule(seed=st.integers(0, 999))
    def take_up_the_position(self, seed: int) -> None:
        position = written(self.match.position())
        again = Match.from_position(position, seed, pack=self.case.pack)
        same(again.position(), self.match.position(), "a position is taken up as it was left")
        self.match = again

    @rule(pick=numbers, seed=st.integers(0, 999))
    def go_into_an_imagined_world(self, pick: int, seed: int) -> None:
        seat = [*range(self.match.seats), None][pick % (self.match.seats + 1)]
        world = self.match.imagine(seat, seed)
        same(world.view(seat), self.match.view(seat), f"an imagined match shows {seat} its view")
        self.match = world

    @invariant()
    def goods_are_conserved(self) -> None:
        found, expected = self.case.entry.conserved(self.match.position()["state"], self.case.seats)
        same(found, expected, "goods and coins are conserved")

    @invariant()
    def nature_has_answered(self) -> None:
        hold(NATURE not in self.match.to_act, "chance has answered")
        same(self.match.outcome is None, bool(self.match.to_act), "over when nobody is to act")

    @invariant()
    def who_is_waited_for_can_be_replaced(self) -> None:
        for seat in self.match.to_act:
            hold(self.match.fallback(seat) in self.match.moves(seat), "a fallback is listed")

    @invariant()
    def views_are_plain(self) -> None:
        for seat in (*range(self.match.seats), None):
            same(written(self.match.view(seat)), self.match.view(seat), "a view is plain JSON")


def machine(cases: Sequence[Case]) -> type[MatchMachine]:
    return type("MachineOfCases", (MatchMachine,), {"cases": cases})
