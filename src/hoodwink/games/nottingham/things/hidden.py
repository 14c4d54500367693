"""Cards that lie face down on a stall, and what all know of the cards in a hand.

Everybody sees which face-down card goes where, so each one is followed from the bag that it
came out of: its origin and round, who has seen its face, and the kinds that all know it is
not. A fact is a card that all saw going into a hand: it is there, or in a bag that was filled
in that round or later, or face down on a stall since.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypedDict

from hoodwink.games.nottingham.things.cards import ONE, count_of
from hoodwink.games.nottingham.things.goods import KIND_OF, LEGAL, NAMES
from hoodwink.kernel.reading import FLAG, Shape, one_of, rows, table, whole
from hoodwink.kernel.seats import SEATS_IN, Seat, mask_of

SPECTATOR: Final = 5
"""The bit of those who only watch, in a mask of who has seen a card."""

EVERYBODY: Final = 0b111111
UNKNOWN: Final = 31
"""Stands for the kind of a card that has not been seen."""

LATEST: Final = 15
"""No round is later."""


class FaceDown(TypedDict):
    """Face-down cards as they are told, those that look the same together."""

    kind: str | None
    """What they are; none for one that has not been seen."""
    count: int
    """How many look the same."""
    origin: Seat
    """Out of whose bag they came."""
    round: int
    """And in which round, from 1."""
    seen_by: list[Seat]
    """Who has seen their faces."""
    open: bool
    """Whether all have seen them."""
    is_not: list[str]
    """What all know that they are not."""


def face_down(kind: int, origin: Seat, round_: int, seen: int, denied: int = 0) -> int:
    return kind | origin << 5 | round_ << 8 | seen << 12 | denied << 18


def kind_of(card: int) -> int:
    """The kind of a face-down card, or of one that a fact is about."""
    return card & UNKNOWN


def origin_of(card: int) -> Seat:
    return card >> 5 & 7


def round_of(card: int) -> int:
    return card >> 8 & 15


def seen_by(card: int) -> int:
    return card >> 12 & 63


def denied_of(card: int) -> int:
    return card >> 18


def unseen(card: int) -> int:
    """The card as it looks to those who have not seen it."""
    return card | UNKNOWN


def turned_up(card: int, kind: int) -> int:
    """A card that has not been seen, once it has a kind."""
    return card & ~UNKNOWN | kind


def shown_to(card: int, mask: int) -> int:
    """The card once these have seen it too."""
    return card | mask << 12


def look_json(card: int, count: int = 1) -> FaceDown:
    """A face-down card as it is told; kind None for one that has not been seen."""
    kind, seen, denied = kind_of(card), seen_by(card), denied_of(card)
    return {
        "kind": None if kind == UNKNOWN else NAMES[kind],
        "count": count,
        "origin": origin_of(card),
        "round": round_of(card) + 1,
        "seen_by": list(SEATS_IN[seen & ~(1 << SPECTATOR)]),
        "open": bool(seen >> SPECTATOR & 1),
        "is_not": _names_in(denied) if denied else [],
    }


def _names_in(kinds: int) -> list[str]:
    return [name for kind, name in enumerate(NAMES) if kinds >> kind & 1]


def read_look(look: Mapping[str, Any]) -> int:
    """The card that `look_json` told of."""
    seen = EVERYBODY if look["open"] else mask_of(look["seen_by"])
    denied = mask_of(KIND_OF[name] for name in look["is_not"])
    kind = UNKNOWN if look["kind"] is None else KIND_OF[look["kind"]]
    return face_down(kind, look["origin"], look["round"] - 1, seen, denied)


def read_looks(looks: Iterable[Mapping[str, Any]]) -> list[int]:
    """All cards of a stall, one by one."""
    return [card for look in looks for card in [read_look(look)] * look["count"]]


def look_shape(seats: int) -> Shape:
    """A single card as those who know it tell of it."""
    return table(
        {
            "kind": one_of(NAMES[LEGAL:]),
            "count": whole(1, 1),
            "origin": whole(0, seats - 1),
            "round": whole(1, LATEST),
            "seen_by": rows(whole(0, SPECTATOR - 1)),
            "open": FLAG,
            "is_not": rows(one_of(NAMES)),
        }
    )


def fact(kind: int, since: int) -> int:
    return kind | since << 5


def fact_json(known: int) -> list[str | int]:
    return [NAMES[kind_of(known)], since(known) + 1]


def read_fact(told: Sequence[Any]) -> int:
    """The fact that `fact_json` told."""
    name, round_ = told
    return fact(KIND_OF[name], round_ - 1)


def since(known: int) -> int:
    """The round in which all saw the card go into the hand."""
    return known >> 5


def forget_all(facts: list[int], cards: int) -> list[int]:
    """What is still known once all cards of a handful have come to light."""
    left = facts
    for known in facts:
        kind = known & UNKNOWN
        if count_of(cards, kind):
            cards -= ONE[kind]
            left = forget(left, kind)
    return left


def forget(facts: list[int], kind: int, until: int = LATEST) -> list[int]:
    """A card that a fact may be about has come to light: the fact with the fewest ways left goes.

    `until` is the round of the bag that the card came out of. Returns what is still known.
    """
    best = -1
    for known in facts:
        if known & 31 == kind and known >> 5 <= until and known > best:
            best = known
    if best < 0:
        return facts
    left = facts[:]
    left.remove(best)
    return left
