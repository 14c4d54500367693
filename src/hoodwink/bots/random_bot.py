"""The bot that every game has: it knows no game at all."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move

INTERJECTS: Final = 0.05
"""How often it speaks up when it need not: seldom, or nobody else gets a word in."""


class RandomBot:
    """Any move, each as likely as the next."""

    def __init__(self, seed: int | str, setting: Any = None) -> None:
        self._random: Final = Random(seed)

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        return self._random.choice(moves)

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        return self._random.choice(moves) if self._random.random() < INTERJECTS else None
