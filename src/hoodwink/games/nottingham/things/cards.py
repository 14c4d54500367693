"""A few cards in one number: a hand, a bag, what is set aside.

Three bits for each kind tell how many there are of it, and those above them how many in all. So
to put a card in or to take one out is to add or subtract a number, and copies share it.
"""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.things.goods import KINDS, LEGAL, NAMES

MOST: Final = 7
"""No handful holds more."""

_ALL: Final = 3 * KINDS
ONE: Final = tuple(1 << 3 * kind | 1 << _ALL for kind in range(KINDS))
"""A single card of each kind."""

AT_LEAST: Final = tuple(count << _ALL for count in range(MOST + 1))
"""A handful of so many cards or more is no smaller a number than this."""

EVERY_KIND: Final = (1 << _ALL) - 1
_EVERY_LEGAL: Final = (1 << 3 * LEGAL) - 1
LOWEST_BITS: Final = sum(1 << 3 * kind for kind in range(KINDS))


def how_many(cards: int) -> int:
    return cards >> _ALL


def count_of(cards: int, kind: int) -> int:
    return cards >> 3 * kind & 7


def kinds_mask(cards: int) -> int:
    """A number for the set of kinds: the lowest of the three bits of each one that is there."""
    return (cards | cards >> 1 | cards >> 2) & LOWEST_BITS


def kinds_in(cards: int) -> list[int]:
    """The kinds of which there is a card, in order."""
    kinds = []
    left = kinds_mask(cards)
    while left:
        kinds.append((left & -left).bit_length() // 3)
        left &= left - 1
    return kinds


def without(cards: int, kind: int) -> int:
    """The cards that are left when all of a kind are taken out."""
    return cards - count_of(cards, kind) * ONE[kind]


def legal_part(cards: int) -> int:
    """The legal goods among the cards."""
    counts = cards & _EVERY_LEGAL
    total = (counts & 7) + (counts >> 3 & 7) + (counts >> 6 & 7) + (counts >> 9)
    return counts | total << _ALL


def only_kind(cards: int) -> int:
    """The kind of cards that are all alike; -1 if they are not."""
    mask = kinds_mask(cards)
    return -1 if mask & mask - 1 else mask.bit_length() // 3


def packed(counts: Sequence[int]) -> int:
    cards = 0
    for kind, count in enumerate(counts):
        if count:
            cards += count * ONE[kind]
    return cards


def unpacked(cards: int) -> list[int]:
    """Counts by kind."""
    return [cards >> 3 * kind & 7 for kind in range(KINDS)]


_TOLD: Final[dict[int, dict[str, int]]] = {}
"""Handfuls that were told lately: a view tells a dozen, and from one to the next few change."""

_MOST_TOLD: Final = 4096


def told(cards: int) -> dict[str, int]:
    """How many of each kind, as JSON tells them."""
    known = _TOLD.get(cards)
    if known is None:
        if len(_TOLD) >= _MOST_TOLD:
            _TOLD.clear()
        known = {NAMES[kind]: cards >> 3 * kind & 7 for kind in kinds_in(cards)}
        _TOLD[cards] = known
    return known.copy()


def laid_out(cards: int) -> list[int]:
    """The single cards, in the order of their kinds."""
    kinds: list[int] = []
    kind = 0
    left = cards & EVERY_KIND
    while left:
        count = left & 7
        if count:
            kinds += [kind] * count
        left >>= 3
        kind += 1
    return kinds


def worth(cards: int, values: list[int]) -> int:
    """What the cards come to at so much each."""
    total = kind = 0
    left = cards & EVERY_KIND
    while left:
        total += (left & 7) * values[kind]
        left >>= 3
        kind += 1
    return total
