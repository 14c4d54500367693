"""What may be said in the bargain: by merchants at any time, by the Sheriff in answer."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.bargain import payable, possible
from hoodwink.games.nottingham.cards import how_many
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import LEGAL
from hoodwink.games.nottingham.moves import (
    ACCEPTS,
    ADD_COINS,
    ADDS,
    ASKS,
    CANCEL,
    CLAIMS,
    COUNTERS,
    DISMISSES,
    DRAFTS,
    INSPECT,
    OFFER,
    PASS,
    REFUSES,
    REVISES,
    VOWS,
    WITHDRAWS,
)
from hoodwink.games.nottingham.offers import Offer
from hoodwink.games.nottingham.state import State
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import SEATS_IN, Seat

COIN_MOVES: Final[Sequence[tuple[Move, ...]]] = tuple(
    tuple(add for add in ADD_COINS if add.coins <= left) for left in range(21)
)
"""The heaps that go into so many coins; more than 20 are like 20."""

DRAFTS_ABOUT: Final[Sequence[tuple[Move, ...]]] = tuple(
    tuple(DRAFTS[outcome][bag] for bag in SEATS_IN[mask] for outcome in (PASS, INSPECT))
    for mask in range(32)
)
DISMISSES_ABOUT: Final[Sequence[tuple[Move, ...]]] = tuple(
    tuple(DISMISSES[bag] for bag in SEATS_IN[mask]) for mask in range(32)
)
ASKS_ABOUT: Final[Sequence[tuple[Move, ...]]] = tuple(
    tuple(ASKS[outcome][bag] for bag in SEATS_IN[mask] for outcome in (PASS, INSPECT))
    for mask in range(32)
)
VOWS_ABOUT: Final[Sequence[tuple[Move, ...]]] = tuple(
    tuple(VOWS[outcome][about] for about in SEATS_IN[mask] for outcome in (PASS, INSPECT))
    for mask in range(32)
)


class Drafting:
    """The words of the bargain under the options of a match."""

    def __init__(self, edition: Edition) -> None:
        self._edition: Final = edition
        self._claims: Final[dict[int, list[Move]]] = {
            seats: [CLAIMS[kind] for kind in kinds] for seats, kinds in edition.in_play.items()
        }
        self._contraband: Final[dict[int, list[Move]]] = {
            seats: [ADDS[kind] for kind in kinds if kind >= LEGAL]
            for seats, kinds in edition.in_play.items()
        }

    def of(self, s: State, seat: Seat) -> Sequence[Move]:
        """All that a seat may say about offers now."""
        draft = s.drafts[seat]
        if draft is not None:
            return self._extensions(s, draft)
        fresh = s.begun[seat] < self._edition.drafts
        if not s.offers and not s.ledger.duties:
            return DRAFTS_ABOUT[s.undecided] if fresh and seat != s.sheriff else ()
        moves: list[Move] = []
        for offer in s.offers:
            moves += _answers(s, seat, offer, fresh)
        if seat == s.sheriff:
            moves += DISMISSES_ABOUT[offered_about(s)]
        elif fresh:
            moves += self._beginnings(s, seat)
        return moves

    def may_speak(self, s: State, seat: Seat) -> bool:
        """Whether `of` lists anything: where no draft is left, an offer can be withdrawn."""
        if s.drafts[seat] is not None or s.begun[seat] < self._edition.drafts:
            return True
        return any(offer.giver == seat for offer in s.offers)

    def _beginnings(self, s: State, seat: Seat) -> list[Move]:
        """The bags that a new offer may be about."""
        free = 0
        for bag in SEATS_IN[s.undecided]:
            if open_offers(s, seat, bag) < self._edition.offers:
                free |= 1 << bag
        return _possible(s, DRAFTS, free)

    def _extensions(self, s: State, draft: Offer) -> list[Move]:
        moves = self._goods(s, draft)
        moves += COIN_MOVES[min(max(self._coins_left(s, draft), 0), 20)]  # SN-091
        moves += self._bag_goods(s, draft)
        moves += _asks(s, draft)
        moves += self._vows(s, draft)
        if speakable(s, draft):
            moves.append(OFFER)
        moves.append(CANCEL)
        return moves

    def _coins_left(self, s: State, draft: Offer) -> int:
        if draft.by == draft.giver or self._edition.open_purses:
            return s.purse[draft.giver] - draft.coins
        others = self._edition.coins * len(s.purse) - s.purse[draft.by]
        return others - draft.coins  # the Sheriff asks without knowing

    def _goods(self, s: State, draft: Offer) -> list[Move]:
        stall, goods = s.stall[draft.giver], draft.goods
        moves: list[Move] = [
            ADDS[kind] for kind in range(LEGAL) if stall[kind] and goods.count(kind) < stall[kind]
        ]
        down = s.down[draft.giver]
        if not down:
            return moves
        if draft.by == draft.giver:
            kinds = [card & 31 for card in down]
            moves += [
                ADDS[kind] for kind in sorted(set(kinds)) if kinds.count(kind) > goods.count(kind)
            ]
        elif len(draft.contraband) < len(down):  # the Sheriff asks without knowing
            moves += self._contraband[len(s.purse)]
        return moves

    def _bag_goods(self, s: State, draft: Offer) -> Sequence[Move]:
        giver = draft.giver
        if not s.undecided >> giver & 1 or len(draft.claims) >= how_many(s.bag[giver]):
            return ()
        return self._claims[len(s.purse)]  # SN-098: true or not

    def _vows(self, s: State, draft: Offer) -> Sequence[Move]:
        if not self.rules_again(s, draft.giver):
            return ()
        free = (1 << len(s.purse)) - 1 & ~(1 << draft.giver)
        for _, about in draft.promises:
            free &= ~(1 << about)
        return VOWS_ABOUT[free]

    def rules_again(self, s: State, seat: Seat) -> bool:
        """Whether a merchant of this round will be Sheriff in a later one."""
        seats = len(s.purse)
        return s.round + (seat - s.sheriff) % seats < self._edition.rounds[seats]


def offered_about(s: State) -> int:
    """Mask of the bags that merchants offer something about."""
    bags = 0
    for offer in s.offers:
        if offer.by == offer.giver:
            bags |= 1 << offer.bag
    return bags


def open_offers(s: State, seat: Seat, bag: Seat) -> int:
    return sum(1 for offer in s.offers if offer.by == seat and offer.bag == bag)


def _possible(s: State, moves: tuple[tuple[Move, ...], ...], bags: int) -> list[Move]:
    """The moves about these bags that no duty stands against."""
    return [
        moves[outcome][bag]
        for bag in SEATS_IN[bags]
        for outcome in (PASS, INSPECT)
        if possible(s, ((outcome, bag),))
    ]


def _asks(s: State, draft: Offer) -> Sequence[Move]:
    free = s.undecided
    for _, bag in draft.wishes:
        free &= ~(1 << bag)
    return _possible(s, ASKS, free) if s.ledger.duties else ASKS_ABOUT[free]


def _answers(s: State, seat: Seat, offer: Offer, fresh: bool) -> list[Move]:
    """What a seat may do about an open offer."""
    number = offer.number
    moves: list[Move] = []
    if offer.by == seat:
        moves.append(WITHDRAWS[number])
        if fresh and seat == offer.giver:
            moves.append(REVISES[number])
    elif seat in (s.sheriff, offer.giver):
        if acceptable(s, offer):
            moves.append(ACCEPTS[number])
        moves.append(REFUSES[number])
        if fresh and seat == s.sheriff:
            moves.append(COUNTERS[number])
    return moves


def acceptable(s: State, offer: Offer) -> bool:
    """Who takes the Sheriff's terms must have the goods; other offers lapse without them."""
    return offer.by == offer.giver or payable(s, offer)


def speakable(s: State, draft: Offer) -> bool:
    """Something is given, nothing is against it, and who would pay is able to.

    The Sheriff cannot know that, and so may ask for anything.
    """
    if not draft.gives or not possible(s, draft.wishes):
        return False
    return draft.by != draft.giver or payable(s, draft)
