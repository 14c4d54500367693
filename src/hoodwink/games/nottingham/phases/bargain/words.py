"""What each word of the bargain does."""

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
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.drafts import Draft, draft_from
from hoodwink.games.nottingham.things.wording import UNITS
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


def say(s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
    """A word of one who has no draft."""
    if isinstance(move, Begin):
        giver = move.seat if seat == s.sheriff else seat
        s.drafts[seat] = Draft(seat, giver, move.outcome, move.seat)
    elif isinstance(move, Dismiss):
        open_offers.dismiss(s, move.seat, tell)
    else:
        assert isinstance(move, OfOffer)
        _answer(s, seat, move, tell)


def go_on(s: State, seat: Seat, draft: Draft, move: Move, tell: Tell | None) -> None:
    part = UNITS.get(move)
    if part is not None:
        s.drafts[seat] = draft.plus(part)
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
