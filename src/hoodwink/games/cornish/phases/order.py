"""What stands against a move whatever it is about: another's turn, another moment."""

from collections.abc import Mapping
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves.choices import Choice
from hoodwink.games.cornish.phases.turn import begun_otherwise
from hoodwink.games.cornish.refusals import by_act
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import NATURE, Seat
from hoodwink.kernel.waiting import NO_REPLY

CHANCE: Final = (say.FIRST, say.DEAL, say.REVEAL, say.SECRET, say.SPILL)
SETTLE_FIRST: Final[dict[int, Refusal]] = {
    at.WINDOW: no.ANSWER_FIRST,
    at.REMOVE: no.REMOVE_FIRST,
    at.PLACE: no.PLACE_FIRST,
    at.CUSTOMS: no.CUSTOMS_FIRST,
    at.RECRUIT: no.RECRUIT_FIRST,
    at.GRANT: no.NOT_GRANTED,
    at.STOW: no.ACTED,
}

UNASKED: Final[dict[int, Refusal]] = {
    say.PLACE_PAWN: no.NO_NEW_PAWN,
    say.PLACE_OFFICER: no.NO_NEW_OFFICER,
    say.LET_BE: no.NOTHING_TO_ANSWER,
    say.REMOVE: no.NOTHING_LOST,
    say.DONE: no.NO_CARD_AT_WORK,
    say.END_TURN: no.OPEN_TURN,
    say.TARGET: no.NO_CARD_AT_WORK,
    say.RECALL: no.NO_CARD_AT_WORK,
    say.RELEASE: no.NO_CARD_AT_WORK,
    say.ROUSE: no.NO_CARD_AT_WORK,
}
"""What is out of place on an open turn."""


Places = Mapping[int, frozenset[int]]
"""The phases in which each act has its place."""


def out_of_place(s: State, seat: Seat, move: Choice, places: Places) -> Refusal | None:
    """The first reason that holds for this seat now, or for this act in this phase."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if seat == NATURE:
        return no.CHANCE_NOT_ASKED
    if not 0 <= seat < len(s.gold):
        return no.NOT_A_PLAYER
    if move.act in CHANCE:
        return no.CHANCE_DECIDES
    if not s.waiting:
        return no.CHANCE_FIRST
    if not s.waiting >> seat & 1:
        return _out_of_turn(s, seat, move)
    return None if s.phase in places[move.act] else _misplaced(s, move, places[move.act])


def _out_of_turn(s: State, seat: Seat, move: Choice) -> Refusal:
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


def _misplaced(s: State, move: Choice, phases: frozenset[int]) -> Refusal:
    if s.phase in at.SETUP:
        return no.SETUP_FIRST if phases.isdisjoint(at.SETUP) else by_act.SETUP_ORDER[move.act]
    if phases <= at.SETUP:
        return by_act.SETUP_OVER[move.act]
    if s.phase != at.TURN:
        return SETTLE_FIRST[s.phase]
    return begun_otherwise(s, move) or UNASKED[move.act]
