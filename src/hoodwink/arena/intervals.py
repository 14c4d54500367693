"""How far a measured mean can be trusted: 95% intervals."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z: Final = NormalDist().inv_cdf(0.975)


class Interval(NamedTuple):
    """A mean, and where the true one lies 95 times out of 100."""

    mean: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval for a rate; a shared victory counts as a part of a win."""
    rate = wins / games
    spread = Z * Z / games
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def around_mean(values: Sequence[float]) -> Interval:
    """The normal interval for a mean; a single value tells nothing of the spread."""
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)
