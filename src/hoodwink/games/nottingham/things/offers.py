"""An offer: what is given, for which bag to pass or to be inspected, and what else is wanted."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hoodwink.games.nottingham.events.facts import OfferTold, VerdictTold
from hoodwink.games.nottingham.moves.verbs import OUTCOMES
from hoodwink.games.nottingham.things.goods import LEGAL, NAMES, counted
from hoodwink.kernel.reading import Shape, one_of, row, whole
from hoodwink.kernel.seats import Seat

Verdict = tuple[int, Seat]
"""An outcome, and whose bag is meant."""


class Offer:
    """Never changed, only replaced, so that states can share it. Number 0 is still a draft.

    Goods, claims, asks, promises and repays are in order, so that the same offer looks the same.
    `giver` is who would pay; `by` is who spoke: the giver, or the Sheriff who asks for this.
    `promises` are the giver's, `repays` what the Sheriff promises in return.
    `replaces` is the offer that this one answers or takes the place of, or 0.
    """

    __slots__ = (
        "asks",
        "bag",
        "by",
        "claims",
        "coins",
        "giver",
        "goods",
        "number",
        "outcome",
        "promises",
        "repays",
        "replaces",
    )

    def __init__(
        self,
        number: int,
        by: Seat,
        giver: Seat,
        outcome: int,
        bag: Seat,
        replaces: int = 0,
        coins: int = 0,
        goods: tuple[int, ...] = (),
        claims: tuple[int, ...] = (),
        asks: tuple[Verdict, ...] = (),
        promises: tuple[Verdict, ...] = (),
        repays: tuple[Verdict, ...] = (),
    ) -> None:
        self.number: Final = number
        self.by: Final = by
        self.giver: Final = giver
        self.outcome: Final = outcome
        self.bag: Final = bag
        self.replaces: Final = replaces
        self.coins: Final = coins
        self.goods: Final = goods
        self.claims: Final = claims
        self.asks: Final = asks
        self.promises: Final = promises
        self.repays: Final = repays

    @property
    def gives(self) -> bool:
        """Whether the Sheriff would get anything, be it words."""
        return bool(self.coins or self.goods or self.claims or self.promises)

    @property
    def matter(self) -> tuple[Seat, int, Seat]:
        """Who gives, for which outcome of which bag: offers with the same are alternatives."""
        return self.giver, self.outcome, self.bag

    @property
    def contraband(self) -> list[int]:
        return [kind for kind in self.goods if kind >= LEGAL]

    @property
    def wishes(self) -> tuple[Verdict, ...]:
        """All that the Sheriff would be bound to."""
        return ((self.outcome, self.bag), *self.asks)


def tallied(goods: Iterable[int]) -> dict[str, int]:
    """Goods of an offer, card by card, as JSON tells them."""
    tally: dict[str, int] = {}
    for kind in goods:
        name = NAMES[kind]
        tally[name] = tally.get(name, 0) + 1
    return tally


def spread(told: Mapping[str, Any]) -> list[int]:
    """The goods that `tallied` told, in the order of their kinds."""
    return [kind for kind, count in enumerate(counted(told)) for _ in range(count)]


def offer_json(offer: Offer, knows: bool) -> OfferTold:
    """An offer as it is told: what contraband is in it only to those who know, if there is any."""
    contraband = offer.contraband
    return {
        "number": offer.number,
        "by": offer.by,
        "giver": offer.giver,
        "outcome": OUTCOMES[offer.outcome],
        "bag": offer.bag,
        "replaces": offer.replaces,
        "coins": offer.coins,
        "goods": tallied(offer.goods[: len(offer.goods) - len(contraband)]),
        "contraband": len(contraband),
        "kinds": tallied(contraband) if knows or not contraband else None,
        "claims": tallied(offer.claims),
        "asks": verdicts_json(offer.asks),
        "promises": verdicts_json(offer.promises),
        "repays": verdicts_json(offer.repays),
    }


def verdicts_json(choices: Sequence[Verdict]) -> list[VerdictTold]:
    return [[OUTCOMES[outcome], seat] for outcome, seat in choices]


def read_offer(told: Mapping[str, Any], contraband: Iterable[int]) -> Offer:
    """The offer that `offer_json` told, with this contraband in it."""
    return Offer(
        told["number"],
        told["by"],
        told["giver"],
        OUTCOMES.index(told["outcome"]),
        told["bag"],
        told["replaces"],
        told["coins"],
        (*spread(told["goods"]), *sorted(contraband)),
        tuple(spread(told["claims"])),
        read_verdicts(told["asks"]),
        read_verdicts(told["promises"]),
        read_verdicts(told["repays"]),
    )


def read_verdicts(told: Iterable[Sequence[Any]]) -> tuple[Verdict, ...]:
    return tuple((OUTCOMES.index(word), seat) for word, seat in told)


def verdict_shape(seats: int) -> Shape:
    return row([one_of(OUTCOMES), whole(0, seats - 1)])
