"""Bots at a table: they speak when they may, choose when they must, and let people speak first."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from hoodwink import HoodwinkError, Match
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables import entries as log
from hoodwink.server.tables.bots.windows import Windows
from hoodwink.server.tables.bots.words import Asked, whole_word
from hoodwink.server.tables.seating import usual_bot
from hoodwink.server.tables.timing import fallback_batch
from hoodwink.server.thinking import BotFailed

if TYPE_CHECKING:
    from hoodwink.server.tables.live import Live


class BotsTurn:
    """One task a table asks one bot after the other; people are waited for, bots never."""

    __slots__ = ("_asked", "_changed", "_hinting", "_live", "_spoken", "_task", "windows")

    def __init__(self, live: "Live") -> None:
        self._live: Final = live
        self._task: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._changed: asyncio.Event | None = None
        """While bots are at it: most tables have none."""
        self._spoken: Final[set[Seat]] = set()
        self._asked: Final[dict[Seat, int]] = {}
        self.windows: Final = Windows(live)

    @property
    def busy(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        for task in (self._task, self._hinting):
            if task is not None:
                task.cancel()
        self._task = None

    def look(self) -> None:
        """Something has changed: begin, or think again about whom to wait for."""
        if self._changed is not None:
            self._changed.set()
        if self._task is None and self._next() is not None:
            self._task = asyncio.get_running_loop().create_task(self._turns())

    def heard(self, row: log.Played | log.Began) -> None:
        """A person's word, or a choice that was waited for, gives every bot a say again."""
        by_bot = isinstance(row, log.Played) and row.by == "bot" and row.seat in self._spoken
        if not by_bot:
            self._spoken.clear()
        self.windows.heard()

    async def _turns(self) -> None:
        changed = self._changed = asyncio.Event()
        try:
            while (step := self._next()) is not None:
                changed.clear()
                if isinstance(step, int):
                    await self._wait(step, changed)
                else:
                    await self._act(*step)
        finally:
            self._task = self._changed = None

    async def _wait(self, until: int, changed: asyncio.Event) -> None:
        left = max(0, until - self._live.now()) / 1000
        try:
            async with asyncio.timeout(left):
                await changed.wait()
        except TimeoutError:
            self.windows.over(until)

    def _next(self) -> tuple[Seat, bool] | int | None:
        """Who is asked next, and whether to interject; or until when people are waited for."""
        table = self._live.table
        match = table.match
        if match is None or table.status != "playing" or table.paused or not self._manned:
            return None
        if self._live.inbox.lost:
            return None  # looks again when the store is back
        for seat in match.may_act:
            if self._plays(seat) and self._wants_asking(seat):
                return seat, True
        for seat in match.to_act:
            if self._plays(seat):
                return self.windows.until(match) or (seat, False)
        self.windows.close()
        return None

    @property
    def _manned(self) -> bool:
        return any(chair.bot for chair in self._live.table.chairs)

    def _plays(self, seat: Seat) -> bool:
        return seat >= 0 and self._live.table.chairs[seat].bot is not None

    def _wants_asking(self, seat: Seat) -> bool:
        """Once after every announcement, unless it has just had its say."""
        return seat not in self._spoken and self._asked.get(seat) != self._live.table.counts[seat]

    async def _act(self, seat: Seat, interject: bool) -> None:
        table = self._live.table
        number = table.counts[seat]
        if interject:
            self._asked[seat] = number
        elif len(self._match.to_act) == 1:
            await self._look_thoughtful()
        words, failed = await self._words(table.match, seat, interject)
        if table is not self._live.table or table.counts[seat] != number or not words:
            return  # what it was asked about is no more, or it keeps still
        if interject:
            self._spoken.add(seat)
        await self._play(seat, words, "clock" if failed else "bot", number)

    @property
    def _match(self) -> Match:
        match = self._live.table.match
        assert match
        return match

    async def _look_thoughtful(self) -> None:
        """At a human pace, where people look on."""
        pace = self._live.around.pace if self._live.lines else 0.0
        since = (self._live.now() - self._live.table.moved_at) / 1000
        if pace > since:
            await asyncio.sleep(pace - since)

    async def _words(
        self, match: Match | None, seat: Seat, interject: bool
    ) -> tuple[tuple[str, ...], bool]:
        """The whole word of a bot, quiet steps first; and whether it failed to find one."""
        assert match
        began = time.perf_counter()
        try:
            return await self._whole_word(match, seat, interject), False
        except (BotFailed, HoodwinkError):
            self._live.around.tally.bot_failures += 1
            return (() if interject else fallback_batch(match, seat)), True
        finally:
            self._live.around.tally.bot_seconds += time.perf_counter() - began
            self._live.around.tally.bot_answers += 1

    async def _whole_word(self, match: Match, seat: Seat, interject: bool) -> tuple[str, ...]:
        table = self._live.table
        bot = table.chairs[seat].bot
        if bot is None:
            raise HoodwinkError("the seat has been given back")
        asked = Asked(table, match, seat, bot, f"bot {seat}")
        return await whole_word(self._live.around.pool, asked, interject)

    def hint(self, seat: Seat, tell: Callable[[str, Sequence[str]], None]) -> bool:
        """What a bot would do in this seat's place, when it has thought; not while one thinks."""
        if self._hinting is not None:
            return False
        self._hinting = asyncio.get_running_loop().create_task(self._hint(seat, tell))
        return True

    async def _hint(self, seat: Seat, tell: Callable[[str, Sequence[str]], None]) -> None:
        table, match = self._live.table, self._match
        bot = usual_bot(table)
        try:
            asked = Asked(table, match, seat, bot, f"hint {seat}")
            tell(bot, await whole_word(self._live.around.pool, asked, seat not in match.to_act))
        except (BotFailed, HoodwinkError):
            tell(bot, ())
        finally:
            self._hinting = None

    async def _play(self, seat: Seat, words: tuple[str, ...], by: log.By, number: int) -> None:
        live, stored = self._live, asyncio.get_running_loop().create_future()

        def play() -> None:
            if stored.done():  # nobody asks any longer
                return
            table = live.table  # a pause may have been agreed upon while it thought
            if table.status != "playing" or table.paused or table.counts[seat] != number:
                done(None)
                return
            try:
                live.do([log.Played(seat, words, by)], done)
            except HoodwinkError:  # the word is not allowed any longer
                done(None)

        def done(_: Exception | None) -> None:
            if not stored.done():
                stored.set_result(None)

        live.when_free(play, urgent=True)
        await stored
