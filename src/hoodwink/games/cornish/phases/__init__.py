"""The chapters of the rulebook, one file each, with all their verbs."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves.choices import Act, Choice
from hoodwink.games.cornish.moves.sayings import VERB_OF
from hoodwink.games.cornish.refusals import NOT_YOUR_TURN
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat

M = TypeVar("M", bound=Choice)
Doing = Callable[[State, Setting, Seat, M, Tell | None], None]
Objection = Callable[[State, Setting, Seat, M], Refusal]
Listing = Callable[[State, Setting, Seat], Sequence[Choice]]
"""What players or chance may choose."""

EASY: Final = (say.CALL_OFF_MOVE, say.PASS_MOVE, say.LET_BE_MOVE, say.DONE_MOVE, say.END_TURN_MOVE)
"""What costs nothing."""


def simply(reason: Refusal) -> Objection[Choice]:
    """The same reason, whatever the state."""

    def answer(_s: State, _setting: Setting, _seat: Seat, _move: Choice) -> Refusal:
        return reason

    return answer


ONLY_THE_TURN: Final = simply(NOT_YOUR_TURN)
"""Of what is listed wherever it has its place."""


class Verb:
    """What an act does, and what may stand against it. Made by `on`, which knows the types."""

    __slots__ = ("act", "does", "why_not")

    def __init__(self, act: Act, does: Doing[Any], why_not: Objection[Any]) -> None:
        self.act: Final = act
        self.does: Final = does
        self.why_not: Final = why_not


def on(act: type[M], does: Doing[M], why_not: Objection[M] = ONLY_THE_TURN) -> Verb:
    """Who says this does that: mypy refuses what was written for another act."""
    return Verb(act, does, why_not)


Verbs = tuple[Verb, ...]


class Phase(Part[State, Setting]):
    """A phase of the game: its verbs, and what players or chance may choose in it."""

    def __init__(self, setting: Setting, verbs: Verbs, listing: Listing) -> None:
        super().__init__(setting)
        self.known: Final = verbs
        self._verbs: Final = {verb.act: verb for verb in verbs}
        self._listing: Final = listing
        self.verbs = " ".join(VERB_OF[verb.act] for verb in verbs)

    @property
    def acts(self) -> Sequence[Act]:
        return [verb.act for verb in self.known]

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._listing(s, self._setting, seat)

    def chances(self, s: State) -> Sequence[Move]:
        return self._listing(s, self._setting, NATURE)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Choice)
        return self._verbs[type(move)].why_not(s, self._setting, seat, move)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Choice)
        if s.waiting:
            s.has_chosen(seat)
        self._verbs[type(move)].does(s, self._setting, seat, move, tell)

    def fallback(self, s: State, seat: Seat) -> Move:
        listed = self.moves(s, seat)
        return next((easy for easy in EASY if easy in listed), listed[0])
