"""Frames for connections. The public part is built and written once, for all.

The frames of announcements are put together by hand from written parts, which is a third of what
every move costs; `wire.tells` types them, and a test reads them back by these types.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from hoodwink import Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables.clocks import Moment
from hoodwink.server.tables.table import Table
from hoodwink.server.tables.telling.announcements import Announcement
from hoodwink.server.wire.pieces import ClocksTold

_write: Final = msgspec.json.Encoder().encode
_NO_CLOCKS: Final = b"{}"


class Said:
    """An announcement, written as all hear it who are told nothing of their own."""

    __slots__ = ("by", "events", "insiders", "told")

    def __init__(self, told: Announcement) -> None:
        self.told: Final = told
        self.by: Final = b',"by":%b,"events":' % _write(told.by)
        self.events: Final = _write(told.heard_by(None))
        self.insiders: Final = told.insiders()


class Post:
    """Frames of how the table stands now, each part written once."""

    def __init__(self, table: Table, at: Moment) -> None:
        match = table.match
        assert match
        self._table: Final = table
        self._match: Final[Match] = match
        over = table.status == "over"
        secret = _write(table.secret.hex()) if over else b"null"
        self._public: Final = _write(match.public())
        self._end: Final = b"".join(
            (b',"digest":"', table.digest.encode(), b'","clocks":', self._clocks(at))
        )
        self._secret: Final = b',"secret":' + secret
        self._at: Final = b"%d" % at
        self._free: Final = match.to_act + match.may_act
        self._said: Said | None = None

    def _clocks(self, at: Moment) -> bytes:
        told = clocks_told(self._table, at)
        return _NO_CLOCKS if told is None else _write(told)

    def _standing(self, seat: Seat | None) -> bytes:
        own = _write(self._match.own(seat))
        moves = b"[]"
        if seat is not None and seat in self._free:
            moves = _write([move.text for move in self._match.moves(seat)])
        return b"".join(
            (b',"public":', self._public, b',"own":', own, b',"moves":', moves, self._end)
        )

    def _happened(self, seat: Seat | None, told: Announcement) -> bytes:
        """Who did it and what happened, written once for all who hear the same."""
        said = self._said
        if said is None or said.told is not told:
            said = self._said = Said(told)
        if seat in said.insiders:
            return said.by + _write(told.heard_by(seat))
        return said.by + said.events

    def news(self, seat: Seat | None, told: Announcement, id: str | None = None) -> list[bytes]:
        """What a seat is told of an announcement: the frame, and the same for its sender."""
        head = b"".join(
            (
                b'{"told":"news","number":%d' % told.number(seat),
                b',"at":' + self._at,
                self._happened(seat, told),
                self._standing(seat),
            )
        )
        frames = [head + b',"id":null' + self._secret + b"}"]
        if id is not None:
            frames.append(head + b',"id":' + _write(id) + self._secret + b"}")
        return frames

    def state(
        self, seat: Seat | None, missed: Sequence[Announcement] | None = None, whole: bool = False
    ) -> bytes:
        """How the match stands, for who comes in; and what was missed, unless that is longer.

        `whole` is for who asks for the match from its beginning, however long that is.
        """
        table = self._table
        number = table.shown if seat is None else table.counts[seat]
        head = b'{"told":"state","number":%d,"seat":%b,"at":' % (number, _write(seat)) + self._at
        head += self._standing(seat)
        heard = b"null" if missed is None else _write([told.heard_by(seat) for told in missed])
        if len(heard) > len(head) and not whole:
            heard = b"null"
        return b"".join((head, b',"missed":', heard, self._secret, b"}"))


def clocks_told(table: Table, at: Moment) -> ClocksTold | None:
    clocks, match = table.clocks, table.match
    assert match
    called = clocks.time_called(at)
    if not clocks.running:
        return None if called is None else ClocksTold(called=called)
    due = {seat: clocks.due(seat) for seat in match.to_act if seat >= 0}
    left = {seat: clocks.left(seat) for seat in range(len(table.chairs))}
    return ClocksTold(
        {seat: end for seat, end in due.items() if end is not None},
        {seat: ms for seat, ms in left.items() if ms is not None},
        called,
    )
