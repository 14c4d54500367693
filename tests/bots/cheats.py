"""A bot that tries to work the deal out from what it is told besides its view."""

from collections.abc import Iterator, Sequence
from copy import deepcopy
from typing import Any, Final

from hoodwink import Match, Move
from hoodwink.bots.shahdozd.remember import RememberBot
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.kernel.chance import commitment, secret_from

SHORT: Final = range(40)
"""Seeds and numbers of matches that are worth a try."""


def guesses(seed: str, seats: int) -> Iterator[str]:
    """The beginnings of its own seed, what a commitment in it hides, the public numbering."""
    yield from (seed[:end] for end in range(len(seed), 0, -1))
    told = {commitment(secret_from(short)): str(short) for short in SHORT}
    yield from (told[word] for word in seed.split() if word in told)
    yield from (f"{short}/{seats}/{number}" for short in SHORT[:3] for number in SHORT)


class Rebuilder(RememberBot):
    """Deals every guess again, and believes the first that nothing it sees speaks against."""

    def __init__(self, seed: int | str, setting: Setting) -> None:
        super().__init__(seed, setting)
        self._seed: Final = str(seed)
        self._deals: list[list[str]] | None = None

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        if self._deals is None:
            self._deals = list(self._rebuilt(view))
        while self._deals:
            known = deepcopy(view)
            known["own_memory"]["faces"][0] = self._deals[0]
            try:
                if _agree(self._deals[0], view["own_memory"]["faces"][0]):
                    return super().choose(known, moves)
            except ZeroDivisionError:
                pass  # so dealt, the match could not have come to this
            self._deals.pop(0)
        return super().choose(view, moves)

    def _rebuilt(self, view: dict[str, Any]) -> Iterator[list[str]]:
        seats = len(view["purses"])
        for guess in guesses(self._seed, seats):
            dealt = Match("shahdozd", seats, guess).position()["state"]
            if dealt["turn"] == view["turn"]:
                yield dealt["faces"]


def _agree(deal: Sequence[str], seen: Sequence[str | None]) -> bool:
    return all(face in (None, true) for true, face in zip(deal, seen, strict=True))
