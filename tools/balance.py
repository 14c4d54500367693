"""Balance by simulation: bots play many games, and what happened is set beside the bars.

    python tools/balance.py sherwood --games 2000           prints the tables
    python tools/balance.py sherwood --games 2000 --write   also writes them into the rules page

Games are played at every table that tools/balance_<game>.py names, with the game's best bot in
every seat, or with a guest in one of them. The page keeps its tables between two comments.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from hoodwink.bots import Bot, bot_names, let_bots_act, make_bot
from hoodwink.kernel.chance import derived, secret_from
from hoodwink.kernel.events import Listener
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.outcome import Outcome
from hoodwink.match import Match

PAGES = Path(__file__).resolve().parents[1] / "docs/rules"
BEGIN, END = "<!-- balance -->", "<!-- /balance -->"

Tally = Counter[tuple[str, str]]
"""How often what happened: a kind of thing, and which one."""


@dataclass(frozen=True)
class Setting:
    """One table to be measured."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    guest: str = ""
    """Another bot, that sits in one seat, and in the next one in the next game."""


@dataclass(frozen=True)
class Measured:
    """What came of the games at one table."""

    setting: Setting
    games: int
    tally: Tally


Opened = dict[int, View]
"""By round, what was seen before the first choice in it."""


class Counted:
    """A bot whose choices are counted, and who notes how each round began."""

    def __init__(self, bot: Bot, opened: Opened) -> None:
        self.bot = bot
        self.choices = 0
        self.opened = opened

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        self.choices += 1
        self.opened.setdefault(view.get("round", 0), view)
        return self.bot.choose(view, moves)

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        move = self.bot.interject(view, moves)
        self.choices += move is not None
        return move


def play(setting: Setting, seed: str, guest: int = 0) -> Tally:
    """One game: who won, how many choices it took, and what the game's own measures count."""
    options: dict[str, Any] = dict(setting.options)
    heard = Listener()
    opened: Opened = {}
    match = Match(setting.game, setting.seats, seed, tell=heard, **options)
    bots = {
        seat: Counted(make_bot(name, setting.game, _dice(seed, seat), match.setting), opened)
        for seat, name in enumerate(_lineup(setting, guest))
    }
    let_bots_act(match, bots, heard)
    tally: Tally = Counter({("choices", "all"): sum(bot.choices for bot in bots.values())})
    assert match.outcome, "every seat has a bot, so the match waits for nobody"
    for seat in match.outcome.winners:
        tally["wins", str(seat)] += victory(match.outcome)
        if setting.guest and seat == guest:
            tally["guest", "wins"] += victory(match.outcome)
    tally.update(_measures(setting.game).measure(heard.seen_by(None), match.outcome, opened))
    return tally


def _dice(seed: str, seat: int) -> str:
    return derived(secret_from(seed), f"bot {seat}").hex()


def _lineup(setting: Setting, guest: int) -> list[str]:
    names = [bot_names(setting.game)[0]] * setting.seats
    if setting.guest:
        names[guest] = setting.guest
    return names


def victory(outcome: Outcome) -> int:
    """A winner's part: victories are counted in sixtieths, so that shared ones stay whole."""
    return 60 // len(outcome.winners)


def _measures(game: str) -> Any:
    return import_module(f"balance_{game}")


def measure(setting: Setting, games: int, seed: str, processes: int) -> Measured:
    """Many games at one table; the number of processes does not change what is counted."""
    seeds = [f"{seed}/{setting.seats}/{number}" for number in range(games)]
    guests = [number % setting.seats for number in range(games)]
    one = partial(play, setting)
    if processes == 1:
        return Measured(setting, games, _added(map(one, seeds, guests), games))
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        return Measured(setting, games, _added(pool.map(one, seeds, guests, chunksize=10), games))


def _added(tallies: Iterable[Tally], games: int) -> Tally:
    """All of them in one; says now and then how many there are."""
    total: Tally = Counter()
    for number, tally in enumerate(tallies, 1):
        total.update(tally)
        if number % max(1, games // 10) == 0:
            print(f"  {number} of {games} games", file=sys.stderr)
    return total


def written(page: str, report: str) -> str:
    """The page with the report in its place."""
    if BEGIN not in page or END not in page:
        raise ValueError(f"the page has no place for the tables: {BEGIN} and {END}")
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{report}\n{END}{rest.partition(END)[2]}"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Measure the balance of a game.")
    parser.add_argument("game", choices=sorted(_measured_games()))
    parser.add_argument("--games", type=int, default=200, help="games at each table")
    parser.add_argument("--guest-games", type=int, default=400, help="games where a guest sits")
    parser.add_argument("--seed", default="balance", help="other games with another seed")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="put the tables into the rules page")
    parser.add_argument("--pages", type=Path, default=PAGES, help="where the rules pages are")
    chosen = parser.parse_args(arguments)
    own = _measures(chosen.game)
    measured = []
    for setting in own.SETTINGS:
        print(f"playing at a table of {setting.seats} {setting.guest}...", file=sys.stderr)
        games = chosen.guest_games if setting.guest else chosen.games
        measured.append(measure(setting, games, chosen.seed, chosen.processes))
    report = own.report(measured)
    print(report)
    if chosen.write:
        page = chosen.pages / f"{chosen.game}.md"
        page.write_text(written(page.read_text(encoding="utf-8"), report), encoding="utf-8")
    return 0


def _measured_games() -> list[str]:
    return [file.stem.removeprefix("balance_") for file in Path(__file__).parent.glob("balance_*")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
