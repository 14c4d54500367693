"""The load client: compiled here, driven by lines, answering with JSON."""

import json
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bench.load.machine import pinned_to

SOURCES = Path(__file__).resolve().parent / "program"
FLAGS = ("-O2", "-std=c11", "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror")
SEATS = 4


class NoCompiler(Exception):
    """There is no `cc` on this machine."""


@dataclass(frozen=True)
class Report:
    """What one stretch of load came to; a move takes microseconds from sent to seen by all four."""

    mode: str
    tables: int
    moves: int
    sent: int
    refused: int
    over: int
    seconds: float
    cpu_seconds: float
    bytes: int
    frames: int
    p50: float
    p90: float
    p99: float
    longest: float
    late: float
    histogram: Sequence[int]

    @property
    def share(self) -> float:
        """How much of its core the client itself used."""
        return self.cpu_seconds / self.seconds if self.seconds else 0.0


def built(folder: Path) -> Path:
    """The client's program, made in this folder."""
    if not shutil.which("cc"):
        raise NoCompiler("the load client is written in C, and there is no compiler `cc`")
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / "client"
    sources = [str(path) for path in sorted(SOURCES.glob("*.c"))]
    subprocess.run(["cc", *FLAGS, "-o", str(program), *sources], check=True)
    return program


@dataclass(frozen=True)
class Seated:
    """A table that waits for its first move: its id, and what opens each seat."""

    table: str
    keys: Sequence[str]


@dataclass(frozen=True)
class Manner:
    """Quiet moves begin with these words; a batch that must begin with one ends with `closing`."""

    quiet: Sequence[str] = ()
    closing: str = ""


ALL_HEARD = Manner()
"""No move is quiet."""


class LoadClient:
    """Four connections a table, open from the start until the end of the `with`."""

    def __init__(
        self,
        program: Path,
        wire: str,
        port: int,
        tables: Sequence[Seated],
        core: int,
        manner: Manner = ALL_HEARD,
    ) -> None:
        named = program.with_name(f"tables-{port}")
        named.write_text("".join(" ".join([t.table, *t.keys]) + "\n" for t in tables))
        words = [str(program), wire, str(port), str(named), "|".join(manner.quiet), manner.closing]
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=pinned_to(core),
        )
        self.connections = 0

    def saturated(self, moves: int, seconds: float) -> Report:
        """Every table has a move under way, until so many were made or the time is up."""
        return self._asked(f"saturated {moves} {seconds}")

    def paced(self, a_second: float, seconds: float) -> Report:
        """So many moves a second at every table, whether or not the server keeps up."""
        return self._asked(f"paced {a_second} {seconds}")

    def _asked(self, words: str) -> Report:
        assert self._process.stdin
        self._process.stdin.write(words + "\n")
        self._process.stdin.flush()
        return Report(**self._heard())

    def _heard(self) -> dict[str, Any]:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the load client gave up; its last words are above")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _close(self) -> None:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()

    def __enter__(self) -> Self:
        try:
            self.connections = self._heard()["seated"]
        except BaseException:
            self._close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._close()
