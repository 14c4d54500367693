"""Positions that were tampered with: refused in a few words, or as good as any other.

Trial number n of a seed is always the same, so that a complaint can be repeated alone.
"""

import time
import tracemalloc
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from conformance import exchanges, mutations
from conformance.mutations import Draft
from conformance.pool import Pool, Real
from conformance.surviving import Survivor
from conformance.verdict import hold
from hoodwink import Match, PositionError

SECONDS = 0.05
MEMORY = 50_000_000
LINES, LETTERS = 3, 480
RIGHT = ("expected", "allowed", "there are", "is for", "give the pack", "which reads")
"""An error says what would be right in one of these words."""


@dataclass(frozen=True)
class Complaint:
    """What went wrong with which position; trials with the same `about` are of one kind."""

    number: int
    what: str
    problem: str

    @property
    def about(self) -> str:
        return self.problem.partition("; it")[0][:160]

    def __str__(self) -> str:
        return f"trial {self.number}: {self.what}\n    {self.problem}"


class Trial:
    """One real position, changed once or a few times."""

    def __init__(self, pool: Pool, number: int) -> None:
        self.number = number
        self.rng = Random(f"{pool.seed} {number}")
        self.real: Real = pool.draw(self.rng)
        self.position = self.real.read()
        donor = pool.draw_beside(self.rng, self.real).read()
        self.changes = list(self._change(donor))
        self.hostile = any("hostile" in change for change in self.changes)

    def _change(self, donor: dict[str, Any]) -> Iterator[str]:
        """Nothing now and then, for what is real must be let in."""
        for _ in range(self.rng.choice((1, 1, 1, 1, 2, 2, 3)) if self.number % 40 else 0):
            kinds = self.rng.choice((mutations.BLIND, exchanges.KEEPING, exchanges.KEEPING))
            inside = self.rng.random() < 0.98
            mine, theirs = self.position, donor
            if inside:
                mine, theirs = mine["state"], theirs["state"]
            told = self.rng.choice(kinds)(Draft(self.rng, mine, theirs))
            if told:
                yield told
            if "hostile" in told or type(self.position.get("state")) is not dict:
                break

    def __str__(self) -> str:
        return (
            f"{self.real.case!r} in {self.real.phase!r}: {', '.join(self.changes) or 'as it was'}"
        )

    def complaint(self) -> Complaint | None:
        """What is wrong with how the position was taken, if anything."""
        try:
            self._check()
        except AssertionError as wrong:
            return Complaint(self.number, str(self), str(wrong))
        return None

    def _check(self) -> None:
        match, refused = self._taken()
        if match is None:
            hold(self.changes or not refused, f"a real position is refused: {refused}")
            _check_words(refused)
            self._check_costs()
        else:
            Survivor(self.real.case, self.position, match, self.rng.random()).check()

    def is_let_in(self) -> bool:
        return self._taken()[0] is not None

    def _taken(self) -> tuple[Match | None, str]:
        try:
            return Match.from_position(self.position, self.number, pack=self.real.case.pack), ""
        except PositionError as error:
            return None, str(error)
        except Exception as error:
            raise AssertionError(f"a raw error: {where(error)}") from error

    def _check_costs(self) -> None:
        """In time always, in memory where it was meant to cost much."""
        took = self._timed()
        if took > SECONDS:
            took = min(self._timed() for _ in range(3))  # once may be the fault of the machine
        hold(took <= SECONDS, f"refused only after {took * 1000:.0f} ms")
        if self.hostile:
            tracemalloc.start()
            self._taken()
            peak = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            hold(peak <= MEMORY, f"refused only after taking {peak // 10**6} MB")

    def _timed(self) -> float:
        began = time.process_time()
        self._taken()
        return time.process_time() - began


def _check_words(refused: str) -> None:
    hold(len(refused.splitlines()) <= LINES, f"refused in too many lines: {refused[:200]!r}")
    hold(len(refused) <= LETTERS, f"refused in {len(refused)} letters: {refused[:200]!r}")
    says = any(word in refused for word in RIGHT)
    hold(says, f"refused without a word of what would be right: {refused!r}")


def where(error: BaseException) -> str:
    """The error and the line that it comes from."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    file = trace.tb_frame.f_code.co_filename.rpartition("hoodwink/")[2] if trace else ""
    return f"{type(error).__name__} in {file}:{trace.tb_lineno if trace else 0}: {str(error)[:120]}"


def complaints(pool: Pool, numbers: range) -> Iterator[Complaint]:
    """Of these trials."""
    for number in numbers:
        found = Trial(pool, number).complaint()
        if found is not None:
            yield found


def told(found: list[Complaint], game: str, seed: int) -> str:
    """One complaint of each kind, and how to see it again."""
    kinds = {complaint.about: complaint for complaint in reversed(found)}
    again = f"python -m tools.soak {game} --seed {seed} --only"
    lines = [f"{complaint}\n    {again} {complaint.number}" for complaint in kinds.values()]
    return f"{len(found)} complaints of {len(kinds)} kinds:\n" + "\n".join(lines[:12])
