"""Our own games: random playouts through the public face, and what a search calls most."""

from collections.abc import Callable, Iterator
from itertools import count, islice

from bench.sample import Task, counting, endless_picks
from hoodwink import Match, __version__
from hoodwink.games import BOXES

VERSION = __version__
POSITIONS = 12
"""So many positions of each game and number of seats, each seen by two seats."""

Middles = list[tuple[Match, int]]


def tasks() -> dict[str, Task]:
    """By name: `game/seats` plays games out, `game/call` makes that call in mid-game."""
    named: dict[str, Task] = {}
    for game in sorted(BOXES):
        seatings = BOXES[game].seats
        for seats in seatings:
            named[f"{game}/{seats}"] = counting(playouts(game, seats))
        found = [middle for seats in seatings for middle in middles(game, seats)]
        named[f"{game}/copy"] = counting(copies(found))
        named[f"{game}/view"] = counting(views(found))
        named[f"{game}/imagine"] = counting(imaginings(found))
    return named


def beside_itself() -> dict[str, Task]:
    """What is asked beside older code too: playouts that choose only among what it could choose."""
    return {**tasks(), "nottingham/silent": counting(silent_playouts())}


def playouts(game: str, seats: int) -> Callable[[], int]:
    """One random match after another; nature's answers are not counted."""
    picks = endless_picks()
    seeds = count()
    return lambda: play(Match(game, seats, next(seeds)), picks)


def play(match: Match, picks: Iterator[int]) -> int:
    """Play on until the end, or the last pick; returns the number of choices."""
    choices = 0
    for pick in picks:
        acting = match.to_act
        if not acting:
            break
        seat = acting[0]
        moves = match.moves(seat)
        match.play(seat, moves[pick % len(moves)])
        choices += 1
    return choices


def silent_playouts() -> Callable[[], int]:
    """Matches in which the Sheriff begins no draft, as before Sheriffs could: the same choices."""
    picks = endless_picks()
    seeds = count()
    return lambda: play_silently(Match("nottingham", 4, next(seeds)), picks)


def play_silently(match: Match, picks: Iterator[int]) -> int:
    choices = 0
    while match.to_act:
        seat = match.to_act[0]
        moves = match.moves(seat)
        chosen = (moves[pick % len(moves)] for pick in picks)
        match.play(seat, next(move for move in chosen if move.text[:5] != "draft"))
        choices += 1
    return choices


def middles(game: str, seats: int) -> Middles:
    """Positions half-way through random matches, with a seat that looks at each."""
    found: Middles = []
    for seed in range(POSITIONS):
        length = play(Match(game, seats, seed), _picks_from(seed))
        match = Match(game, seats, seed)
        play(match, islice(_picks_from(seed), length // 2))
        found += [(match, seed % seats), (match, (seed + 1) % seats)]
    return found


def _picks_from(seed: int) -> Iterator[int]:
    return islice(endless_picks(), 100 * seed, None)


def copies(found: Middles) -> Callable[[], int]:
    def once() -> int:
        for match, _ in found:
            match.copy()
        return len(found)

    return once


def views(found: Middles) -> Callable[[], int]:
    def once() -> int:
        for match, seat in found:
            match.view(seat)
        return len(found)

    return once


def imaginings(found: Middles) -> Callable[[], int]:
    seeds = count()

    def once() -> int:
        seed = next(seeds)
        for match, seat in found:
            match.imagine(seat, seed)
        return len(found)

    return once
