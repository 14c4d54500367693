"""Why a word of the bargain may not be said now."""

from typing import Final

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves.verbs import (
    INSPECT,
    Accept,
    Add,
    AddCoins,
    Ask,
    Begin,
    Drop,
    OfGood,
    OfOffer,
    OfOutcome,
    Repay,
    Revise,
    Withdraw,
)
from hoodwink.games.nottingham.phases.bargain.open_offers import claimable, find, possible
from hoodwink.games.nottingham.phases.bargain.replies import Replies
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class BargainObjections:
    """The reasons under the options of a match."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._replies: Final = Replies(setting)

    def of(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.INSPECT:
            return no.NOT_INSPECTING
        draft = s.drafts[seat]
        if not isinstance(move, Begin | OfOffer):
            return no.NO_DRAFT if draft is None else self._drafting(s, draft.offer(), move)
        if draft is not None:
            return no.DRAFT_FIRST
        if isinstance(move, Begin):
            return self._beginning(s, seat, move)
        return self._answering(s, seat, move)

    def _beginning(self, s: State, seat: Seat, move: Begin) -> Refusal:
        if seat == s.sheriff and move.outcome == INSPECT:
            return no.SHERIFF_SELLS_PASSES
        if not s.undecided >> move.seat & 1:
            return no.SHERIFF_HAS_NO_BAG if move.seat == s.sheriff else no.NO_SUCH_BAG
        if not self._replies.fresh(s, seat, move.seat) or self._replies.full(s, seat, move.seat):
            return self._talked_out(s, seat, move.seat)
        return no.SETTLED if seat == s.sheriff else no.AGAINST_DUTY

    def _talked_out(self, s: State, seat: Seat, bag: Seat) -> Refusal:
        if self._replies.fresh(s, seat, bag):
            return no.NO_MORE_OFFERS
        return no.NO_MORE_TERMS if seat == s.sheriff else no.NO_MORE_DRAFTS

    def _answering(self, s: State, seat: Seat, move: OfOffer) -> Refusal:
        offer = find(s, move.number)
        if offer is None:
            return no.NO_SUCH_OFFER
        if isinstance(move, Revise | Withdraw):
            if offer.by != seat:
                return no.NOT_YOUR_OFFER
        elif offer.by == seat:
            return no.OWN_OFFER
        elif seat not in (s.sheriff, offer.giver):
            return no.NOT_TO_ANSWER
        elif isinstance(move, Accept):
            return no.TERMS_TOO_DEAR
        return self._talked_out(s, seat, offer.bag)

    def _drafting(self, s: State, draft: Offer, move: Move) -> Refusal:
        if isinstance(move, Drop):
            return no.NOT_IN_DRAFT
        if isinstance(move, OfGood):
            return self._naming(s, draft, move)
        if isinstance(move, OfOutcome):
            return _asking(s, draft, move) if isinstance(move, Ask) else _promising(s, draft, move)
        if isinstance(move, AddCoins):
            return no.NOT_THE_COINS
        if not draft.gives:
            return no.OFFERS_NOTHING
        if not claimable(s, draft):
            return no.BAG_PASSED
        return no.CANNOT_PAY if possible(s, draft.wishes) else no.AGAINST_DUTY

    def _naming(self, s: State, draft: Offer, move: OfGood) -> Refusal:
        if move.kind not in self._setting.in_play[len(s.purse)]:
            return no.NOT_IN_PLAY
        if isinstance(move, Add):
            return no.NOT_ON_STALL
        return no.NOT_IN_BAG if s.undecided >> draft.giver & 1 else no.BAG_PASSED


def _asking(s: State, draft: Offer, move: OfOutcome) -> Refusal:
    if move.seat == s.sheriff:
        return no.SHERIFF_HAS_NO_BAG
    if not s.undecided >> move.seat & 1:
        return no.NO_SUCH_BAG
    named = move.seat in [bag for _, bag in draft.wishes]
    return no.ASKED_ALREADY if named else no.AGAINST_DUTY


def _promising(s: State, draft: Offer, move: OfOutcome) -> Refusal:
    """Against a promise of the giver, or one of the Sheriff in return."""
    returns = isinstance(move, Repay)
    if move.seat == (s.sheriff if returns else draft.giver):
        return no.ANOTHERS_BAG
    promises = draft.repays if returns else draft.promises
    named = move.seat in [about for _, about in promises]
    return no.PROMISED_ALREADY if named else no.NOT_SHERIFF_AGAIN
