"""All that is in a draft as one number, so that to put a part in is to add one.

From the lowest bit: the coins; what else is asked of the Sheriff, what the giver promises and what
the Sheriff promises in return, a bit for each seat to pass and then one for each to be inspected;
the goods claimed in the bag, packed as a handful is; and seven bits for each kind of goods from
the stall.
"""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.cards import ONE, laid_out
from hoodwink.games.nottingham.goods import KINDS
from hoodwink.games.nottingham.moves import (
    ADD_COINS,
    ADDS,
    ASKS,
    CLAIMS,
    DROP_ADDS,
    DROP_ASKS,
    DROP_CLAIMS,
    DROP_COINS,
    DROP_REPAYS,
    DROP_VOWS,
    REPAYS,
    VOWS,
)
from hoodwink.games.nottingham.offers import Choice, Offer
from hoodwink.games.nottingham.verbs import INSPECT, MOST_SEATS, PASS
from hoodwink.kernel.moves import Move

CHOICES: Final = (1 << 2 * MOST_SEATS) - 1
"""The bits of what is asked, promised or promised in return, once shifted down."""
COINS: Final = (1 << 12) - 1
ASKS_AT: Final = 12
VOWS_AT: Final = 22
REPAYS_AT: Final = 32
CLAIMS_AT: Final = 42
CLAIMS_IN: Final = (1 << 57) - 1
GOODS_AT: Final = 99
EACH: Final = 7
"""Bits for each kind of goods from the stall."""
EVERY: Final = (1 << EACH) - 1
GIVES: Final = COINS | CHOICES << VOWS_AT | -1 << CLAIMS_AT
"""All that the Sheriff would get, be it words."""


def choice_unit(outcome: int, seat: int) -> int:
    return 1 << outcome * MOST_SEATS + seat


CHOSEN: Final[Sequence[tuple[Choice, ...]]] = tuple(
    tuple(
        (outcome, seat)
        for outcome in (PASS, INSPECT)
        for seat in range(MOST_SEATS)
        if bits & choice_unit(outcome, seat)
    )
    for bits in range(CHOICES + 1)
)
"""By their bits, the choices themselves."""


def _units() -> dict[Move, int]:
    """What each part adds to the number, and what taking it out adds."""
    units: dict[Move, int] = {}
    for coins, less in zip(ADD_COINS, DROP_COINS, strict=True):
        units[coins], units[less] = coins.coins, -coins.coins
    for kind in range(KINDS):
        claim, good = ONE[kind] << CLAIMS_AT, 1 << GOODS_AT + EACH * kind
        units[CLAIMS[kind]], units[DROP_CLAIMS[kind]] = claim, -claim
        units[ADDS[kind]], units[DROP_ADDS[kind]] = good, -good
    for parts, drops, place in (
        (ASKS, DROP_ASKS, ASKS_AT),
        (VOWS, DROP_VOWS, VOWS_AT),
        (REPAYS, DROP_REPAYS, REPAYS_AT),
    ):
        for outcome in (PASS, INSPECT):
            for seat in range(MOST_SEATS):
                unit = choice_unit(outcome, seat) << place
                units[parts[outcome][seat]], units[drops[outcome][seat]] = unit, -unit
    return units


UNITS: Final = _units()


def packed_terms(offer: Offer) -> int:
    """All that is in an offer as one number."""
    content = offer.coins
    for choices, place in (
        (offer.asks, ASKS_AT),
        (offer.promises, VOWS_AT),
        (offer.repays, REPAYS_AT),
    ):
        for outcome, seat in choices:
            content += choice_unit(outcome, seat) << place
    for kind in offer.claims:
        content += ONE[kind] << CLAIMS_AT
    for kind in offer.goods:
        content += 1 << GOODS_AT + EACH * kind
    return content


def goods_of(content: int) -> tuple[int, ...]:
    """The single cards of the stall."""
    goods: list[int] = []
    left = content >> GOODS_AT
    for kind in range(KINDS):
        goods += [kind] * (left >> EACH * kind & EVERY)
    return tuple(goods)


def claims_of(content: int) -> tuple[int, ...]:
    return tuple(laid_out(content >> CLAIMS_AT & CLAIMS_IN))


def choices_of(content: int, place: int) -> tuple[Choice, ...]:
    return CHOSEN[content >> place & CHOICES]


def chosen(parts: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By the bits of what is chosen, the moves that speak of it."""
    return tuple(tuple(parts[outcome][seat] for outcome, seat in listed) for listed in CHOSEN)
