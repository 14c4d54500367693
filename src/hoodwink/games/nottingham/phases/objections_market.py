"""Why something may not be done at the market, with the bags, or in the declaration."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import DONE, LAY_ON_DECK
from hoodwink.games.nottingham.moves.verbs import DECK, Declare, DrawFrom, Fill, LayOn, SetAside
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, State
from hoodwink.games.nottingham.things.cards import count_of
from hoodwink.games.nottingham.things.goods import LEGAL
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

Reason = Callable[[State, Seat, Move], Refusal]

MARKET: Final = (at.ASIDE, at.DRAW, at.PILE, at.LAY)
LAYING: Final = (at.PILE, at.LAY)


class MarketObjections:
    """The reasons before the bags reach the Sheriff, and when cards are laid on a pile."""

    def __init__(self) -> None:
        self._reasons: Final[dict[str, Reason]] = {
            **dict.fromkeys(("set", "done", "draw", "stop"), _at_market),
            **dict.fromkeys(("bag", "close"), _filling),
            "lay": _laying,
            "declare": _declaring,
        }

    def of(self, s: State, seat: Seat, move: Move) -> Refusal:
        return self._reasons[move.verb](s, seat, move)


def _at_market(s: State, seat: Seat, move: Move) -> Refusal:
    if s.phase not in MARKET or s.turn == NO_SEAT:
        return no.NOT_MARKET
    if seat == s.sheriff:
        return no.SHERIFF_WATCHES
    if seat != s.turn:
        return no.NOT_YOUR_TURN
    if isinstance(move, SetAside):
        return _setting_aside(s, move)
    if move is DONE:
        return no.DRAWING_ALREADY
    if s.phase in LAYING:
        return no.LAYING_ALREADY
    return _drawing(s, move)


def _setting_aside(s: State, move: SetAside) -> Refusal:
    if s.phase != at.ASIDE:
        return no.DRAWING_ALREADY
    return no.ASIDE_FULL if count_of(s.hand[s.turn], move.kind) else no.NOT_IN_HAND


def _drawing(s: State, move: Move) -> Refusal:
    if s.phase == at.ASIDE:
        return no.SET_ASIDE_FIRST
    if not isinstance(move, DrawFrom):
        return no.MUST_REFILL
    return no.PILE_EMPTY if move.source != DECK else no.DECK_EMPTY


def _laying(s: State, seat: Seat, move: Move) -> Refusal:
    if s.phase not in LAYING:
        return no.NOTHING_TO_LAY
    if seat != s.placer:
        return _not_the_placer(s, seat)
    if move is LAY_ON_DECK:
        return no.NOT_ON_DECK
    if isinstance(move, LayOn):
        return no.ONE_PILE
    confiscated = s.turn == NO_SEAT
    if s.phase == at.PILE:
        return no.PILE_FIRST_FOR_CONFISCATED if confiscated else no.PILE_FIRST
    return no.NOT_CONFISCATED if confiscated else no.NOT_SET_ASIDE


def _not_the_placer(s: State, seat: Seat) -> Refusal:
    if s.turn == NO_SEAT:
        return no.SHERIFF_LAYS
    return no.SHERIFF_WATCHES if seat == s.sheriff else no.NOT_YOUR_TURN


def _filling(s: State, seat: Seat, move: Move) -> Refusal:
    if s.phase != at.FILL:
        return no.NOT_FILLING
    if seat == s.sheriff:
        return no.SHERIFF_WATCHES
    if not s.waiting >> seat & 1:
        return no.BAG_CLOSED if s.bag[seat] else no.NO_CARDS
    if not isinstance(move, Fill):
        return no.BAG_EMPTY
    return no.BAG_FULL if count_of(s.hand[seat], move.kind) else no.NOT_TO_BAG


def _declaring(s: State, seat: Seat, move: Move) -> Refusal:
    assert isinstance(move, Declare)
    if move.kind >= LEGAL:
        return no.ONLY_LEGAL_NAMED
    if s.phase != at.DECLARE:
        return no.NOT_DECLARING
    if seat == s.sheriff:
        return no.SHERIFF_WATCHES
    if s.declared[seat] != NOTHING:
        return no.DECLARED_ALREADY
    return no.ANOTHER_DECLARES if s.bag[seat] else no.NO_BAG
