"""Goods ashore and in warehouses: sell them, carry them on, put them away."""

from collections.abc import Iterable
from typing import Final

from hoodwink.bots.cornish.knowledge.coast import COLUMNS, Coast
from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.offers import Offers
from hoodwink.bots.cornish.knowledge.roads import Roads
from hoodwink.games.cornish.moves.actions import Carry, Fetch, Haul, Sell
from hoodwink.games.cornish.moves.choices import IN_INFLUENCE, Choice, GoodsStep

STAYS: Final = 0.01
"""Of two equal lots the one that is already out of its warehouse is sold."""
CARRIED: Final = 0.5
"""Being hauled out of a place may cost a lot so many points of what it was worth there."""
NEAR: Final = 3
"""Goods are put away where the next officer is at most so many steps away."""
LEAST: Final = 0.3
"""What moving a lot must be worth."""


class Porter:
    """Finds the best thing to do with goods that are ashore."""

    def __init__(self, mind: Mind, roads: Roads, offers: Offers) -> None:
        self.mind: Final = mind
        self.coast: Final = mind.coast
        self.roads: Final = roads
        self.offers: Final = offers

    def best(self) -> Choice | None:
        """Sell, carry, haul or fetch, whatever brings most; what is in danger comes first."""
        offers = self.offers
        found: list[tuple[float, Choice]] = []
        found += [(self.sale(move), move) for move in offers.sales]
        found += [(self.carried(move), move) for move in offers.carries]
        found += [(self.hauled(move), move) for move in offers.hauls]
        found += [(self.fetched(move), move) for move in offers.fetches]
        if not found:
            return None
        worth, move = max(found, key=lambda one: one[0])
        return move if worth > LEAST else None

    def sale(self, move: Sell) -> float:
        return self._sold(move.form, move.place, move.row, move.pay) + STAYS

    def _sold(self, form: int, town: int, row: int, payment: int) -> float:
        """A sale; where customs are near it is made before they come."""
        mind = self.mind
        worth = mind.priced(
            row, min(self.coast.sizes[form], self.coast.board.sizes[town])
        ) + mind.outlets.get(town, 0)
        hurry = 1.0 if mind.grace(town) == 1 else 0.0
        return worth - mind.row_cost(row, payment) + hurry

    def carried(self, move: Carry) -> float:
        return self._moved(move.form, move.start, move.end, move.pay) + STAYS

    def _moved(self, form: int, start: int, end: int, payment: int) -> float:
        """One step nearer to where it sells best, and not into the arms of an officer."""
        coast = self.coast
        worths = self.roads.worths
        if (
            worths(end)[coast.sizes[form]] <= worths(start)[coast.sizes[form]]
            or self.mind.grace(end) == 0
        ):
            return 0.0
        cost = self.mind.pay(payment, coast.setting.move_cost)
        return worths(end)[coast.sizes[form]] - cost

    def hauled(self, move: Haul) -> float:
        """Where it sells better, if nothing is left alone behind the pawn."""
        coast = self.coast
        mind, start, end, size = self.mind, move.start, move.end, coast.sizes[move.form]
        left = sum(1 for place, owner, _ in mind.ashore if place == start and owner == mind.seat)
        if mind.grace(end) == 0 or (left > 1 and mind.pawns.count(start) < 2):
            return 0.0
        worth = mind.prices[min(size, coast.board.sizes[end])] * (1 - self.roads.lost(end))
        if end in mind.network:
            worth = self.roads.worths(end)[size]
        if worth <= self.roads.worths(start)[size] - CARRIED * mind.influence_worth:
            return 0.0
        return worth - mind.pay(move.pay, coast.setting.haul_cost) + STAYS

    def fetched(self, move: Fetch) -> float:
        """The best that could be done at once with what comes out; no other lot may wait there."""
        coast = self.coast
        mind, form, place = self.mind, move.form, coast.stores[move.store].place
        if self.offers.stores or mind.grace(place) == 0 or place not in mind.network:
            return 0.0
        rows = range(min(2, mind.influence) + 1) if coast.board.sizes[place] else ()
        found = [self._sold(form, place, row, IN_INFLUENCE) for row in rows]
        for near in coast.board.roads[place]:
            if near in mind.network and mind.influence:
                found.append(self._moved(form, place, near, IN_INFLUENCE))
        return max(found, default=0.0)

    def put_away(self, chosen: Choice | None) -> Choice | None:
        """A lot that is better off in a warehouse than beside what is done now."""
        busy = _busy(chosen)
        for move in self.offers.stores:
            place = self.coast.stores[move.store].place
            if (move.form, place) != busy and self.mind.grace(place) <= NEAR:
                return move
        return None


def _busy(chosen: Choice | None) -> tuple[int, int] | None:
    """The goods ashore that a choice is about, and where they lie."""
    if isinstance(chosen, Sell):
        return chosen.form, chosen.place
    return (chosen.form, chosen.start) if isinstance(chosen, GoodsStep) else None


def gold_of(coast: Coast, goods: Iterable[int]) -> int:
    """What goods would roughly fetch."""
    return sum(coast.market.price(1, min(coast.sizes[form], COLUMNS))[0] for form in goods)
