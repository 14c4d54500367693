"""What we promise of our own speed, and whether this run keeps it."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from results import Results

PACE = {"shahdozd": 150_000, "nottingham": 100_000, "sherwood": 80_000, "cornish": 60_000}
"""Choices a second in plain Python; a game that is not named has promised nothing yet."""

COPY = {"shahdozd": 3, "nottingham": 10}
"""Microseconds for a copy."""

SLOW_PEERS = {("rlcard", "uno/2"): 5, ("open_spiel", "python_liars_poker/2"): 3}


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
    plain = median(results.slowest("plain", game))
    if game in PACE:
        yield Bar(f"{game}, plain: choices a second, slowest table", PACE[game], plain)
    for (library, task), times in SLOW_PEERS.items():
        if (library, task) in results.peers():
            measured = median(results.beside("plain", game, library, task))
            yield Bar(f"{game}, plain: times {library} {task.partition('/')[0]}", times, measured)
    if game in COPY:
        copy = median(results.microseconds("plain", f"{game}/copy"))
        yield Bar(f"{game}, plain: microseconds to copy, at most", COPY[game], copy, at_most=True)
    if "compiled" in results.ours:
        least = min(median(results.speedup(task)) for task in results.seatings(game))
        yield Bar(f"{game}: compiled times plain, least table", 3, least)
