"""What becomes of loot in Sherwood Forest if it is shared in every possible way: no formulas."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from conformance.reasons.reason import Attempt


class Loot(NamedTuple):
    """What is left, and who of the band may still get how much of it."""

    sacks: int
    companions: int
    oaks: tuple[int, ...]
    raiders: tuple[int, ...]
    parts: tuple[int, ...]
    """What each has got since all were last even."""
    served: frozenset[int]

    def give(self, seat: int, companion: bool) -> "Loot":
        got = tuple(n + (one == seat) for one, n in enumerate(self.parts))
        oaks = tuple(n - (companion and one == seat) for one, n in enumerate(self.oaks))
        sacks, companions = self.sacks - (not companion), self.companions - companion
        return Loot(sacks, companions, oaks, self.raiders, got, self.served | {seat})

    def gifts(self) -> Iterator[tuple[int, bool]]:
        """To everybody whose turn it is in this round, whatever can be taken."""
        for seat, raiders in enumerate(self.raiders):
            if self.parts[seat] < raiders and seat not in self.served:
                if self.sacks:
                    yield seat, False
                if self.companions and self.oaks[seat]:
                    yield seat, True

    def anew(self) -> "Loot":
        """The next round, after all raiders have got a part with fresh limits."""
        full = all(got >= most for got, most in zip(self.parts, self.raiders, strict=True))
        parts = (0,) * len(self.parts) if full else self.parts
        return self._replace(parts=parts, served=frozenset())


def loses_a_part(a: Attempt, band: Any) -> bool:
    """Whether fewer could get a part in this round, or fewer parts be given in all."""
    cart = a.view["cart"]
    before = Loot(
        cart["loot_sacks"],
        cart["loot_companions"],
        tuple(a.view["oaks"]),
        tuple(band["raiders"]),
        tuple(cart["cycle"]),
        frozenset(cart["served"]),
    )
    after = before.give(int(a.words[1]), a.words[2] == "companion")
    return 1 + _this_round(after) < _this_round(before) or 1 + _in_all(after) < _in_all(before)


@cache
def _this_round(loot: Loot) -> int:
    """How many can still get a part before the next round."""
    return max((1 + _this_round(loot.give(*gift)) for gift in loot.gifts()), default=0)


@cache
def _in_all(loot: Loot) -> int:
    """How many parts can still be given."""
    gifts = list(loot.gifts())
    if gifts:
        return max(1 + _in_all(loot.give(*gift)) for gift in gifts)
    anew = loot.anew()
    return 0 if anew == loot or not list(anew.gifts()) else _in_all(anew)
