"""Who plays whom: each seed is played once for every way to turn the line-up round the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hoodwink.kernel.chance import derived, secret_from
from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.options import Options

SEED: Final = 32
"""Letters of a seed: 128 bits, which nobody guesses."""


class ArenaError(HoodwinkError):
    """A tournament that cannot be held; says why."""


@dataclass(frozen=True)
class Fixture:
    """One deal of a tournament, to be played by a line-up in all its rotations.

    Nature's seed and the dice of the bots come from the fixture's secret, each in its own way, so
    that a bot can work nothing out from its dice: neither the deal, nor that it was dealt before.
    """

    game: str
    options: Options
    lineup: tuple[str, ...]
    secret: bytes
    pack: str | None = None

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def nature(self) -> str:
        """The seed of the match, the same in every rotation."""
        return derived(self.secret, "nature").hex()[:SEED]

    def dice(self, rotation: int) -> tuple[str, ...]:
        """For each seat the seed of the bot that sits there."""
        seats = range(self.seats)
        return tuple(derived(self.secret, f"bot {rotation} {seat}").hex()[:SEED] for seat in seats)

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
    game: str,
    options: Options,
    lineup: tuple[str, ...],
    games: int,
    seed: int | str,
    pack: str | None = None,
) -> list[Fixture]:
    """Enough deals for that many games, rounded up to whole rotations."""
    seats = len(lineup)
    tournament = derived(secret_from(seed), f"tournament of {seats}")
    return [
        Fixture(game, options, lineup, derived(tournament, f"fixture {number}"), pack)
        for number in range(-(-games // seats))
    ]
