"""Counting what happens in a stretch of time."""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import cycle
from time import perf_counter, process_time


@dataclass(frozen=True)
class Sample:
    """What was counted in one go: choices in whole games, or calls in whole rounds of them.

    The seconds are those that the process was at work: waiting for other programs is not counted.
    """

    count: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.count / self.seconds


Task = Callable[[float], Sample]
"""Something to count for so many seconds."""


def counting(once: Callable[[], int]) -> Task:
    """Do it again and again until the time is up; `once` returns how much it did."""

    def task(seconds: float) -> Sample:
        count = games = 0
        begun = process_time()
        end = perf_counter() + seconds
        while not games or perf_counter() < end:
            count += once()
            games += 1
        return Sample(count, games, process_time() - begun)

    return task


def endless_picks() -> Iterator[int]:
    """Numbers drawn beforehand: engines are measured here, not generators of numbers."""
    rng = random.Random(1)
    return cycle([rng.getrandbits(30) for _ in range(9973)])
