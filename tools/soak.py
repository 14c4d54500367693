"""Tamper with positions of the games for as long as you like, and see what comes of it.

python -m tools.soak [GAME ...] [--mutations 20000] [--seed 0] [--only NUMBER]
"""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

import hoodwink
from conformance.cases import cases_of
from conformance.fuzzing import Complaint, Trial, complaints, told
from conformance.pool import Pool

STRETCH = 1_000


def main(argv: Sequence[str] | None = None) -> int:
    asked = _asked(argv)
    failed = [game for game in asked.games or hoodwink.game_names() if not _passes(game, asked)]
    print(f"complaints about: {', '.join(failed)}" if failed else "no complaints")
    return 1 if failed else 0


def _asked(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Tamper with positions, and check what happens.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--mutations", type=int, default=20_000, help="so many a game")
    parser.add_argument("--seed", type=int, default=0, help="other positions, other changes")
    parser.add_argument("--only", type=int, help="this one alone")
    return parser.parse_args(argv)


def _passes(game: str, asked: argparse.Namespace) -> bool:
    began = time.monotonic()
    pool = Pool(cases_of(game), asked.seed)
    real = sum(map(len, pool.phases.values()))
    print(f"{game}: {real} positions of {len(pool.phases)} phases", flush=True)
    if asked.only is not None:
        trial = Trial(pool, asked.only)
        print(trial)
        print(trial.complaint() or "no complaint")
        return True
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
