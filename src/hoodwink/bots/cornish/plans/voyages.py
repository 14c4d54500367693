"""The ship: where to buy, what to buy, and where to land it."""

from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.bots.cornish.knowledge.offers import Offers
from hoodwink.bots.cornish.knowledge.roads import Roads
from hoodwink.games.cornish.moves.actions import Buy, Sail
from hoodwink.games.cornish.moves.choices import IN_GOLD, Choice
from hoodwink.games.cornish.setting import BARGAIN, NOWHERE

HOLD: Final = 11
"""Every hold has about so many squares."""
LEAST: Final = 0.5
"""What a voyage must be worth."""
HASTE: Final = 1.1
"""Each time to sail counts for a little more than it costs, so that ships come home."""

PUSH: Final = 1.5
"""Who is ahead buys a little more than is wise, because the last shape bought ends the game ..."""
NEAR_END: Final = 3.0
"""... as soon as no more rounds than this are expected."""
FEW: Final = 3
"""So many lots can be bought up."""
LAST_SALE: Final = 4
"""What buying, landing and selling one more lot takes in influence."""

Found = tuple[float, int]
"""What it is worth, and where."""


class Skipper:
    """Plans for the ship."""

    def __init__(self, mind: Mind, roads: Roads, offers: Offers) -> None:
        self.mind: Final = mind
        self.coast: Final = mind.coast
        self.roads: Final = roads
        self.offers: Final = offers
        self.sail: Final = HASTE * mind.influence_worth
        self.push: Final = PUSH if mind.ahead and mind.rounds_left < NEAR_END else 0.0
        self.squares: Final = sum(self.coast.sizes[form] for form in mind.hold)

    def voyage(self) -> Choice | None:
        """Bring home what is aboard, or go for more."""
        return self.homeward() or self.outward()

    def haven(self) -> Found:
        """The best place to land what is aboard, and what it is worth from here."""
        best: Found = (0.0, NOWHERE)
        for place in self.mind.landings:
            worth = (
                self.landed(place)
                - self.sail * self.coast.sails[self.mind.anchor][self.coast.anchorage[place]]
            )
            if worth > best[0]:
                best = (worth, place)
        return best

    def landed(self, place: int) -> float:
        """What the hold brings in a place, less what it takes to get it ashore."""
        worths = self.roads.worths(place)
        worth = sum(worths[self.coast.sizes[form]] for form in self.mind.hold) * (
            1 - self.roads.lost(place)
        )
        return worth - self.shore(place, self.squares)

    def shore(self, place: int, squares: int) -> float:
        """The influence that landing so many squares takes, one way or the other."""
        free = max(1, self.mind.level - self.coast.board.risks[place])
        return (1 + squares / max(2, free)) * self.mind.influence_worth

    def purchase(self) -> Choice | None:
        """What brings most more than it costs, if the ship lies at a merchant."""
        coast = self.coast
        mind = self.mind
        buys = self.offers.of(Buy)
        if not buys:
            return None
        worth, place = self.cargo(coast.board.stall[mind.anchor])
        if place == NOWHERE or (worth < LEAST and not mind.hold):
            return None
        best, found = 0.0, None
        for move in buys:
            gain = self.profit(place, coast.sizes[move.form]) / coast.sizes[move.form]
            if gain > best and mind.gold - coast.sizes[move.form] >= self.reserve(place):
                best, found = gain, move
        return found

    def last_call(self) -> Choice | None:
        """Buy up what is left, if it is little and the lead outlasts it."""
        coast = self.coast
        mind = self.mind
        stalls = mind.view["merchants"].values()
        left = [(at, coast.form[key]) for at, stock in enumerate(stalls) for key in stock]
        count = sum(n for stock in stalls for n in stock.values())
        lead = mind.scores[mind.seat] - mind.scores[mind.leader]
        dear = sum(coast.sizes[form] for _, form in left)
        if mind.ending or count > FEW or not dear < min(lead, mind.gold + 1):
            return None
        seas = [coast.merchants[at] for at, form in left if self.fits(form)]
        if mind.anchor in seas:
            return self.offers.first(Buy)
        near = min(seas, key=lambda sea: coast.sails[mind.anchor][sea], default=NOWHERE)
        return self.towards(near, 0.0) if near != NOWHERE else None

    def fits(self, form: int) -> bool:
        """Whether there is room for it beside what is aboard."""
        return self.coast.setting.fitter.fits(self.mind.ship, sorted([*self.mind.hold, form]))

    def profit(self, place: int, size: int) -> float:
        """What one more lot of a size brings if it is bought now and landed there."""
        mind = self.mind
        worth = self.roads.worths(place)[size] * (1 - self.roads.lost(place))
        worth -= mind.influence_worth * (
            1 + size / max(2, mind.level - self.coast.board.risks[place])
        )
        worth += self.push
        return worth - max(0, size - mind.perks[BARGAIN]) * mind.gold_worth

    def reserve(self, place: int) -> int:
        """Gold that is kept for a bribe where the ship is going."""
        near = self.mind.grace(place) <= 1 and not self.roads.can_clear(place)
        return self.mind.bribe if near else 0

    def homeward(self) -> Choice | None:
        if not self.mind.hold:
            return None
        worth, place = self.haven()
        return self.towards(self.coast.anchorage[place], worth) if place != NOWHERE else None

    def towards(self, sea: int, worth: float) -> Choice | None:
        """One step nearer; paid with gold only when there is no other round."""
        away = self.coast.sails[sea]
        last = self.mind.ending and worth > 3 * away[self.mind.anchor]
        nearer = [
            move
            for move in self.offers.of(Sail)
            if away[move.end] < away[move.start] and (move.pay != IN_GOLD or last)
        ]
        return min(nearer, key=lambda move: (move.pay, move.end), default=None)

    def outward(self) -> Choice | None:
        """To the merchant whose goods promise most."""
        if self.mind.hold:
            return None
        worth, sea = self.venture()
        return self.towards(sea, 0.0) if worth > LEAST else None

    def venture(self) -> Found:
        """What a voyage from here is worth, and to which merchant it goes."""
        best: Found = (0.0, NOWHERE)
        for stall, sea in enumerate(self.coast.merchants):
            worth = self.cargo(stall)[0] - self.sail * self.coast.sails[self.mind.anchor][sea]
            if worth > best[0] and sea != self.mind.anchor:
                best = (worth, sea)
        return best

    def cargo(self, stall: int) -> Found:
        """The profit of the best cargo from a merchant, and where it is landed."""
        coast = self.coast
        mind = self.mind
        stock = mind.view["merchants"][coast.board.merchants[stall]]
        best: Found = (0.0, NOWHERE)
        for place in mind.landings:
            if mind.ending and not self.in_time(stall, place):
                continue
            worth = self.fill(stock, place) + (self.landed(place) if mind.hold else 0.0)
            worth -= self.sail * coast.sails[coast.merchants[stall]][coast.anchorage[place]]
            if worth > best[0]:
                best = (worth, place)
        return best

    def in_time(self, stall: int, place: int) -> bool:
        """Whether a voyage can still be made in the last round."""
        coast = self.coast
        out, home = coast.sails[self.mind.anchor], coast.sails[coast.merchants[stall]]
        return (
            self.mind.influence
            >= out[coast.merchants[stall]] + home[coast.anchorage[place]] + LAST_SALE
        )

    def fill(self, stock: dict[str, int], place: int) -> float:
        """What a hold filled with the best goods of a stall would gain."""
        coast = self.coast
        counts = [0] * (coast.biggest + 1)
        for key, left in stock.items():
            if self.fits(coast.form[key]):
                counts[coast.sizes[coast.form[key]]] += left
        gains = [
            (self.profit(place, size) / size, size)
            for size in range(1, len(counts))
            if counts[size]
        ]
        room = min(HOLD - self.squares, self.mind.gold - self.reserve(place))
        total = 0.0
        for each, size in sorted(gains, reverse=True):
            count = min(counts[size], room // size)
            if each <= 0 or count <= 0:
                continue
            total += each * size * count
            room -= size * count
        return total
