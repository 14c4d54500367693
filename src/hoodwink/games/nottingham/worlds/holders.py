"""Where the known cards of one seat can be, and how many new cards it can hold besides."""

from math import comb
from typing import Final

from hoodwink.games.nottingham.things.hidden import since
from hoodwink.games.nottingham.worlds.counting import Use, Ways, picked
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.seats import Seat

IN_ROOM: Final = 0
IN_OLD: Final = 1
IN_NEW: Final = 2

REMOVED: Final = -1
"""Holds the cards that were removed."""

Spots = tuple[int, int]
"""How many face-down cards, old and new, are taken by known cards."""


class Holder:
    """A seat with rooms in hand, bag and aside, and with face-down cards out of its bags.

    `rounds` are those of these face-down cards; some are older than the last rebuilding, the
    others new. `draws` is how many cards at most have come from the rebuilt deck. The known cards
    come the latest first.
    """

    def __init__(
        self, seat: Seat, rooms: int, rounds: list[int], rebuilt: int, known: list[int], draws: int
    ) -> None:
        self.seat: Final = seat
        self.known: Final = known
        self._rooms: Final = rooms
        self._old: Final = [round_ for round_ in rounds if round_ < rebuilt]
        self._new: Final = [round_ for round_ in rounds if round_ >= rebuilt]
        self._draws: Final = draws
        self._layers: Final[list[dict[Spots, int]]] = [{(0, 0): 1}]
        for fact in known:
            self._layers.append(self._with(fact))
        self.ways: Final = self._ways()

    def _with(self, known: int) -> dict[Spots, int]:
        """The ways to place one known card more, by the face-down cards that are taken then."""
        layer: dict[Spots, int] = {}
        placed = len(self._layers) - 1
        for spots, ways in self._layers[-1].items():
            for where, odds in enumerate(self._odds(known, placed, spots)):
                if odds:
                    after = (spots[0] + (where == IN_OLD), spots[1] + (where == IN_NEW))
                    layer[after] = layer.get(after, 0) + ways * odds
        return layer

    def _odds(self, known: int, placed: int, spots: Spots) -> tuple[int, int, int]:
        """How many places of each sort are open to a known card after so many others.

        The later ones were placed first, so whatever face-down cards they take were open to it.
        """
        late, (old, new) = since(known), spots
        rooms = max(0, self._rooms - (placed - old - new))
        in_old = sum(round_ >= late for round_ in self._old) - old
        in_new = sum(round_ >= late for round_ in self._new) - new
        return rooms, max(0, in_old), max(0, in_new)

    def _left(self, spots: Spots) -> tuple[int, int, int]:
        """The rooms and face-down cards, old and new, that no known card takes."""
        old, new = spots
        rooms = self._rooms - (len(self.known) - old - new)
        return rooms, len(self._old) - old, len(self._new) - new

    def _ways(self) -> Ways:
        """By the new cards that lie face down, those in rooms, and others that lie face down."""
        if not self._draws:
            downs = len(self._old) + len(self._new)
            return {(0, 0, downs - old - new): n for (old, new), n in self._layers[-1].items()}
        found: Ways = {}
        for spots, ways in self._layers[-1].items():
            rooms, old, new = self._left(spots)
            for down in range(min(new, self._draws) + 1):
                for held in range(min(rooms, self._draws - down) + 1):
                    use = (down, held, old + new - down)
                    more = ways * comb(new, down) * comb(rooms, held)
                    found[use] = found.get(use, 0) + more
        return found

    def places(self, use: Use, chance: Chance) -> list[int]:
        """Where each known card is if so much is used up, each way as likely as any other."""
        if not self.known:
            return []
        spots = self._spots(use, chance)
        found = []
        for placed in range(len(self.known) - 1, -1, -1):
            old, new = spots
            befores = [(old, new), (old - 1, new), (old, new - 1)]
            odds = [0, 0, 0]
            for where, before in enumerate(befores):
                ways = self._layers[placed].get(before, 0)
                if ways:
                    odds[where] = ways * self._odds(self.known[placed], placed, before)[where]
            where = picked(odds, chance)
            spots = befores[where]
            found.append(where)
        return found[::-1]

    def _spots(self, use: Use, chance: Chance) -> Spots:
        down, held, others = use
        fitting, odds = [], []
        for spots, ways in self._layers[-1].items():
            rooms, old, new = self._left(spots)
            if old + new - down == others:
                fitting.append(spots)
                odds.append(ways * comb(new, down) * comb(rooms, held))
        return fitting[picked(odds, chance)]
