"""When time is up the table acts: a fallback for who is awaited, or the game's call of time."""

import asyncio
import time
from typing import TYPE_CHECKING, Final

from hoodwink import TABLE, Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log

if TYPE_CHECKING:
    from hoodwink.server.tables.live import Live

LONGEST_FALLBACK: Final = 100
SLACK: Final = 100
"""Clocks of machines are nudged by milliseconds all the time."""


def fallback_batch(match: Match, seat: Seat) -> tuple[str, ...]:
    """What the clock plays for a seat, quiet steps and the one that settles it, as one."""
    trial = match.copy()
    words: list[str] = []
    while seat in (*trial.to_act, *trial.may_act) and len(words) < LONGEST_FALLBACK:
        move = trial.fallback(seat)
        trial.play(seat, move)
        words.append(move.text)
        if not move.quiet:
            break
    return tuple(words)


class Timing:
    """One timer for a table, set to whatever is due first."""

    __slots__ = ("_live", "_timer", "due")

    def __init__(self, live: "Live") -> None:
        self._live: Final = live
        self._timer: asyncio.TimerHandle | None = None
        self.due: int | None = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self.due = None

    def look(self) -> None:
        """Set the timer anew."""
        table = self._live.table
        if table.status != "playing" or table.paused or not self._ticks():
            self.stop()
            return
        ends = [end for _, end in self._ends()]
        due = min(ends, default=None)
        if due == self.due:
            return
        self.stop()
        if due is not None:
            self.due = due
            wait = max(0, due - self._live.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ticks(self) -> bool:
        table = self._live.table
        assert table.match
        return table.clocks.running or TABLE in table.match.may_act

    def _ends(self) -> list[tuple[Seat, int]]:
        live = self._live
        match, now = live.table.match, live.now()
        assert match
        called = live.table.clocks.time_called(now)
        ends = [] if called is None else [(TABLE, called)]
        for seat in match.to_act:
            end = None if seat < 0 or live.table.chairs[seat].bot else self._end_of(seat)
            if end is not None:
                ends.append((seat, end))
        return ends

    def _end_of(self, seat: Seat) -> int | None:
        """Who has lost the line is given a little more, once."""
        end = self._live.table.clocks.due(seat)
        if end is None or self._live.present(seat):
            return end
        grace = self._live.table.heading.house.clock.grace * 1000
        left = self._live.left_at.setdefault(seat, self._live.at(self._live.started))
        return min(end + grace, max(end, left + grace))

    def _ring(self) -> None:
        self.stop()
        self._live.when_free(self._time_is_up, urgent=True)

    def _time_is_up(self) -> None:
        live = self._live
        match = live.table.match
        if live.inbox.away or match is None or live.table.status != "playing" or live.table.paused:
            return
        now = live.now()
        late = [seat for seat, end in self._ends() if end <= now]
        if not late:
            self.look()
            return
        words = fallback_batch(match, late[0])
        live.do([log.Played(late[0], words, "clock")], lambda _: None)


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
