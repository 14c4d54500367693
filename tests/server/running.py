"""`hoodwink serve` as a person starts it: with arguments and an environment, and what it prints."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from email.message import Message
from typing import Final
from urllib.error import HTTPError
from urllib.request import HTTPRedirectHandler, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.frames import Close

from server.kit import PATIENCE, SOURCES, Guest

LAST_LINE: Final = "kept in"


@dataclass
class Started:
    process: "subprocess.Popen[str]"
    printed: list[str]

    @property
    def url(self) -> str:
        return next(word for line in self.printed for word in line.split() if "://" in word)

    def end(self, how: int = signal.SIGINT) -> tuple[int, str]:
        """The exit code, and what was printed at last."""
        self.process.send_signal(how)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, said


def environment(**told: str) -> Mapping[str, str]:
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith("HOODWINK_")},
        "PYTHONPATH": f"{SOURCES}:{SOURCES.parent / 'tests'}",
        "LANG": "C.UTF-8",
        **told,
    }


@contextmanager
def started(*arguments: str, **told: str) -> Iterator[Started]:
    process = subprocess.Popen(
        [sys.executable, "-m", "hoodwink", "serve", *arguments],
        env=environment(**told),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    printed: list[str] = []
    try:
        for line in process.stdout:
            printed.append(line.strip())
            if LAST_LINE in line:
                break
        yield Started(process, printed)
    finally:
        if process.poll() is None:
            process.kill()
            process.wait(PATIENCE)
        process.stdout.close()


def closed(guest: Guest) -> Close:
    """Hear until the server hangs up: its code and its reason."""
    with suppress(ConnectionClosed):
        while True:
            guest.hear()
    code, reason = guest.line.protocol.close_code, guest.line.protocol.close_reason
    assert code is not None
    return Close(code, reason or "")


class _Stay(HTTPRedirectHandler):
    """A redirect is an answer like any other."""

    def redirect_request(self, *_: object) -> None:
        return None


@dataclass
class Answer:
    status: int
    text: str
    headers: Message


def answer(url: str, form: str | None = None, **headers: str) -> Answer:
    """One request as a browser makes it; a form is sent by POST."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = Request(url, None if form is None else form.encode(), named)
    try:
        with build_opener(_Stay).open(request, timeout=PATIENCE) as got:
            return Answer(got.status, got.read().decode(), got.headers)
    except HTTPError as error:
        with error:
            return Answer(error.code, error.read().decode(), error.headers)
