"""What goods ashore are worth: carried from friend to friend to the town that pays best."""

from functools import lru_cache
from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind
from hoodwink.games.cornish.setting import Board

EXPOSED: Final = (1.0, 0.4, 0.15, 0.05, 0.0)
"""The share of goods that is lost where the next officer is so many steps away."""
SHARE: Final = 0.4
"""Of a bribe, the part that each lot has to bear."""
HAUL: Final = 5
"""What it takes in influence to bring the pawn along, and back for the next lot."""

Worths = list[float]
"""By the size of the goods; nothing has size 0."""


@lru_cache(maxsize=32_768)
def markets(
    board: Board, start: int, network: frozenset[int], hauls: bool
) -> list[tuple[int, int]]:
    """Every town that goods can get to, and the influence it takes."""
    found = {start: 0}
    frontier = [start]
    beyond: dict[int, int] = {}
    for place in frontier:
        for near in board.roads[place]:
            if near in network:
                if near not in found:
                    found[near] = found[place] + 1
                    frontier.append(near)
            elif hauls and near not in beyond:
                beyond[near] = found[place] + HAUL
    return [(place, cost) for place, cost in {**beyond, **found}.items() if board.sizes[place]]


class Roads:
    """The bot's own network as roads for goods, as it is or as it would be."""

    def __init__(self, mind: Mind, network: set[int] | None = None) -> None:
        self.mind: Final = mind
        self.coast: Final = mind.coast
        self.network: Final = mind.network if network is None else network
        self._linked: Final = frozenset(self.network)
        self._hauls: Final = network is None
        self._worths: Final[dict[int, Worths]] = {}

    def worths(self, start: int) -> Worths:
        """What goods in this place will bring, less what it takes to carry and sell them."""
        if start not in self._worths:
            self._worths[start] = self._reckon(start)
        return self._worths[start]

    def _reckon(self, start: int) -> Worths:
        best = [0.0] * (self.coast.biggest + 1)
        each = self.mind.influence_worth
        for town, steps in markets(self.coast.board, start, self._linked, self._hauls):
            worths, kept = self._sold(town, town == start)
            toll = steps * each * kept
            for column in range(1, len(best)):
                worth = worths[column] - toll
                if worth > best[column]:
                    best[column] = worth
        return best

    def _sold(self, town: int, here: bool) -> tuple[Worths, float]:
        """What sales in a town are worth, and the share of goods that gets that far."""
        memo = self.mind.towns
        if (town, here) not in memo:
            lost = self.lost(town)
            if here and lost < 1 and self.has_cellar(town):
                lost = 0.0  # what is sold comes out of the cellar for that moment only
            memo[town, here] = (self._prices(town, 1 - lost), 1 - lost)
        return memo[town, here]

    def _prices(self, town: int, kept: float) -> Worths:
        mind, size = self.mind, self.coast.board.sizes[town]
        more = mind.outlets.get(town, 0) * mind.gold_worth
        more -= SHARE * mind.bribe if mind.grace(town) == 0 else 0.0
        return [
            (mind.prices[min(column, size)] + more) * kept
            for column in range(self.coast.biggest + 1)
        ]

    def has_cellar(self, place: int) -> bool:
        return any(self.coast.stores[store].place == place for store in self.mind.stored)

    def lost(self, place: int) -> float:
        """The share of goods lying there that one must expect to lose."""
        grace = self.mind.grace(place)
        if grace == 0 and self.can_bribe(place):
            return EXPOSED[2]
        if grace == 0 and self.can_clear(place):
            return EXPOSED[1]
        return EXPOSED[min(grace, 4)]

    def can_clear(self, place: int) -> bool:
        """Whether there is influence in plenty to send away all officers who stand about a port."""
        mind = self.mind
        rough = sum(1 for at, briber in mind.officers if at == place and briber != mind.seat)
        return (
            place in mind.landings and mind.influence > 3 * rough * self.coast.setting.march_cost[0]
        )

    def can_bribe(self, place: int) -> bool:
        """Whether a pawn is there with gold for all officers who stand about."""
        mind = self.mind
        rough = [one for one in mind.officers if one[0] == place and one[1] != mind.seat]
        return mind.gold >= len(rough) * (mind.bribe + 1) and mind.influence > len(rough)
