"""Why a move that is not listed may not be made: the first reason that stands against it."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.bargain import possible
from hoodwink.games.nottingham.cards import count_of
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.moves import DECIDES, DONE, TIME_OUT
from hoodwink.games.nottingham.objections_bargain import BargainObjections
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.verbs import (
    DECK,
    PASS,
    Dismiss,
    Draw,
    DrawFrom,
    First,
    Give,
    LayOn,
    OfBag,
    OfGood,
    SetAside,
    Threaten,
)
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, TABLE, Seat

MARKET: Final = (at.ASIDE, at.DRAW, at.PILE, at.LAY)
LAYING: Final = (at.PILE, at.LAY)
BARGAIN: Final = (
    *("draft", "revise", "counter", "accept", "refuse", "withdraw"),
    *("add", "claim", "ask", "promise", "repay", "drop", "offer", "cancel"),
)


Reason = Callable[[State, Seat, Move], Refusal]


class Objections:
    """The reasons under the options of a match."""

    def __init__(self, edition: Edition) -> None:
        self._edition: Final = edition
        self._reasons: Final[dict[str, Reason]] = {
            "set": self._at_market,
            "done": self._at_market,
            "draw": self._at_market,
            "stop": self._at_market,
            "lay": self._laying,
            "bag": self._filling,
            "close": self._filling,
            "declare": self._declaring,
            "threaten": self._deciding,
            "dismiss": self._deciding,
            "pass": self._deciding,
            "inspect": self._deciding,
            "give": self._giving,
            "serve": self._serving,
            **dict.fromkeys(BARGAIN, BargainObjections(edition).of),
        }

    def of(self, s: State, seat: Seat, move: Move) -> Refusal:
        """For a move that is not listed."""
        if s.phase == at.OVER:
            return no.GAME_OVER
        if not 0 <= seat < len(s.purse) and seat not in (NATURE, TABLE):
            return no.NOT_A_PLAYER
        if seat == TABLE or move is TIME_OUT:
            return self._about_time(s, seat, move)
        if seat == NATURE or isinstance(move, First | Draw):
            return no.CHANCE_DECIDES
        if not s.waiting:
            return no.CHANCE_FIRST
        return self._reasons[move.verb](s, seat, move)

    def _about_time(self, s: State, seat: Seat, move: Move) -> Refusal:
        if not self._edition.timed:
            return no.NOT_TIMED
        if seat != TABLE or move is not TIME_OUT:
            return no.CLOCK_DECIDES
        return no.BOUND_BAGS_LEFT if s.phase == at.INSPECT else no.NO_TIME

    def _at_market(self, s: State, seat: Seat, move: Move) -> Refusal:
        if seat == s.sheriff:
            return no.SHERIFF_WATCHES
        if s.phase not in MARKET or s.turn == NO_SEAT:
            return no.NOT_MARKET
        if seat != s.turn:
            return no.NOT_YOUR_TURN
        if isinstance(move, SetAside):
            return self._setting_aside(s, move)
        if isinstance(move, DrawFrom):
            return self._drawing(s, move)
        if move is DONE:
            return no.DRAWING_ALREADY
        return no.SET_ASIDE_FIRST if s.phase == at.ASIDE else no.MUST_REFILL

    def _setting_aside(self, s: State, move: SetAside) -> Refusal:
        if s.phase != at.ASIDE:
            return no.DRAWING_ALREADY
        return no.ASIDE_FULL if count_of(s.hand[s.turn], move.kind) else no.NOT_IN_HAND

    def _drawing(self, s: State, move: DrawFrom) -> Refusal:
        if s.phase == at.ASIDE:
            return no.SET_ASIDE_FIRST
        if s.phase == at.DRAW:
            return no.PILE_EMPTY if move.source != DECK else no.DECK_EMPTY
        return no.DECK_FIRST

    def _laying(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase not in LAYING:
            return no.NOTHING_TO_LAY
        if seat != s.placer:
            return no.NOT_YOUR_TURN
        if isinstance(move, LayOn):
            return no.ONE_PILE
        return no.PILE_FIRST if s.phase == at.PILE else no.NOT_SET_ASIDE

    def _filling(self, s: State, seat: Seat, move: Move) -> Refusal:
        if seat == s.sheriff:
            return no.SHERIFF_WATCHES
        if s.phase != at.FILL:
            return no.NOT_FILLING
        if not s.waiting >> seat & 1:
            return no.BAG_CLOSED if s.bag[seat] else no.NO_CARDS
        if not isinstance(move, OfGood):
            return no.BAG_EMPTY
        return no.BAG_FULL if count_of(s.hand[seat], move.kind) else no.NOT_IN_HAND

    def _declaring(self, s: State, seat: Seat, move: Move) -> Refusal:
        if seat == s.sheriff:
            return no.SHERIFF_WATCHES
        return no.NOT_YOUR_TURN if s.phase == at.DECLARE else no.NOT_DECLARING

    def _deciding(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, OfBag)
        if s.phase != at.INSPECT:
            return no.NOT_INSPECTING
        if seat != s.sheriff:
            return no.NOT_SHERIFF
        if s.drafts[seat] is not None:
            return no.DRAFT_FIRST
        if not s.undecided >> move.seat & 1:
            return no.NO_SUCH_BAG
        if isinstance(move, Threaten):
            return no.THREATENED
        if isinstance(move, Dismiss):
            return no.NOTHING_OFFERED
        passes = move is DECIDES[PASS][move.seat]
        return no.THIS_OR_THAT if passes and possible(s, ((PASS, move.seat),)) else no.BOUND

    def _giving(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Give)
        if s.phase != at.DEBT or seat != s.debtor:
            return no.NO_DEBT
        have = s.stall[seat][move.kind] if move.kind < len(s.stall[seat]) else 0
        return no.TOO_MUCH if have or not any(s.stall[seat]) else no.LEGAL_FIRST

    def _serving(self, s: State, seat: Seat, move: Move) -> Refusal:
        return no.NO_PLATE
