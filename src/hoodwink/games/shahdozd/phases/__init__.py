"""The chapters of the rulebook, each with all of its verbs."""

from abc import abstractmethod

from hoodwink.games.shahdozd.moves import Reply
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Window(Part[State, Setting]):
    """A chapter in which all others say yes or no under cover."""

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Reply)
        s.reply(seat, 1 if move.speaks_up else 0, tell)  # D-34
        if not s.waiting:
            self._settle(s, tell)
            s.forget_replies()

    @abstractmethod
    def _settle(self, s: State, tell: Tell | None) -> None:
        """The last reply is in."""
