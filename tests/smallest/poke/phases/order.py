"""What stands against a move whatever it is about: another's part, another moment."""

from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat
from smallest.poke import refusals as no
from smallest.poke.moves import Deal
from smallest.poke.state import State
from smallest.poke.things import moments as at


def out_of_place(s: State, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds for this seat now."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if not 0 <= seat < len(s.purse) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE or isinstance(move, Deal):
        return no.CHANCE_DECIDES
    return None if s.waiting else no.CHANCE_FIRST
