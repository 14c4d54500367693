"""Golden playthroughs: matches told as text, kept to see when anything changes.

    python -m tools.golden                 says which files no longer tell what happens
    python -m tools.golden --write         writes them again, and those that are missing
    python -m tools.golden --write --more shahdozd 4 mixing=random

Every game has one for each number of players. A file says at its head what is played, so a
further one is added with --more and written again with the rest from then on.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from hoodwink.games import BOXES
from tools.playthrough import Plan, Playthrough, plan, read_plan

FOLDER = Path(__file__).resolve().parents[1] / "tests/golden"
SEED, STEPS = "merchant", 100


def expected_plans() -> list[Plan]:
    """What must be there: every game with every number of players."""
    return [plan(box.name, seats, (), SEED, STEPS) for box in BOXES.values() for seats in box.seats]


def kept_plans(folder: Path = FOLDER) -> list[Plan]:
    """What the files at hand tell of."""
    files = sorted(folder.glob("*.txt"))
    return [read_plan(file.read_text(encoding="utf-8")) for file in files]


def missing(folder: Path = FOLDER) -> list[Plan]:
    return [one for one in expected_plans() if not (folder / one.file).exists()]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Check or write the golden playthroughs.")
    parser.add_argument("--write", action="store_true", help="write the files")
    parser.add_argument("--more", nargs="+", metavar="WORD", help="game, seats, option=value ...")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the files are kept")
    chosen = parser.parse_args(arguments)
    plans = [*kept_plans(chosen.folder), *missing(chosen.folder)]
    if chosen.more:
        game, seats, *options = chosen.more
        plans.append(plan(game, int(seats), options, SEED, STEPS))
    changed = [one for one in plans if not _is_told(chosen.folder, one)]
    for one in changed:
        print(("wrote " if chosen.write else "changed: ") + one.file)
        if chosen.write:
            (chosen.folder / one.file).write_text(Playthrough(one).text(), encoding="utf-8")
    return 0 if chosen.write or not changed else 1


def _is_told(folder: Path, plan: Plan) -> bool:
    file = folder / plan.file
    return file.exists() and file.read_text(encoding="utf-8") == Playthrough(plan).text()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
