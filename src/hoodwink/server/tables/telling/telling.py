"""What is told at a table when something has been stored, to each connection its own."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import loading
from hoodwink.server.tables.lines import Line
from hoodwink.server.tables.telling.announcements import Announcement, by_whom
from hoodwink.server.tables.telling.post import Post
from hoodwink.server.wire import tells

if TYPE_CHECKING:
    from hoodwink.server.tables.live import Live

Heard = list[Announcement | None]
"""What all were told of each row, if anything."""


class Sent:
    """Who has sent what is told now, and their word for it; nobody, if the table did it."""

    __slots__ = ("id", "line")

    def __init__(self, line: Line | None = None, id: str | None = None) -> None:
        self.line: Final = line
        self.id: Final = id

    def id_for(self, seat: Seat | None) -> str | None:
        return self.id if self.line is not None and self.line.seat == seat else None


class Telling:
    """The mouth of a table."""

    __slots__ = ("_live",)

    def __init__(self, live: "Live") -> None:
        self._live: Final = live

    def rows(
        self, rows: Sequence[log.AnyEntry], heard: Heard, at: int, status: str, sent: Sent
    ) -> None:
        """What was just stored. `status` is that of before."""
        live = self._live
        for row, told in zip(rows, heard, strict=True):
            if isinstance(row, log.Played | log.Began):
                self._move(row, told, at, sent)
            else:
                self._reseat()
        if live.table.status != status or not isinstance(rows[-1], log.Played):
            self.table()

    def _move(
        self, row: log.Played | log.Began, told: Announcement | None, at: int, sent: Sent
    ) -> None:
        live = self._live
        live.around.tally.moves += 1
        if told is None:
            assert isinstance(row, log.Played)
            self._own(row, at, sent)
            return
        live.around.tally.announced += 1
        live.bots.heard(row)
        if live.lines:
            self._announce(told, at, sent)
        live.recent.add(told, small=not live.lines)
        self._absent(at)

    def _announce(self, told: Announcement, at: int, sent: Sent) -> None:
        post = Post(self._live.table, at)
        frames: dict[Seat | None, list[bytes]] = {}
        for line in self._live.lines[:]:
            written = frames.get(line.seat)
            if written is None:
                written = post.news(line.seat, told, sent.id_for(line.seat))
                frames[line.seat] = written
            line.tell(written[-1] if line is sent.line else written[0])

    def _own(self, row: log.Played, at: int, sent: Sent) -> None:
        """A quiet batch is told to its own seat alone."""
        mine = [line for line in self._live.lines if line.seat == row.seat]
        if not mine:
            return
        told = Announcement(self._live.table, by_whom(row), ())
        frames = Post(self._live.table, at).news(row.seat, told, sent.id)
        for line in mine:
            line.tell(frames[-1] if line is sent.line else frames[0])

    def _absent(self, at: int) -> None:
        """Who is away may hear that it is their turn, or that all is over; so may the host."""
        table = self._live.table
        assert table.match
        over = table.status == "over"
        for seat in range(len(table.chairs)) if over else table.match.to_act:
            chair = table.chairs[seat]
            if chair.person and not chair.bot:
                self._news_for(chair.person, seat, "over" if over else "your-turn", at)
        if over and (own := table.seat_of(table.host)) not in table.people():
            self._news_for(table.host, own, "over", at)

    def _news_for(self, person: str, seat: Seat | None, event: str, at: int) -> None:
        live = self._live
        if person not in [line.person for line in live.lines]:
            live.around.turned(live.table.id, live.table.game, person, seat, event, at)

    def _reseat(self) -> None:
        """Who has sat down or left sees other things from now on."""
        table = self._live.table
        for line in self._live.lines[:]:
            seat = None if line.person is None else table.seat_of(line.person)
            if seat != line.seat:
                line.seat = seat
                if table.match:
                    line.tell(self.state(line))

    def state(
        self, line: Line, seen: int | None = None, older: Sequence[Announcement] = ()
    ) -> bytes:
        """How the match stands, with what the line has missed; who has seen nothing hears all."""
        live, seat = self._live, line.seat
        now = live.table.shown if seat is None else live.table.counts[seat]
        asked = seen is not None and seen <= now
        missed = live.recent.missed(seat, seen or 0, older) if asked else None
        return Post(live.table, live.now()).state(seat, missed, whole=seen == 0)

    def table(self, but: Line | None = None) -> None:
        """All about the table that is not the game, to everybody there."""
        for line in self._live.lines[:]:
            if line is not but:
                self.table_to(line)

    def table_to(self, line: Line) -> None:
        line.tell(tells.write(loading.told(self._live, line)))

    def everything(self) -> None:
        """Anew: what was told before may not have lasted."""
        self.table()
        if self._live.table.match:
            for line in self._live.lines[:]:
                line.tell(self.state(line))
