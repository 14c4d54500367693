"""A real server in a process of its own, as `hoodwink serve` runs it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from hoodwink.client import Api

PATHS: Final = os.pathsep.join(sys.path)


class Served:
    """Can be killed, and started again on the same file and port."""

    def __init__(self, db: Path) -> None:
        self._db: Final = str(db)
        self._port = 0
        self.url = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "hoodwink", "serve", "--port", str(self._port)]
        quick = {"HOODWINK_LIMITS": "off", "HOODWINK_PACE": "0", "LANG": "C.UTF-8"}
        self._process = subprocess.Popen(
            [*command, "--db", self._db],
            env={**os.environ, **quick, "PYTHONPATH": PATHS},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._process.stdout
        found = re.search(r"http://\S+:(\d+)", self._process.stdout.readline())
        assert found, "the server tells its address first"
        self.url, self._port = found[0], int(found[1])

    def kill(self) -> None:
        with self._process:
            self._process.kill()

    def person(self, name: str = "Ann") -> str:
        return Api(self.url).join(name)

    def table(self, host: str, game: str = "shahdozd", seats: int = 3, **more: Any) -> str:
        """The link to a new table of that host, who sits nowhere yet."""
        api = Api(self.url, host)
        made = api.ask("POST", "/api/tables", {"game": game, "seats": seats, "window": 0, **more})
        return str(made["link"])
