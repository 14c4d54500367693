"""Landing goods: which, into which warehouse, and how much to pay for darkness."""

from itertools import combinations
from typing import Final, NamedTuple

from hoodwink.bots.cornish.knowledge.coast import Coast
from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.roads import EXPOSED, Roads
from hoodwink.games.cornish.setting import NOWHERE, RISK

MOST_AT_ONCE: Final = 6
"""More lots than this are landed in the order of their worth."""


class Landing(NamedTuple):
    """What is to be landed, what of it goes into which warehouse, and the points to pay off."""

    worth: float
    lots: tuple[tuple[int, int], ...]
    hiding: int


class Lander:
    """Weighs the ways to land in one place."""

    def __init__(self, mind: Mind, roads: Roads, place: int) -> None:
        self.mind: Final = mind
        self.coast: Final = mind.coast
        self.place: Final = place
        self.worths: Final = roads.worths(place)
        self.grace: Final = mind.grace(place)
        self.stores: Final = [
            store for store in mind.stored if self.coast.stores[store].place == place and self.grace
        ]
        self.again: Final = 1.2 * mind.influence_worth

    def best(self, hold: list[int]) -> Landing | None:
        """The best part of the hold to land now; what stays aboard can be landed later."""
        found = [
            landing for lots in parts(self.coast, hold) if (landing := self._landed(hold, lots))
        ]
        return max(found, key=lambda landing: landing.worth, default=None)

    def _landed(self, hold: list[int], lots: tuple[int, ...]) -> Landing | None:
        mind = self.mind
        away = self._put_away(lots)
        bare = [form for form, store in away if store == NOWHERE]
        hiding = self._hiding(lots, bool(bare))
        if hiding >= mind.influence or (bare and self.grace == 0):
            return None
        left = len(hold) - len(lots)
        worth = sum(self.worths[self.coast.sizes[form]] for form in lots)
        worth -= mind.influence_worth * (1 + hiding) + self.again * (left > 0)
        if bare:
            worth -= self._exposed(bare, self.grace - max(0, self.excess(lots) - hiding))
        return Landing(worth, away, hiding)

    def excess(self, lots: tuple[int, ...]) -> int:
        """By how much the risk is too great."""
        mind = self.mind
        risk = self.coast.board.risks[self.place] + sum(self.coast.sizes[form] for form in lots)
        risk -= mind.perks[RISK] + int(mind.view["pending"]["shadow"])
        return max(0, risk) - mind.level

    def _hiding(self, lots: tuple[int, ...], bare: bool) -> int:
        """Enough that nobody comes before the first sale; what is in warehouses may wait."""
        excess = self.excess(lots)
        return max(0, excess - (self.grace - 2 if bare and self.grace > 1 else self.grace - 1))

    def once_more(self, bare: list[int], points: int, most: int) -> int:
        """How much more to pay when answers have raised the risk and so many steps are due."""
        if not bare:
            return 0
        near, price = self.grace - points, self.mind.influence_worth
        return min(
            range(most + 1), key=lambda less: self._exposed(bare, near + less) + less * price
        )

    def _exposed(self, bare: list[int], near: int) -> float:
        """What may be lost: to those who come after the first sale, and to those sent by others."""
        worth = [self.worths[self.coast.sizes[form]] for form in bare]
        if near <= 0:
            return sum(worth)
        lost = EXPOSED[max(1, min(near, 4))] * sum(worth)
        return lost + (0.5 * (sum(worth) - max(worth)) if near <= 1 else 0.0)

    def _put_away(self, lots: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
        """The biggest that fit go into warehouses."""
        inside = {store: list(self.mind.stored[store]) for store in self.stores}
        found: list[tuple[int, int]] = []
        for form in sorted(lots, key=lambda form: -self.coast.sizes[form]):
            there = next(
                (store for store in inside if _fits(self.coast, store, [*inside[store], form])),
                None,
            )
            if there is None:
                found.append((form, NOWHERE))
            else:
                inside[there].append(form)
                found.append((form, there))
        return tuple(found)


def _fits(coast: Coast, store: int, goods: list[int]) -> bool:
    return coast.setting.fitter.fits(coast.stores[store].room, sorted(goods))


def parts(coast: Coast, hold: list[int]) -> list[tuple[int, ...]]:
    """Every different part of a hold; of a big one only the biggest lots first."""
    if len(hold) > MOST_AT_ONCE:
        goods = sorted(hold, key=lambda form: -coast.sizes[form])
        return [tuple(goods[:count]) for count in range(1, len(goods) + 1)]
    found = {
        part for count in range(1, len(hold) + 1) for part in combinations(sorted(hold), count)
    }
    return sorted(found)
