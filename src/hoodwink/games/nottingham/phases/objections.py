"""Why a move that is not listed may not be made: the first reason that stands against it."""

from collections.abc import Callable
from typing import Final

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import DECIDES, TIME_OUT
from hoodwink.games.nottingham.moves.verbs import (
    PASS,
    Dismiss,
    Draw,
    First,
    Give,
    OfBag,
    Serve,
    Threaten,
)
from hoodwink.games.nottingham.phases.bargain.objections import BargainObjections
from hoodwink.games.nottingham.phases.bargain.open_offers import fate_of, possible
from hoodwink.games.nottingham.phases.objections_market import MarketObjections
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, UNDECIDED, State
from hoodwink.games.nottingham.things.goods import LEGAL, PLATE
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, TABLE, Seat

Reason = Callable[[State, Seat, Move], Refusal]

MARKET: Final = ("set", "done", "draw", "stop", "lay", "bag", "close", "declare")
DECISIONS: Final = ("threaten", "dismiss", "pass", "inspect")
BARGAIN: Final = (
    *("draft", "revise", "counter", "accept", "refuse", "withdraw"),
    *("add", "claim", "ask", "promise", "repay", "drop", "offer", "cancel"),
)


class Objections:
    """The reasons under the options of a match."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._reasons: Final[dict[str, Reason]] = {
            **dict.fromkeys(MARKET, MarketObjections().of),
            **dict.fromkeys(DECISIONS, self._deciding),
            **dict.fromkeys(BARGAIN, BargainObjections(setting).of),
            "give": self._giving,
            "serve": self._serving,
        }

    def of(self, s: State, seat: Seat, move: Move) -> Refusal:
        """For a move that is not listed."""
        if s.phase == at.OVER:
            return no.GAME_OVER
        if not 0 <= seat < len(s.purse) and seat not in (NATURE, TABLE):
            return no.NOT_A_PLAYER
        if seat == TABLE or move is TIME_OUT:
            return self._about_time(s, seat, move)
        if seat == NATURE:
            return no.CHANCE_ONLY
        if isinstance(move, First | Draw):
            return no.CHANCE_DECIDES
        if not s.waiting:
            return no.CHANCE_FIRST
        if isinstance(move, OfBag) and move.seat >= len(s.purse):
            return no.NO_SUCH_SEAT
        return self._reasons[move.verb](s, seat, move)

    def _about_time(self, s: State, seat: Seat, move: Move) -> Refusal:
        if not self._setting.timed:
            return no.NOT_TIMED
        if move is not TIME_OUT:
            return no.CLOCK_ONLY
        if seat != TABLE:
            return no.CLOCK_DECIDES
        return no.BOUND_BAGS_LEFT if s.phase == at.INSPECT else no.NO_TIME

    def _deciding(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, OfBag)
        if s.phase != at.INSPECT:
            return no.SETTLE_FIRST if is_settling(s) else no.NOT_INSPECTING
        if seat != s.sheriff:
            return no.NOT_TO_DISMISS if isinstance(move, Dismiss) else no.NOT_SHERIFF
        if s.drafts[seat] is not None:
            return no.DRAFT_FIRST
        if move.seat == s.sheriff:
            return no.SHERIFF_HAS_NO_BAG
        if not s.undecided >> move.seat & 1:
            return no.NO_SUCH_BAG
        return _against_decision(s, move)

    def _giving(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Give)
        if seat != s.debtor:
            return no.NO_DEBT
        if s.phase != at.DEBT:
            return no.NOT_YET_DUE
        if move.kind >= LEGAL and any(s.stall[seat]):
            return no.LEGAL_FIRST
        on_stall = [card & 31 for card in s.down[seat]]
        have = s.stall[seat][move.kind] if move.kind < LEGAL else on_stall.count(move.kind)
        return no.TOO_MUCH if have else no.NOT_TO_GIVE

    def _serving(self, s: State, seat: Seat, move: Move) -> Refusal:
        assert isinstance(move, Serve)
        if not self._setting.decks[len(s.purse)][PLATE]:
            return no.NO_PLATES
        if move.kind >= LEGAL:
            return no.LEGAL_DISHES
        return no.NO_PLATE


def is_settling(s: State) -> bool:
    """Whether the bag opened last still keeps somebody busy."""
    return s.turn == NO_SEAT and s.phase in (at.PILE, at.LAY, at.DEBT)


def _against_decision(s: State, move: OfBag) -> Refusal:
    """Against a word about a bag that waits."""
    if isinstance(move, Dismiss):
        return no.NOTHING_OFFERED
    if isinstance(move, Threaten):
        free = fate_of(s, move.seat) == UNDECIDED
        return no.THREATENED if free else no.SETTLED
    passes = move is DECIDES[PASS][move.seat]
    return no.THIS_OR_THAT if passes and possible(s, ((PASS, move.seat),)) else no.BOUND
