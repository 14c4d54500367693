"""What came of a tournament, as numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from hoodwink.arena.forfeits import Forfeit
from hoodwink.arena.intervals import Interval, around_mean, wilson
from hoodwink.arena.playing import Result
from hoodwink.kernel.options import Options
from hoodwink.kernel.seats import Seat

METHOD = (
    "95% intervals. Win rate: Wilson's score interval over matches, a shared victory split "
    "between the winners. Mean score: normal interval over seeds, each seed's matches averaged "
    "first; forfeited and unfinished matches have no scores."
)


@dataclass(frozen=True)
class Line:
    """How one bot did, at all seats or at one."""

    bot: str
    seats: int
    seat: Seat | None
    games: int
    wins: Interval
    score: Interval | None

    @property
    def times_fair(self) -> float:
        """The win rate beside that of equals: 1 is a fair share."""
        return self.wins.mean * self.seats

    def to_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "seat": self.seat,
            "games": self.games,
            "win_rate": self.wins._asdict(),
            "times_fair": self.times_fair,
            "score": self.score._asdict() if self.score else None,
        }


@dataclass(frozen=True)
class Table:
    """All matches with one number of seats."""

    seats: int
    lineup: tuple[str, ...]
    games: int
    lines: tuple[Line, ...]
    by_seat: tuple[Line, ...]
    forfeits: tuple[Forfeit, ...]
    unfinished: int

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "lineup": list(self.lineup),
            "games": self.games,
            "bots": [line.to_json() for line in self.lines],
            "by_seat": [line.to_json() for line in self.by_seat],
            "forfeits": [forfeit.to_json() for forfeit in self.forfeits],
            "unfinished": self.unfinished,
        }


@dataclass(frozen=True)
class Report:
    """A whole tournament."""

    game: str
    options: Options
    seed: int | str
    tables: tuple[Table, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": dict(self.options),
            "seed": self.seed,
            "method": METHOD,
            "tables": [table.to_json() for table in self.tables],
        }


Played = Sequence[Sequence[Result]]
"""By seed, the results of all rotations."""


def tabled(lineup: tuple[str, ...], played: Played) -> Table:
    results = [result for seed in played for result in seed]
    bots = tuple(dict.fromkeys(lineup))
    return Table(
        len(lineup),
        lineup,
        len(results),
        tuple(_line(bot, None, played) for bot in bots),
        tuple(_line(bot, seat, played) for bot in bots for seat in range(len(lineup))),
        tuple(result.forfeit for result in results if result.forfeit),
        sum(result.scores is None and result.forfeit is None for result in results),
    )


def _line(bot: str, seat: Seat | None, played: Played) -> Line:
    """A bot that sits at several seats of a match counts once, with the mean of its seats."""
    held = [[_held(result, bot, seat) for result in seed] for seed in played]
    shares = [
        fmean(result.shares[at] for at in own)
        for seed, seats in zip(played, held, strict=True)
        for result, own in zip(seed, seats, strict=True)
        if own
    ]
    by_seed = [_scores(seed, seats) for seed, seats in zip(played, held, strict=True)]
    scores = [fmean(found) for found in by_seed if found]
    return Line(
        bot,
        len(played[0][0].bots),
        seat,
        len(shares),
        wilson(sum(shares), len(shares)),
        around_mean(scores) if scores else None,
    )


def _held(result: Result, bot: str, seat: Seat | None) -> list[Seat]:
    return [at for at, name in enumerate(result.bots) if name == bot and seat in (None, at)]


def _scores(seed: Sequence[Result], held: Sequence[list[Seat]]) -> list[float]:
    return [
        fmean(result.scores[at] for at in own)
        for result, own in zip(seed, held, strict=True)
        if own and result.scores is not None
    ]
