"""The Sheriff taxes all others, and names one who pays twice."""

from collections.abc import Sequence

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.moves import Tax
from hoodwink.games.shahdozd.setting import Setting
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.games.shahdozd.things.coins import pay
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Sheriff(Part[State, Setting]):
    """All but the Sheriff pay a coin; who has none pays none (SD-032 to SD-034)."""

    verbs = "tax"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return self._setting.seatings[len(s.purse)].taxes[seat]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        mine = s.phase == at.TAX and seat == s.turn
        return no.NOT_ANOTHER_PLAYER if mine else no.NOT_SHERIFF

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Tax)
        if tell:
            tell("taxed", seat=seat, twice=move.seat)
        for other in self._setting.seatings[len(s.purse)].from_right[seat]:  # SD-032
            pay(s, other, 2 if other == move.seat else 1, tell)  # SD-033, SD-034, SD-049, D-18
        s.go_to(at.DONE)
