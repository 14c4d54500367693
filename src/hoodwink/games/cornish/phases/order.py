"""Order at the table: whom the game waits for, and what stands against a move of any kind."""

from collections.abc import Mapping
from typing import Final

from hoodwink.games.cornish import refusals as no
from hoodwink.games.cornish.moves import setup
from hoodwink.games.cornish.moves.actions import EndTurn, March
from hoodwink.games.cornish.moves.cards import Done, LetBe, Play, Recall, Release, Rouse, Target
from hoodwink.games.cornish.moves.choices import Act, Choice
from hoodwink.games.cornish.phases.cards.windows import asked
from hoodwink.games.cornish.phases.network import poorest_of_all
from hoodwink.games.cornish.phases.turn import begun_otherwise
from hoodwink.games.cornish.refusals import by_act
from hoodwink.games.cornish.state import State
from hoodwink.games.cornish.things import moments as at
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.seats import NATURE, Seat, has, only
from hoodwink.kernel.waiting import NO_REPLY

SETTLE_FIRST: Final[dict[int, Refusal]] = {
    at.WINDOW: no.ANSWER_FIRST,
    at.REMOVE: no.REMOVE_FIRST,
    at.PLACE: no.PLACE_FIRST,
    at.HIDING: no.HIDING_FIRST,
    at.CUSTOMS: no.CUSTOMS_FIRST,
    at.RECRUIT: no.RECRUIT_FIRST,
    at.GRANT: no.NOT_GRANTED,
    at.STOW: no.ACTED,
}

UNASKED: Final[dict[Act, Refusal]] = {
    setup.PlacePawn: no.NO_NEW_PAWN,
    setup.PlaceOfficer: no.NO_NEW_OFFICER,
    LetBe: no.NOTHING_TO_ANSWER,
    setup.RemovePawn: no.NOTHING_LOST,
    Done: no.NO_CARD_AT_WORK,
    EndTurn: no.OPEN_TURN,
    Target: no.NO_CARD_AT_WORK,
    Recall: no.NO_CARD_AT_WORK,
    Release: no.NO_CARD_AT_WORK,
    Rouse: no.NO_CARD_AT_WORK,
}
"""What is out of place on an open turn."""


NEVER_BEFORE: Final = {
    act: reason
    for act, reason in UNASKED.items()
    if act is not setup.PlacePawn and act is not EndTurn
}
"""What is never asked for before the first round, by the same reasons."""


Places = Mapping[Act, frozenset[int]]
"""The phases in which each act has its place."""


def awaited(s: State) -> int:
    """The seats, as a mask, whose choice comes next; none where chance is due, or at the end."""
    if s.phase in at.BY_TURN:
        return only(s.turn)
    if s.phase == at.WINDOW:
        return asked(s)
    return only(poorest_of_all(s)) if s.phase in at.BY_POOREST else 0  # CS-103, C-32


def out_of_place(s: State, seat: Seat, move: Choice, places: Places) -> Refusal | None:
    """The first reason that holds for this seat now, or for this act in this phase."""
    if s.phase == at.OVER:
        return no.GAME_OVER
    if seat == NATURE:
        return no.CHANCE_NOT_ASKED
    if not 0 <= seat < len(s.gold):
        return no.NOT_A_PLAYER
    if isinstance(move, setup.CHANCE):
        return by_act.CHANCE_DECIDES[type(move)]
    if not s.waiting:
        return no.CHANCE_FIRST
    if not has(s.waiting, seat):
        return _out_of_turn(s, seat, move)
    return None if s.phase in places[type(move)] else _misplaced(s, move, places[type(move)])


def _out_of_turn(s: State, seat: Seat, move: Choice) -> Refusal:
    if s.phase == at.WINDOW:
        if s.replies[seat] != NO_REPLY:
            return no.SEALED
        if seat == s.turn:
            return no.OTHERS_ANSWER
        if isinstance(move, (Play, LetBe)):
            return no.NOT_ASKED
    if s.phase in at.BY_POOREST and _is_poorests(s, seat, move):
        return no.POOREST_CHOOSES
    return no.PASSED if has(s.passed, seat) else no.NOT_YOUR_TURN


def _is_poorests(s: State, seat: Seat, move: Choice) -> bool:
    """Whether the poorest player stands in the way, and not the turn of another."""
    return seat == s.turn or isinstance(move, (March, setup.PlaceOfficer))


def _misplaced(s: State, move: Choice, phases: frozenset[int]) -> Refusal:
    if s.phase in at.SETUP:
        order = no.SETUP_FIRST if phases.isdisjoint(at.SETUP) else by_act.SETUP_ORDER[type(move)]
        return NEVER_BEFORE.get(type(move), order)
    if phases <= at.SETUP:
        return by_act.SETUP_OVER[type(move)]
    if s.phase != at.TURN:
        return SETTLE_FIRST[s.phase]
    return begun_otherwise(s, move) or UNASKED[type(move)]
