"""An offer, or terms of the Sheriff, that somebody has begun."""

from typing import Final

from hoodwink.games.nottingham.offers import Offer
from hoodwink.games.nottingham.wording import (
    ASKS_AT,
    COINS,
    REPAYS_AT,
    VOWS_AT,
    choices_of,
    claims_of,
    goods_of,
    packed_terms,
)
from hoodwink.kernel.seats import Seat


class Draft:
    """Never changed, only replaced, so that states can share it. See `wording` for its content."""

    __slots__ = ("bag", "by", "content", "giver", "outcome", "replaces")

    def __init__(
        self, by: Seat, giver: Seat, outcome: int, bag: Seat, replaces: int, content: int
    ) -> None:
        self.by: Final = by
        self.giver: Final = giver
        self.outcome: Final = outcome
        self.bag: Final = bag
        self.replaces: Final = replaces
        self.content: Final = content

    def holding(self, content: int) -> "Draft":
        return Draft(self.by, self.giver, self.outcome, self.bag, self.replaces, content)

    def offer(self, number: int = 0) -> Offer:
        """What would be said, under a number; 0 is not said yet."""
        content = self.content
        return Offer(
            number,
            self.by,
            self.giver,
            self.outcome,
            self.bag,
            self.replaces,
            content & COINS,
            goods_of(content),
            claims_of(content),
            choices_of(content, ASKS_AT),
            choices_of(content, VOWS_AT),
            choices_of(content, REPAYS_AT),
        )


def draft_from(offer: Offer, by: Seat, replaces: int) -> Draft:
    """A draft that starts from what is in an offer."""
    return Draft(by, offer.giver, offer.outcome, offer.bag, replaces, packed_terms(offer))
