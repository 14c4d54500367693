"""At the market: which cards to keep, and where to draw the others."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from hoodwink.bots.nottingham.mind import Mind
from hoodwink.bots.nottingham.packing import risked
from hoodwink.bots.nottingham.temper import Temper
from hoodwink.games.nottingham.moves import DONE, DRAWS_FROM, LAYS, PILES, SET_ASIDES
from hoodwink.games.nottingham.moves.verbs import DECK, LEFT, RIGHT, SOURCES
from hoodwink.games.nottingham.setting import KIND_OF, KINDS, LEGAL, counted
from hoodwink.kernel.moves import Move

LATER: Final = 0.3
"""What a card is worth that does not go with this round's lot, for it may with the next."""

USUAL_DANGER: Final = 0.5
"""How likely a Sheriff is to look into a bag that is still to be filled."""

Hopes = Sequence[float]
"""By kind, what a card in hand promises."""


class Trip(NamedTuple):
    """What a visit to the market promises, and how it goes."""

    promise: float
    aside: tuple[int, ...] = ()
    left: int = 0
    right: int = 0


def set_aside(mind: Mind, temper: Temper, moves: Sequence[Move]) -> Move:
    laid = counted(mind.view["aside"]["goods"])
    cards = [here + there for here, there in zip(mind.hand, laid, strict=True)]
    aside = best_trip(mind, temper, cards).aside
    for kind in aside:
        if aside.count(kind) > laid[kind] and SET_ASIDES[kind] in moves:
            return SET_ASIDES[kind]
    return DONE


def draw(mind: Mind, temper: Temper, moves: Sequence[Move]) -> Move:
    lacking = mind.view["aside"]["count"] - len(mind.view["taken"])
    trips = [_drawn(mind, hopes, 0.0, lacking) for hopes in _plans(mind, temper, mind.hand)]
    best = max(trips)
    for pile, wanted in ((LEFT, best.left), (RIGHT, best.right)):
        if wanted and DRAWS_FROM[pile] in moves:
            return DRAWS_FROM[pile]
    return DRAWS_FROM[DECK] if DRAWS_FROM[DECK] in moves else moves[0]


def best_trip(mind: Mind, temper: Temper, cards: Sequence[int]) -> Trip:
    """Over all lots to go for: keep what helps, as many as it pays to keep."""
    trips = []
    for hopes in _plans(mind, temper, cards):
        held = [kind for kind in range(KINDS) for _ in range(cards[kind])]
        held.sort(key=lambda kind: hopes[kind])
        for count in range(min(mind.setting.set_aside, len(held)) + 1):
            kept = sum(hopes[kind] for kind in held[count:])
            trip = _drawn(mind, hopes, kept, count)
            trips.append(trip._replace(aside=tuple(held[:count])))
    return max(trips)


def _plans(mind: Mind, temper: Temper, cards: Sequence[int]) -> list[Hopes]:
    """For each legal kind, what cards promise to one who will declare it."""
    base = [LATER * worth for worth in mind.worths]
    for kind in range(LEGAL, KINDS):
        hope = risked(mind, temper.fear * USUAL_DANGER, kind)
        base[kind] = max(0.0, hope) if temper.smuggles else 0.0
    plans: list[Hopes] = []
    for kind in range(LEGAL):
        hopes = base[:]
        count = min(mind.setting.bag, max(2, cards[kind] + 1))
        hopes[kind] = mind.gain(kind, count) / count
        plans.append(hopes)
    return plans


def _drawn(mind: Mind, hopes: Hopes, kept: float, count: int) -> Trip:
    """The best way to draw so many cards: from the piles first, then from the deck."""
    blind = _blind(mind, hopes)
    left, right = (_running(mind, hopes, pile, count) for pile in (LEFT, RIGHT))
    ways = [
        Trip(kept + left[i] + right[j] + blind * (count - i - j), (), i, j)
        for i in range(len(left))
        for j in range(min(len(right), count - i + 1))
    ]
    return max(ways)


def _running(mind: Mind, hopes: Hopes, pile: int, count: int) -> list[float]:
    """What the top cards of a pile promise: none, one, two ..."""
    top = mind.view["piles"][SOURCES[pile]][::-1][:count]
    return list(accumulate((hopes[KIND_OF[name]] for name in top), initial=0.0))


def _blind(mind: Mind, hopes: Hopes) -> float:
    """What a card from the deck promises; an empty deck gives nothing."""
    if not mind.view["deck"]:
        return 0.0
    deck = mind.setting.decks[mind.seats]
    return sum(count * hope for count, hope in zip(deck, hopes, strict=True)) / sum(deck)


def choose_pile(mind: Mind) -> Move:
    """Bury what the next merchants would like best."""

    def tempting(pile: int) -> int:
        return sum(
            mind.setting.values[KIND_OF[name]] for name in mind.view["piles"][SOURCES[pile]][-3:]
        )

    return PILES[max((LEFT, RIGHT), key=tempting)]


def lay(mind: Mind) -> Move:
    """The best card first: what lies deep is drawn last."""
    laid = counted(mind.view["aside"]["goods"])
    return LAYS[
        max(
            (kind for kind in range(KINDS) if laid[kind]),
            key=lambda kind: mind.setting.values[kind],
        )
    ]
