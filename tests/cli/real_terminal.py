"""A terminal of 80 by 24 characters, with a person at its keyboard."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 20


def _as_a_shell_would() -> None:
    """The terminal is the program's own, and Ctrl-C reaches it: a background job ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Keyboard:
    """A program in a terminal: type to it, and wait for what it shows."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {k: v for k, v in os.environ.items() if k not in {"NO_COLOR", "COLUMNS", "LINES"}}
        self.program = subprocess.Popen(
            [sys.executable, *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**kept, "TERM": "xterm-256color", **environment},
            preexec_fn=_as_a_shell_would,
        )
        os.close(theirs)
        self.shown = ""

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, text: str) -> None:
        limit = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < limit, f"{text!r} did not come; shown: {self.shown[-2000:]!r}"
            if select.select([self._ours], [], [], 0.2)[0]:
                self.shown += os.read(self._ours, 65536).decode(errors="replace")

    def left(self) -> int:
        """The exit code, once the program has ended by itself."""
        return self.program.wait(PATIENCE)

    def close(self) -> None:
        self.program.kill()
        self.program.wait()
        os.close(self._ours)


@contextmanager
def keyboard(*arguments: str, **environment: str) -> Iterator[Keyboard]:
    """Whatever goes wrong, the program does not outlive the test."""
    opened = Keyboard(*arguments, **environment)
    try:
        yield opened
    finally:
        opened.close()
