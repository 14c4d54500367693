"""Bots under supervision: one that fails forfeits its match, not the tournament."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from hoodwink.bots import Bot
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat
from hoodwink.match import Match

MOST_CHOICES: Final = 20_000
"""A seat that has chosen so often is in a match that will not end."""


@dataclass(frozen=True)
class Forfeit:
    """Which bot failed, where, and how: enough to see it happen again."""

    bot: str
    seat: Seat
    seats: int
    seed: str
    """Nature's: `Match(game, seats, seed)` is the same match again."""
    dice: tuple[str, ...]
    """The seeds that the bots were made with, by seat."""
    version: int
    move: str | None
    problem: str

    def __str__(self) -> str:
        chosen = "" if self.move is None else f" with {self.move!r}"
        return (
            f"{self.bot} forfeits match {self.seed!r} of {self.seats} seats at seat {self.seat}, "
            f"after {self.version} moves{chosen}: {self.problem}"
        )

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


class Forfeited(Exception):
    """Stops the match of a bot that failed."""

    def __init__(self, forfeit: Forfeit) -> None:
        super().__init__(str(forfeit))
        self.forfeit: Final = forfeit


class Endless(Exception):
    """Stops a match that does not end."""


class Supervised:
    """A bot whose every answer is looked at before it is played."""

    def __init__(
        self, match: Match, seat: Seat, seeds: tuple[str, ...], name: str, make: Callable[[], Bot]
    ) -> None:
        self._match: Final = match
        self._seat: Final = seat
        self._seeds: Final = seeds
        self._name: Final = name
        self._choices = 0
        try:
            self._bot: Final = make()
        except Exception as error:
            raise self._failed(None, _crash(error)) from error

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        self._choices += 1
        if self._choices > MOST_CHOICES:
            raise Endless
        try:
            move = self._bot.choose(view, moves)
        except Exception as error:
            raise self._failed(None, _crash(error)) from error
        return self._listed(move, moves)

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        try:
            move = self._bot.interject(view, moves)
        except Exception as error:
            raise self._failed(None, _crash(error)) from error
        return None if move is None else self._listed(move, moves)

    def _listed(self, move: Move, moves: Sequence[Move]) -> Move:
        if move not in moves:
            raise self._failed(str(move), "this move was not offered")
        return move

    def _failed(self, move: str | None, problem: str) -> Forfeited:
        seats, version = self._match.seats, self._match.version
        nature, *dice = self._seeds
        return Forfeited(
            Forfeit(self._name, self._seat, seats, nature, tuple(dice), version, move, problem)
        )


def _crash(error: Exception) -> str:
    return f"crashed with {type(error).__name__}: {error}"
