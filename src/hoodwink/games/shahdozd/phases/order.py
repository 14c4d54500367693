"""What stands against a move whatever it is about: another's part, another moment."""

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.moves import Deal, First, Shuffle
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat


def out_of_place(s: State, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds for this seat now."""
    if s.phase == at.OVER:
        return no.CAP_REACHED if s.bank else no.GAME_OVER
    if not 0 <= seat < len(s.purse) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE or isinstance(move, First | Deal | Shuffle):
        return no.CHANCE_DECIDES
    return None if s.waiting else no.CHANCE_FIRST
