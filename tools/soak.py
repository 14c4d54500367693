"""Tamper with positions of the games for as long as you like, and see what comes of it.

python -m tools.soak [GAME ...] [--mutations 20000] [--seed 0] [--only NUMBER]
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import hoodwink
from conformance.cases import cases_of
from conformance.fuzzing import Complaint, Trial, complaints, told
from conformance.pool import Pool

STRETCH = 1_000


def main(argv: Sequence[str] | None = None) -> int:
    asked = _asked(argv)
    games = asked.games or hoodwink.game_names()
    failed = [game for game, passed in zip(games, _passed(games, asked), strict=True) if not passed]
    print(f"complaints about: {', '.join(failed)}" if failed else "no complaints")
    return 1 if failed else 0


def _asked(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Tamper with positions, and check what happens.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--mutations", type=int, default=20_000, help="so many a game")
    parser.add_argument("--seed", type=int, default=0, help="other positions, other changes")
    parser.add_argument("--only", type=int, help="this one alone")
    return parser.parse_args(argv)


def _passed(games: Sequence[str], asked: argparse.Namespace) -> list[bool]:
    """Several games side by side, as many as there are cores."""
    if len(games) == 1:
        return [_passes(games[0], asked)]
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        return list(workers.map(partial(_passes, asked=asked), games))


def _passes(game: str, asked: argparse.Namespace) -> bool:
    began = time.monotonic()
    pool = Pool(cases_of(game), asked.seed)
    real = sum(map(len, pool.phases.values()))
    print(f"{game}: {real} positions of {len(pool.phases)} phases", flush=True)
    if asked.only is not None:
        trial = Trial(pool, asked.only)
        complaint = trial.complaint()
        print(trial, complaint or "no complaint", sep="\n")
        return complaint is None
    found: list[Complaint] = []
    for start in range(0, asked.mutations, STRETCH):
        numbers = range(start, min(start + STRETCH, asked.mutations))
        found += complaints(pool, numbers)
        seconds = time.monotonic() - began
        print(f"{game}: {numbers.stop} tried in {seconds:.0f} s, {len(found)} wrong", flush=True)
    if found:
        print(told(found, game, asked.seed))
    return not found


if __name__ == "__main__":
    sys.exit(main())
