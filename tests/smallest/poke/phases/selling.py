"""The seller cries what is in the bag, true or not."""

from collections.abc import Sequence

from hoodwink.kernel.chapters import Chapter
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat
from smallest.poke import refusals as no
from smallest.poke.moves import CRIES, Cry
from smallest.poke.setting import GOODS
from smallest.poke.state import State
from smallest.poke.things import moments as at


class Selling(Chapter[State]):
    """One cry, but not the last one again (PP-03, PP-04)."""

    verbs = "cry"

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return [cry for cry in CRIES if cry.goods != s.cried]  # PP-04

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if seat != s.seller:
            return no.NOT_YOUR_SALE
        return no.cried_last(GOODS[s.cried]) if s.phase == at.SELL else no.CRIED_ALREADY

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Cry)
        s.cried = move.goods  # PP-03
        if tell:
            tell("cried", seat=seat, goods=GOODS[move.goods])
        s.go_to(at.ANSWER)
