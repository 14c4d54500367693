"""A real server in a process of its own, and people who connect to it over real sockets."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

import hoodwink
from hoodwink.kernel.game import laid_over

Frame = dict[str, Any]

SOURCES: Final = Path(hoodwink.__file__).parents[1]
"""Where the package is that is being tested: the sources, or the compiled one."""

TESTS: Final = Path(__file__).parents[1]
PATIENCE: Final = 30.0
TOKEN: Final = "a token that is long enough"
"""What opens the host's pages of every server that is tested."""


def wait_until(holds: Callable[[], bool]) -> None:
    ends = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < ends
        time.sleep(0.02)


class Host:
    """A server that is there, by its address, and what people ask of it."""

    url: str

    def ask(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        """One request; HTTPError for whatever is not a success."""
        headers = {"content-type": "application/json"}
        if key is not None:
            headers["authorization"] = f"Bearer {key}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(self.url + path, data, headers, method=method)
        with urlopen(request, timeout=PATIENCE) as answer:
            text = answer.read()
        kind = answer.headers.get_content_type()
        return json.loads(text) if text and kind == "application/json" else text.decode()

    def numbers(self) -> str:
        """What Prometheus would be told."""
        return str(self.ask("GET", "/metrics", key=TOKEN))

    def refused(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        """One request that must fail: its status and what it says."""
        try:
            self.ask(method, path, body, key)
        except HTTPError as error:
            with error:
                return error.code, json.loads(error.read())
        raise AssertionError(f"{method} {path} was not refused")

    def person(self, name: str = "Ann") -> str:
        """A new key."""
        return str(self.ask("POST", "/api/keys", {"name": name})["key"])

    def table(self, key: str, game: str = "shahdozd", seats: int = 3, **more: object) -> str:
        return self.link(key, game, seats, **more).rpartition("/")[2]

    def link(self, key: str, game: str = "shahdozd", seats: int = 3, **more: object) -> str:
        """To a new table of that host, who sits nowhere yet."""
        body = {"game": game, "seats": seats, "window": 0, **more}
        return str(self.ask("POST", "/api/tables", body, key)["link"])

    def act(self, table: str, what: str, key: str, **body: object) -> Any:
        return self.ask("POST", f"/api/tables/{table}/{what}", body, key)

    def company(self, game: str, seats: int, **more: object) -> tuple[str, list[str]]:
        """A table that has begun, and the keys of the people on its seats."""
        bots = more.get("bots", {})
        assert isinstance(bots, Mapping)
        keys = [self.person(f"Player {seat}") for seat in range(seats)]
        table = self.table(keys[0], game, seats, **more)
        for seat, key in enumerate(keys):
            if str(seat) not in bots:
                self.act(table, "sit", key, seat=seat)
        self.act(table, "start", keys[0])
        return table, keys

    def come(self, table: str, key: str | None = None, seen: int | None = None) -> "Guest":
        return Guest(self, table, key, seen)


class Serving(Host):
    """`hoodwink serve`: can be stopped, killed and started again on the same file and port."""

    def __init__(self, db: str | Path, path: Sequence[Path] = (), /, **environment: str) -> None:
        """`path` has folders that its Python looks into first."""
        self.db: Final = str(db)
        self._environment: Final = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, (*path, SOURCES, TESTS))),
            "HOODWINK_LIMITS": "off",
            "HOODWINK_PACE": "0",
            "HOODWINK_ADMIN_TOKEN": TOKEN,
            "LANG": "C.UTF-8",
            **{f"HOODWINK_{name.upper()}": value for name, value in environment.items()},
        }
        folder = tempfile.mkdtemp(prefix="hoodwink-log-")
        weakref.finalize(self, shutil.rmtree, folder)
        self._log: Final = Path(folder, "log")
        self._port = "0"
        self.start()

    @property
    def logged(self) -> str:
        """All that it has written to its log, restarts included."""
        return self._log.read_text()

    def start_again(self) -> None:
        """On the same port, where those who were connected look for it."""
        self.start(self.url.rsplit(":", 1)[1])

    def start(self, port: str = "") -> None:
        command = [sys.executable, "-m", "hoodwink", "serve", "--port", port or self._port]
        with self._log.open("a") as errors:  # a pipe that nobody reads would fill
            self.process = subprocess.Popen(
                [*command, "--db", self.db],
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            self.process.communicate(timeout=PATIENCE)
            raise AssertionError(f"no address: {line!r} {self.logged}")
        self.url = found.group()
        self._port = self.url.rpartition(":")[2]

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Ends the process by a signal."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


class Guest:
    """One connection. Keeps every frame that it is sent, as bytes and as what they say."""

    def __init__(self, serving: Host, table: str, key: str | None, seen: int | None = None) -> None:
        self.serving: Final = serving
        self.table: Final = table
        self.key: Final = key
        self.frames: Final[list[Frame]] = []
        self.raw: Final[list[str]] = []
        self.view: Frame = {}
        self.moves: list[str] = []
        self.number = 0
        self._sent = 0
        self.line: ClientConnection
        self.enter(seen)

    def enter(self, seen: int | None = None) -> None:
        address = self.serving.url.replace("http", "ws", 1)
        self.line = connect(
            f"{address}/api/tables/{self.table}/socket",
            open_timeout=PATIENCE,
            max_queue=None,
            ping_interval=None,
            legacy=True,
        )
        self.say(do="hello", key=self.key, seen=seen)

    def say(self, **message: object) -> None:
        self.line.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> Frame:
        text = self.line.recv(timeout)
        assert isinstance(text, str)
        frame: Frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        if frame["told"] in ("state", "news"):
            self.view = laid_over(frame["public"], frame["own"])
            self.moves, self.number = frame["moves"], frame["number"]
        return frame

    def hear_until(self, told: str, test: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """The next frame of that kind for which the test holds."""
        while True:
            frame = self.hear()
            if frame["told"] == told and test(frame):
                return frame

    def play(self, *moves: str, id: str | None = None, seen: int | None = None) -> Frame:
        """Send a batch and wait for its answer: news, done or refused."""
        self._sent += 1
        word = id or f"m{self._sent}"
        number = self.number if seen is None else seen
        self.say(do="play", id=word, seen=number, moves=list(moves))
        return self.hear_until_answered(word)

    def hear_until_answered(self, id: str) -> Frame:
        while True:
            frame = self.hear()
            if frame.get("id") == id:
                return frame

    def leave(self) -> None:
        self.line.close()


def anything(guest: Guest, dice: random.Random) -> str:
    return dice.choice(guest.moves)
