"""The results as JSON: facts about the engines, none about the machine or its owner."""

import platform
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bench.bars import bars
from bench.results import CALLS, Results, spread
from bench.side import Side


def numbers(results: Results, sides: Sequence[Side], rounds: int, seconds: float) -> dict[str, Any]:
    return {
        "rounds": rounds,
        "seconds": seconds,
        "python": platform.python_version(),
        "versions": {side.name: side.version for side in sides},
        "playouts": [
            _playouts(results, game, task)
            for game in results.games
            for task in results.seatings(game)
        ],
        "calls": [_call(results, game, call) for game in results.games for call in CALLS],
        "peers": [_peer(results, library, task) for library, task in results.peers()],
        "bars": [{**asdict(bar), "kept": bar.kept} for bar in bars(results)],
    }


def _playouts(results: Results, game: str, task: str) -> dict[str, Any]:
    told: dict[str, Any] = {"game": game, "seats": int(task.partition("/")[2])}
    for side in results.ours:
        told[side] = {
            "choices_per_second": asdict(spread(results.rates(side, task))),
            "games_per_second": results.games_per_second(side, task),
            "mean_length": results.length(side, task),
        }
    return {**told, **_speedup(results, task)}


def _call(results: Results, game: str, call: str) -> dict[str, Any]:
    task = f"{game}/{call}"
    told: dict[str, Any] = {"game": game, "call": call}
    for side in results.ours:
        told[side] = {"microseconds": asdict(spread(results.microseconds(side, task)))}
    return {**told, **_speedup(results, task)}


def _speedup(results: Results, task: str) -> dict[str, Any]:
    if "compiled" not in results.ours:
        return {}
    return {"compiled_over_plain": asdict(spread(results.speedup(task)))}


def _peer(results: Results, library: str, task: str) -> dict[str, Any]:
    game, _, players = task.partition("/")
    return {
        "library": library,
        "game": game,
        "players": int(players),
        "actions_per_second": asdict(spread(results.rates(library, task))),
        "ours_over_it": {
            our_game: {
                side: asdict(spread(results.beside(side, our_game, library, task)))
                for side in results.ours
            }
            for our_game in results.games
        },
    }
