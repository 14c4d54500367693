"""Order at the table: whom the game waits for, and what stands against a move of any kind."""

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import TIME_OUT
from hoodwink.games.nottingham.moves.verbs import Draw, First, OfBag
from hoodwink.games.nottingham.phases.bags import filling
from hoodwink.games.nottingham.phases.feast import next_to_serve
from hoodwink.games.nottingham.phases.inspection import Inspection
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.moments import (
    BY_TURN,
    DEBT,
    FILL,
    INSPECTION,
    LAYING,
    OVER,
    SERVE,
)
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import BITS, NATURE, TABLE, Seat


def awaited(s: State) -> int:
    """Whose choice the phase wants, as a mask; nobody's where chance is due, or all is over."""
    phase = s.phase
    if phase in BY_TURN:
        return BITS[s.turn]
    if phase in LAYING:
        return BITS[s.placer]
    if phase == INSPECTION:
        return BITS[s.sheriff]
    if phase == FILL:
        return filling(s)
    if phase == DEBT:
        return BITS[s.debtor]
    return BITS[next_to_serve(s)] if phase == SERVE else 0


def out_of_place(s: State, seat: Seat, move: Move, inspection: Inspection) -> Refusal | None:
    """The first reason that holds for this seat now."""
    if s.phase == OVER:
        return no.GAME_OVER
    if not 0 <= seat < len(s.purse) and seat not in (NATURE, TABLE):
        return no.NOT_A_PLAYER
    if seat == TABLE or move is TIME_OUT:
        return inspection.not_in_time(s, seat, move)
    if seat == NATURE:
        return no.CHANCE_ONLY
    if isinstance(move, First | Draw):
        return no.CHANCE_NAMES_SHERIFF if isinstance(move, First) else no.CHANCE_DRAWS
    if not s.waiting:
        return no.CHANCE_FIRST
    strange = isinstance(move, OfBag) and move.seat >= len(s.purse)
    return no.NO_SUCH_SEAT if strange else None
