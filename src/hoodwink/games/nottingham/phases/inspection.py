"""Phase 4: the Sheriff lets each bag pass or opens it, while all may haggle about it."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import CANCEL, DECIDES, DISMISSES, DRAFTS, THREATENS, TIME_OUT
from hoodwink.games.nottingham.moves.verbs import (
    INSPECT,
    PASS,
    Begin,
    Decide,
    Dismiss,
    OfBag,
    OfOffer,
    Threaten,
)
from hoodwink.games.nottingham.phases import opening
from hoodwink.games.nottingham.phases.bargain import open_offers
from hoodwink.games.nottingham.phases.bargain.drafting import Drafting
from hoodwink.games.nottingham.phases.bargain.replies import Replies
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, UNDECIDED, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.kernel.chapters import NO_MOVES, Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, TABLE, Seat, has, only

TIMES: Final[tuple[Move, ...]] = (TIME_OUT,)
MILD: Final[tuple[Move, ...]] = (CANCEL, *DECIDES[PASS], *DISMISSES)

Situation = tuple[int, int, int, int, int, int]
"""Masks of bags: undecided, threatened, bound to pass, bound to be inspected, with several offers
of the owner to pass, and those that the Sheriff may still name terms for."""


class Inspection(Part[State, Setting]):
    """The Sheriff decides in any order; nothing waits for what merchants say (SN-063 to 067)."""

    __slots__ = ("_decisions", "_drafting", "_replies")

    verbs = (
        "threaten dismiss pass inspect time draft revise counter accept refuse withdraw"
        " add claim ask promise repay drop offer cancel"
    )

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._drafting: Final = Drafting(setting)
        self._replies: Final = Replies(setting)
        self._decisions: Final[dict[Situation, tuple[Move, ...]]] = {}

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        """All that the Sheriff may choose."""
        draft = s.drafts[seat]
        if draft is not None:
            return self._drafting.of(s, draft)
        decisions = self._decides(s)
        return [*decisions, *self._replies.of(s, seat)] if s.offers else decisions

    def interjections(self, s: State, seat: Seat) -> Sequence[Move]:
        """What a merchant may say, and when the clock may ring."""
        if 0 <= seat < len(s.purse):
            draft = s.drafts[seat]
            return self._replies.of(s, seat) if draft is None else self._drafting.of(s, draft)
        return TIMES if seat == TABLE and self._time_may_run_out(s) else NO_MOVES

    def may_interject(self, s: State) -> tuple[Seat, ...]:
        speakers = 0
        for seat in range(len(s.purse)):
            if seat != s.sheriff and self._replies.may_speak(s, seat):
                speakers |= only(seat)
        seats = SEATS_IN[speakers]
        return (*seats, TABLE) if self._time_may_run_out(s) else seats

    def _time_may_run_out(self, s: State) -> bool:
        """Only bags that the Sheriff is bound to inspect wait beyond that."""
        if not self._setting.timed:
            return False
        _, inspects = open_offers.bound(s)
        return bool(s.undecided & ~inspects)

    def _decides(self, s: State) -> tuple[Move, ...]:
        """Decisions, threats and new terms, worked out once for each situation."""
        nameable = self._replies.nameable(s)
        if s.offers or s.duties:
            passes, inspects = open_offers.bound(s)
            torn = open_offers.torn(s)
            key = (s.undecided, s.threatened, passes, inspects, torn, nameable)
        else:
            key = (s.undecided, s.threatened, 0, 0, 0, nameable)
        listed = self._decisions.get(key)
        if listed is None:
            listed = self._decisions[key] = _decisions(key)
        return listed

    def fallback(self, s: State, seat: Seat) -> Move:
        """Let the bags pass, if that is among the choices."""
        listed = self.moves(s, seat) if seat == s.sheriff else self.interjections(s, seat)
        for mild in MILD:
            if mild in listed:
                return mild
        return listed[0]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if not isinstance(move, Decide | Threaten | Dismiss):
            return self._not_said(s, seat, move)
        if s.phase != at.INSPECTION:
            return _not_now(s)
        if seat != s.sheriff:
            return no.NOT_TO_DISMISS if isinstance(move, Dismiss) else no.NOT_SHERIFF
        if s.drafts[seat] is not None:
            return no.DRAFT_FIRST
        if move.seat == s.sheriff:
            return no.SHERIFF_HAS_NO_BAG
        if not has(s.undecided, move.seat):
            return no.NO_SUCH_BAG
        return _not_decided(s, move)

    def _not_said(self, s: State, seat: Seat, move: Move) -> Refusal:
        """Against a word of the bargain."""
        if s.phase != at.INSPECTION:
            return _not_now(s)
        draft = s.drafts[seat]
        if not isinstance(move, Begin | OfOffer):
            return no.NO_DRAFT if draft is None else self._drafting.why_not(s, draft, move)
        return no.DRAFT_FIRST if draft is not None else self._replies.why_not(s, seat, move)

    def not_in_time(self, s: State, seat: Seat, move: Move) -> Refusal:
        """Against a word of the clock, or about it."""
        if not self._setting.timed:
            return no.NOT_TIMED
        if move is not TIME_OUT:
            return no.CLOCK_ONLY
        if seat != TABLE:
            return no.CLOCK_DECIDES
        return no.BOUND_BAGS_LEFT if s.phase == at.INSPECTION else no.NO_TIME

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        draft = s.drafts[seat] if seat >= 0 else None
        if draft is not None:
            self._drafting.apply(s, seat, draft, move, tell)
        elif isinstance(move, Decide):
            self._decide(s, move, tell)
        elif isinstance(move, Threaten):
            s.threatened |= only(move.seat)  # SN-065
            if tell:
                tell("threatened", seat=s.sheriff, bag=move.seat)
        elif seat == TABLE:
            _time_out(s, tell)
            s.go_to(at.INSPECTION)
        else:
            self._replies.apply(s, seat, move, tell)

    def _decide(self, s: State, move: Decide, tell: Tell | None) -> None:
        if move.outcome == PASS:
            open_offers.take_bribe(s, move.seat, tell)
            opening.let_pass(s, move.seat, tell)
            s.go_to(at.INSPECTION)
        else:
            opening.inspect(s, self._setting, move.seat, tell)
            s.go_to(at.PILE)

    def begin(self, s: State, tell: Tell | None) -> None:
        """When no bag is undecided any more, nothing binds any longer."""
        if not s.undecided:
            s.end_inspection(len(s.purse))
            s.go_to(at.ROUND_END)


def _time_out(s: State, tell: Tell | None) -> None:
    """All bags that nothing is agreed on pass free; what was agreed is still done."""
    if tell:
        tell("time_ran_out", seat=s.sheriff)
    open_offers.lapse_all(s, tell)
    seats = len(s.purse)
    for step in range(1, seats):
        bag = (s.sheriff + step) % seats
        if has(s.undecided, bag) and open_offers.fate_of(s, bag) != INSPECT:
            opening.let_pass(s, bag, tell)  # SN-137, A-28


def _decisions(situation: Situation) -> tuple[Move, ...]:
    undecided, threatened, passes, inspects, unclear, nameable = situation
    free = ~(passes | inspects)
    moves: list[Move] = []
    moves += [DECIDES[PASS][bag] for bag in SEATS_IN[undecided & ~inspects & ~unclear]]  # SN-066
    moves += [DECIDES[INSPECT][bag] for bag in SEATS_IN[undecided & ~passes]]  # SN-096
    moves += [THREATENS[bag] for bag in SEATS_IN[undecided & free & ~threatened]]
    moves += [DRAFTS[PASS][bag] for bag in SEATS_IN[nameable & free]]
    return tuple(moves)


def _not_now(s: State) -> Refusal:
    """Against any word of an inspection: the bag opened last keeps somebody busy, or none waits."""
    settling = s.turn == NO_SEAT and (s.phase in at.LAYING or s.phase == at.DEBT)
    return no.SETTLE_FIRST if settling else no.NOT_INSPECTING


def _not_decided(s: State, move: OfBag) -> Refusal:
    """Against a word about a bag that waits."""
    if isinstance(move, Dismiss):
        return no.NOTHING_OFFERED
    if isinstance(move, Threaten):
        free = open_offers.fate_of(s, move.seat) == UNDECIDED
        return no.THREATENED if free else no.SETTLED
    passes = move is DECIDES[PASS][move.seat]
    free = open_offers.possible(s, ((PASS, move.seat),))
    return no.THIS_OR_THAT if passes and free else no.BOUND
