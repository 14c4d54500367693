"""The one thread that writes: whatever has come in while it was syncing is its next transaction."""

import logging
import threading
from asyncio import AbstractEventLoop
from collections.abc import Sequence
from copy import copy
from queue import Empty, SimpleQueue
from time import perf_counter
from typing import NamedTuple

from sqlalchemy import Engine

from hoodwink.server.store.errors import Conflict, Unavailable
from hoodwink.server.store.failures import Failure, alike
from hoodwink.server.store.port import Done
from hoodwink.server.store.things import Tally
from hoodwink.server.store.transactions import Transactions
from hoodwink.server.store.writes import Write

GROUP = 512  # jobs in one transaction, at most

Answers = list[Failure | None]

_log = logging.getLogger(__name__)


class Job(NamedTuple):
    """Writes that are stored together or not at all, and who is told."""

    writes: Sequence[Write]
    done: Done
    heard: int  # how many groups with failures the loop had heard of when it asked for this

    def tables(self) -> set[str]:
        return {write.table for write in self.writes if write.table is not None}


class Writer:
    """Jobs go in from the loop, and their answers come back to it, in the same order."""

    def __init__(self, engine: Engine, loop: AbstractEventLoop, tally: Tally) -> None:
        self._loop = loop
        self._tally = tally
        self._transactions = Transactions(engine)
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._heard = 0  # counted in the loop
        self._told = 0  # counted in the thread
        self._failed: dict[str, int] = {}  # a table, and the count with which the loop hears of it
        self._thread = threading.Thread(target=self._run, name="hoodwink-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def put(self, writes: Sequence[Write], done: Done) -> None:
        self._jobs.put(Job(writes, done, self._heard))

    def end(self) -> None:
        """Waits until all that was asked for is written."""
        self._jobs.put(None)
        self._thread.join()

    def _answer(self, jobs: Sequence[Job], answers: Answers) -> None:
        """In the loop."""
        self._heard += any(answers)
        for job, answer in zip(jobs, answers, strict=True):
            try:
                job.done(answer)
            except Exception as error:  # one caller's mistake is not the next one's
                self._loop.call_exception_handler({"message": "after a commit", "exception": error})

    # From here on: in the thread.

    def _run(self) -> None:
        while jobs := self._next_group():
            began = perf_counter()
            answers = self._settle(jobs)
            self._count(answers, perf_counter() - began)
            try:
                self._loop.call_soon_threadsafe(self._answer, jobs, answers)
            except RuntimeError:
                break  # the loop is closed: nobody waits for an answer
        self._transactions.close()

    def _next_group(self) -> list[Job]:
        """Empty at the end."""
        group: list[Job] = []
        job = self._jobs.get()
        try:
            while job is not None and len(group) < GROUP - 1:
                group.append(job)
                job = self._jobs.get_nowait()
        except Empty:
            return group
        if job is not None:
            group.append(job)
        elif group:
            self._jobs.put(None)  # nothing comes after the end, so it is met again
        return group

    def _count(self, answers: Answers, seconds: float) -> None:
        self._told += any(answers)
        self._tally.groups = self._transactions.kept
        self._tally.jobs += len(answers)
        self._tally.failed += sum(answer is not None for answer in answers)
        self._tally.seconds += seconds
        self._tell_if_new(next((str(a) for a in answers if isinstance(a, Unavailable)), ""))

    def _tell_if_new(self, away: str) -> None:
        """One line when the store is lost, and one when it is there again."""
        if away and not self._tally.away:
            _log.error("nothing can be written: %s", away)
        elif self._tally.away and not away:
            _log.warning("it can be written again")
        self._tally.away = away

    def _settle(self, jobs: Sequence[Job]) -> Answers:
        """All in one transaction; if that fails, each alone, so that only the guilty fail."""
        if jobs[0].heard == self._told:
            self._failed.clear()
        if not self._failed:
            answer = self._transactions.attempt(write for job in jobs for write in job.writes)
            if answer is None:
                return [None] * len(jobs)
            if len(jobs) == 1 or alike(answer):
                return self._all_failed(jobs, answer)
        return self._one_by_one(jobs)

    def _one_by_one(self, jobs: Sequence[Job]) -> Answers:
        answers: Answers = []
        for place, job in enumerate(jobs):
            answer = self._orphaned(job) or self._transactions.attempt(job.writes)
            if answer is None:
                answers.append(None)
            elif alike(answer):
                return answers + self._all_failed(jobs[place:], answer)
            else:
                answers += self._all_failed([job], answer)
        return answers

    def _all_failed(self, jobs: Sequence[Job], answer: Failure) -> Answers:
        """Until the loop has heard of it, it may ask for more that is built on these jobs."""
        self._failed |= {table: self._told + 1 for job in jobs for table in job.tables()}
        return [copy(answer) for _ in jobs]

    def _orphaned(self, job: Job) -> Conflict | None:
        """What is built on a failure must not be written, even if it could be."""
        if any(job.heard < self._failed.get(table, 0) for table in job.tables()):
            return Conflict("what this was built on was not written")
        return None
