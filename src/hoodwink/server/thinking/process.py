"""One worker, seen from the server."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from subprocess import DEVNULL, Popen
from typing import Final

from hoodwink.server.thinking.frames import LENGTH, Answer, length_in, read_answer

PASSED_ON: Final = ("PATH", "LANG", "LC_ALL", "TZ", "SYSTEMROOT", "LD_LIBRARY_PATH")
"""What a worker may know of the server's surroundings; keys and addresses often stand there."""


class Died(Exception):
    """The worker ended, or said something that no worker says."""


class Process:
    """A child process and the line to it. Nothing that it prints is heard."""

    def __init__(self, child: "Popen[bytes]") -> None:
        self._child: Final = child
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    @classmethod
    async def start(cls, budget: float, memory: int) -> "Process":
        """Returns when it is ready; Died if it cannot be had."""
        ours, theirs = socket.socketpair()
        with theirs:
            process = cls(_child(theirs, budget, memory))
        try:
            process._reader, process._writer = await asyncio.open_connection(sock=ours)
            await process._read()
        except BaseException:
            ours.close()
            process.kill()
            raise
        return process

    @property
    def pid(self) -> int:
        return self._child.pid

    @property
    def alive(self) -> bool:
        return self._child.poll() is None

    async def ask(self, question: bytes) -> Answer:
        """A framed question; Died if the worker does."""
        try:
            self._writer.write(question)
            await self._writer.drain()
            return await self._read()
        except ConnectionError as error:
            raise Died from error

    async def _read(self) -> Answer:
        try:
            head = await self._reader.readexactly(LENGTH)
            return read_answer(await self._reader.readexactly(length_in(head)))
        except (asyncio.IncompleteReadError, ConnectionError, ValueError) as error:
            raise Died from error

    def kill(self) -> None:
        """At once, with whatever it has started itself."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._child.pid, signal.SIGKILL)
        if hasattr(self, "_writer"):
            self._writer.close()
        self._child.wait()


def _child(line: socket.socket, budget: float, memory: int) -> "Popen[bytes]":
    """A fresh interpreter: it shares no memory, no file and no key with the server."""
    return Popen(
        [sys.executable, "-P", "-m", "hoodwink.server.thinking.worker", str(budget), str(memory)],
        stdin=line.fileno(),
        stdout=DEVNULL,
        stderr=DEVNULL,
        env=surroundings(),
        start_new_session=True,  # Ctrl-C is for the server, which then ends its workers
    )


def surroundings() -> Mapping[str, str]:
    """Of a process that must know nothing of the server."""
    known = {name: os.environ[name] for name in PASSED_ON if name in os.environ}
    paths = os.pathsep.join(path for path in sys.path if path)
    return {**known, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"}  # sets in the same order
