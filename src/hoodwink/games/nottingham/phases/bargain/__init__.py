"""The haggling: drafts, offers, the Sheriff's terms, and deals that are closed."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import OFFER
from hoodwink.games.nottingham.moves.verbs import (
    Accept,
    Begin,
    Counter,
    Dismiss,
    OfOffer,
    Refuse,
    Revise,
)
from hoodwink.games.nottingham.phases.bargain import open_offers
from hoodwink.games.nottingham.phases.bargain.drafting import Drafting
from hoodwink.games.nottingham.phases.bargain.replies import Replies
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.drafts import Draft, draft_from, empty_draft
from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.games.nottingham.things.wording import UNITS
from hoodwink.kernel.chapters import Chapter
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Bargain(Chapter[State]):
    """A part of each inspection: merchants and the Sheriff say what they would give and take."""

    __slots__ = ("drafting", "replies")

    def __init__(self, setting: Setting) -> None:
        self.drafting: Final = Drafting(setting)
        self.replies: Final = Replies(setting)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        draft = s.drafts[seat]
        return self.replies.of(s, seat) if draft is None else self.drafting.of(s, draft)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.INSPECT:
            return no.NOT_INSPECTING
        draft = s.drafts[seat]
        if not isinstance(move, Begin | OfOffer):
            return no.NO_DRAFT if draft is None else self.drafting.why_not(s, draft, move)
        return no.DRAFT_FIRST if draft is not None else self.replies.why_not(s, seat, move)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        """A word of one who has no draft."""
        if isinstance(move, Begin):
            giver = move.seat if seat == s.sheriff else seat
            s.drafts[seat] = empty_draft(Offer(0, seat, giver, move.outcome, move.seat))
        elif isinstance(move, Dismiss):
            open_offers.dismiss(s, move.seat, tell)
        else:
            assert isinstance(move, OfOffer)
            _answer(s, seat, move, tell)

    def go_on(self, s: State, seat: Seat, draft: Draft, move: Move, tell: Tell | None) -> None:
        """A word of one who has begun a draft."""
        part = UNITS.get(move)
        if part is not None:
            begun, coins, words, claims, goods, hidden = draft
            a, b, c, d, e = part
            s.drafts[seat] = (begun, coins + a, words + b, claims + c, goods + d, hidden + e)
        elif move is OFFER:
            open_offers.speak(s, seat, draft, tell)
        else:
            s.drafts[seat] = None  # cancelled


def _answer(s: State, seat: Seat, move: OfOffer, tell: Tell | None) -> None:
    offer = open_offers.find(s, move.number)
    assert offer is not None
    if isinstance(move, Revise | Counter):
        s.drafts[seat] = draft_from(offer, seat, offer.number)
    elif isinstance(move, Accept):
        open_offers.close(s, seat, offer, tell)  # SN-094
    else:
        open_offers.drop(s, offer.number)
        if tell:
            kind = "refused" if isinstance(move, Refuse) else "withdrew"
            tell(kind, seat=seat, number=offer.number)
