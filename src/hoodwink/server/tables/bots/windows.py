"""A word in time: before a bot decides, people who may speak up have a moment to do so."""

from typing import TYPE_CHECKING, Final

from hoodwink import Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables.lines import Line
from hoodwink.server.wire import tells

if TYPE_CHECKING:
    from hoodwink.server.tables.live import Live

SHORT: Final = 3
"""A new word opens a window again, for this part of its length."""


class Windows:
    """Open while a bot that is awaited leaves people time; each may waive it."""

    __slots__ = ("_ends", "_lapsed", "_live", "_told", "_waived")

    def __init__(self, live: "Live") -> None:
        self._live: Final = live
        self._ends: int | None = None
        self._lapsed = False
        self._waived: Final[set[Seat]] = set()
        self._told: tuple[int | None, list[Seat]] = (None, [])

    def heard(self) -> None:
        """A choice that was waited for begins a new occasion; a word prolongs the one there is."""
        if self._ends is None or not self._live.table.interjected:
            self._ends = None
        else:
            self._ends = max(self._ends, self._live.now() + self._length // SHORT)
        self._lapsed = False
        self._waived.clear()

    @property
    def _length(self) -> int:
        return self._live.table.heading.house.window * 1000

    def waive(self, seat: Seat) -> None:
        self._waived.add(seat)
        self._live.bots.look()

    def until(self, match: Match) -> int | None:
        """When the bot may decide; None: now."""
        waits_for = self._waits_for(match)
        if self._lapsed or not waits_for or not self._length:
            self.close()
            return None
        if self._ends is None:
            self._ends = self._live.now() + self._length
        self._tell_if_new(self._ends, waits_for)
        return self._ends

    def _waits_for(self, match: Match) -> list[Seat]:
        """People who may speak now, are there, and have not waived it."""
        people = set(self._live.table.people())
        return [
            seat
            for seat in match.may_act
            if seat in people and seat not in self._waived and self._live.present(seat)
        ]

    def over(self, until: int) -> None:
        """It has lapsed, unless a new word has prolonged it meanwhile."""
        if self._ends is not None and self._ends <= until:
            self._lapsed = True

    def close(self) -> None:
        self._tell_if_new(None, [])

    def _tell_if_new(self, until: int | None, waits_for: list[Seat]) -> None:
        if (until, waits_for) != self._told:
            self._told = (until, waits_for)
            for line in self._live.lines[:]:
                line.tell(self._frame())

    def tell(self, line: Line) -> None:
        """For who comes in while one is open."""
        if self._told[0] is not None:
            line.tell(self._frame())

    def _frame(self) -> bytes:
        return tells.write(tells.Window(*self._told))
