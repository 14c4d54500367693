"""The first reason that stands against a move that is not listed."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import FREE, Choice
from hoodwink.games.cornish.moves.never import Never
from hoodwink.games.cornish.phases.choices import moves_of
from hoodwink.games.cornish.refusals import by_act as by_act
from hoodwink.games.cornish.refusals import card_objections as cards
from hoodwink.games.cornish.refusals import objections as why
from hoodwink.games.cornish.refusals.timing import (
    GRANTED_BY,
    PHASES_OF,
    SETTLE_FIRST,
    UNASKED,
    is_free_step,
)
from hoodwink.games.cornish.setting import Setting
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.state import phases as at
from hoodwink.games.cornish.state.phases import NO_REPLY
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import NATURE, Seat

CHANCE: Final = (say.FIRST, say.DEAL, say.REVEAL, say.SECRET, say.SPILL)
Objection = Callable[[State, Setting, Seat, Choice], Refusal]


def refusal_of(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal | None:
    """None for a listed move."""
    if move in moves_of(s, setting, seat):
        return None
    if isinstance(move, Never):
        return move.refusal
    return (
        _out_of_place(s, seat, move)
        or _out_of_turn(s, seat, move)
        or _unfit(s, setting, seat, move)
    )


def _out_of_place(s: State, seat: Seat, move: Choice) -> Refusal | None:
    """Reasons that hold for any move of this seat now."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if seat == NATURE:
        return no.CHANCE_NOT_ASKED
    if not 0 <= seat < len(s.gold):
        return no.NOT_A_PLAYER
    if move.act in CHANCE:
        return no.CHANCE_DECIDES
    return None if s.waiting else no.CHANCE_FIRST


def _out_of_turn(s: State, seat: Seat, move: Choice) -> Refusal | None:
    if s.waiting >> seat & 1:
        return _out_of_phase(s, move)
    if s.phase == at.WINDOW:
        if s.replies[seat] != NO_REPLY:
            return no.SEALED
        if seat == s.turn:
            return no.OTHERS_ANSWER
        if move.act in (say.PLAY, say.LET_BE):
            return no.NOT_ASKED
    if s.phase in (at.CUSTOMS, at.RECRUIT) and _is_poorests(s, seat, move):
        return no.POOREST_CHOOSES
    return no.PASSED if s.passed >> seat & 1 else no.NOT_YOUR_TURN


def _is_poorests(s: State, seat: Seat, move: Choice) -> bool:
    """Whether the poorest player stands in the way, and not the turn of another."""
    return seat == s.turn or move.act in (say.MARCH, say.PLACE_OFFICER)


def _out_of_phase(s: State, move: Choice) -> Refusal | None:
    """A move of another phase than this, or one that is paid for otherwise in this phase."""
    if s.phase not in PHASES_OF[move.act]:
        return _misplaced(s, move)
    if s.phase == at.TURN:
        if s.draft or s.raiding:
            return _begun_otherwise(s, move)
        return by_act.NOT_FREE[move.act] if is_free_step(move) else None
    if s.phase == at.GRANT and s.grants[0][0] not in GRANTED_BY[move.act]:
        return no.NOT_GRANTED
    if move.pay == FREE:
        return None
    return no.CUSTOMS_FIRST if s.phase == at.CUSTOMS else by_act.CARD_PAYS[move.act]


def _misplaced(s: State, move: Choice) -> Refusal:
    phases = PHASES_OF[move.act]
    if s.phase < at.TURN:
        return by_act.SETUP_ORDER[move.act] if phases[0] < at.TURN else no.SETUP_FIRST
    if phases[-1] < at.TURN:
        return by_act.SETUP_OVER[move.act]
    if s.phase != at.TURN:
        return SETTLE_FIRST[s.phase]
    return _begun_otherwise(s, move) or UNASKED[move.act]


def _begun_otherwise(s: State, move: Choice) -> Refusal | None:
    """Whether a landing or a raid has begun that this move is no part of."""
    if s.draft and move.act not in (say.UNLOAD, say.LAND):
        return no.FINISH_LANDING
    if s.raiding and move.act not in (say.RAID, say.STORM):
        return no.FINISH_RAID
    return None


def _unfit(s: State, setting: Setting, seat: Seat, move: Choice) -> Refusal:
    return OBJECTIONS[move.act](s, setting, seat, move)


OBJECTIONS: Final[dict[int, Objection]] = {
    say.TAKE_SHIP: why.simply(no.SHIP_TAKEN),
    say.TAKE_WAREHOUSE: why.simply(no.WAREHOUSE_TAKEN),
    say.DRAW: why.simply(no.DECK_TOO_SMALL),
    say.KEEP: why.simply(no.NOT_DEALT),
    say.PLACE_PAWN: why.not_place_pawn,
    say.PLACE_SHIP: why.simply(no.NO_ACCESS),
    say.PLACE_OFFICER: why.not_place_officer,
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
    say.USE: cards.not_use,
    say.PLAY: cards.not_play,
    say.REMOVE: why.simply(no.NO_PAWN),
    say.TARGET: cards.not_target,
    say.RECALL: cards.not_recall,
    say.RELEASE: cards.not_release,
    say.ROUSE: cards.not_rouse,
}
