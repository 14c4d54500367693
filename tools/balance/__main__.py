"""Balance by simulation: bots play many games, and what happened is set beside the bars.

    python -m tools.balance sherwood --games 2000           prints the tables
    python -m tools.balance sherwood --games 2000 --write   also writes them into the rules page

Games are played at every table that tools/balance/<game>.py names, with the game's best bot in
every seat, or with a guest in one of them; then further games of what is not certain yet. The page
keeps its tables between two comments.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.balance.playing import measure, measures

MEASURED = ("cornish", "sherwood")
PAGES = Path(__file__).resolve().parents[2] / "docs/rules"
BEGIN, END = "<!-- balance -->", "<!-- /balance -->"


def written(page: str, report: str) -> str:
    """The page with the report in its place."""
    if BEGIN not in page or END not in page:
        raise ValueError(f"the page has no place for the tables: {BEGIN} and {END}")
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{report}\n{END}{rest.partition(END)[2]}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the balance of a game.")
    parser.add_argument("game", choices=MEASURED)
    parser.add_argument("--games", type=int, default=200, help="games at each table")
    parser.add_argument("--guest-games", type=int, default=400, help="games where a guest sits")
    parser.add_argument("--seed", default="balance", help="other games with another seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put the tables into the rules page")
    parser.add_argument("--pages", type=Path, default=PAGES, help="where the rules pages are")
    chosen = parser.parse_args(arguments)
    own = measures(chosen.game)
    measured = []
    for field in own.FIELDS:
        print(f"playing at a table of {field.seats} {field.guest}...", file=sys.stderr)
        games = chosen.guest_games if field.guest else chosen.games
        found = measure(field, games, chosen.seed, chosen.processes)
        measured.append(own.further(found, chosen.seed, chosen.processes))
    report = own.report(measured)
    print(report)
    if chosen.write:
        page = chosen.pages / f"{chosen.game}.md"
        page.write_text(written(page.read_text(encoding="utf-8"), report), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
