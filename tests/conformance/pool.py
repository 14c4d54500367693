"""Real positions of a game from random play: every phase, every number of seats and option set."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from typing import Any

from conformance.cases import Case
from conformance.walks import Route, choose, draws_of

STEPS = 1_500
KEPT = 3
"""Of each kind of moment so many positions of a walk are kept, some of them late ones."""


@dataclass(frozen=True)
class Real:
    """A position that a match was in, as text, so that each use has its own."""

    case: Case
    phase: str
    text: str

    def read(self) -> dict[str, Any]:
        position: dict[str, Any] = json.loads(self.text)
        return position


@dataclass
class Pool:
    """All positions that were met, by their phase."""

    cases: Sequence[Case]
    seed: int
    phases: dict[str, list[Real]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for number, case in enumerate(self.cases):
            self._walk(case, Random(f"{case!r} {self.seed}"), self.seed * 1_000 + number)

    def _walk(self, case: Case, rng: Random, seed: int) -> None:
        rules, chance = case.open(), draws_of(Route(case, seed, 0))
        state, header = rules.start(case.seats), _header(case)
        met: dict[str, list[Any]] = {}
        for _ in range(STEPS):
            moment = f"{getattr(state, 'phase', '')} {len(rules.to_act(state))}"
            there = met.setdefault(moment, [])
            if len(there) < KEPT:
                there.append(rules.copy(state))
            elif rng.random() < 0.02:
                there[rng.randrange(KEPT)] = rules.copy(state)
            chosen = choose(rules, state, chance)
            if chosen is None:
                break
            rules.apply(state, *chosen, None)
        for states in met.values():
            for kept in states:
                position = {**header, "state": rules.dump(kept)}
                phase = position["state"].get("phase", f"{len(rules.to_act(kept))} to act")
                real = Real(case, phase, json.dumps(position))
                self.phases.setdefault(phase, []).append(real)

    @cached_property
    def names(self) -> list[str]:
        return sorted(self.phases)

    def draw(self, rng: Random) -> Real:
        """Any phase as likely as another, then any of its positions."""
        return rng.choice(self.phases[rng.choice(self.names)])

    def draw_beside(self, rng: Random, real: Real) -> Real:
        """Another position to borrow from, more often than not of the same table."""
        drawn = [self.draw(rng) for _ in range(12)]
        same = [other for other in drawn if other.case is real.case]
        return same[0] if same else drawn[0]


def _header(case: Case) -> dict[str, Any]:
    position = case.sit(0).position()
    del position["state"]
    return position
