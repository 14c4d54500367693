"""What all were told, and the last of it kept at hand for who has lost the line."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from hoodwink import Event
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.table import Table
from hoodwink.server.wire.pieces import By

KEPT: Final = 12
"""How many announcements are kept at hand; the log has all of them."""

MOST_MISSED: Final = 2000
"""Who has missed more is told how it stands now, even who asks for all; hardly any match has so
many."""

_Facts = dict[str, Any]
_write: Final = msgspec.json.Encoder().encode
_read: Final = msgspec.json.Decoder(list[tuple[str, _Facts, dict[Seat, _Facts]]]).decode


class Announcement:
    """One thing that all heard: what happened, and what each had heard when it had."""

    __slots__ = ("_events", "by", "numbers", "shown")

    def __init__(self, table: Table, by: By | None, events: Sequence[Event]) -> None:
        self.by: Final = by
        self._events: Sequence[Event] | bytes = events
        self.numbers: Final = tuple(table.counts)
        self.shown: Final = table.shown

    def number(self, seat: Seat | None) -> int:
        return self.shown if seat is None else self.numbers[seat]

    def heard_by(self, seat: Seat | None) -> list[dict[str, object]]:
        return [event.seen_by(seat) for event in self._unfolded()]

    def insiders(self) -> set[Seat]:
        """The seats that hear more than who looks on."""
        return {seat for event in self._unfolded() for seat in event.private}

    def fold_up(self) -> None:
        """Written down, events take a sixth of the room."""
        if not isinstance(self._events, bytes):
            self._events = _write([(e.kind, e.public, e.private) for e in self._events])

    def _unfolded(self) -> Sequence[Event]:
        if isinstance(self._events, bytes):
            return [Event(*told) for told in _read(self._events)]
        return self._events


def by_whom(row: log.Played) -> By:
    return By(row.seat if row.seat >= 0 else None, row.by)


def announced(table: Table, row: log.AnyEntry, events: Sequence[Event]) -> Announcement | None:
    """What all hear of a row that was just folded, if anything."""
    if not events:
        return None
    return Announcement(table, by_whom(row) if isinstance(row, log.Played) else None, events)


class Recent:
    """The last announcements of a table, the oldest first."""

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept: Final[list[Announcement]] = []

    def add(self, told: Announcement, small: bool) -> None:
        """`small` where nobody listens: it is hardly asked for, and there may be many tables."""
        if small:
            told.fold_up()
        self._kept.append(told)
        if len(self._kept) > KEPT:
            del self._kept[0]

    def fold_up(self) -> None:
        for told in self._kept:
            told.fold_up()

    def clear(self) -> None:
        self._kept.clear()

    def reaches(self, seat: Seat | None, seen: int) -> bool:
        """Whether all is at hand that a seat has not seen, as far as anything was told at all."""
        return not self._kept or self._kept[0].number(seat) <= seen + 1

    def missed(
        self, seat: Seat | None, seen: int, older: Sequence[Announcement]
    ) -> list[Announcement] | None:
        """What was told since then; None if that is no longer known, or too much."""
        known = {told.shown: told for told in (*older, *self._kept)}
        missed = [told for told in known.values() if told.number(seat) > seen]
        oldest = next(iter(known.values()), None)
        whole = oldest is None or oldest.shown == 1 or oldest.number(seat) <= seen + 1
        return missed if whole and len(missed) <= MOST_MISSED else None
