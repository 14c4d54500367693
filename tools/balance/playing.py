"""Bots play many games at one table, and what happened is counted."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from multiprocessing import get_context
from typing import Any

from hoodwink.bots import Bot, bot_names, let_bots_act, make_bot
from hoodwink.kernel.chance import derived, secret_from
from hoodwink.kernel.events import Listener, Tell
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.outcome import Outcome
from hoodwink.match import Match

Tally = Counter[tuple[str, str]]
"""How often what happened: a kind of thing, and which one."""


@dataclass(frozen=True)
class Field:
    """One table to be measured."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()
    guest: str = ""
    """Another bot, that sits in one seat, and in the next one in the next game."""


@dataclass(frozen=True)
class Measured:
    """What came of the games at one table."""

    field: Field
    games: int
    tally: Tally


Opened = dict[int, View]
"""By round, what was seen before the first choice in it."""


class Counted:
    """A bot whose choices are counted, and who notes how each round began.

    A habit is a move that it makes wherever it can.
    """

    def __init__(self, bot: Bot, opened: Opened, habit: str = "") -> None:
        self.bot = bot
        self.choices = 0
        self.opened = opened
        self.habit = habit

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        self.choices += 1
        self.opened.setdefault(view.get("round", 0), view)
        habit = next((move for move in moves if move.text == self.habit), None)
        return habit or self.bot.choose(view, moves)

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        move = self.bot.interject(view, moves)
        self.choices += move is not None
        return move


def sit_down(
    field: Field, seed: str, guest: int = 0, tell: Tell | None = None
) -> tuple[Match, dict[int, Bot]]:
    """A match that is about to begin, and the bots at its table."""
    options: dict[str, Any] = dict(field.options)
    match = Match(field.game, field.seats, seed, tell=tell, **options)
    names = enumerate(_lineup(field, guest))
    return match, {
        seat: make_bot(name, field.game, _dice(seed, seat), match.setting) for seat, name in names
    }


def play(field: Field, seed: str, guest: int = 0, habit: str = "") -> Tally:
    """One game: who won, how many choices it took, and what the game's own measures count."""
    heard = Listener()
    opened: Opened = {}
    match, players = sit_down(field, seed, guest, heard)
    bots = {seat: Counted(bot, opened, habit) for seat, bot in players.items()}
    let_bots_act(match, bots, heard)
    tally: Tally = Counter({("choices", "all"): sum(bot.choices for bot in bots.values())})
    assert match.outcome, "every seat has a bot, so the match waits for nobody"
    for seat in match.outcome.winners:
        tally["wins", str(seat)] += victory(match.outcome)
        if field.guest and seat == guest:
            tally["guest", "wins"] += victory(match.outcome)
    tally.update(measures(field.game).measure(heard.seen_by(None), match.outcome, opened))
    return tally


def _dice(seed: str, seat: int) -> str:
    return derived(secret_from(seed), f"bot {seat}").hex()


def _lineup(field: Field, guest: int) -> list[str]:
    names = [bot_names(field.game)[0]] * field.seats
    if field.guest:
        names[guest] = field.guest
    return names


def victory(outcome: Outcome) -> int:
    """A winner's part: victories are counted in sixtieths, so that shared ones stay whole."""
    return 60 // len(outcome.winners)


def measures(game: str) -> Any:
    return import_module(f"tools.balance.{game}")


def measure(field: Field, games: int, seed: str, processes: int) -> Measured:
    """Many games at one table; the number of processes does not change what is counted."""
    seeds = [f"{seed}/{field.seats}/{number}" for number in range(games)]
    guests = [number % field.seats for number in range(games)]
    with workers(processes) as each:
        return Measured(field, games, _added(each(partial(play, field), seeds, guests), games))


@contextmanager
def workers(processes: int) -> Iterator[Callable[..., Iterable[Any]]]:
    """A `map` that shares the work among processes."""
    if processes == 1:
        yield map
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield partial(pool.map, chunksize=10)


def _added(tallies: Iterable[Tally], games: int) -> Tally:
    """All of them in one; says now and then how many there are."""
    total: Tally = Counter()
    for number, tally in enumerate(tallies, 1):
        total.update(tally)
        if number % max(1, games // 10) == 0:
            print(f"  {number} of {games} games", file=sys.stderr)
    return total
