"""A table with people at it: one thing after another is folded, stored, and only then told."""

import logging
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from hoodwink import Event, HoodwinkError
from hoodwink.kernel.seats import Seat
from hoodwink.server.store import port, writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import loading
from hoodwink.server.tables.bots import BotsTurn
from hoodwink.server.tables.inbox import Inbox
from hoodwink.server.tables.lines import Line, Surroundings
from hoodwink.server.tables.post import Announcement, Post, by_whom
from hoodwink.server.tables.table import Table
from hoodwink.server.tables.timing import Timing
from hoodwink.server.wire import tells

KEPT: Final = 12
"""How many announcements are kept at hand for who has lost the line; the log has all of them."""

MOST_MISSED: Final = 300
"""Who has missed more is told how it stands now."""

DAY: Final = 86_400_000

Heard = list[Announcement | None]
"""What all were told of each row, if anything."""

Decide = Callable[[Table], Sequence[log.AnyEntry]]
"""What is to be done, looking at the table as it is when it is done; raises if it may not be."""

_log: Final = logging.getLogger(__name__)


class Live:
    """While a row is being stored everything else waits: nobody acts on what may not last."""

    def __init__(self, kept: port.Table, around: Surroundings) -> None:
        self.kept = kept
        self.around: Final = around
        self.table: Table = loading.empty(kept)
        self.lines: Final[list[Line]] = []
        self.recent: Final[deque[Announcement]] = deque(maxlen=KEPT)
        self.chat_rows = 0
        self.bots: Final = BotsTurn(self)
        self.timing: Final = Timing(self)
        self.started: Final = around.clock()
        self.touched = self.started
        self.left_at: Final[dict[Seat, int]] = {}
        self.inbox: Final = Inbox(self._read_again, lambda: self.gone())
        self.gone: Callable[[], None] = self.put_away
        """Called when the table is no more."""

    # --- loading

    async def load(self) -> None:
        """From the store; also after a failure, for then the picture here is worth nothing."""
        self.recent.clear()
        kept, table, chat_rows = await loading.load(self.kept.id, self.around.store, self._heard)
        self.kept, self.table, self.chat_rows = kept, table, chat_rows
        for line in self.lines:
            line.seat = None if line.person is None else table.seat_of(line.person)
        self._go_on()

    async def _read_again(self) -> None:
        await self.load()
        self.tell_all()

    def _heard(self, table: Table, row: log.AnyEntry, events: Sequence[Event]) -> None:
        """An announcement, as it is folded."""
        if events:
            by = by_whom(row) if isinstance(row, log.Played) else None
            self.recent.append(Announcement(table, by, events))

    # --- one thing after another

    def when_free(self, job: Callable[[], None], urgent: bool = False) -> None:
        """Now, or when what is under way has been stored."""
        self.inbox.put(job, urgent)

    def _go_on(self) -> None:
        self.inbox.go_on()
        if not self.inbox.held:
            self.timing.look()
            self.bots.look()

    def do(
        self,
        rows: Sequence[log.AnyEntry],
        done: Callable[[Exception | None], None],
        id: str | None = None,
        sender: Line | None = None,
        also: Sequence[port.Write] = (),
    ) -> None:
        """Fold, store, tell. HoodwinkError if the first row cannot be; nothing has changed then."""
        if self.inbox.away:
            done(port.Unavailable("the store is away"))
            return
        at, status = max(self.around.clock(), self.table.moved_at), self.table.status
        heard, kept = self._folded(rows, at)
        if self.table.status != status or self._is_news_to_the_store(rows, at):
            kept.append(self._new_status(at))
        self.inbox.held = True

        def stored(error: Exception | None) -> None:
            if error is not None:
                self._failed(error)
                done(error)
                return
            try:
                done(None)
                self._tell(rows, heard, at, status, id, sender)
            finally:
                self._go_on()

        self.around.store.commit([*kept, *also], stored)

    def _folded(self, rows: Sequence[log.AnyEntry], at: int) -> tuple[Heard, list[port.Write]]:
        """What is heard of each row, and how it is kept."""
        heard: Heard = []
        kept: list[port.Write] = []
        number = self.table.rows
        try:
            for row in rows:
                events = self.table.fold(row, at)
                by = by_whom(row) if isinstance(row, log.Played) else None
                heard.append(Announcement(self.table, by, events) if events else None)
                entry = port.Row(self.kept.id, number + len(kept), at, log.write(row))
                kept.append(writes.append(entry))
        except Exception as error:
            if kept or not isinstance(error, HoodwinkError):  # half done is not to be gone on with
                self._failed(error)
            raise
        return heard, kept

    def _is_news_to_the_store(self, rows: Sequence[log.AnyEntry], at: int) -> bool:
        """Who plays decides whether it is woken after a restart; once a day it is not idle."""
        return isinstance(rows[0], log.Manned) or at - self.kept.touched > DAY

    def _new_status(self, at: int) -> port.Write:
        table = self.table
        lively = table.status == "playing" and table.goes_on_alone
        self.kept = replace(self.kept, status=table.status, lively=lively, touched=at)
        return writes.set_table(self.kept.id, status=table.status, lively=lively, touched=at)

    def _failed(self, error: Exception) -> None:
        """What was folded is not stored: forget it, and read again what is."""
        _log.warning("table not stored: %s", type(error).__name__)
        self.inbox.read_again()

    # --- telling

    def _tell(
        self,
        rows: Sequence[log.AnyEntry],
        heard: Heard,
        at: int,
        status: str,
        id: str | None,
        sender: Line | None,
    ) -> None:
        self.touched = at
        for row, told in zip(rows, heard, strict=True):
            if isinstance(row, log.Played | log.Began):
                self._tell_move(row, told, at, id, sender)
            else:
                self._reseat()
        if self.table.status != status or not isinstance(rows[-1], log.Played):
            self.tell_table()
        self.around.changed(self.kept.id)

    def _tell_move(
        self,
        row: log.Played | log.Began,
        told: Announcement | None,
        at: int,
        id: str | None,
        sender: Line | None,
    ) -> None:
        self.around.tally.moves += 1
        if told is None:
            assert isinstance(row, log.Played)
            self._tell_own(row, at, id, sender)
            return
        self.around.tally.announced += 1
        self.recent.append(told)
        self.bots.heard(row)
        if self.lines:
            self._announce(told, at, id, sender)
        self._tell_absent(at)

    def _tell_absent(self, at: int) -> None:
        """Who is away may hear that it is their turn, or that all is over."""
        table = self.table
        assert table.match
        over = table.status == "over"
        for seat in range(len(table.chairs)) if over else table.match.to_act:
            chair = table.chairs[seat]
            if chair.person and not chair.bot and not self.present(seat):
                event = "over" if over else "your-turn"
                self.around.turned(table.id, table.game, chair.person, seat, event, at)

    def _announce(self, told: Announcement, at: int, id: str | None, sender: Line | None) -> None:
        post = Post(self.table, at)
        frames: dict[Seat | None, list[bytes]] = {}
        for line in self.lines[:]:
            written = frames.get(line.seat)
            if written is None:
                mine = id if sender is not None and line.seat == sender.seat else None
                written = frames[line.seat] = post.news(line.seat, told, mine)
            line.tell(written[-1] if line is sender else written[0])

    def _tell_own(self, row: log.Played, at: int, id: str | None, sender: Line | None) -> None:
        """A quiet batch is told to its own seat alone."""
        mine = [line for line in self.lines if line.seat == row.seat]
        if not mine:
            return
        told = Announcement(self.table, by_whom(row), ())
        frames = Post(self.table, at).news(row.seat, told, id)
        for line in mine:
            line.tell(frames[-1] if line is sender else frames[0])

    def _reseat(self) -> None:
        """Who has sat down or left sees other things from now on."""
        for line in self.lines[:]:
            seat = None if line.person is None else self.table.seat_of(line.person)
            if seat != line.seat:
                line.seat = seat
                if self.table.match:
                    line.tell(self.state(line))

    def state(
        self, line: Line, seen: int | None = None, older: Sequence[Announcement] = ()
    ) -> bytes:
        """How the match stands, with what the line has missed."""
        missed = self._missed(line.seat, seen, older)
        return Post(self.table, self.around.clock()).state(line.seat, missed)

    def _missed(
        self, seat: Seat | None, seen: int | None, older: Sequence[Announcement]
    ) -> list[Announcement] | None:
        """None if that was not asked for, or is no longer known."""
        now = self.table.shown if seat is None else self.table.counts[seat]
        if seen is None or seen > now:
            return None
        known = {told.shown: told for told in (*older, *self.recent)}
        missed = [told for told in known.values() if told.number(seat) > seen]
        whole = not missed or missed[0].shown == 1 or len(missed) < len(known)
        return missed if whole and len(missed) <= MOST_MISSED else None

    async def older(self, seat: Seat | None, seen: int | None) -> Sequence[Announcement]:
        """What is no longer at hand, for who has been away for long: read from the log."""
        if seen is None or not self.recent or self.recent[0].number(seat) <= seen + 1:
            return ()
        return await loading.announcements(self.kept.id, self.around.store)

    def tell_table(self) -> None:
        for line in self.lines[:]:
            line.tell(tells.write(loading.told(self, line)))

    def tell_all(self) -> None:
        """Everything anew: what was told before may not have lasted."""
        self.tell_table()
        if self.table.match:
            for line in self.lines[:]:
                line.tell(self.state(line))

    # --- coming and going

    def come(self, line: Line, seen: int | None, older: Sequence[Announcement] = ()) -> None:
        self.lines.append(line)
        if line.seat is not None:
            self.left_at.pop(line.seat, None)
        for other in self.lines:
            if other is not line:
                other.tell(tells.write(loading.told(self, other)))
        line.tell(tells.write(loading.told(self, line)))
        if self.table.match:
            line.tell(self.state(line, seen, older))
        self.bots.windows.tell(line)
        self.timing.look()
        self.bots.look()

    def go(self, line: Line) -> None:
        if line not in self.lines:
            return
        self.lines.remove(line)
        self.touched = self.around.clock()
        if line.seat is not None and not self.present(line.seat):
            self.left_at[line.seat] = self.touched
        self.tell_table()
        if not self.inbox.held:
            self.timing.look()
            self.bots.look()

    def present(self, seat: Seat) -> bool:
        return any(line.seat == seat for line in self.lines)

    @property
    def idle(self) -> bool:
        """Whether it may be put away until somebody comes again."""
        return self.inbox.empty and not (self.lines or self.bots.busy or self.timing.due)

    def put_away(self) -> None:
        self.inbox.stop()
        self.bots.stop()
        self.timing.stop()
