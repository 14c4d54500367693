"""The first reason that stands against a move that is not listed."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import objections as why
from hoodwink.games.cornish import phases as at
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.choices import moves_of
from hoodwink.games.cornish.moves import FREE, Choice
from hoodwink.games.cornish.phases import NO_REPLY
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.terms import Terms
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import NATURE, Seat

CHANCE: Final = (say.FIRST, say.DEAL, say.REVEAL, say.SECRET, say.SPILL)
Objection = Callable[[Terms, State, Seat, Choice], Refusal]


def refusal_of(t: Terms, s: State, seat: Seat, move: Choice) -> Refusal | None:
    """None for a listed move."""
    if move in moves_of(t, s, seat):
        return None
    return _out_of_place(s, seat, move) or _out_of_turn(s, seat, move) or _unfit(t, s, seat, move)


def _out_of_place(s: State, seat: Seat, move: Choice) -> Refusal | None:
    """Reasons that hold for any move of this seat now."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if not 0 <= seat < len(s.gold) and seat != NATURE:
        return no.NOT_A_PLAYER
    if seat == NATURE or move.act in CHANCE:
        return no.CHANCE_DECIDES
    return None if s.waiting else no.CHANCE_FIRST


def _out_of_turn(s: State, seat: Seat, move: Choice) -> Refusal | None:
    if s.waiting >> seat & 1:
        return _out_of_phase(s, move)
    if s.phase == at.WINDOW and s.replies[seat] != NO_REPLY:
        return no.SEALED
    return no.PASSED if s.passed >> seat & 1 else no.NOT_YOUR_TURN


def _out_of_phase(s: State, move: Choice) -> Refusal | None:
    """A move of another phase than this."""
    phases = PHASES_OF[move.act]
    if s.phase not in phases:
        if s.phase < at.TURN:
            return no.SETUP_FIRST
        if max(phases) < at.TURN:
            return no.SETUP_OVER
        return {at.GRANT: no.NOT_GRANTED, at.STOW: no.ACTED}.get(s.phase, no.NOT_NOW)
    if s.phase == at.GRANT:
        return no.NOT_GRANTED
    if s.phase == at.TURN and _begun_otherwise(s, move):
        return no.FINISH_FIRST
    if s.phase == at.TURN and move.act in STEPS and move.pay == FREE:
        return no.NOT_FREE
    return None


def _begun_otherwise(s: State, move: Choice) -> bool:
    """Whether a landing or a raid has begun that this move is no part of."""
    if s.draft:
        return move.act not in LANDING
    return bool(s.raiding) and move.act not in RAIDING


def _unfit(t: Terms, s: State, seat: Seat, move: Choice) -> Refusal:
    return OBJECTIONS[move.act](t, s, seat, move)


ON_TURN: Final = (at.TURN,)
STEP: Final = (at.TURN, at.GRANT)
STOWING: Final = (at.TURN, at.STOW)
PHASES_OF: Final[dict[int, tuple[int, ...]]] = {
    say.TAKE_SHIP: (at.SHIPS,),
    say.TAKE_WAREHOUSE: (at.WAREHOUSES,),
    say.DRAW: (at.PAIR,),
    say.KEEP: (at.KEEP,),
    say.PLACE_PAWN: (at.PAWNS, at.PLACE, at.GRANT),
    say.PLACE_SHIP: (at.ANCHORS,),
    say.PLACE_OFFICER: (at.RECRUIT,),
    say.SAIL: STEP,
    say.WALK: STEP,
    say.CARRY: STEP,
    say.HAUL: STEP,
    say.MARCH: (at.TURN, at.CUSTOMS, at.GRANT),
    say.BUY_REPUTATION: ON_TURN,
    say.BUY: ON_TURN,
    say.UNLOAD: ON_TURN,
    say.LAND: ON_TURN,
    say.CALL_OFF: ON_TURN,
    say.HIRE: ON_TURN,
    say.BRIBE: STEP,
    say.SELL: ON_TURN,
    say.WORK: ON_TURN,
    say.DISCOVER: ON_TURN,
    say.RAID: ON_TURN,
    say.STORM: ON_TURN,
    say.PASS: ON_TURN,
    say.STORE: STOWING,
    say.FETCH: STOWING,
    say.USE: ON_TURN,
    say.PLAY: (at.TURN, at.WINDOW),
    say.LET_BE: (at.WINDOW,),
    say.REMOVE: (at.REMOVE,),
    say.DONE: (at.GRANT,),
    say.END_TURN: (at.STOW,),
    say.TARGET: (at.GRANT,),
    say.RECALL: (at.GRANT,),
    say.RELEASE: (at.GRANT,),
    say.ROUSE: (at.GRANT,),
}
"""When each act has its place. Who acts then can always pass, let be, be done or end the turn."""

STEPS: Final = (say.SAIL, say.WALK, say.CARRY, say.HAUL, say.MARCH, say.DISCOVER)
LANDING: Final = (say.UNLOAD, say.LAND)
RAIDING: Final = (say.RAID, say.STORM)

OBJECTIONS: Final[dict[int, Objection]] = {
    say.TAKE_SHIP: why.simply(no.SHIP_TAKEN),
    say.TAKE_WAREHOUSE: why.simply(no.WAREHOUSE_TAKEN),
    say.DRAW: why.simply(no.DECK_TOO_SMALL),
    say.KEEP: why.simply(no.NOT_DEALT),
    say.PLACE_PAWN: why.simply(no.NOT_CONNECTED),
    say.PLACE_SHIP: why.simply(no.NO_ACCESS),
    say.PLACE_OFFICER: why.simply(no.PLACE_TAKEN),
    say.SAIL: why.not_sail,
    say.WALK: why.not_walk,
    say.CARRY: why.not_carry,
    say.HAUL: why.not_haul,
    say.MARCH: why.not_march,
    say.BUY_REPUTATION: why.simply(no.CANNOT_PAY_REPUTATION),
    say.BUY: why.not_buy,
    say.UNLOAD: why.not_unload,
    say.LAND: why.not_land,
    say.CALL_OFF: why.simply(no.NOTHING_TO_CALL_OFF),
    say.HIRE: why.not_hire,
    say.BRIBE: why.not_bribe,
    say.SELL: why.not_sell,
    say.WORK: why.simply(no.WORKED_ALREADY),
    say.DISCOVER: why.not_discover,
    say.RAID: why.not_raid,
    say.STORM: why.simply(no.NO_RAIDERS),
    say.STORE: why.not_store,
    say.FETCH: why.simply(no.NOT_STORED),
    say.USE: why.not_use,
    say.PLAY: why.not_play,
    say.REMOVE: why.simply(no.NO_PAWN),
}
