"""Special cards: all who may hold one are asked under cover whether they play it (B-45)."""

from typing import Final

from hoodwink.games.sherwood import refusals as no
from hoodwink.games.sherwood.moves import LET_BE
from hoodwink.games.sherwood.phases import Sealed, Window
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.bands import members
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has

WITHOUT_CARD: Final[tuple[Move, ...]] = (LET_BE,)


class SpecialCard(Sealed):
    """The window for one kind of special card."""

    def __init__(self, setting: Setting, window: Window, closed: Refusal) -> None:
        super().__init__(setting, window)
        self._closed: Final = closed
        """What stands against the card when nobody is asked for it."""

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        asked = self.asks(s, seat)
        if move is LET_BE:
            return no.SEALED_CARD if asked else no.NOTHING_TO_LET
        if not asked:
            return self.not_asked(s, seat)
        return self.unplayable(s, seat, move) if has(s.waiting, seat) else no.SEALED_CARD

    def not_asked(self, s: State, seat: Seat) -> Refusal:
        """Nobody waits for the card of this seat: at another moment, or as it can have none."""
        return self._closed

    def unplayable(self, s: State, seat: Seat, move: Move) -> Refusal:
        return no.NO_SUCH_CARD


class BandsCard(SpecialCard):
    """A special card that a band plays which a cart has met."""

    def not_asked(self, s: State, seat: Seat) -> Refusal:
        now = s.phase == self._window.phase and has(members(s, s.hideout), seat)
        return no.NO_SUCH_CARD if now else self._closed
