"""Measure what people see in real browsers.

python -m bench.screens                        everything: about six minutes
python -m bench.screens --only seen --moves 40
python -m bench.screens --only tasks --game cornish
"""

import argparse
import shutil
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tests"))

from playwright.sync_api import Browser
from rich.console import Console
from rich.table import Table

from bench.bars import Bar
from bench.load import servers
from bench.load.client import LoadClient, Report, built
from bench.load.machine import cores
from bench.load.seating import many, seat_hoodwink
from bench.load.servers import KEPT, Running, Server
from bench.load.table import bars_table
from bench.screens.seen import seen_by_all
from bench.screens.tasks import BOTS, SLOWER, Busy, long_tasks
from web.browser import browsing

OTHERS = 50
A_SECOND = 0.5
"""Moves that each of the other tables makes: people think for two seconds."""
SOON = 150.0
LONG = 100.0


def main(arguments: Sequence[str] | None = None) -> None:
    asked = _parser().parse_args(arguments)
    console = Console(width=110)
    promises: list[Bar] = []
    with browsing() as browser:
        if "seen".startswith(asked.only):
            promises += seen(browser, asked.moves, asked.folder, console)
        if "tasks".startswith(asked.only):
            promises += tasks(browser, asked.game or [*BOTS], asked.seconds, asked.folder, console)
    console.print(bars_table(promises))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure what people see in real browsers.")
    parser.add_argument("--moves", type=int, default=60, help="moves to be seen by four screens")
    parser.add_argument("--seconds", type=float, default=45, help="how long each game is played")
    parser.add_argument("--game", action="append", help="for the long tasks; all if none is named")
    parser.add_argument("--only", default="", help="`seen` or `tasks`")
    parser.add_argument("--folder", type=Path, default=KEPT, help="for the server's files")
    return parser


@contextmanager
def started(folder: Path) -> Iterator[tuple[Server, Running]]:
    """Our server from the source, with the pages that are built here, on a core of its own."""
    shutil.rmtree(folder / "server", ignore_errors=True)
    server = servers.hoodwink("plain", "nottingham")
    with server.started(folder / "server", cores()[0]) as running:
        yield server, running


def seen(browser: Browser, moves: int, folder: Path, console: Console) -> list[Bar]:
    with started(folder) as (server, running):
        others = many(seat_hoodwink, running.port, server.game, OTHERS)
        seated = many(seat_hoodwink, running.port, server.game, 1)[0]
        with (
            LoadClient(
                built(folder), server.wire, running.port, others, cores()[1], server.manner
            ) as client,
            ThreadPoolExecutor(1) as beside,
        ):
            playing = beside.submit(client.paced, A_SECOND, moves * 2.0)
            taken = seen_by_all(browser, f"http://127.0.0.1:{running.port}", seated, moves)
            console.print(_seen_table(server.name, taken, playing.result()))
    return [Bar("ms from touch to all four screens, median, at most", SOON, median(taken), True)]


def _seen_table(server: str, taken: Sequence[float], report: Report) -> Table:
    table = Table(title=f"A move on four screens, {server}", title_justify="left")
    for head in (
        "moves",
        "median, ms",
        "p90, ms",
        "longest, ms",
        "others' moves",
        "others' p50, ms",
    ):
        table.add_column(head, justify="right")
    high = quantiles(taken, n=10)[-1]
    row = (median(taken), high, max(taken))
    others = (f"{report.moves:,}", f"{report.p50 / 1000:.1f}")
    table.add_row(str(len(taken)), *(f"{one:.0f}" for one in row), *others)
    return table


def tasks(
    browser: Browser, games: Sequence[str], seconds: float, folder: Path, console: Console
) -> list[Bar]:
    with started(folder) as (_, running):
        url = f"http://127.0.0.1:{running.port}"
        found = [long_tasks(browser, url, running.port, game, seconds) for game in games]
    console.print(_tasks_table(found))
    return [
        Bar(
            f"{busy.game}: longest task when a move arrives, ms, at most", LONG, longest(busy), True
        )
        for busy in found
    ]


def longest(busy: Busy) -> float:
    return max(busy.arriving, default=0.0)


def _tasks_table(found: Sequence[Busy]) -> Table:
    title = f"Tasks above 50 ms on a CPU {SLOWER} times slower"
    table = Table("game", title=title, title_justify="left")
    for head in ("frames heard", "arriving", "longest, ms", "touching", "longest, ms"):
        table.add_column(head, justify="right")
    for busy in found:
        own = max(busy.touching, default=0.0)
        counts = (len(busy.arriving), f"{longest(busy):.0f}", len(busy.touching), f"{own:.0f}")
        table.add_row(busy.game, str(busy.heard), *map(str, counts))
    return table
