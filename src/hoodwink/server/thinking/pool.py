"""The pool: questions stand in line for a few workers."""

import asyncio
import logging
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import Final

from hoodwink.bots import BotError, bot_names
from hoodwink.server.thinking.frames import Answer, framed
from hoodwink.server.thinking.process import Died, Process
from hoodwink.server.thinking.question import BotFailed, Failure, Question

MEMORY: Final = 1 << 30
RETRY: Final = 1.0
"""Seconds until a worker that could not be started is tried again."""

log: Final = logging.getLogger(__name__)

Job = tuple[bytes, "asyncio.Future[Answer | Failure]"]


class PoolClosed(Exception):
    """The pool has been closed; nobody thinks any more."""


class Pool:
    """Bots think here. One that fails costs its question, and never another's."""

    def __init__(
        self,
        workers: int,
        budget: float,
        extra: Mapping[str, str] | None = None,
        *,
        memory: int = MEMORY,
    ) -> None:
        """`budget` is in seconds a question, counted from when a worker takes it up.

        `extra` are the host's own bots, each `module:factory` by the name it goes by here.
        `memory` is how many bytes a worker may map.
        """
        self._workers: Final = workers
        self._budget: Final = budget
        self._extra: Final = dict(extra or {})
        self._memory: Final = memory
        self._jobs: Final[asyncio.Queue[Job]] = asyncio.Queue()
        self._processes: Final[set[Process]] = set()
        self._serving: list[asyncio.Task[None]] = []
        self._closed = False

    async def start(self) -> None:
        """Returns when all workers are ready; Died if one of them cannot be had."""
        missing: BaseException | None = None
        try:
            async with asyncio.TaskGroup() as group:
                for _ in range(self._workers):
                    group.create_task(self._started())
        except* (Died, OSError) as errors:  # raised here, it would come in a group again
            missing = errors.exceptions[0]
        if missing is not None:
            await self.close()
            raise missing
        self._serving = [asyncio.create_task(self._serve(process)) for process in self._processes]

    async def close(self) -> None:
        """Ends all workers; who still waits for an answer hears PoolClosed."""
        self._closed = True
        for task in self._serving:
            task.cancel()
        await asyncio.gather(*self._serving, return_exceptions=True)
        for process in self._processes:
            process.kill()
        self._processes.clear()
        while not self._jobs.empty():
            _, answered = self._jobs.get_nowait()
            _refuse(answered)

    @property
    def waiting(self) -> int:
        """How many questions nobody has taken up yet."""
        return self._jobs.qsize()

    @property
    def pids(self) -> frozenset[int]:
        """The workers' process numbers, for who watches over them."""
        return frozenset(process.pid for process in self._processes)

    async def ask(self, question: Question) -> str | None:
        """The words of a listed move, or None from one who may keep still; BotFailed if neither."""
        if self._closed:
            raise PoolClosed
        asked = replace(question, bot=self._resolved(question), options={**question.options})
        answered: asyncio.Future[Answer | Failure] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((framed(asked), answered))
        answer = await answered
        failure = answer if isinstance(answer, str) else _failure(question, answer)
        if failure is not None:
            log.warning("bot %s %s", question.bot, failure)  # nothing of what it saw
            raise BotFailed(failure, question.bot)
        assert isinstance(answer, Answer)
        return answer.move

    def _resolved(self, question: Question) -> str:
        """Only bots that the host allows: a name with a colon would import anything."""
        name = self._extra.get(question.bot, question.bot)
        known = (*bot_names(question.game), *self._extra)
        if question.bot not in known:
            raise BotError(f"there is no bot {question.bot!r} here; there are: {', '.join(known)}")
        return name

    async def _serve(self, process: Process) -> None:
        """One worker after another, each until it fails."""
        while True:
            question, answered = await self._jobs.get()
            if answered.done():  # whoever asked has gone
                continue
            try:
                if not process.alive:
                    process = await self._replaced(process)
                answer = await self._answered(process, question)
            except asyncio.CancelledError:
                _refuse(answered)
                raise
            if not answered.done():
                answered.set_result(answer)
            if isinstance(answer, str) or answer.spent:
                process = await self._replaced(process)

    async def _answered(self, process: Process, question: bytes) -> Answer | Failure:
        try:
            async with asyncio.timeout(self._budget):
                return await process.ask(question)
        except TimeoutError:
            return "late"
        except Died:
            return "crashed"

    async def _replaced(self, process: Process) -> Process:
        self._processes.discard(process)
        process.kill()
        while True:
            with suppress(Died, OSError):
                return await self._started()
            log.error("a worker cannot be started; trying again in %s s", RETRY)
            await asyncio.sleep(RETRY)

    async def _started(self) -> Process:
        process = await Process.start(self._budget, self._memory)
        self._processes.add(process)
        return process


def _failure(question: Question, answer: Answer) -> Failure | None:
    """A worker is not believed: a bot may have taken it over."""
    if answer.failed is not None:
        return answer.failed
    if answer.move is None:
        return None if question.interject else "cheated"
    return None if answer.move in question.moves else "cheated"


def _refuse(answered: "asyncio.Future[Answer | Failure]") -> None:
    if not answered.done():
        answered.set_exception(PoolClosed())
