"""A side of the benchmark as the driver sees it: a process that is asked, and answers."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.sample import Sample

BENCH = Path(__file__).resolve().parent
SOURCE = BENCH.parent / "src"


class Side:
    """One engine in a worker process. It does nothing while the others are asked.

    Its package stands in the folder `source`; without one, the installed package is asked.
    """

    def __init__(self, name: str, what: str, source: Path | None = None) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker", what],
            cwd=BENCH.parent,
            env=_surroundings(source),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        hello = self._heard()
        self.tasks: Sequence[str] = hello["tasks"]
        self.version: str | None = hello["version"]
        self.compiled: bool | None = hello["compiled"]

    def ask(self, task: str, seconds: float) -> Sample:
        """Have the side run a task for so long."""
        assert self._process.stdin
        self._process.stdin.write(json.dumps({"task": task, "seconds": seconds}) + "\n")
        self._process.stdin.flush()
        return Sample(**self._heard())

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError(f"the side {self.name!r} fell silent; its last words are above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def _surroundings(source: Path | None) -> Mapping[str, str]:
    """What stands on the path comes before the installed package."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    quiet = {**kept, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYTHONWARNINGS": "ignore"}
    return {**quiet, "PYTHONPATH": str(source)} if source else quiet
