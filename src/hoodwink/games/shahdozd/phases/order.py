"""Order at the table: whom the game waits for, and what stands against a move of any kind."""

from typing import Final

from hoodwink.games.shahdozd import refusals as no
from hoodwink.games.shahdozd.moves import Deal, First, Shuffle
from hoodwink.games.shahdozd.state import State
from hoodwink.games.shahdozd.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import BITS, NATURE, Seat, all_below

UNSAID_BY: Final[dict[type[Move], Refusal]] = {
    First: no.CHANCE_NAMES_FIRST,
    Deal: no.CHANCE_DEALS,
    Shuffle: no.CHANCE_PUTS_BACK,
}
"""What only chance says, and what stands against anybody else who says it."""


def awaited(s: State) -> int:
    """Whose choice the phase wants, as a mask; nobody's where chance is due, or all is over."""
    if s.phase in at.ALONE:
        return BITS[s.turn]
    everyone = all_below(len(s.purse))
    if s.phase == at.CHALLENGE:
        return everyone & ~BITS[s.claimant]  # SD-039, D-4
    if s.phase == at.ANSWER:
        return everyone & ~BITS[s.turn]  # D-28
    return everyone if s.phase == at.PEEK else 0


def out_of_place(s: State, seat: Seat, move: Move) -> Refusal | None:
    """The first reason that holds for this seat now."""
    if s.phase == at.OVER:
        return no.CAP_REACHED if s.bank else no.GAME_OVER
    if not 0 <= seat < len(s.purse) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE:
        return no.CHANCE_ONLY
    return UNSAID_BY.get(type(move)) or (None if s.waiting else no.CHANCE_FIRST)
