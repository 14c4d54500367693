"""All the ways the six cards may lie, as far as somebody knows.

A world gives each back its face. What is known comes in eras, one before each hidden mix and
one after the last. Worlds are counted with their pasts: a hidden mix that one did not follow
doubles them, for the cards may or may not have changed places.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise, permutations
from typing import Final

from hoodwink.kernel.chance import Chance

World = tuple[int, ...]

Worlds = int
"""A set of worlds: bit n stands for EVERY_WORLD[n]."""

Ways = list[Worlds]
"""How many pasts each world has, in binary: place n holds the worlds whose number has bit n."""

UNKNOWN: Final = -1

EVERY_WORLD: Final[tuple[World, ...]] = tuple(permutations(range(6)))
ALL_WORLDS: Final[Worlds] = (1 << len(EVERY_WORLD)) - 1


def _where(back: int, face: int) -> Worlds:
    return sum(1 << number for number, deal in enumerate(EVERY_WORLD) if deal[back] == face)


SHOWING: Final = tuple(tuple(_where(back, face) for face in range(6)) for back in range(6))
"""SHOWING[back][face]: the worlds in which that back has that face."""


def _without(back: int, faces: int) -> Worlds:
    return ALL_WORLDS & ~sum(SHOWING[back][face] for face in range(6) if faces >> face & 1)


WITHOUT: Final = tuple(tuple(_without(back, faces) for faces in range(64)) for back in range(6))
"""WITHOUT[back][faces]: the worlds in which that back has none of several faces, a bit each."""


class Era:
    """What one observer knows of the faces between two hidden mixes, and of the mix after it."""

    __slots__ = ("card", "denied", "faces", "other", "swapped")

    def __init__(self, faces: Sequence[int], denied: Sequence[int]) -> None:
        self.faces: Final = faces
        self.denied: Final = denied
        self.card = UNKNOWN
        self.other = UNKNOWN
        self.swapped: bool | None = None

    def ends_with(self, card: int, other: int, swapped: bool | None) -> None:
        """The mix that closed the era; None for `swapped` if the observer could not follow."""
        self.card = card
        self.other = other
        self.swapped = swapped

    def allowed(self) -> Worlds:
        """The worlds that agree with what was seen."""
        worlds = ALL_WORLDS
        for back, face in enumerate(self.faces):
            if face != UNKNOWN:
                worlds &= SHOWING[back][face]
            if self.denied[back]:
                worlds &= WITHOUT[back][self.denied[back]]
        return worlds

    def swap(self, worlds: Worlds) -> Worlds:
        """What these worlds become, or were before, if the two cards changed places."""
        after = 0
        for step, lower in _steps(self.card, self.other):
            after |= (worlds & lower) << step | worlds >> step & lower
        return after

    def futures(self, worlds: Worlds) -> Worlds:
        """What these worlds may have become after the mix."""
        if self.swapped is None:
            return worlds | self.swap(worlds)
        return self.swap(worlds) if self.swapped else worlds

    def pasts(self, world: Worlds) -> list[tuple[Worlds, bool]]:
        """The worlds before the mix that may have become this one, and whether by a swap."""
        if self.swapped is None:
            return [(world, False), (self.swap(world), True)]
        return [(self.swap(world) if self.swapped else world, self.swapped)]


@cache
def _steps(card: int, other: int) -> Sequence[tuple[int, Worlds]]:
    """A swap trades worlds in pairs: how far apart they are, with the lower of each pair."""
    number = {deal: n for n, deal in enumerate(EVERY_WORLD)}
    steps: dict[int, Worlds] = {}
    for n, deal in enumerate(EVERY_WORLD):
        faces = list(deal)
        faces[card], faces[other] = faces[other], faces[card]
        step = number[tuple(faces)] - n
        if step >= 0:
            steps[step] = steps.get(step, 0) | 1 << n
    return tuple(steps.items())


def possible_faces(eras: Sequence[Era]) -> list[list[int]]:
    """For each back the faces that it may have now."""
    worlds = eras[0].allowed()
    for before, era in pairwise(eras):
        worlds = before.futures(worlds) & era.allowed()
    return [[face for face in range(6) if worlds & showing[face]] for showing in SHOWING]


def count_ways(eras: Sequence[Era]) -> list[Ways]:
    """For each era the number of pasts that lead to each world that it leaves."""
    counted = [[eras[0].allowed()]]
    for before, era in pairwise(eras):
        allowed = era.allowed()
        counted.append([worlds & allowed for worlds in _after_mix(before, counted[-1])])
    return counted


def _after_mix(era: Era, ways: Ways) -> Ways:
    if era.swapped is False:
        return ways
    swapped = [era.swap(worlds) for worlds in ways]
    return swapped if era.swapped else _added(ways, swapped)


def _added(ways: Ways, more: Ways) -> Ways:
    """The sum for each world, bit by bit with a carry."""
    total: Ways = []
    carry = 0
    for one, other in zip(ways, more, strict=True):
        total.append(one ^ other ^ carry)
        carry = one & other | carry & (one | other)
    return [*total, carry] if carry else total


def count_in(ways: Ways, among: Worlds) -> int:
    """How many pasts these worlds have together."""
    total = 0
    for place, worlds in enumerate(ways):
        total += (worlds & among).bit_count() << place
    return total


def most_ways(ways: Ways) -> int:
    """How many pasts the likeliest world has."""
    likeliest, most = ALL_WORLDS, 0
    for place in reversed(range(len(ways))):
        if likeliest & ways[place]:
            likeliest &= ways[place]
            most += 1 << place
    return most


def pick_world(eras: Sequence[Era], chance: Chance) -> tuple[World, list[bool]]:
    """A world and how each hidden mix went, uniform among all that the eras allow."""
    counted = count_ways(eras)
    number = _pick(counted[-1], chance)
    now = 1 << number
    swaps: list[bool] = []
    for era, ways in zip(reversed(eras[:-1]), reversed(counted[:-1]), strict=True):
        pasts = era.pasts(now)
        chosen = chance.weighted([count_in(ways, past) for past, _ in pasts])
        now, swapped = pasts[chosen]
        swaps.append(swapped)
    return EVERY_WORLD[number], swaps[::-1]


def _pick(ways: Ways, chance: Chance) -> int:
    """The number of a world, each as likely as it has pasts, found by halving."""
    mark = chance.below(count_in(ways, ALL_WORLDS))
    low, high = 0, len(EVERY_WORLD)
    while high - low > 1:
        middle = (low + high) // 2
        if mark < count_in(ways, (1 << middle) - 1):
            high = middle
        else:
            low = middle
    return low
