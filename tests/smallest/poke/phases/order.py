"""Order at the table: whom the game waits for, and what stands against a move of any kind."""

from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, Seat
from smallest.poke import refusals as no
from smallest.poke.moves import Deal
from smallest.poke.state import State
from smallest.poke.things import moments as at


def awaited(s: State) -> int:
    """Whose choice the phase wants, as a mask: the seller's, all others' answers, or nobody's."""
    if s.phase == at.ANSWER:
        return (1 << len(s.purse)) - 1 & ~(1 << s.seller)
    return 1 << s.seller if s.phase == at.SELL else 0


def out_of_place(s: State, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds for this seat now."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if not 0 <= seat < len(s.purse) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE or isinstance(move, Deal):
        return no.CHANCE_DECIDES
    return None if s.waiting else no.CHANCE_FIRST
