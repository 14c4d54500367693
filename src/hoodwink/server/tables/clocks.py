"""The clocks of a table, folded from the times of its log: a restart changes nothing."""

from collections.abc import Sequence
from typing import Final

from hoodwink import Match
from hoodwink.kernel.seats import Seat
from hoodwink.match import Hourglass
from hoodwink.server.wire.house import ClockRules

Moment = int
"""Milliseconds since the epoch."""

NOT_AWAITED: Final = -1


class Clocks:
    """Counts only time in which the match was not paused."""

    __slots__ = ("_glass", "_now", "_paused", "_rested", "_rules", "spent", "started")

    def __init__(self, rules: ClockRules, seats: int) -> None:
        self._rules: Final = rules
        self._now: Moment = 0
        self._rested: Moment = 0
        self._paused: Moment | None = None
        self._glass: Hourglass | None = None
        self.started: Final = [NOT_AWAITED] * seats
        """When the decision of each seat began."""
        self.spent: Final = [0] * seats
        """How long each seat has thought before that."""

    def begin(self, match: Match, at: Moment) -> None:
        self._glass = Hourglass(match, lambda: self._now / 1000)
        self._tick(at)
        self._start(match.to_act)

    def moved(self, match: Match, actor: Seat, told: bool, at: Moment) -> None:
        """A batch was played. Quiet ones stop no clock, or all could see that there was one."""
        self._tick(at)
        if told:
            after = match.to_act
            for seat, begun in enumerate(self.started):
                if begun != NOT_AWAITED and (seat == actor or seat not in after):
                    self.spent[seat] += self._now - begun
                    self.started[seat] = NOT_AWAITED
            self._start(after)

    def _start(self, awaited: Sequence[Seat]) -> None:
        for seat in awaited:
            if seat >= 0 and self.started[seat] == NOT_AWAITED:
                self.started[seat] = self._now
        if self._glass is not None:
            self._glass.left()  # turned as soon as it may be

    def pause(self, at: Moment) -> None:
        self._tick(at)
        self._paused = at

    def resume(self, at: Moment) -> None:
        assert self._paused is not None
        self._rested += max(0, at - self._paused)
        self._paused = None

    @property
    def paused(self) -> bool:
        return self._paused is not None

    def _tick(self, at: Moment) -> None:
        self._now = max(self._now, at - self._rested)  # no clock of a machine turns it back

    def due(self, seat: Seat) -> Moment | None:
        """When the time of an awaited seat is up; None for never."""
        begun = self.started[seat]
        if begun == NOT_AWAITED or self.paused:
            return None
        ends = []
        if self._rules.decision:
            ends.append(begun + self._rules.decision * 1000)
        if self._rules.player:
            ends.append(begun + max(0, self._rules.player * 1000 - self.spent[seat]))
        return min(ends) + self._rested if ends else None

    def time_called(self, at: Moment) -> Moment | None:
        """When the table calls time, where the game lets it; None for never."""
        if self._glass is None or self.paused:
            return None
        self._tick(at)
        left = self._glass.left()
        return None if left is None else self._now + self._rested + max(0, round(left * 1000))

    def left(self, seat: Seat) -> int | None:
        """The milliseconds that a seat has for the whole match before its decision began."""
        whole = self._rules.player * 1000
        return max(0, whole - self.spent[seat]) if whole else None

    @property
    def running(self) -> bool:
        """Whether there is any clock at all."""
        return bool(self._rules.decision or self._rules.player)
