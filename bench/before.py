"""Measure the engine beside itself as it was: an older revision and the code here, in turns.

    python -m bench.before v0.1.0                   plain Python
    python -m bench.before v0.1.0 --compiled        both compiled with mypyc (some minutes each)

The older code is taken from git into .venv/before and left there for the next time.
"""

import argparse
import os
import subprocess
import sys
import tarfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from io import BytesIO
from pathlib import Path
from shutil import rmtree
from zipfile import ZipFile

from rich.console import Console
from rich.table import Table

from bench.results import Results, Spread, over, spread
from bench.run import measured
from bench.side import BENCH, Side

ROOT = BENCH.parent
KEPT = ROOT / ".venv" / "before"
WHEEL = [
    "-m",
    "pip",
    "wheel",
    "-qq",
    "--disable-pip-version-check",
    "--no-build-isolation",
    "--no-deps",
]
BAR = 0.95
"""A change may cost so little of the speed that nobody would notice."""


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    console = Console() if sys.stdout.isatty() else Console(width=110)
    trees = {"before": checked_out(asked.revision), "now": ROOT}
    with ExitStack() as open_sides:
        sides = [
            open_sides.enter_context(Side(name, "itself", package(tree, asked.compiled)))
            for name, tree in trees.items()
        ]
        results = measured(sides, asked.rounds, asked.seconds, console)
        console.print(compared(results, common(sides), asked.revision))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure the engine beside itself as it was.")
    parser.add_argument("revision", help="any name that git has for the older code")
    parser.add_argument("--rounds", type=int, default=21, help="how often both are asked")
    parser.add_argument("--seconds", type=float, default=0.25, help="for how long each time")
    parser.add_argument("--compiled", action="store_true", help="compile both, and compare those")
    return parser


def checked_out(revision: str) -> Path:
    """The tree of a revision, in a folder that is named after its commit."""
    commit = _git("rev-parse", "--verify", f"{revision}^{{commit}}").decode().strip()
    tree = KEPT / commit
    if not tree.exists():
        with tarfile.open(fileobj=BytesIO(_git("archive", commit))) as archive:
            if hasattr(tarfile, "data_filter"):  # not in the first versions of Python 3.11
                archive.extraction_filter = tarfile.data_filter
            archive.extractall(tree)
    return tree


def _git(*words: str) -> bytes:
    answer = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, check=False)
    if answer.returncode:
        raise SystemExit(f"git {' '.join(words)}: {answer.stderr.decode().strip()}")
    return answer.stdout


def package(tree: Path, compiled: bool) -> Path:
    """The folder that a side imports: the sources, or what mypyc makes of them."""
    return _compiled(tree) if compiled else tree / "src"


def _compiled(tree: Path) -> Path:
    """Made anew for the code here, and once for a revision, which does not change."""
    folder = KEPT / "now" if tree == ROOT else tree / "compiled"
    if tree == ROOT or not folder.exists():
        print(f"compiling {folder.relative_to(ROOT)} ...", file=sys.stderr)
        wheels = KEPT / "wheels"
        rmtree(tree / "build", ignore_errors=True)  # may be of another effort of the compiler
        subprocess.run(
            [sys.executable, *WHEEL, "-w", str(wheels), "."],
            cwd=tree,
            env={**os.environ, "HOODWINK_COMPILE": "1"},
            check=True,
        )
        (wheel,) = wheels.iterdir()
        ZipFile(wheel).extractall(folder)
        wheel.unlink()
    return folder


def common(sides: Sequence[Side]) -> list[str]:
    """What every side can be asked."""
    return [task for task in sides[0].tasks if all(task in side.tasks for side in sides)]


def compared(results: Results, tasks: Sequence[str], revision: str) -> Table:
    """A row a task: how many times as fast the code is now, in the middle of the rounds."""
    title = f"Now beside {revision}: how many times as fast, round by round"
    table = Table("task", title=title, title_justify="left")
    for head in ("median", "lowest", "highest", ""):
        table.add_column(head, justify="right")
    for task, ratio in ratios(results, tasks).items():
        cells = [f"{number:.2f}" for number in (ratio.median, ratio.low, ratio.high)]
        table.add_row(task, *cells, "kept" if ratio.median >= BAR else "SLOWER")
    return table


def ratios(results: Results, tasks: Sequence[str]) -> Mapping[str, Spread]:
    return {
        task: spread(over(results.rates("now", task), results.rates("before", task)))
        for task in tasks
    }


if __name__ == "__main__":
    main()
