"""A process that answers one question at a time, until the server hangs up or dies.

Started as `python -m hoodwink.server.thinking.worker BUDGET MEMORY`, with a socket for its stdin.
"""

import os
import resource
import signal
import socket
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO, Final

from hoodwink.server.thinking.answering import answer
from hoodwink.server.thinking.frames import LENGTH, Answer, framed, length_in, read_question

NICENESS: Final = 10
"""People's moves come first."""
FUSE: Final = 3
"""After so many budgets the worker ends by itself: the server would have ended it long before."""


def main(budget: float, memory: int) -> None:
    line = _take_line()
    os.nice(NICENESS)
    _limit(resource.RLIMIT_AS, memory)
    _limit(resource.RLIMIT_CORE, 0)  # a view must not end up in a file
    questions: SimpleQueue[bytes] = SimpleQueue()
    reading = line.makefile("rb")
    Thread(target=_listen, args=(reading, questions), daemon=True).start()
    line.sendall(framed(Answer()))  # ready
    while True:
        question = read_question(questions.get())
        signal.setitimer(signal.ITIMER_REAL, FUSE * budget)
        told = framed(answer(question))
        signal.setitimer(signal.ITIMER_REAL, 0)
        line.sendall(told)


def _take_line() -> socket.socket:
    """The line to the server, out of the way of a bot that reads stdin."""
    line = socket.socket(fileno=os.dup(0))
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return line


def _limit(what: int, most: int) -> None:
    """Some systems know no such limit, or have a lower one already."""
    with suppress(OSError, ValueError):
        resource.setrlimit(what, (most, most))


def _listen(line: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    """A thread of its own notices the end of the server even while a bot thinks.

    Whatever a bot has started ends with it: the worker leads a group of its own.
    """
    try:
        while head := line.read(LENGTH):
            questions.put(line.read(length_in(head)))
    finally:
        os.killpg(0, signal.SIGKILL)


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
