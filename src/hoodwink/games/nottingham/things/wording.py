"""All that is in a draft as three numbers, so that to put a part in is to add to one of them.

`words`, from the lowest bit: the coins; then what else is asked of the Sheriff, what the giver
promises and what the Sheriff promises in return, each with a bit for every seat to pass and one
for every seat to be inspected. `claims` are packed as a handful is. `stall` is goods from the
stall, seven bits a kind; seven more, between the legal ones and contraband, count all contraband.
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

Parts = tuple[int, int, int]
"""What there is, or what is added, of words, of claims and of goods from the stall."""

COINS: Final = (1 << 13) - 1
ASKS_AT: Final = 13
VOWS_AT: Final = 23
REPAYS_AT: Final = 33
CHOICES: Final = (1 << 2 * MOST_SEATS) - 1
"""The bits of what is asked, promised or promised in return, once shifted down."""
GIVES: Final = COINS | CHOICES << VOWS_AT
"""The words by which the Sheriff would get something."""
EACH: Final = 7
"""Bits for each kind of goods from the stall."""
EVERY: Final = (1 << EACH) - 1
CONTRABAND_AT: Final = EACH * LEGAL
"""Where all contraband is counted."""
LEGAL_GOODS: Final = (1 << CONTRABAND_AT) - 1


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


def place_of(kind: int) -> int:
    """The lowest bit of a kind of goods from the stall."""
    return EACH * kind if kind < LEGAL else EACH * (kind + 1)


def good_unit(kind: int) -> int:
    """A card of the stall."""
    return 1 << place_of(kind) | (1 << CONTRABAND_AT if kind >= LEGAL else 0)


def goods_of(stall: int) -> tuple[int, ...]:
    """The single cards of the stall."""
    goods: list[int] = []
    for kind in range(KINDS) if stall > LEGAL_GOODS else range(LEGAL):
        goods += [kind] * (stall >> place_of(kind) & EVERY)
    return tuple(goods)


def claims_of(claims: int) -> tuple[int, ...]:
    return tuple(laid_out(claims))


def _parts() -> Iterator[tuple[Move, Move, Parts]]:
    """Every part, the move that takes it out again, and what it adds."""
    for coins, less in zip(ADD_COINS, DROP_COINS, strict=True):
        yield coins, less, (coins.coins, 0, 0)
    for kind in range(KINDS):
        yield CLAIMS[kind], DROP_CLAIMS[kind], (0, ONE[kind], 0)
        yield ADDS[kind], DROP_ADDS[kind], (0, 0, good_unit(kind))
    for parts, drops, place in (
        (ASKS, DROP_ASKS, ASKS_AT),
        (VOWS, DROP_VOWS, VOWS_AT),
        (REPAYS, DROP_REPAYS, REPAYS_AT),
    ):
        for outcome, seat in CHOSEN[CHOICES]:
            unit = choice_unit(outcome, seat) << place
            yield parts[outcome][seat], drops[outcome][seat], (unit, 0, 0)


def _units() -> dict[Move, Parts]:
    units: dict[Move, Parts] = {}
    for part, drop, unit in _parts():
        words, claims, stall = unit
        units[part] = unit
        units[drop] = (-words, -claims, -stall)
    return units


UNITS: Final = _units()
"""What each part adds, and what taking it out adds."""


def packed_terms(offer: Offer) -> Parts:
    """All that is in an offer."""
    words, claims, stall = offer.coins, 0, 0
    for choices, place in (
        (offer.asks, ASKS_AT),
        (offer.promises, VOWS_AT),
        (offer.repays, REPAYS_AT),
    ):
        for outcome, seat in choices:
            words += choice_unit(outcome, seat) << place
    for kind in offer.claims:
        claims += ONE[kind]
    for kind in offer.goods:
        stall += good_unit(kind)
    return words, claims, stall
