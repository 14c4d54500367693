"""Who may say what about offers: begin one, answer one, change your own."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import moves as say
from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import verbs
from hoodwink.games.nottingham.phases.bargain.lists import DRAFTS_ABOUT
from hoodwink.games.nottingham.phases.bargain.open_offers import (
    bound,
    close,
    dismiss,
    drop,
    enough_coins,
    find,
    payable,
    settled,
)
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.drafts import draft_from, empty_draft
from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat, has

DISMISSES_ABOUT: Final[Sequence[tuple[Move, ...]]] = tuple(
    tuple(say.DISMISSES[bag] for bag in SEATS_IN[mask]) for mask in range(32)
)


class Replies:
    """The words about offers under the options of a match."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting

    def of(self, s: State, seat: Seat) -> Sequence[Move]:
        """What a seat without a draft may say about offers; new terms of the Sheriff aside."""
        if not s.offers and not s.duties:
            fresh = seat != s.sheriff and self.fresh(s, seat, seat)
            return DRAFTS_ABOUT[s.undecided] if fresh else ()
        moves: list[Move] = []
        for offer in s.offers:
            moves += self._answers(s, seat, offer)
        if seat == s.sheriff:
            moves += DISMISSES_ABOUT[offered_about(s)]
        elif self.fresh(s, seat, seat):
            moves += self._beginnings(s, seat)
        return moves

    def may_speak(self, s: State, seat: Seat) -> bool:
        """Whether `of` lists anything for a merchant, drafts apart: of these nobody may know."""
        if any(offer.giver == seat for offer in s.offers):
            return True
        return self.fresh(s, seat, seat) and unsettled(s) != 0

    def fresh(self, s: State, seat: Seat, bag: Seat) -> bool:
        """Whether a merchant may make another offer, or the Sheriff name terms for a bag."""
        said = s.named[bag] if seat == s.sheriff else s.said[seat]
        return said < self._setting.drafts

    def full(self, s: State, seat: Seat, bag: Seat) -> bool:
        """Whether a merchant has as many open offers for a bag as were agreed."""
        if seat == s.sheriff:
            return False
        mine = sum(1 for offer in s.offers if offer.by == seat and offer.bag == bag)
        return mine >= self._setting.offers

    def nameable(self, s: State) -> int:
        """Mask of the bags that the Sheriff may name terms for, if no duty is about them."""
        most = self._setting.drafts
        if most and not any(s.named):
            return s.undecided
        bags = 0
        for bag in SEATS_IN[s.undecided]:
            if s.named[bag] < most:
                bags |= 1 << bag
        return bags

    def _beginnings(self, s: State, seat: Seat) -> tuple[Move, ...]:
        """The bags that a new offer may be about."""
        free = 0
        for bag in SEATS_IN[unsettled(s)]:
            if not self.full(s, seat, bag):
                free |= 1 << bag
        return DRAFTS_ABOUT[free]

    def _answers(self, s: State, seat: Seat, offer: Offer) -> list[Move]:
        """What a seat may do about an open offer."""
        number, fresh = offer.number, self.fresh(s, seat, offer.bag) and not settled(s, offer.bag)
        if offer.by == seat:
            own: list[Move] = [say.WITHDRAWS[number]]
            return [*own, say.REVISES[number]] if fresh else own
        if seat not in (s.sheriff, offer.giver):
            return []
        moves: list[Move] = [say.ACCEPTS[number]] if acceptable(s, offer) else []
        moves.append(say.REFUSES[number])
        if fresh and not self.full(s, seat, offer.bag):
            moves.append(say.COUNTERS[number])
        return moves

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, verbs.Begin):
            giver = move.seat if seat == s.sheriff else seat
            s.drafts[seat] = empty_draft(Offer(0, seat, giver, move.outcome, move.seat))
        elif isinstance(move, verbs.Dismiss):
            dismiss(s, move.seat, tell)
        else:
            assert isinstance(move, verbs.OfOffer)
            _answer(s, seat, move, tell)

    def why_not(self, s: State, seat: Seat, move: verbs.Begin | verbs.OfOffer) -> Refusal:
        """What stands against a word of a seat without a draft that is not listed."""
        if isinstance(move, verbs.Begin):
            return self._not_begun(s, seat, move)
        offer = find(s, move.number)
        if offer is None:
            return no.NO_SUCH_OFFER
        if isinstance(move, verbs.Revise | verbs.Withdraw):
            if offer.by != seat:
                return no.NOT_YOUR_OFFER
        elif offer.by == seat:
            return no.OWN_OFFER
        elif seat not in (s.sheriff, offer.giver):
            return no.NOT_TO_ANSWER
        elif isinstance(move, verbs.Accept):
            return no.TERMS_NOT_ON_STALL if enough_coins(s, offer) else no.TERMS_TOO_DEAR
        return no.SETTLED if settled(s, offer.bag) else self._talked_out(s, seat, offer.bag)

    def _not_begun(self, s: State, seat: Seat, move: verbs.Begin) -> Refusal:
        if seat == s.sheriff and move.outcome == verbs.INSPECT:
            return no.SHERIFF_SELLS_PASSES
        if not has(s.undecided, move.seat):
            return no.SHERIFF_HAS_NO_BAG if move.seat == s.sheriff else no.NO_SUCH_BAG
        return no.SETTLED if settled(s, move.seat) else self._talked_out(s, seat, move.seat)

    def _talked_out(self, s: State, seat: Seat, bag: Seat) -> Refusal:
        if self.fresh(s, seat, bag):
            return no.NO_MORE_OFFERS
        return no.NO_MORE_TERMS if seat == s.sheriff else no.NO_MORE_DRAFTS


def _answer(s: State, seat: Seat, move: verbs.OfOffer, tell: Tell | None) -> None:
    offer = find(s, move.number)
    assert offer is not None
    if isinstance(move, verbs.Revise | verbs.Counter):
        s.drafts[seat] = draft_from(offer, seat, offer.number)
    elif isinstance(move, verbs.Accept):
        close(s, seat, offer, tell)  # SN-094
    else:
        drop(s, offer.number)
        if tell:
            kind = "refused" if isinstance(move, verbs.Refuse) else "withdrew"
            tell(kind, seat=seat, number=offer.number)


def acceptable(s: State, offer: Offer) -> bool:
    """Who takes the Sheriff's terms must have the goods; other offers lapse without them."""
    return offer.by == offer.giver or payable(s, offer)


def unsettled(s: State) -> int:
    """Mask of the bags that offers may still be begun about."""
    if not s.duties:
        return s.undecided
    passes, inspects = bound(s)
    return s.undecided & ~(passes | inspects)


def offered_about(s: State) -> int:
    """Mask of the bags that merchants offer something about."""
    bags = 0
    for offer in s.offers:
        if offer.by == offer.giver:
            bags |= 1 << offer.bag
    return bags
