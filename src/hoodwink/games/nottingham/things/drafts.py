"""An offer, or terms of the Sheriff, that somebody has begun."""

from collections.abc import Mapping
from typing import Any

from hoodwink.games.nottingham.moves.verbs import OUTCOMES
from hoodwink.games.nottingham.things.cards import MOST
from hoodwink.games.nottingham.things.goods import LEGAL, MANY, NAMES, spread
from hoodwink.games.nottingham.things.offers import Offer, read_offer, verdict_shape
from hoodwink.games.nottingham.things.wording import (
    ASKS_AT,
    EVERY,
    REPAYS_AT,
    VOWS_AT,
    choices_of,
    claims_of,
    packed_terms,
    stall_goods,
)
from hoodwink.kernel.reading import Shape, heap, one_of, rows, table, whole
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


def read_draft(told: Mapping[str, Any]) -> Draft:
    """The draft that was told as the offer that it would be."""
    offer = read_offer(told, spread(told["kinds"]))
    return draft_from(offer, offer.by, offer.replaces)


def offer_shape(seats: int) -> Shape:
    """An offer or a draft as it is told to those who know all of it: no more than can be packed."""
    return table(
        {
            **dict.fromkeys(("by", "giver", "bag"), whole(0, seats - 1)),
            **dict.fromkeys(("number", "replaces", "coins", "contraband"), whole(0, MANY)),
            "outcome": one_of(OUTCOMES),
            "goods": heap(NAMES[:LEGAL], EVERY),
            "kinds": heap(NAMES[LEGAL:], EVERY),
            "claims": heap(NAMES, MOST),
            **dict.fromkeys(("asks", "promises", "repays"), rows(verdict_shape(seats))),
        }
    )
