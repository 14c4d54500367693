"""Holding a tournament, on as many processes as wanted: the results do not depend on them."""

import os
import secrets
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

from hoodwink.arena.fixtures import ArenaError, Fixture, fill, fixtures
from hoodwink.arena.playing import Result, play_fixture
from hoodwink.arena.report import Report, tabled
from hoodwink.bots import find_factory
from hoodwink.kernel.game import Box
from hoodwink.kernel.options import Options, settle
from hoodwink.match import box_of

Progress = Callable[[int, int], None]
"""Told how many matches have been played, of how many."""

_SHARE: Final = 8
"""Parcels of work for each process, so that none waits long for another."""


def run(
    game: str,
    bots: Sequence[str],
    games: int = 500,
    seats: int | None = None,
    options: Options | None = None,
    seed: int | str | None = None,
    processes: int | None = None,
    progress: Progress | None = None,
    pack: str | None = None,
) -> Report:
    """Let bots play many matches: at one number of seats, or at each that the game allows.

    The last bot named fills up the table. `games` is the number of matches at each number of
    seats, rounded up to whole rotations: each seed is played once for every way to turn the
    line-up round the table, so that each bot sits in each seat with the same nature.

    Deals and the dice of the bots come from `seed`. Without one it is drawn at random, and the
    report tells it, so that the run can be repeated. A short seed that you choose can be guessed
    by a bot, which then knows every deal: choose one only for bots that you trust.

    `pack` is the file of an owner's pack, to be played with instead of the built-in one.

    Without `processes` all cores are used; a script then needs `if __name__ == "__main__":`
    around it.
    """
    box = box_of(game)
    settled = settle(box.options, options or {})
    lineups = _lineups(box, bots, seats)
    if games < 1:
        raise ArenaError(f"{games} games are no tournament; play at least 1")
    seed = secrets.token_hex(16) if seed is None else seed
    rounds = [fixtures(game, settled, lineup, games, seed, pack) for lineup in lineups]
    played = _played([fixture for one in rounds for fixture in one], processes, progress)
    tables = [
        tabled(lineup, [next(played) for _ in one])
        for lineup, one in zip(lineups, rounds, strict=True)
    ]
    return Report(game, settled, seed, tuple(tables))


def _lineups(box: Box, bots: Sequence[str], seats: int | None) -> list[tuple[str, ...]]:
    for name in bots:
        find_factory(name, box.name)
    if seats is not None:
        box.check_seats(seats)
        return [fill(bots, seats)]
    enough = [count for count in box.seats if count >= len(bots)]
    return [fill(bots, count) for count in enough or box.seats[-1:]]


def _played(
    wanted: Sequence[Fixture], processes: int | None, progress: Progress | None
) -> Iterator[list[Result]]:
    """The results of all fixtures in order, and word of how far it has come."""
    total = sum(fixture.seats for fixture in wanted)
    done = 0
    for results in _results(wanted, min(processes or os.cpu_count() or 1, len(wanted))):
        done += len(results)
        if progress:
            progress(done, total)
        yield results


def _results(wanted: Sequence[Fixture], processes: int) -> Iterator[list[Result]]:
    if processes <= 1:
        yield from map(play_fixture, wanted)
        return
    parcel = -(-len(wanted) // (processes * _SHARE))
    # Spawned processes start clean: a fork would copy whatever threads the caller runs.
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        try:
            yield from pool.map(play_fixture, wanted, chunksize=parcel)
        except BrokenProcessPool as error:
            raise ArenaError(
                "a process of the tournament ended; a script that runs one needs "
                '`if __name__ == "__main__":` around it, or processes=1'
            ) from error
