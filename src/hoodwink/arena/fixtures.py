"""Who plays whom: each seed is played once for every way to turn the line-up round the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.options import Options


class ArenaError(HoodwinkError):
    """A tournament that cannot be held; says why."""


@dataclass(frozen=True)
class Fixture:
    """One seed of a tournament, to be played by a line-up in all its rotations."""

    game: str
    options: Options
    lineup: tuple[str, ...]
    seed: str

    @property
    def seats(self) -> int:
        return len(self.lineup)

    def places(self, rotation: int) -> tuple[int, ...]:
        """For each seat the place in the line-up of the bot that sits there."""
        return tuple((seat + rotation) % self.seats for seat in range(self.seats))


def fill(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """A bot for every seat; the last one named takes all the seats that are left."""
    if not bots:
        raise ArenaError("name at least one bot")
    if len(bots) > seats:
        raise ArenaError(f"{len(bots)} bots are too many for {seats} seats")
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def fixtures(
    game: str, options: Options, lineup: tuple[str, ...], games: int, seed: int | str
) -> list[Fixture]:
    """Enough seeds for that many games, rounded up to whole rotations."""
    seats = len(lineup)
    return [
        Fixture(game, options, lineup, f"{seed}/{seats}/{number}")
        for number in range(-(-games // seats))
    ]
