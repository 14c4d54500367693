"""The hidden cards, dealt again so that they fit all that a seat knows."""

from hoodwink.games.nottingham.cards import ONE, packed
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import KINDS, LEGAL
from hoodwink.games.nottingham.hidden import (
    UNKNOWN,
    denied_of,
    kind_of,
    origin_of,
    round_of,
)
from hoodwink.games.nottingham.room import Room
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat

TRIES = 1000


def deal_hidden(s: State, e: Edition, seen: View, chance: Chance) -> None:
    """Fill hands, bags, the set-aside cards, face-down cards and the deck."""
    room = Room(s, e, seen, chance)
    for _ in range(TRIES):
        if Guess(s, e, room, chance).fits():
            return
    raise AssertionError("no deal of the hidden cards fits the view")


class Guess:
    """One try to deal the hidden cards into a state."""

    def __init__(self, s: State, e: Edition, room: Room, chance: Chance) -> None:
        self.s = s
        self.e = e
        self.chance = chance
        self.facts = room.facts
        self.pool = room.pool[:]
        self.hand_room = room.hand[:]
        self.bag_room = room.bag[:]
        self.aside_room = room.aside
        self.out_room = room.out
        seats = len(s.purse)
        s.hand = [0] * seats
        s.bag = [0] * seats
        if room.me is not None:
            s.hand[room.me] = packed(room.known_hand)
            s.bag[room.me] = packed(room.known_bag)
        if room.aside:
            s.aside = 0
        s.down = [cards[:] for cards in room.down]
        s.out = [0] * KINDS
        self.old = self._old()

    def _old(self) -> list[int]:
        """How many cards of each kind can lie face down since before the deck was rebuilt."""
        old = self.s.held[:] if self.s.fresh else [KINDS * 99] * KINDS
        for cards in self.s.down:
            for card in cards:
                if kind_of(card) != UNKNOWN and round_of(card) < self.s.rebuilt:
                    old[kind_of(card)] -= 1
        return old

    def fits(self) -> bool:
        """Deal; False if the deal has come to a dead end."""
        self._place_taken()
        if not all(self._place_fact(known, seat) for known, seat in self.facts):
            return False
        if self.s.fresh:
            self._rebuild_deck()
        if not self._turn_down():
            return False
        for seat in range(len(self.hand_room)):
            self.s.hand[seat] += self._handful(self.hand_room[seat])
            self.s.bag[seat] += self._handful(self.bag_room[seat])
        self.s.aside += self._handful(self.aside_room)
        for _ in range(self.out_room):
            self.s.out[self._draw()] += 1
        if not self.s.fresh:
            self.s.deck = self.pool
        return True

    def _place_taken(self) -> None:
        """What was drawn openly this turn is in the hand, not set aside."""
        turn = self.s.turn
        if turn != NO_SEAT and self.hand_room[turn]:
            for kind in self.s.taken:
                self.hand_room[turn] -= 1
                self.s.hand[turn] += ONE[kind]
                self.pool[kind] -= 1

    def _place_fact(self, known: int, seat: Seat) -> bool:
        """A card that all know of goes to one of the places where it may be."""
        kind = known & 31
        aside = self.aside_room if seat == self.s.turn else 0
        cards = [place for place in self._unknown() if self._may_be(place, known, seat)]
        odds = [self.hand_room[seat], self.bag_room[seat], aside, len(cards)]
        if sum(odds) == 0 or self.pool[kind] == 0:
            return False
        self.pool[kind] -= 1
        where = self.chance.weighted(odds)
        if where == 0:
            self.hand_room[seat] -= 1
            self.s.hand[seat] += ONE[kind]
        elif where == 1:
            self.bag_room[seat] -= 1
            self.s.bag[seat] += ONE[kind]
        elif where == 2:
            self.aside_room -= 1
            self.s.aside += ONE[kind]
        else:
            self._turn_up(cards[self.chance.below(len(cards))], kind)
        return True

    def _unknown(self) -> list[tuple[Seat, int]]:
        """Face-down cards whose kind is still open, as owner and place."""
        return [
            (owner, place)
            for owner, cards in enumerate(self.s.down)
            for place, card in enumerate(cards)
            if kind_of(card) == UNKNOWN
        ]

    def _may_be(self, where: tuple[Seat, int], known: int, seat: Seat) -> bool:
        card = self.s.down[where[0]][where[1]]
        kind, since = known & 31, known >> 5
        if origin_of(card) != seat or round_of(card) < since:
            return False
        return bool(self._allowed(card)[kind])

    def _allowed(self, card: int) -> list[int]:
        """The cards of the pool that a face-down card may be, as odds."""
        denied = denied_of(card)
        old = round_of(card) < self.s.rebuilt
        return [
            0
            if kind < LEGAL or denied >> kind & 1 or (old and self.old[kind] <= 0)
            else self.pool[kind]
            for kind in range(KINDS)
        ]

    def _turn_up(self, where: tuple[Seat, int], kind: int) -> None:
        owner, place = where
        card = self.s.down[owner][place]
        self.s.down[owner][place] = card & ~UNKNOWN | kind
        if round_of(card) < self.s.rebuilt:
            self.old[kind] -= 1

    def _turn_down(self) -> bool:
        """Every other face-down card becomes some contraband that it may be."""
        for owner, place in self._unknown():
            odds = self._allowed(self.s.down[owner][place])
            if not any(odds):
                return False
            kind = self.chance.weighted(odds)
            self.pool[kind] -= 1
            self._turn_up((owner, place), kind)
        return True

    def _rebuild_deck(self) -> None:
        """All know what a rebuilt deck was made of: what left it since is drawn again.

        Cards that facts tell of are somewhere else in truth too, so there are always enough.
        """
        deck = [min(made, left) for made, left in zip(self.s.fresh, self.pool, strict=True)]
        for _ in range(sum(deck) - self.s.deck_left):
            deck[self.chance.weighted(deck)] -= 1
        for kind in range(KINDS):
            self.pool[kind] -= deck[kind]
        self.s.deck = deck

    def _handful(self, cards: int) -> int:
        drawn = 0
        for _ in range(cards):
            drawn += ONE[self._draw()]
        return drawn

    def _draw(self) -> int:
        kind = self.chance.weighted(self.pool)
        self.pool[kind] -= 1
        return kind
