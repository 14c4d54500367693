"""What may be said in the bargain: by merchants at any time, by the Sheriff in answer."""

from collections.abc import Sequence

from hoodwink.games.nottingham.bargain import payable, possible
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import KINDS, LEGAL
from hoodwink.games.nottingham.hidden import contraband_counts
from hoodwink.games.nottingham.moves import (
    ACCEPTS,
    ADD_COINS,
    ADDS,
    ASKS,
    CANCEL,
    CLAIMS,
    COUNTERS,
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


def haggling(s: State, e: Edition, seat: Seat) -> Sequence[Move]:
    """All that a seat may say about offers now."""
    draft = s.drafts[seat]
    if draft is not None:
        return _extensions(s, e, draft)
    moves: list[Move] = []
    fresh = s.begun[seat] < e.drafts
    for offer in s.offers:
        moves += _answers(s, seat, offer, fresh)
    if fresh and seat != s.sheriff:
        moves += beginnings(s, e, seat)
    return moves


def beginnings(s: State, e: Edition, seat: Seat) -> list[Move]:
    """The bags that a new offer may be about."""
    moves: list[Move] = []
    for bag in SEATS_IN[s.undecided]:
        if open_offers(s, seat, bag) < e.offers:
            for outcome in (PASS, INSPECT):
                if possible(s, ((outcome, bag),)):
                    moves.append(DRAFTS[outcome][bag])
    return moves


def open_offers(s: State, seat: Seat, bag: Seat) -> int:
    return sum(1 for offer in s.offers if offer.by == seat and offer.bag == bag)


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
    """Offers bind the Sheriff, who must be free to; terms bind a giver, who must be able to."""
    return possible(s, offer.wishes) and (offer.by == offer.giver or payable(s, offer))


def _extensions(s: State, e: Edition, draft: Offer) -> list[Move]:
    moves = _coins(s, e, draft)
    moves += _goods(s, e, draft)
    moves += _claims(s, e, draft)
    moves += _asks(s, draft)
    moves += _vows(s, e, draft)
    if draft.gives and acceptable(s, draft):
        moves.append(OFFER)
    moves.append(CANCEL)
    return moves


def _coins(s: State, e: Edition, draft: Offer) -> list[Move]:
    most = s.purse[draft.giver]
    if draft.by != draft.giver and not e.open_purses:
        most = e.coins * len(s.purse) - s.purse[draft.by]  # all that others can have
    left = most - draft.coins
    return [add for add in ADD_COINS if add.coins <= left]  # SN-091


def _goods(s: State, e: Edition, draft: Offer) -> list[Move]:
    stall, goods = s.stall[draft.giver], draft.goods
    moves: list[Move] = [
        ADDS[kind] for kind in range(LEGAL) if stall[kind] and goods.count(kind) < stall[kind]
    ]
    down = s.down[draft.giver]
    if not down:
        return moves
    if draft.by == draft.giver:
        have = contraband_counts(s, draft.giver, [0] * KINDS)
        moves += [ADDS[kind] for kind in range(LEGAL, KINDS) if have[kind] > goods.count(kind)]
    elif len(draft.contraband) < len(down):  # the Sheriff asks without knowing
        moves += [ADDS[kind] for kind in e.in_play[len(s.purse)] if kind >= LEGAL]
    return moves


def _claims(s: State, e: Edition, draft: Offer) -> list[Move]:
    giver = draft.giver
    if not s.undecided >> giver & 1 or len(draft.claims) >= sum(s.bag[giver]):
        return []
    return [CLAIMS[kind] for kind in e.in_play[len(s.purse)]]  # SN-098: true or not


def _asks(s: State, draft: Offer) -> list[Move]:
    named = [bag for _, bag in draft.wishes]
    return [
        ASKS[outcome][bag]
        for bag in SEATS_IN[s.undecided]
        if bag not in named
        for outcome in (PASS, INSPECT)
        if possible(s, ((outcome, bag),))
    ]


def _vows(s: State, e: Edition, draft: Offer) -> list[Move]:
    giver, seats = draft.giver, len(s.purse)
    if not rules_again(s, e, giver):
        return []
    named = [about for _, about in draft.promises]
    return [
        VOWS[outcome][about]
        for about in range(seats)
        if about != giver and about not in named
        for outcome in (PASS, INSPECT)
    ]


def rules_again(s: State, e: Edition, seat: Seat) -> bool:
    """Whether a merchant of this round will be Sheriff in a later one."""
    seats = len(s.purse)
    return s.round + (seat - s.sheriff) % seats < e.rounds[seats]
