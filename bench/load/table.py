"""The results as tables to read."""

from collections.abc import Callable, Iterator, Sequence
from statistics import median

from rich.table import Table

from bench.bars import Bar
from bench.load.bars import bars
from bench.load.plans import Sample
from bench.load.results import Results, busy, cost, p50, p99, rate, share
from bench.results import spread

COSTS = ("moves/CPU s", "times the peer", "µs a move", "busy", "client busy")
TIMES = ("p50, ms", "p99, ms", "p99 over the peer's")


def tables(results: Results) -> Iterator[Table]:
    yield _table(results, "What a move costs the server", COSTS, _costs)
    yield _table(results, "From sent to seen by all four", TIMES, _times)
    yield bars_table(bars(results))


Cells = Callable[[Results, str, str], list[str]]


def _table(results: Results, title: str, heads: Sequence[str], cells: Cells) -> Table:
    table = Table("plan", "server", title=title, title_justify="left")
    for head in heads:
        table.add_column(head, justify="right")
    for plan in results.plans:
        for server in results.servers(plan):
            table.add_row(plan, server, *cells(results, plan, server))
    return table


def _costs(results: Results, plan: str, server: str) -> list[str]:
    return [
        f"{median(results.of(plan, server, rate)):,.0f}",
        _beside(results, plan, server, rate),
        f"{median(results.of(plan, server, cost)):,.0f}",
        f"{median(results.of(plan, server, busy)):.0%}",
        f"{median(results.of(plan, server, share)):.0%}",
    ]


def _times(results: Results, plan: str, server: str) -> list[str]:
    return [
        f"{median(results.of(plan, server, p50)) / 1000:.2f}",
        f"{median(results.of(plan, server, p99)) / 1000:.2f}",
        _beside(results, plan, server, p99),
    ]


def _beside(results: Results, plan: str, server: str, what: Callable[[Sample], float]) -> str:
    """The median of the rounds, and their ends."""
    rounds = results.beside(plan, server, what) if server in results.ours(plan) else None
    if rounds is None:
        return ""
    seen = spread(rounds)
    return f"{seen.median:.2f} ({seen.low:.2f} to {seen.high:.2f})"


def bars_table(promises: Sequence[Bar]) -> Table:
    table = Table("promise", title="What we promise", title_justify="left")
    for head in ("wanted", "measured", ""):
        table.add_column(head, justify="right")
    for bar in promises:
        kept = "kept" if bar.kept else "MISSED"
        table.add_row(bar.promise, f"{bar.wanted:,}", f"{bar.measured:.2f}", kept)
    return table
