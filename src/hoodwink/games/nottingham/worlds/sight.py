"""The cards of some kinds that are in sight, and which of them went into the rebuilt deck."""

from math import comb, perm
from typing import Final

from hoodwink.games.nottingham.worlds.counting import Joint, Use, Ways
from hoodwink.games.nottingham.worlds.supply import Supply
from hoodwink.kernel.chance import Chance


class Sight:
    """The ways to fill the places in sight with cards of these kinds.

    What comes first in a use is how many of all these cards are fresh, then of the seat's own.
    """

    def __init__(self, supply: Supply, shown: list[int], old: list[int], kinds: range) -> None:
        self._supply: Final = supply
        self._kinds: Final = [kind for kind in kinds if supply.fresh[kind] or supply.others[kind]]
        self._mixes: Final = Joint([self._mix(k, shown[k], old[k]) for k in self._kinds])
        sure = 1
        for kind in kinds:
            places = shown[kind] + old[kind] + supply.mine[kind]
            if places and kind not in self._kinds:
                sure *= perm(supply.held[kind], places)
        self.ways: Final = {use: ways * sure for use, ways in self._mixes.ways.items() if sure}

    def _mix(self, kind: int, shown: int, old: int) -> Ways:
        """One kind; all that lay open when the deck was rebuilt is still in sight."""
        supply = self._supply
        others, mine = supply.others[kind], supply.mine[kind]
        ways: Ways = {}
        rest = shown - others
        if rest < 0 or others < 0:
            return ways
        for own in range(min(mine, supply.my_draws) + 1):
            for new in range(own, own + rest + 1):
                count = (
                    comb(rest, new - own)
                    * comb(mine, own)
                    * perm(shown, others)
                    * perm(supply.fresh[kind], new)
                    * perm(supply.held[kind], rest + mine - new + old)
                )
                if count:
                    ways[(new, own, 0)] = count
        return ways

    def fresh(self, use: Use, chance: Chance) -> list[tuple[int, int]]:
        """How many cards of each kind are fresh, if so many are in all."""
        parts = self._mixes.parted(use, chance)
        return [(kind, new) for kind, (new, _, _) in zip(self._kinds, parts, strict=True)]
