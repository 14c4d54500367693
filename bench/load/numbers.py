"""The results as JSON: facts about the servers, none about the machine or its owner."""

import platform
from dataclasses import asdict
from typing import Any

from bench.load.bars import bars
from bench.load.plans import Sample
from bench.load.results import PEER, Results, cost, p99, rate
from bench.results import spread


def numbers(results: Results, rounds: int) -> dict[str, Any]:
    return {
        "rounds": rounds,
        "python": platform.python_version(),
        "plans": {plan: _plan(results, plan) for plan in results.plans},
        "bars": [{**asdict(bar), "kept": bar.kept} for bar in bars(results)],
    }


def _plan(results: Results, plan: str) -> dict[str, Any]:
    return {
        server: {
            "moves_per_cpu_second": asdict(spread(results.of(plan, server, rate))),
            "over_the_peer": {} if server == PEER else _ratios(results, plan, server),
            "rounds": [_round(sample) for sample in results.all_of(plan, server)],
        }
        for server in results.servers(plan)
    }


def _ratios(results: Results, plan: str, server: str) -> dict[str, Any]:
    asked = {"moves_per_cpu_second": rate, "cpu_a_move": cost, "p99": p99}
    ratios = {name: results.beside(plan, server, what) for name, what in asked.items()}
    return {name: asdict(spread(rounds)) for name, rounds in ratios.items() if rounds}


def _round(sample: Sample) -> dict[str, Any]:
    return {"server_cpu_seconds": sample.server_seconds, **asdict(sample.report)}
