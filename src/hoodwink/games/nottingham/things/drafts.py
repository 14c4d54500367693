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
    """Never changed, only replaced, so that states can share it; packed as `wording` says."""

    __slots__ = (
        "bag",
        "by",
        "claims",
        "giver",
        "hidden",
        "legal",
        "outcome",
        "replaces",
        "words",
    )

    def __init__(
        self,
        by: Seat,
        giver: Seat,
        outcome: int,
        bag: Seat,
        replaces: int = 0,
        words: int = 0,
        claims: int = 0,
        legal: int = 0,
        hidden: int = 0,
    ) -> None:
        self.by: Final = by
        self.giver: Final = giver
        self.outcome: Final = outcome
        self.bag: Final = bag
        self.replaces: Final = replaces
        self.words: Final = words
        self.claims: Final = claims
        self.legal: Final = legal
        self.hidden: Final = hidden

    def plus(self, parts: Parts) -> "Draft":
        words, claims, legal, hidden = parts
        return Draft(
            self.by,
            self.giver,
            self.outcome,
            self.bag,
            self.replaces,
            self.words + words,
            self.claims + claims,
            self.legal + legal,
            self.hidden + hidden,
        )

    def offer(self, number: int = 0) -> Offer:
        """What would be said, under a number; 0 is not said yet."""
        words = self.words
        return Offer(
            number,
            self.by,
            self.giver,
            self.outcome,
            self.bag,
            self.replaces,
            words & COINS,
            goods_of(self.legal, self.hidden),
            claims_of(self.claims),
            choices_of(words, ASKS_AT),
            choices_of(words, VOWS_AT),
            choices_of(words, REPAYS_AT),
        )


def draft_from(offer: Offer, by: Seat, replaces: int) -> Draft:
    """A draft that starts from what is in an offer."""
    empty = Draft(by, offer.giver, offer.outcome, offer.bag, replaces)
    return empty.plus(packed_terms(offer))
