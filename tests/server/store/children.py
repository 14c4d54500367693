"""Starts `child.py`."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CHILD = Path(__file__).with_name("child.py")


def command(task: str, place: str, word: str = "") -> list[str]:
    return [sys.executable, str(CHILD), task, place, word]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}


@contextmanager
def started(task: str, place: str, word: str = "") -> Iterator[subprocess.Popen[str]]:
    """A child; wait until it is `ready`."""
    with subprocess.Popen(
        command(task, place, word),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment(),
    ) as child:
        yield child


def ready(child: subprocess.Popen[str]) -> None:
    assert child.stdout is not None
    assert child.stdout.readline() == "ready\n"


def go(child: subprocess.Popen[str]) -> None:
    assert child.stdin is not None
    child.stdin.write("go\n")
    child.stdin.flush()
