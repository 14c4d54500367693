"""Chance deals everybody one bag."""

from collections.abc import Sequence

from hoodwink.kernel.chapters import NO_MOVES, Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat
from smallest.poke import refusals as no
from smallest.poke.moves import DEALS, Deal
from smallest.poke.setting import GOODS, Setting
from smallest.poke.state import NOTHING, State
from smallest.poke.things import moments as at
from smallest.poke.things.deck import left


class Dealing(Part[State, Setting]):
    """Nobody chooses here but chance (PP-02)."""

    verbs = "deal"

    def chances(self, s: State) -> Sequence[Move]:
        return [deal for deal in DEALS if left(s, self._setting)[deal.goods]]

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return NO_MOVES

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        return no.CHANCE_DECIDES

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        assert isinstance(move, Deal)
        owner = s.bags.index(NOTHING)
        s.bags[owner] = move.goods
        if tell:
            tell("dealt", {owner: {"goods": GOODS[move.goods]}}, seat=owner)
        s.go_to(at.DEAL if NOTHING in s.bags else at.SELL)
