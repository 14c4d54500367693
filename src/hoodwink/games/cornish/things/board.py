"""West Cornwall: places and roads on land, lanes at sea."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoodwink.games.cornish.things.entries import Entry, entries
from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import mask_of

FAR: Final = 99
"""The distance between places that no road joins."""

NOWHERE: Final = -1

MOST_WAYS: Final = 200
"""Roads, and lanes: every one of them is a word in hundreds of moves."""


class Board:
    """Places by number. A port or cove is one place on land and one at sea."""

    def __init__(self, pack: Pack) -> None:
        land, sea = pack.entry("land"), pack.entry("sea")
        places = entries(pack, "land", "places", 4, 60)
        self.land: Final[tuple[str, ...]] = tuple(place.key for place in places)
        self.sizes: Final = [place.maybe("size", 1, 6) for place in places]  # CS-012
        self.risks: Final = [place.maybe("risk", 1, 12) for place in places]  # CS-013
        self.coves: Final = [_is_cove(place) for place in places]
        self.roads: Final = _joined(land, "roads", self.land)
        self.away: Final = [_distances(start, self.roads) for start in range(len(self.land))]
        self.customs: Final = self._place(land, "customs")  # CS-018
        self.apart: Final = self._place(land, "apart")
        self.posts: Final = self._posts(land)  # CS-024
        stalls = entries(pack, "merchants", "stalls", 3, 3)  # CS-014
        self.merchants: Final[tuple[str, ...]] = tuple(stall.key for stall in stalls)
        self.sea: Final[tuple[str, ...]] = self._sea_names(sea)
        self.lanes: Final = _joined(sea, "lanes", self.sea)
        self.shore: Final = [self._shore(name) for name in self.sea]
        self.stall: Final = [self._stall(name) for name in self.sea]
        self.hidden: Final = [at != NOWHERE and self.coves[at] for at in self.shore]
        self.beside: Final = [mask_of(places) for places in self.roads]
        self.joined: Final = mask_of(place for place, near in enumerate(self.roads) if near)
        self.ports: Final = mask_of(place for place, risk in enumerate(self.risks) if risk)
        self.every_cove: Final = mask_of(place for place, cove in enumerate(self.coves) if cove)
        self.everywhere: Final = list(range(len(self.land)))
        self.mainland: Final = [place for place in range(len(self.land)) if place != self.apart]

    def _place(self, land: Reading, key: str) -> int:
        return self.land.index(land.word(key, self.land))

    def _posts(self, land: Reading) -> list[int]:
        rows = land.rows("officers")
        if not rows or any(row not in self.land for row in rows):
            raise land.wrong("officers", "places of this board")
        return [self.land.index(row) for row in rows]

    def _sea_names(self, sea: Reading) -> tuple[str, ...]:
        """Open water, the merchants, and every port and cove (CS-015)."""
        rows = sea.rows("open")
        shores = [name for at, name in enumerate(self.land) if self.risks[at] or self.coves[at]]
        found = [*rows, *self.merchants, *shores]
        if len(set(map(str, found))) != len(found) or not all(isinstance(row, str) for row in rows):
            raise sea.wrong("open", "names of open water, each once and no port or merchant")
        return tuple(found)

    def _shore(self, name: str) -> int:
        """The land beside a sea space: the port or cove of that name."""
        return self.land.index(name) if name in self.land else NOWHERE

    def _stall(self, name: str) -> int:
        return self.merchants.index(name) if name in self.merchants else NOWHERE

    def places(self) -> list[str]:
        """All that a drawn board shows, each once."""
        return list(dict.fromkeys([*self.land, *self.sea]))

    def steps(self, start: int, target: int) -> list[int]:
        """The neighbours that lie on a shortest way (CS-087)."""
        away = self.away[target]
        return [place for place in self.roads[start] if away[place] < away[start]]


def _is_cove(place: Entry) -> bool:
    cove = place.is_so("cove")
    if cove and "risk" in place.given:
        raise place.wrong("risk", "none: a cove has no number")  # CS-013
    return cove


def _joined(read: Reading, key: str, known: Sequence[str]) -> list[tuple[int, ...]]:
    """The neighbours of each place, from pairs of names."""
    number: Mapping[str, int] = {name: at for at, name in enumerate(known)}
    near: list[list[int]] = [[] for _ in known]
    rows = read.rows(key)
    if len(rows) > MOST_WAYS:
        raise read.wrong(key, f"at most {MOST_WAYS} pairs of places, not {len(rows)}")
    for row in rows:
        pair = row.split() if isinstance(row, str) else []
        if len(pair) != 2 or pair[0] not in number or pair[1] not in number:
            raise read.wrong(key, f"pairs of places; {row!r} is none")
        one, other = number[pair[0]], number[pair[1]]
        near[one].append(other)
        near[other].append(one)
    return [tuple(sorted(set(places))) for places in near]


def _distances(start: int, roads: Sequence[Sequence[int]]) -> list[int]:
    away = [FAR] * len(roads)
    away[start] = 0
    frontier = [start]
    while frontier:
        place = frontier.pop(0)
        for near in roads[place]:
            if away[near] == FAR:
                away[near] = away[place] + 1
                frontier.append(near)
    return away
