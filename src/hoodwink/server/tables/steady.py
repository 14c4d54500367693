"""The time of day that never runs backwards."""

import time
from typing import Final

SLACK: Final = 100
"""Clocks of machines are nudged by milliseconds all the time."""


class Steady:
    """The machine's clock, but if somebody sets it back, time goes on from where it was.

    Set forward it is believed: a machine that has slept wakes up later.
    """

    def __init__(self) -> None:
        self._ahead = 0
        self._last = self._wall()
        self._passed = self._steps()

    def __call__(self) -> int:
        """Milliseconds since the epoch."""
        wall, passed = self._wall(), self._steps()
        meant = self._last + passed - self._passed
        if wall + self._ahead < meant - SLACK:
            self._ahead = meant - wall
        self._last, self._passed = max(self._last, wall + self._ahead), passed
        return self._last

    @staticmethod
    def _wall() -> int:
        return time.time_ns() // 1_000_000

    @staticmethod
    def _steps() -> int:
        return time.monotonic_ns() // 1_000_000
