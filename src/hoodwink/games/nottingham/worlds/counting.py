"""Ways, counted by what they use up: put together, and told apart again by chance."""

from collections.abc import Sequence
from math import gcd
from typing import Final

from hoodwink.kernel.chance import Chance

Use = tuple[int, int, int]
"""How much is used up of three things."""

Ways = dict[Use, int]
"""In how many ways so much is used up."""

NOTHING_USED: Final[Use] = (0, 0, 0)


def joined(one: Ways, other: Ways) -> Ways:
    """The ways to do both, by what both use up together."""
    both: Ways = {}
    for (a, b, c), ways in one.items():
        for (d, e, f), more in other.items():
            use = (a + d, b + e, c + f)
            both[use] = both.get(use, 0) + ways * more
    return both


def picked(odds: Sequence[int], chance: Chance) -> int:
    """An index, each as likely as its weight says; the weights may be huge."""
    if len(odds) == 1:
        return 0
    shared = gcd(*odds)
    return chance.weighted([weight // shared for weight in odds])


class Joint:
    """Several things done one after another, each in some way."""

    def __init__(self, parts: Sequence[Ways]) -> None:
        self._parts: Final = parts
        self._up_to: Final[list[Ways]] = [{NOTHING_USED: 1}]
        ways = self._up_to[0]
        for part in parts:
            ways = joined(ways, part)
            self._up_to.append(ways)
        self.ways: Final = ways

    def parted(self, total: Use, chance: Chance) -> list[Use]:
        """What each part used up, if it was so much in all: each way is as likely as any other."""
        if len(self.ways) == 1:  # then there is but one way for each
            return [next(iter(part)) for part in self._parts]
        uses = []
        for place in range(len(self._parts) - 1, -1, -1):
            before, (a, b, c) = self._up_to[place], total
            rests = {(d, e, f): (a - d, b - e, c - f) for d, e, f in self._parts[place]}
            fitting = [use for use, rest in rests.items() if rest in before]
            odds = [self._parts[place][use] * before[rests[use]] for use in fitting]
            use = fitting[picked(odds, chance)]
            total = rests[use]
            uses.append(use)
        return uses[::-1]
