"""An offer, or terms of the Sheriff, that somebody has begun."""

from typing import Final

from hoodwink.games.nottingham.things.offers import Offer
from hoodwink.games.nottingham.things.wording import (
    ASKS_AT,
    COINS,
    REPAYS_AT,
    VOWS_AT,
    Parts,
    choices_of,
    claims_of,
    goods_of,
    packed_terms,
)
from hoodwink.kernel.seats import Seat


class Draft:
    """Never changed, only replaced, so that states can share it.

    `begun` is the offer as long as nothing is in it; what is, is packed as `wording` says.
    """

    __slots__ = ("begun", "claims", "stall", "words")

    def __init__(self, begun: Offer, words: int = 0, claims: int = 0, stall: int = 0) -> None:
        self.begun: Final = begun
        self.words: Final = words
        self.claims: Final = claims
        self.stall: Final = stall

    def plus(self, parts: Parts) -> "Draft":
        words, claims, stall = parts
        return Draft(self.begun, self.words + words, self.claims + claims, self.stall + stall)

    def offer(self, number: int = 0) -> Offer:
        """What would be said, under a number; 0 is not said yet."""
        begun, words = self.begun, self.words
        return Offer(
            number,
            begun.by,
            begun.giver,
            begun.outcome,
            begun.bag,
            begun.replaces,
            words & COINS,
            goods_of(self.stall),
            claims_of(self.claims),
            choices_of(words, ASKS_AT),
            choices_of(words, VOWS_AT),
            choices_of(words, REPAYS_AT),
        )


def draft_from(offer: Offer, by: Seat, replaces: int) -> Draft:
    """A draft that starts from what is in an offer."""
    begun = Offer(0, by, offer.giver, offer.outcome, offer.bag, replaces)
    return Draft(begun).plus(packed_terms(offer))
