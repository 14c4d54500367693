"""An offer, or terms of the Sheriff, that somebody has begun.

All that is in it are seven numbers, so that to put a part in is to add to one of them. The first is
the coins. Then come what else is asked of the Sheriff, what the giver promises and what the Sheriff
promises in return, each with a bit for every seat to pass and one for every seat to be inspected.
`claims` are packed as a handful is. `goods` are legal goods from the stall, seven bits a kind;
`hidden` is contraband from it, all of it counted in the lowest seven bits, and then seven bits a
kind.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hoodwink.games.nottingham import moves as say
from hoodwink.games.nottingham.moves.verbs import INSPECT, MOST_SEATS, OUTCOMES, PASS
from hoodwink.games.nottingham.things.cards import MOST, ONE, laid_out
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, MANY, NAMES
from hoodwink.games.nottingham.things.offers import (
    Offer,
    Verdict,
    read_offer,
    spread,
    verdict_shape,
)
from hoodwink.kernel.moves import Move
from hoodwink.kernel.reading import Shape, heap, one_of, rows, table, whole
from hoodwink.kernel.seats import Seat, mask_of


class Draft:
    """The offer as long as nothing is in it, and the numbers of what is.

    To put a part in changes it in place: two of five moves in a random match are such words.
    """

    __slots__ = ("begun", "parts")

    def __init__(self, begun: Offer, parts: list[int]) -> None:
        self.begun: Final = begun
        self.parts: Final = parts

    def copy(self) -> "Draft":
        return Draft(self.begun, self.parts[:])


NUMBERS: Final = ("coins", "asks", "vows", "repays", "claims", "goods", "hidden")
"""What the numbers of a draft count, in their order."""

Change = tuple[int, int]
"""To which of the numbers how much is added."""


def change(number: str, unit: int) -> Change:
    return NUMBERS.index(number), unit


CHOICES: Final = (1 << 2 * MOST_SEATS) - 1
"""All that could be asked, promised or promised in return."""
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


def chosen(parts: Sequence[Sequence[Move]]) -> Sequence[tuple[Move, ...]]:
    """By the bits of what is chosen, the moves that speak of it."""
    return tuple(tuple(parts[outcome][seat] for outcome, seat in listed) for listed in CHOSEN)


PLACES: Final = tuple(EACH * (kind if kind < LEGAL else kind - LEGAL + 1) for kind in range(KINDS))
"""The lowest bit of each kind, of legal goods or of hidden ones."""


def good_unit(kind: int) -> Change:
    """A card of the stall."""
    unit = 1 << PLACES[kind]
    return change("goods", unit) if kind < LEGAL else change("hidden", unit + 1)


def stall_goods(goods: int, hidden: int) -> tuple[int, ...]:
    """The single cards of the stall."""
    kinds: list[int] = []
    for kind in range(LEGAL if goods else 0):
        kinds += [kind] * (goods >> PLACES[kind] & EVERY)
    for kind in range(LEGAL, KINDS if hidden else 0):
        kinds += [kind] * (hidden >> PLACES[kind] & EVERY)
    return tuple(kinds)


def _parts() -> Iterator[tuple[Move, Move, Change]]:
    """Every part, the move that takes it out again, and what it adds."""
    for coins, less in zip(say.ADD_COINS, say.DROP_COINS, strict=True):
        yield coins, less, change("coins", coins.coins)
    for kind in range(KINDS):
        yield say.CLAIMS[kind], say.DROP_CLAIMS[kind], change("claims", ONE[kind])
        yield say.ADDS[kind], say.DROP_ADDS[kind], good_unit(kind)
    for outcome, seat in CHOSEN[CHOICES]:
        unit = choice_unit(outcome, seat)
        yield say.ASKS[outcome][seat], say.DROP_ASKS[outcome][seat], change("asks", unit)
        yield say.VOWS[outcome][seat], say.DROP_VOWS[outcome][seat], change("vows", unit)
        yield say.REPAYS[outcome][seat], say.DROP_REPAYS[outcome][seat], change("repays", unit)


def _units() -> dict[Move, Change]:
    units: dict[Move, Change] = {}
    for put, drop, (place, unit) in _parts():
        units[put] = (place, unit)
        units[drop] = (place, -unit)
    return units


UNITS: Final = _units()
"""What each part adds, and what taking it out adds."""


def packed_terms(offer: Offer) -> list[int]:
    """All that is in an offer."""
    choices = map(_choices, (offer.asks, offer.promises, offer.repays))
    parts = [offer.coins, *choices, sum(ONE[kind] for kind in offer.claims), 0, 0]
    for kind in offer.goods:
        place, unit = good_unit(kind)
        parts[place] += unit
    return parts


def _choices(choices: Sequence[Verdict]) -> int:
    return mask_of(outcome * MOST_SEATS + seat for outcome, seat in choices)


def empty_draft(begun: Offer) -> Draft:
    return Draft(begun, [0, 0, 0, 0, 0, 0, 0])


def draft_from(offer: Offer, by: Seat, replaces: int) -> Draft:
    """A draft that starts from what is in an offer."""
    begun = Offer(0, by, offer.giver, offer.outcome, offer.bag, replaces)
    return Draft(begun, packed_terms(offer))


def drafted(draft: Draft, number: int = 0) -> Offer:
    """What would be said, under a number; 0 is not said yet."""
    begun = draft.begun
    coins, asks, vows, repays, claims, goods, hidden = draft.parts
    return Offer(
        number,
        begun.by,
        begun.giver,
        begun.outcome,
        begun.bag,
        begun.replaces,
        coins,
        stall_goods(goods, hidden),
        tuple(laid_out(claims)) if claims else (),
        CHOSEN[asks],
        CHOSEN[vows],
        CHOSEN[repays],
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
