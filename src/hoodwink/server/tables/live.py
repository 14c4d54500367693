"""A table with people at it: one thing after another is folded, stored, and only then told."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from hoodwink import Event, HoodwinkError
from hoodwink.kernel.seats import Seat
from hoodwink.server.store import port, writes
from hoodwink.server.tables import entries as log
from hoodwink.server.tables import loading
from hoodwink.server.tables.bots.turns import BotsTurn
from hoodwink.server.tables.inbox import Inbox
from hoodwink.server.tables.lines import Line, Surroundings
from hoodwink.server.tables.packs import OnShelf
from hoodwink.server.tables.table import Table
from hoodwink.server.tables.telling.announcements import Announcement, Recent, announced
from hoodwink.server.tables.telling.telling import Heard, Sent, Telling
from hoodwink.server.tables.timing import Timing

DAY: Final = 86_400_000

Decide = Callable[[Table], Sequence[log.AnyEntry]]
"""What is to be done, looking at the table as it is when it is done; raises if it may not be."""

BY_NOBODY: Final = Sent()

_log: Final = logging.getLogger(__name__)


class Live:
    """While a row is being stored everything else waits: nobody acts on what may not last."""

    __slots__ = (
        "_ahead", "_reading", "around", "bots", "chat_rows", "gone", "inbox", "kept", "left_at",
        "lines", "pack", "recent", "started", "table", "telling", "timing", "touched",
    )  # fmt: skip

    def __init__(self, kept: port.Table, around: Surroundings) -> None:
        self.kept = kept
        self.around: Final = around
        self.table: Table = loading.empty(kept)
        self.pack: OnShelf | None = None
        """Held, so that it stays on the shelf while the table is served."""
        self.lines: Final[list[Line]] = []
        self.recent: Final = Recent()
        self.chat_rows = 0
        self.telling: Final = Telling(self)
        self.bots: Final = BotsTurn(self)
        self.timing: Final = Timing(self)
        self._ahead = 0
        self.started: Final = around.clock()
        self.touched = self.started
        self.left_at: Final[dict[Seat, int]] = {}
        self.inbox: Final = Inbox(self)
        self._reading: asyncio.Future[list[Announcement]] | None = None
        self.gone: Callable[[], None] = self.put_away
        """Called when the table is no more."""

    # --- loading

    async def load(self) -> None:
        """From the store; also after a failure, for then the picture here is worth nothing."""
        self.recent.clear()
        kept, table, chat_rows = await loading.load(self.kept.id, self.around.store, self._heard)
        self.kept, self.table, self.chat_rows = kept, table, chat_rows
        self._ahead = max(0, table.moved_at - self.around.clock())
        for line in self.lines:
            line.seat = None if line.person is None else table.seat_of(line.person)
        self._go_on()

    def now(self) -> int:
        """The table's own time: if the machine's was set back meanwhile, it still goes on."""
        return self.at(self.around.clock())

    def at(self, moment: int) -> int:
        return moment + self._ahead

    async def read_again(self) -> None:
        await self.load()
        self.telling.everything()

    def _heard(self, table: Table, row: log.AnyEntry, events: Sequence[Event]) -> None:
        """An announcement, as it is folded."""
        told = announced(table, row, events)
        if told is not None:
            self.recent.add(told, small=True)

    # --- one thing after another

    def when_free(self, job: Callable[[], None], urgent: bool = False) -> None:
        """Now, or when what is under way has been stored."""
        self.inbox.put(job, urgent)

    def _go_on(self) -> None:
        self.inbox.go_on()
        self._look()

    def _look(self) -> None:
        """For what the table does by itself."""
        if not self.inbox.held:
            self.timing.look()
            self.bots.look()

    def do(
        self,
        rows: Sequence[log.AnyEntry],
        done: Callable[[Exception | None], None],
        sent: Sent = BY_NOBODY,
        also: Sequence[port.Write] = (),
    ) -> None:
        """Fold, store, tell. HoodwinkError if the first row cannot be; nothing has changed then."""
        if self.inbox.away:
            done(port.Unavailable("the store is away"))
            return
        at, status = max(self.now(), self.table.moved_at), self.table.status
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
                self.inbox.stored()
                done(None)
                self.touched = at
                self.telling.rows(rows, heard, at, status, sent)
                self.around.changed(self.kept.id)
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
                heard.append(announced(self.table, row, self.table.fold(row, at)))
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
        if isinstance(error, port.Unavailable):
            self.inbox.rest()  # the store has said why
            return
        _log.warning("table not stored: %s", type(error).__name__)
        self.inbox.read_again()

    # --- coming and going

    def at_hand(self, seat: Seat | None, seen: int | None) -> bool:
        """Whether nothing is asked for that only the log has."""
        return seen is None or self.recent.reaches(seat, seen)

    async def older(self) -> Sequence[Announcement]:
        """What is no longer at hand, for who has been away for long: read from the log.

        Those who come while it is read get the same.
        """
        if self._reading is None or self._reading.done():
            reading = loading.announcements(self.kept.id, self.around.store)
            self._reading = asyncio.ensure_future(reading)
        return await asyncio.shield(self._reading)

    def come(self, line: Line, seen: int | None, older: Sequence[Announcement] = ()) -> None:
        self.lines.append(line)
        _log.debug("a connection came; %d at the table", len(self.lines))
        if line.seat is not None:
            self.left_at.pop(line.seat, None)
        self.telling.table(but=line)
        self.telling.table_to(line)
        if self.table.match:
            line.tell(self.telling.state(line, seen, older))
        self.bots.windows.tell(line)
        self.timing.look()
        self.bots.look()

    def go(self, line: Line) -> None:
        if line not in self.lines:
            return
        self.lines.remove(line)
        _log.debug("a connection left; %d at the table", len(self.lines))
        self.touched = self.around.clock()
        if line.seat is not None and not self.present(line.seat):
            self.left_at[line.seat] = self.now()
        if not self.lines:
            self.recent.fold_up()
        self.telling.table()
        self._look()

    def present(self, seat: Seat) -> bool:
        return seat in [line.seat for line in self.lines]

    @property
    def idle(self) -> bool:
        """Whether it may be put away until somebody comes again."""
        return self.inbox.empty and not (self.lines or self.bots.busy or self.timing.due)

    def put_away(self) -> None:
        self.inbox.stop()
        self.bots.stop()
        self.timing.stop()
