"""What a bot answers. It gets a view and the moves it may make, never the truth."""

from collections.abc import Sequence
from typing import Protocol

from hoodwink.kernel.errors import HoodwinkError
from hoodwink.kernel.game import View
from hoodwink.kernel.moves import Move


class BotError(HoodwinkError):
    """A bot that does not exist, or cannot be had; says which ones there are."""


class Bot(Protocol):
    """A player without hands: whoever runs it makes the moves that it names."""

    def choose(self, view: View, moves: Sequence[Move]) -> Move:
        """One of the moves, for a seat that the game waits for."""
        ...

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        """One of the moves for a seat that may speak up now, or None to keep still."""
        ...


class QuietBot:
    """The start of a bot that never speaks out of turn."""

    def interject(self, view: View, moves: Sequence[Move]) -> Move | None:
        return None
