"""All the ways the six cards may lie, as far as somebody knows.

A world gives each back its face. What is known comes in eras, one before each hidden mix and
one after the last. Worlds are counted with their pasts: a hidden mix that one did not follow
doubles them, for the cards may or may not have changed places.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise, permutations
from typing import Final

from hoodwink.kernel.chance import Chance

World = tuple[int, ...]

UNKNOWN: Final = -1

DEALS: Final[tuple[World, ...]] = tuple(permutations(range(6)))
UNTOLD: Final[Mapping[World, int]] = dict.fromkeys(DEALS, 1)
SHOWING: Final = tuple(
    tuple(frozenset(deal for deal in DEALS if deal[back] == face) for face in range(6))
    for back in range(6)
)
"""SHOWING[back][face]: the worlds in which that back has that face."""


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

    def allows(self, worlds: Mapping[World, int]) -> Mapping[World, int]:
        """The worlds that agree with what was seen."""
        fitting = set(worlds)
        for back in range(6):
            showing = SHOWING[back]
            if self.faces[back] != UNKNOWN:
                fitting &= showing[self.faces[back]]
            for face in range(6):
                if self.denied[back] >> face & 1:
                    fitting -= showing[face]
        if len(fitting) == len(worlds):
            return worlds
        return {world: worlds[world] for world in fitting}

    def pasts(self, world: World) -> list[tuple[World, bool]]:
        """The worlds before the mix that may have become this one, and whether by a swap."""
        if self.swapped is None:
            return [(world, False), (self._swapped(world), True)]
        return [(self._swapped(world) if self.swapped else world, self.swapped)]

    def _swapped(self, world: World) -> World:
        cards = list(world)
        cards[self.card], cards[self.other] = cards[self.other], cards[self.card]
        return tuple(cards)


def count_worlds(eras: Sequence[Era]) -> list[Mapping[World, int]]:
    """For each era the worlds that it leaves, with the number of pasts that lead to each."""
    counted = [eras[0].allows(UNTOLD)]
    for before, era in pairwise(eras):
        counted.append(era.allows(_after_mix(before, counted[-1])))
    return counted


def _after_mix(era: Era, worlds: Mapping[World, int]) -> dict[World, int]:
    after: dict[World, int] = {}
    for world, ways in worlds.items():
        for mixed, _ in era.pasts(world):  # a swap undoes itself: pasts are futures too
            after[mixed] = after.get(mixed, 0) + ways
    return after


def pick_world(eras: Sequence[Era], chance: Chance) -> tuple[World, list[bool]]:
    """A world and how each hidden mix went, uniform among all that the eras allow."""
    counted = count_worlds(eras)
    world = _pick(sorted(counted[-1]), counted[-1], chance)
    now = world
    swaps: list[bool] = []
    for era, worlds in zip(reversed(eras[:-1]), reversed(counted[:-1]), strict=True):
        pasts = era.pasts(now)
        chosen = chance.weighted([worlds.get(past, 0) for past, _ in pasts])
        now, swapped = pasts[chosen]
        swaps.append(swapped)
    return world, swaps[::-1]


def _pick(worlds: Sequence[World], ways: Mapping[World, int], chance: Chance) -> World:
    return worlds[chance.weighted([ways[world] for world in worlds])]


def possible_faces(eras: Sequence[Era]) -> list[list[int]]:
    """For each back the faces that it may have now."""
    worlds = count_worlds(eras)[-1].keys()
    return [
        [face for face in range(6) if not showing[face].isdisjoint(worlds)] for showing in SHOWING
    ]
