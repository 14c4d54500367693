"""What each word of the bargain does."""

from hoodwink.games.nottingham import bargain
from hoodwink.games.nottingham.moves import CANCEL, OFFER
from hoodwink.games.nottingham.offers import Offer
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.verbs import (
    Accept,
    Counter,
    Dismiss,
    Draft,
    Drop,
    OfOffer,
    Refuse,
    Revise,
)
from hoodwink.games.nottingham.wording import with_part, without_part
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


def say(s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
    draft = s.drafts[seat]
    if draft is not None:
        _go_on(s, seat, draft, move, tell)
    elif isinstance(move, Draft):
        giver = move.seat if seat == s.sheriff else seat
        s.drafts[seat] = Offer(0, seat, giver, move.outcome, move.seat)
    elif isinstance(move, Dismiss):
        bargain.dismiss(s, move.seat, tell)
    else:
        assert isinstance(move, OfOffer)
        _answer(s, seat, move, tell)


def _go_on(s: State, seat: Seat, draft: Offer, move: Move, tell: Tell | None) -> None:
    if move is OFFER:
        bargain.speak(s, seat, draft, tell)
    elif move is CANCEL:
        s.drafts[seat] = None
    elif isinstance(move, Drop):
        s.drafts[seat] = without_part(draft, move.part)
    else:
        s.drafts[seat] = with_part(draft, move)


def _answer(s: State, seat: Seat, move: OfOffer, tell: Tell | None) -> None:
    offer = bargain.find(s, move.number)
    assert offer is not None
    if isinstance(move, Revise | Counter):
        s.drafts[seat] = offer.spoken(0, seat, offer.number)
    elif isinstance(move, Accept):
        bargain.close(s, seat, offer, tell)  # SN-094
    else:
        bargain.drop(s, offer.number)
        if tell:
            kind = "refused" if isinstance(move, Refuse) else "withdrew"
            tell(kind, seat=seat, number=offer.number)
