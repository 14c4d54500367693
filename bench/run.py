"""Measure the engine beside its peers, plain and compiled in the same run.

All sides wait in processes of their own and are asked in turn, round by round, so that whatever
else the machine does troubles them alike. One side runs at a time, on one thread.
"""

import argparse
import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from itertools import zip_longest
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import peers
from bench.chart import chart
from bench.numbers import numbers
from bench.results import Results
from bench.sample import Sample
from bench.side import BENCH, SOURCE, Side
from bench.table import tables

WARM_UP = 0.05
RESULTS = BENCH / "results" / "latest.json"


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    console = Console()
    if not console.is_terminal:
        console = Console(width=110)  # a file has no width of its own
    with ExitStack() as open_sides:
        sides = seated(open_sides, console, asked.plain)
        results = measured(sides, asked.rounds, asked.seconds, console)
        for table in tables(results):
            console.print(table)
        told = numbers(results, sides, asked.rounds, asked.seconds)
        _write(asked.json, json.dumps(told, indent=2) + "\n")
        _write(asked.plot, chart(results))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure the engine beside its peers.")
    parser.add_argument("--rounds", type=int, default=21, help="how often everybody is asked")
    parser.add_argument("--seconds", type=float, default=0.25, help="for how long each time")
    parser.add_argument("--plain", action="store_true", help="measure our plain Python alone")
    parser.add_argument("--json", type=Path, default=RESULTS, help="write the numbers here")
    parser.add_argument("--plot", type=Path, help="draw the bars here, as SVG")
    return parser


def seated(open_sides: ExitStack, console: Console, plain_alone: bool) -> list[Side]:
    """Start every side that there is, and say which is missing."""
    sides = [open_sides.enter_context(Side("plain", "ours", SOURCE))]
    if plain_alone:
        return sides
    compiled = open_sides.enter_context(Side("compiled", "ours"))
    if compiled.compiled:
        sides.append(compiled)
    else:
        console.print("compiled: not installed; `make compiled` does it, given a C compiler")
    for library in peers.GAMES:
        sides.append(open_sides.enter_context(Side(library, library)))
        for game in peers.missing(library, sides[-1].tasks):
            console.print(f"{library} {game}: not installed")
    return sides


def measured(sides: Sequence[Side], rounds: int, seconds: float, console: Console) -> Results:
    """Ask everybody in turn, as many rounds as wanted and one before that to warm up."""
    named = {side.name: side for side in sides}
    tasks = {side.name: side.tasks for side in sides}
    samples: dict[str, dict[str, list[Sample]]] = {
        name: {task: [] for task in tasks[name]} for name in named
    }
    turns = taking_turns(tasks)
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("", total=len(turns) * (rounds + 1))
        for number in range(rounds + 1):
            for name, task in turns:
                progress.update(bar, advance=1, description=f"{name} {task}")
                sample = named[name].ask(task, seconds if number else WARM_UP)
                if number:
                    samples[name][task].append(sample)
    return Results(samples)


def taking_turns(tasks: Mapping[str, Sequence[str]]) -> list[tuple[str, str]]:
    """The first task of every side, then the second: what is compared is measured together."""
    rows = zip_longest(*([(name, task) for task in tasks[name]] for name in tasks))
    return [turn for row in rows for turn in row if turn]


def _write(path: Path | None, text: str) -> None:
    if path:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
