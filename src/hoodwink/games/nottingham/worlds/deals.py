"""All deals of the hidden cards that fit, counted, so that each can be drawn as often as any.

A deal gives every single card a place, and tells which card in it is each of those that all saw
going into a hand.
"""

from collections.abc import Sequence
from math import perm
from typing import Final

from hoodwink.games.nottingham.things.goods import LEGAL
from hoodwink.games.nottingham.things.hidden import kind_of, round_of
from hoodwink.games.nottingham.worlds.counting import Joint, Use, picked
from hoodwink.games.nottingham.worlds.holders import REMOVED, Holder
from hoodwink.games.nottingham.worlds.room import Room
from hoodwink.games.nottingham.worlds.stack import Stack
from hoodwink.kernel.chance import Chance

AWAY: Final = -1
"""For a known card that is none of those that this seat was shown."""


class Drawn:
    """The numbers of one deal: cards that are not in sight, and what each holder has of them."""

    def __init__(self, fresh: list[int], held: list[int], uses: list[Use]) -> None:
        self.fresh: Final = Stack(fresh)
        self.held: Final = Stack(held)
        self.uses: Final = uses


class Deals:
    """The deals with the same known cards among those that this seat was shown face down.

    Where the deck was never rebuilt it is but another place for any card.
    """

    def __init__(self, room: Room, found: Sequence[int], rebuilt: int, draws: list[int]) -> None:
        self.rebuilt: Final = rebuilt
        self._away: Final[list[list[int]]] = [[] for _ in room.hand]
        for (known, seat), where in zip(room.facts, found, strict=True):
            if where == AWAY:
                self._away[seat].append(known)
        self._down = 0
        self.holders: Final = self._holders(room, draws)
        self._held: Final = Joint([holder.ways for holder in self.holders])
        self._uses: Final[list[Use]] = []
        self._odds: Final[list[int]] = []
        self._left: Final = room.pool[:]
        self._deck: Final = room.deck
        self._count()
        self.total: Final = sum(self._odds)

    def _holders(self, room: Room, draws: list[int]) -> list[Holder]:
        """The seats of which there is something to know, and the cards that were removed.

        Face-down cards out of the bags of others are but counted.
        """
        holders = []
        for seat, known in enumerate(self._away):
            unseen = room.unseen[seat]
            if known or draws[seat]:
                rounds = [round_of(room.down[owner][place]) for owner, place in unseen]
                rooms = sum(room.rooms[seat]) - sum(holder == seat for _, holder in room.sure)
                holders.append(Holder(seat, rooms, rounds, self.rebuilt, known, draws[seat]))
            else:
                self._down += len(unseen)
        if room.out:
            holders.append(Holder(REMOVED, room.out, [], 0, [], draws[REMOVED]))
        return holders

    def _count(self) -> None:
        ways = self._take_known()
        contraband, every = sum(self._left[LEGAL:]), sum(self._left)
        for use, more in self._held.ways.items():
            down = use[2] + self._down
            if ways and down <= contraband:
                rest = every - down
                rooms = perm(rest, rest - self._deck)
                self._uses.append(use)
                self._odds.append(ways * more * perm(contraband, down) * rooms)

    def _take_known(self) -> int:
        """The known cards leave the others; returns how many choices of them there are."""
        ways = 1
        for facts in self._away:
            for known in facts:
                ways *= self._left[kind_of(known)]
                self._left[kind_of(known)] -= 1
        return ways

    def draw(self, chance: Chance) -> Drawn:
        """The numbers of a deal, as likely as there are deals with them."""
        use = self._uses[picked(self._odds, chance)]
        return Drawn([], self._left[:], self._held.parted(use, chance))
