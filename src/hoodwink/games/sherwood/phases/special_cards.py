"""Special cards: all who may hold one are asked under cover whether they play it (B-45)."""

from abc import abstractmethod
from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import LET_BE, Reply
from hoodwink.games.sherwood.phases import Part
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has

WITHOUT_CARD: Final[tuple[Move, ...]] = (LET_BE,)


class SpecialCard(Part):
    """The window for one kind of special card."""

    def __init__(self, setting: Setting, phase: int, closed: Refusal) -> None:
        super().__init__(setting)
        self._phase: Final = phase
        self._closed: Final = closed
        """What stands against the card when nobody is asked for it."""

    @abstractmethod
    def asked(self, s: State) -> int:
        """Everyone whose choice this window wants, as a mask."""

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        asked = s.phase == self._phase and has(self.asked(s), seat)
        if move is LET_BE:
            return no.SEALED_CARD if asked else no.NOTHING_TO_LET
        if not asked:
            return self._closed
        return self.unplayable(s, seat) if has(s.waiting, seat) else no.SEALED_CARD

    def unplayable(self, s: State, seat: Seat) -> Refusal:
        return no.NO_SUCH_CARD

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Reply)
        s.reply(seat, move.answer, tell)
