"""The chapters of the rulebook, each with all of its verbs."""

from collections.abc import Callable, Sequence
from typing import Final

from hoodwink.games.sherwood.moves import Reply
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has


class Window:
    """A phase of sealed choices: whom it asks, what they may answer, and what follows then."""

    __slots__ = ("answers", "asked", "phase", "then")

    def __init__(
        self,
        phase: int,
        asked: Callable[[State, Setting], int],
        answers: Callable[[State, Setting, Seat], Sequence[Move]],
        then: Callable[[State, Setting, Tell | None], None],
    ) -> None:
        self.phase: Final[int] = phase
        self.asked: Final[Callable[[State, Setting], int]] = asked
        self.answers: Final[Callable[[State, Setting, Seat], Sequence[Move]]] = answers
        self.then: Final[Callable[[State, Setting, Tell | None], None]] = then


class Sealed(Part[State, Setting]):
    """A chapter whose verbs answer under cover."""

    def __init__(self, setting: Setting, window: Window) -> None:
        super().__init__(setting)
        self._window: Final = window

    def asks(self, s: State, seat: Seat) -> bool:
        """Whether the choice of this seat is wanted now, or was and is made."""
        return s.phase == self._window.phase and has(self._window.asked(s, self._setting), seat)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._window.answers(s, self._setting, seat)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Reply)
        s.reply(seat, move.answer, tell)
        if not s.waiting:
            self._window.then(s, self._setting, tell)
            s.forget_replies()
