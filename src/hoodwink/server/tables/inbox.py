"""One thing after another: while something is being stored or read, everything else waits."""

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from hoodwink.server.store import port

if TYPE_CHECKING:
    from hoodwink.server.tables.live import Live

MOST_WAITING: Final = 256
FIRST_WAIT, LONGEST_WAIT = 0.5, 30.0
"""The seconds after which a store that is away is asked again."""

Job = Callable[[], None]

_log: Final = logging.getLogger(__name__)


class Busy(Exception):
    """Too much is asked of one table at once."""


class Inbox:
    """Jobs of one table. After a failure nothing is done before the table was read again."""

    __slots__ = ("_again", "_jobs", "_live", "_task", "_wait", "away", "held", "lost")

    def __init__(self, live: "Live") -> None:
        self._live: Final = live
        self._jobs: list[Job] = []
        self._task: asyncio.Task[None] | None = None
        self._again: asyncio.TimerHandle | None = None
        self._wait = FIRST_WAIT
        self.held = True
        self.lost = False
        """Whether what is known of the table is worth nothing, for the store is away."""
        self.away = False
        """While jobs run only to hear that nothing can be done."""

    @property
    def empty(self) -> bool:
        return not (self.held or self._jobs)

    def put(self, job: Job, urgent: bool = False) -> None:
        """Now, or when what is under way has been stored. What is urgent is never too much."""
        if not self.held and not self._jobs:
            job()
            return
        if len(self._jobs) >= MOST_WAITING and not urgent:
            raise Busy
        self._jobs.append(job)
        if self.lost:
            self.read_again()

    def go_on(self) -> None:
        """Do what has waited, until something is under way again."""
        self.held = self.lost = False
        while self._jobs and not self.held:
            _run(self._jobs.pop(0))

    def read_again(self) -> None:
        """Forget everything, and read what is stored."""
        self.stop()
        self.held, self.lost = True, False
        self._task = asyncio.get_running_loop().create_task(self._reading())

    def stored(self) -> None:
        """The store is there, and takes what it is given."""
        self._wait = FIRST_WAIT

    def rest(self) -> None:
        """The store took nothing: all are told so, and it is tried again, but not at once."""
        self._answer_all()
        self._again = asyncio.get_running_loop().call_later(self._wait, self.read_again)
        self._wait = min(2 * self._wait, LONGEST_WAIT)

    def stop(self) -> None:
        if self._again is not None:
            self._again.cancel()
        self._again = None

    async def _reading(self) -> None:
        try:
            await self._live.read_again()
        except port.Unavailable:
            self.rest()
        except Exception as error:  # it was removed, or belongs to another version
            _log.warning("a table could not be read again: %s", type(error).__name__)
            self._answer_all()
            self._live.gone()

    def _answer_all(self) -> None:
        waiting, self._jobs = self._jobs, []
        self.held, self.away = False, True
        for job in waiting:
            _run(job)
        self.held, self.away, self.lost = True, False, True


def _run(job: Job) -> None:
    """One asker's mistake is not the next one's."""
    try:
        job()
    except Exception as error:
        _log.error("unforeseen at a table: %s", type(error).__name__, exc_info=error)
