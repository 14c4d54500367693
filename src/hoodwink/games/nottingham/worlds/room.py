"""Where the cards can be that a seat has not seen."""

from math import comb

from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import laid_out, packed
from hoodwink.games.nottingham.things.goods import LEGAL, counted
from hoodwink.games.nottingham.things.hidden import (
    SPECTATOR,
    UNKNOWN,
    kind_of,
    origin_of,
    round_of,
    seen_by,
    since,
)
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat, has


class Room:
    """Where hidden cards can be, and what they are together.

    Of the cards that all saw going into the hand of another, those `taken` this turn are there,
    the `sure` ones there, in the bag or set aside; the `facts`, the latest first, may lie face
    down, too.
    """

    def __init__(self, s: State, setting: Setting, seen: View, chance: Chance) -> None:
        seats = len(s.purse)
        self.me = seen["seat"]
        self.hand = [0] * seats
        self.bag = [0] * seats
        self.aside = 0 if seen["aside"]["goods"] is not None else seen["aside"]["count"]
        for seat, place in enumerate(seen["seats"]):
            if seat != self.me:
                self.hand[seat] = place["hand"]
                self.bag[seat] = place["bag"] or self._closed_bag(s, setting, seat, chance)
                if s.phase == at.FILL:
                    self.hand[seat] -= self.bag[seat]
        self.taken = s.taken if s.turn not in (NO_SEAT, self.me) else []
        if self.taken:
            self.hand[s.turn] -= len(self.taken)
        self.known_hand = packed(counted(seen["hand"])) if seen["hand"] else 0
        self.known_bag = packed(counted(seen["bag"])) if seen["bag"] else 0
        self.down = [cards[:] for cards in s.down]
        self.rooms = [(self.hand[seat], self.bag[seat], 0) for seat in range(seats)]
        if s.turn != NO_SEAT:
            self.rooms[s.turn] = (self.hand[s.turn], self.bag[s.turn], self.aside)
        self._look_at_stalls(seats)
        self.sure: list[tuple[int, Seat]] = []
        self.facts: list[tuple[int, Seat]] = []
        for seat, known in enumerate(s.facts):
            if known and seat != self.me:
                self._sort_known(known, seat)
        self.pool = self._pool(s, setting)
        self.deck = s.deck_left + (0 if s.fresh else setting.removed)
        self.out = setting.removed if s.fresh else 0

    def _look_at_stalls(self, seats: int) -> None:
        """The face-down cards: those out of each seat's bags not seen, and those shown to few."""
        self.unseen: list[list[tuple[Seat, int]]] = [[] for _ in range(seats)]
        self.shown: list[int] = []
        for owner, cards in enumerate(self.down):
            for place, card in enumerate(cards):
                if kind_of(card) == UNKNOWN:
                    self.unseen[origin_of(card)].append((owner, place))
                elif not has(seen_by(card), SPECTATOR):
                    self.shown.append(card)

    def _closed_bag(self, s: State, setting: Setting, seat: Seat, chance: Chance) -> int:
        """A bag that was shut behind the hand: any cards may be in it, nobody knows how many."""
        shut = s.phase == at.FILL and seat != s.sheriff and not has(s.waiting, seat)
        cards = self.hand[seat]
        if not shut or not cards:
            return 0
        return 1 + chance.weighted([comb(cards, k + 1) for k in range(min(cards, setting.bag))])

    def _sort_known(self, facts: list[int], seat: Seat) -> None:
        """Tell the known cards that may lie face down from those that cannot."""
        latest = -1
        for owner, place in self.unseen[seat]:
            latest = max(latest, round_of(self.down[owner][place]))
        for known in sorted(facts, key=since, reverse=True):
            smuggled = kind_of(known) >= LEGAL and since(known) <= latest
            if smuggled or (self.shown and self.looks_like(known, seat)):
                self.facts.append((known, seat))
            else:
                self.sure.append((known, seat))

    def looks_like(self, known: int, origin: Seat) -> list[int]:
        """Which of the cards that this seat alone was shown a known card may be."""
        return [
            number
            for number, card in enumerate(self.shown)
            if kind_of(card) == kind_of(known)
            and origin_of(card) == origin
            and round_of(card) >= since(known)
        ]

    def _pool(self, s: State, setting: Setting) -> list[int]:
        """All cards less those that the seat sees, or knows to be in a hand for certain."""
        pool = list(setting.decks[len(s.purse)])
        for stall in s.stall:
            for kind, count in enumerate(stall):
                pool[kind] -= count
        for handful in (self.known_hand, self.known_bag, s.aside):
            for kind in laid_out(handful):
                pool[kind] -= 1
        for kinds in (*s.piles, self.taken):
            for kind in kinds:
                pool[kind] -= 1
        for known, _ in self.sure:
            pool[kind_of(known)] -= 1
        for cards in self.down:
            for card in cards:
                if kind_of(card) != UNKNOWN:
                    pool[kind_of(card)] -= 1
        return pool
