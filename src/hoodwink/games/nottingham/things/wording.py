"""All that is in a draft as five numbers, so that to put a part in is to add to one of them.

The first is the coins. `words` are, from the lowest bit, what else is asked of the Sheriff, what
the giver promises and what the Sheriff promises in return, each with a bit for every seat to pass
and one for every seat to be inspected. `claims` are packed as a handful is. `goods` are legal goods
from the stall, seven bits a kind; `hidden` is contraband from it, all of it counted in the lowest
seven bits, and then seven bits a kind.
"""

from collections.abc import Iterator, Sequence
from typing import Final

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
from hoodwink.games.nottingham.moves.verbs import INSPECT, MOST_SEATS, PASS
from hoodwink.games.nottingham.things.cards import ONE, laid_out
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.offers import Offer, Verdict
from hoodwink.kernel.moves import Move

Parts = tuple[int, int, int, int, int]
"""What there is, or what is added: coins, words, claims, goods and hidden ones."""

ASKS_AT: Final = 0
VOWS_AT: Final = 2 * MOST_SEATS
REPAYS_AT: Final = 4 * MOST_SEATS
CHOICES: Final = (1 << 2 * MOST_SEATS) - 1
"""The bits of what is asked, promised or promised in return, once shifted down."""
VOW_WORDS: Final = CHOICES << VOWS_AT
EACH: Final = 7
"""Bits for each kind of goods from the stall."""
EVERY: Final = (1 << EACH) - 1


def choice_unit(outcome: int, seat: int) -> int:
    return 1 << outcome * MOST_SEATS + seat


CHOSEN: Final[Sequence[tuple[Verdict, ...]]] = tuple(
    tuple(
        (outcome, seat)
        for outcome in (PASS, INSPECT)
        for seat in range(MOST_SEATS)
        if bits & choice_unit(outcome, seat)
    )
    for bits in range(CHOICES + 1)
)
"""By their bits, the choices themselves."""


def choices_of(words: int, place: int) -> tuple[Verdict, ...]:
    return CHOSEN[words >> place & CHOICES]


def chosen(parts: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By the bits of what is chosen, the moves that speak of it."""
    return tuple(tuple(parts[outcome][seat] for outcome, seat in listed) for listed in CHOSEN)


PLACES: Final = tuple(EACH * (kind if kind < LEGAL else kind - LEGAL + 1) for kind in range(KINDS))
"""The lowest bit of each kind, of legal goods or of hidden ones."""


def good_unit(kind: int) -> Parts:
    """A card of the stall."""
    unit = 1 << PLACES[kind]
    return (0, 0, 0, unit, 0) if kind < LEGAL else (0, 0, 0, 0, unit + 1)


def stall_goods(goods: int, hidden: int) -> tuple[int, ...]:
    """The single cards of the stall."""
    kinds: list[int] = []
    for kind in range(LEGAL if goods else 0):
        kinds += [kind] * (goods >> PLACES[kind] & EVERY)
    for kind in range(LEGAL, KINDS if hidden else 0):
        kinds += [kind] * (hidden >> PLACES[kind] & EVERY)
    return tuple(kinds)


def claims_of(claims: int) -> tuple[int, ...]:
    return tuple(laid_out(claims))


def _parts() -> Iterator[tuple[Move, Move, Parts]]:
    """Every part, the move that takes it out again, and what it adds."""
    for coins, less in zip(ADD_COINS, DROP_COINS, strict=True):
        yield coins, less, (coins.coins, 0, 0, 0, 0)
    for kind in range(KINDS):
        yield CLAIMS[kind], DROP_CLAIMS[kind], (0, 0, ONE[kind], 0, 0)
        yield ADDS[kind], DROP_ADDS[kind], good_unit(kind)
    for parts, drops, place in (
        (ASKS, DROP_ASKS, ASKS_AT),
        (VOWS, DROP_VOWS, VOWS_AT),
        (REPAYS, DROP_REPAYS, REPAYS_AT),
    ):
        for outcome, seat in CHOSEN[CHOICES]:
            unit = choice_unit(outcome, seat) << place
            yield parts[outcome][seat], drops[outcome][seat], (0, unit, 0, 0, 0)


def _units() -> dict[Move, Parts]:
    units: dict[Move, Parts] = {}
    for part, drop, unit in _parts():
        coins, words, claims, goods, hidden = unit
        units[part] = unit
        units[drop] = (-coins, -words, -claims, -goods, -hidden)
    return units


UNITS: Final = _units()
"""What each part adds, and what taking it out adds."""


def packed_terms(offer: Offer) -> Parts:
    """All that is in an offer."""
    words = claims = goods = hidden = 0
    for choices, place in (
        (offer.asks, ASKS_AT),
        (offer.promises, VOWS_AT),
        (offer.repays, REPAYS_AT),
    ):
        for outcome, seat in choices:
            words |= choice_unit(outcome, seat) << place
    for kind in offer.claims:
        claims += ONE[kind]
    for kind in offer.goods:
        _, _, _, legal, contraband = good_unit(kind)
        goods += legal
        hidden += contraband
    return offer.coins, words, claims, goods, hidden
