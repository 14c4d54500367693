"""A real terminal of 80 by 24 characters, with a person at its keyboard."""

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
from pathlib import Path

PATIENCE = 20


def _as_a_shell_would() -> None:
    """The terminal is the program's own, and Ctrl-C reaches it: a background job ignores it."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)


class Keyboard:
    """A program in a terminal: type to it, and wait for what it shows."""

    def __init__(self, line: str, state: Path, **environment: str) -> None:
        self._ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        kept = {k: v for k, v in os.environ.items() if k not in {"NO_COLOR", "COLUMNS", "LINES"}}
        self.program = subprocess.Popen(
            [sys.executable, "-m", "hoodwink", *line.split()],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
            env={**kept, "TERM": "xterm-256color", "XDG_STATE_HOME": str(state), **environment},
            preexec_fn=_as_a_shell_would,
        )
        os.close(theirs)
        self.shown = ""

    def type(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def wait_for(self, text: str) -> None:
        limit = time.monotonic() + PATIENCE
        while text not in self.shown:
            assert time.monotonic() < limit, f"{text!r} did not come; shown: {self.shown!r}"
            if select.select([self._ours], [], [], 0.2)[0]:
                self.shown += os.read(self._ours, 65536).decode(errors="replace")

    def close(self) -> int:
        code = self.program.wait(PATIENCE)
        os.close(self._ours)
        return code


def test_ctrl_c_keeps_the_match_and_leaves_politely(tmp_path: Path) -> None:
    keyboard = Keyboard("play shahdozd --bots random --seed 5 --lang en", tmp_path)
    keyboard.wait_for("Look at no card")
    keyboard.type("peek d\r")
    keyboard.wait_for("Peasant\r\n> ")
    keyboard.type("\x03")
    keyboard.wait_for("hoodwink play --resume")
    assert keyboard.close() == 0
    assert (tmp_path / "hoodwink" / "resume.jsonl").exists()
    assert "Traceback" not in keyboard.shown
    assert "\x1b[1;38" in keyboard.shown


def test_no_color_is_respected(tmp_path: Path) -> None:
    keyboard = Keyboard("play shahdozd --seed 5 --lang fr", tmp_path, NO_COLOR="1")
    keyboard.wait_for("Ne regarder aucune carte")
    keyboard.type("quitter\r")
    keyboard.wait_for("hoodwink play --resume")
    assert keyboard.close() == 0
    assert "38;" not in keyboard.shown
