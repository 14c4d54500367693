"""What we promise of our own speed, and whether this run keeps it."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from bench.results import Results

PACE = {"shahdozd": 150_000, "nottingham": 100_000, "sherwood": 80_000, "cornish": 60_000}
"""Choices a second in plain Python; a game that is not named has promised nothing yet."""

CALLS = {("shahdozd", "copy"): 3, ("nottingham", "copy"): 10, ("nottingham", "view"): 50}
"""Microseconds that a call may take in plain Python."""

UNO = ("rlcard", "uno/2")
LIARS = ("open_spiel", "python_liars_poker/2")
SHERIFF = ("open_spiel", "sheriff/2")

BESIDE = {
    ("shahdozd", "plain"): {UNO: 5, LIARS: 3},
    ("nottingham", "plain"): {UNO: 5},
    ("nottingham", "compiled"): {SHERIFF: 1},
}
"""How many times as fast as a peer a side of ours is."""

COMPILED = {"shahdozd": 3, "nottingham": 3}
"""How many times as fast as plain Python the compiled rules are."""


@dataclass(frozen=True)
class Bar:
    """A promise in words, the number it names, and the number that was measured."""

    promise: str
    wanted: float
    measured: float
    at_most: bool = False

    @property
    def kept(self) -> bool:
        return self.measured <= self.wanted if self.at_most else self.measured >= self.wanted


def bars(results: Results) -> list[Bar]:
    return [bar for game in results.games for bar in _bars_of(results, game)]


def _bars_of(results: Results, game: str) -> Iterator[Bar]:
    if game in PACE:
        pace = median(results.slowest("plain", game))
        yield Bar(f"{game}, plain: choices a second, slowest table", PACE[game], pace)
    yield from _calls(results, game)
    for side in results.ours:
        yield from _beside(results, game, side)
    if game in COMPILED and "compiled" in results.ours:
        least = min(median(results.speedup(task)) for task in results.seatings(game))
        yield Bar(f"{game}: compiled times plain, least table", COMPILED[game], least)


def _calls(results: Results, game: str) -> Iterator[Bar]:
    for (whose, call), most in CALLS.items():
        if whose == game:
            taken = median(results.microseconds("plain", f"{game}/{call}"))
            yield Bar(f"{game}, plain: microseconds to {call}, at most", most, taken, at_most=True)


def _beside(results: Results, game: str, side: str) -> Iterator[Bar]:
    for (library, task), times in BESIDE.get((game, side), {}).items():
        if (library, task) in results.peers():
            measured = median(results.beside(side, game, library, task))
            yield Bar(f"{game}, {side}: times {library} {task.partition('/')[0]}", times, measured)
