"""An offer, or terms of the Sheriff, that somebody has begun."""

from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.games.nottingham.things.wording import (
    ASKS_AT,
    REPAYS_AT,
    VOWS_AT,
    choices_of,
    claims_of,
    packed_terms,
    stall_goods,
)
from hoodwink.kernel.seats import Seat

Draft = tuple[Offer, int, int, int, int, int]
"""The offer as long as nothing is in it; then what is, packed as `wording` says: coins, words,
claims, goods and hidden ones. A tuple, for every word makes another one: see the guide to speed."""


def empty_draft(begun: Offer) -> Draft:
    return begun, 0, 0, 0, 0, 0


def draft_from(offer: Offer, by: Seat, replaces: int) -> Draft:
    """A draft that starts from what is in an offer."""
    begun = Offer(0, by, offer.giver, offer.outcome, offer.bag, replaces)
    return (begun, *packed_terms(offer))


def drafted(draft: Draft, number: int = 0) -> Offer:
    """What would be said, under a number; 0 is not said yet."""
    begun, coins, words, claims, goods, hidden = draft
    return Offer(
        number,
        begun.by,
        begun.giver,
        begun.outcome,
        begun.bag,
        begun.replaces,
        coins,
        stall_goods(goods, hidden),
        claims_of(claims),
        choices_of(words, ASKS_AT),
        choices_of(words, VOWS_AT),
        choices_of(words, REPAYS_AT),
    )
