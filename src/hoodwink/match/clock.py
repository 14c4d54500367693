"""The hour-glass of a table where time may be called: real seconds, a fresh glass each round."""

from collections.abc import Callable
from typing import Final

from hoodwink.kernel.seats import TABLE
from hoodwink.match.match import Match

Clock = Callable[[], float]
"""Says how many seconds have passed since some moment; only differences count."""


class Hourglass:
    """Turned when it is first looked at in a round in which the table may call time.

    The sand also runs while the phase is held up by a choice in which time cannot be called.
    """

    def __init__(self, match: Match, clock: Clock) -> None:
        self._match: Final = match
        self._clock: Final = clock
        self._round = 0
        self._turned = 0.0

    def left(self) -> float | None:
        """The seconds left, below 0 if there are none; None where time cannot be called."""
        if TABLE not in self._match.may_act:
            return None
        view = self._match.view(None)
        if view["round"] != self._round:
            self._round, self._turned = view["round"], self._clock()
        return float(view["clock"] - (self._clock() - self._turned))
