"""What our server needs for a table, for a connection, and to start again.

    python -m bench.load.memory

Tables are played for a while and the server is started anew: then it holds none of them. A table
costs what it holds more when each was asked for once; a connection, when so many have come.
"""

import argparse
import json
import shutil
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console

from bench.load.bars import memory_bars
from bench.load.client import SEATS, LoadClient, Seated, built
from bench.load.machine import cores
from bench.load.plans import TOO_LONG
from bench.load.seating import many, touch
from bench.load.servers import KEPT, Running, Server, hoodwink, is_compiled
from bench.load.table import bars_table
from bench.side import BENCH

AT_ONCE = 250
"""Tables that are connected at the same time: a thousand connections."""

MOVES = 20
RESULTS = BENCH / "results" / "memory.json"
SETTLING = 2.0


@dataclass(frozen=True)
class Needs:
    """Kilobytes of resident memory a connection and a table; seconds until it answers again."""

    connection: float
    table: float
    restart: float


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    kind = "compiled" if is_compiled() else "plain"
    server = hoodwink(kind, asked.game)
    shutil.rmtree(KEPT / "memory", ignore_errors=True)
    needs = measured(server, asked.tables, built(KEPT), KEPT / "memory")
    console = Console(width=110)
    console.print(f"{server.name}, {asked.game}, {asked.tables:,} tables after {MOVES} moves each")
    console.print(bars_table(memory_bars(needs.connection, needs.table, needs.restart)))
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    asked.json.write_text(json.dumps({"tables": asked.tables, **asdict(needs)}) + "\n", "utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure what a table and a connection need.")
    parser.add_argument("--tables", type=int, default=1000, help="how many there are")
    parser.add_argument("--game", default="nottingham", help="what is played at them")
    parser.add_argument("--json", type=Path, default=RESULTS, help="write the numbers here")
    return parser


def measured(server: Server, count: int, program: Path, folder: Path) -> Needs:
    with server.started(folder, cores()[0]) as running:
        tables = many(server.seat, running.port, server.game, count)
        for first in range(0, count, AT_ONCE):
            some = tables[first : first + AT_ONCE]
            with _connected(server, running, some, program) as client:
                client.saturated(MOVES * len(some), TOO_LONG)
    return _again(server, tables, program, folder)


def _again(server: Server, tables: Sequence[Seated], program: Path, folder: Path) -> Needs:
    begun = time.monotonic()
    with server.started(folder, cores()[0]) as running:
        with _connected(server, running, tables[:1], program):
            restart = time.monotonic() - begun
        empty = _settled(running)
        touch(running.port, tables)
        full = _settled(running)
        with _connected(server, running, tables[:AT_ONCE], program) as client:
            connected = _settled(running)
    return Needs(
        connection=(connected - full) / client.connections / 1000,
        table=(full - empty) / (len(tables) - 1) / 1000,
        restart=restart,
    )


def _connected(
    server: Server, running: Running, tables: Sequence[Seated], program: Path
) -> LoadClient:
    assert all(len(seated.keys) == SEATS for seated in tables)
    return LoadClient(program, server.wire, running.port, tables, cores()[1], server.manner)


def _settled(running: Running) -> int:
    time.sleep(SETTLING)
    return running.resident_bytes()


if __name__ == "__main__":
    main()
