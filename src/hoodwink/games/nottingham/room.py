"""Where the cards can be that a seat has not seen."""

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.cards import unpacked
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import LEGAL, counted
from hoodwink.games.nottingham.hidden import (
    SPECTATOR,
    UNKNOWN,
    forget,
    kind_of,
    origin_of,
    round_of,
    seen_by,
    since,
    taken_openly,
)
from hoodwink.games.nottingham.state import State
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat


class Room:
    """Where hidden cards can be, and what they are together."""

    def __init__(self, s: State, e: Edition, seen: View, chance: Chance) -> None:
        seats = len(s.purse)
        self.me = seen["seat"]
        self.hand = [0] * seats
        self.bag = [0] * seats
        self.aside = 0 if seen["aside"]["goods"] is not None else seen["aside"]["count"]
        for seat, place in enumerate(seen["seats"]):
            if seat != self.me:
                self.hand[seat] = place["hand"]
                self.bag[seat] = place["bag"] or self._closed_bag(s, e, seat, chance)
                if s.phase == at.FILL:
                    self.hand[seat] -= self.bag[seat]
        self.known_hand = counted(seen["hand"] or {})
        self.known_bag = counted(seen["bag"] or {})
        self.down = [cards[:] for cards in s.down]
        self.facts = self._facts(s)
        self.mine = self._mine(s)
        self.pool = self._pool(s, e)
        self.out = e.removed if s.fresh else 0

    def _closed_bag(self, s: State, e: Edition, seat: Seat, chance: Chance) -> int:
        """A bag that was shut behind the hand holds nobody knows how many."""
        shut = s.phase == at.FILL and seat != s.sheriff and not s.waiting >> seat & 1
        most = min(self.hand[seat], e.bag)
        return 1 + chance.below(most) if shut and most else 0

    def _facts(self, s: State) -> list[tuple[int, Seat]]:
        """What is still to be found somewhere, those with the fewest places first."""
        listed = []
        for seat, facts in enumerate(s.facts):
            left = facts
            for cards in s.down:
                for card in cards:
                    if origin_of(card) == seat and _seen_privately(card):
                        left = forget(left, kind_of(card), round_of(card))
            if seat != self.me:
                listed += [(known, seat) for known in left]
        return sorted(listed, key=_places_left)

    def _mine(self, s: State) -> list[int]:
        """The own cards, but for those that may have been taken openly since the last rebuild."""
        mine = [hand + bag for hand, bag in zip(self.known_hand, self.known_bag, strict=True)]
        if self.me is None:
            return mine
        openly = [known & 31 for known in s.facts[self.me] if taken_openly(s, known)]
        if s.turn == self.me:
            openly += s.taken
            if s.phase != at.LAY:  # then what was known of these is forgotten
                mine = [a + b for a, b in zip(mine, unpacked(s.aside), strict=True)]
        for kind in openly:
            mine[kind] = max(0, mine[kind] - 1)
        return mine

    def _pool(self, s: State, e: Edition) -> list[int]:
        """All cards less those that the seat sees."""
        pool = list(e.decks[len(s.purse)])
        for counts in (self.known_hand, self.known_bag, unpacked(s.aside), *s.stall):
            for kind, count in enumerate(counts):
                pool[kind] -= count
        for kinds in s.piles:
            for kind in kinds:
                pool[kind] -= 1
        for cards in self.down:
            for card in cards:
                if kind_of(card) != UNKNOWN:
                    pool[kind_of(card)] -= 1
        return pool


def _seen_privately(card: int) -> bool:
    return kind_of(card) != UNKNOWN and not seen_by(card) >> SPECTATOR & 1


def _places_left(listed: tuple[int, Seat]) -> tuple[bool, int]:
    known, _ = listed
    return (known & 31) >= LEGAL, -since(known)
