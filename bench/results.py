"""What the samples say: medians, spreads, and ratios taken round by round."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from bench.sample import Sample

Rounds = Sequence[float]
"""One number for each round, in order."""

CALLS = ("copy", "view", "imagine")


@dataclass(frozen=True)
class Spread:
    """The middle of several rounds, and the ends."""

    median: float
    low: float
    high: float


def spread(rounds: Rounds) -> Spread:
    return Spread(median(rounds), min(rounds), max(rounds))


def over(rounds: Rounds, others: Rounds) -> Rounds:
    """The ratio in each round: what troubled the machine then troubled both."""
    return [one / other for one, other in zip(rounds, others, strict=True)]


class Results:
    """All samples of a run, by side and task."""

    def __init__(self, samples: Mapping[str, Mapping[str, Sequence[Sample]]]) -> None:
        self._samples = samples

    @property
    def ours(self) -> list[str]:
        """`plain`, and `compiled` if that was there."""
        return [side for side in ("plain", "compiled") if self._samples.get(side)]

    @property
    def games(self) -> list[str]:
        return sorted({task.partition("/")[0] for task in self._samples["plain"]})

    def seatings(self, game: str) -> list[str]:
        """The tasks that play a game of ours out, one for each number of seats."""
        calls = {f"{game}/{call}" for call in CALLS}
        return [
            task
            for task in self._samples["plain"]
            if task.startswith(f"{game}/") and task not in calls
        ]

    def peers(self) -> list[tuple[str, str]]:
        """Library and task of everything that is not ours."""
        return [
            (side, task)
            for side, tasks in self._samples.items()
            if side not in self.ours
            for task in tasks
        ]

    def rates(self, side: str, task: str) -> Rounds:
        return [sample.rate for sample in self._samples[side][task]]

    def microseconds(self, side: str, task: str) -> Rounds:
        return [1e6 / rate for rate in self.rates(side, task)]

    def slowest(self, side: str, game: str) -> Rounds:
        """The rate at the number of seats where the game is slowest, round by round."""
        return min((self.rates(side, task) for task in self.seatings(game)), key=median)

    def speedup(self, task: str) -> Rounds:
        """Compiled over plain."""
        return over(self.rates("compiled", task), self.rates("plain", task))

    def beside(self, side: str, game: str, library: str, task: str) -> Rounds:
        """Our slowest table over a peer."""
        return over(self.slowest(side, game), self.rates(library, task))

    def games_per_second(self, side: str, task: str) -> float:
        return median(sample.games / sample.seconds for sample in self._samples[side][task])

    def length(self, side: str, task: str) -> float:
        """The mean number of choices in a match."""
        samples = self._samples[side][task]
        return sum(s.count for s in samples) / sum(s.games for s in samples)
