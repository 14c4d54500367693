"""What we promise of the table server, and whether this run keeps it."""

from collections.abc import Iterator
from statistics import median

from bench.bars import Bar
from bench.load.results import PEER, Results, cost, p99, rate

TIMES = {"hoodwink compiled": 2.0, "hoodwink plain": 1.3}
"""How many times the peer's moves per CPU second, saturated."""

COST = 1.0
"""CPU a move, paced, beside the peer's."""

SLOWEST = 1.2
"""p99 from sent to seen by all four, paced, beside the peer's."""

CLIENT = 0.9
"""A client that uses more of its core than this may be the limit itself."""

CONNECTION, TABLE, RESTART = 30.0, 40.0, 5.0
"""Kilobytes an idle connection and a live table; seconds until a restarted server answers."""


def bars(results: Results) -> list[Bar]:
    share = results.client_share()
    return [
        *(bar for plan in results.plans for bar in _bars_of(results, plan)),
        Bar("load client: share of its core, at most", CLIENT, share, at_most=True),
    ]


def _bars_of(results: Results, plan: str) -> Iterator[Bar]:
    for server in results.ours(plan):
        rates = results.beside(plan, server, rate)
        costs, slowest = (results.beside(plan, server, what) for what in (cost, p99))
        if not (rates and costs and slowest):
            return
        beside = f"{plan}: {server} beside {PEER}"
        if plan.startswith("saturated"):
            yield Bar(f"{beside}, moves a CPU second", TIMES[server], median(rates))
        else:
            yield Bar(f"{beside}, CPU a move, at most", COST, median(costs), at_most=True)
            yield Bar(f"{beside}, p99, at most", SLOWEST, median(slowest), at_most=True)


def memory_bars(connection: float, table: float, restart: float) -> list[Bar]:
    return [
        Bar("kilobytes an idle connection, at most", CONNECTION, connection, at_most=True),
        Bar("kilobytes a live table, at most", TABLE, table, at_most=True),
        Bar("seconds until a restarted server answers, at most", RESTART, restart, at_most=True),
    ]
