"""The hidden cards, dealt again so that they fit all that a seat knows."""

from typing import Final

from hoodwink.games.nottingham import debts
from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.cards import ONE, packed
from hoodwink.games.nottingham.edition import Edition
from hoodwink.games.nottingham.goods import KINDS, LEGAL
from hoodwink.games.nottingham.hidden import (
    UNKNOWN,
    denied_of,
    kind_of,
    origin_of,
    round_of,
    since,
    taken_openly,
)
from hoodwink.games.nottingham.room import Room
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.supply import NO_DRAWER, Supply
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat

TRIES: Final = 1000
EXACT_TRIES: Final = 300
"""After these it no longer matters who has drawn what since the deck was rebuilt: at the end of a
small deck it may be one deal in thousands that fits all of it."""
LEGAL_MASK: Final = (1 << LEGAL) - 1


def deal_hidden(s: State, e: Edition, seen: View, chance: Chance) -> None:
    """Fill hands, bags, the set-aside cards, face-down cards and the deck."""
    room = Room(s, e, seen, chance)
    for tried in range(TRIES):
        if Guess(s, room, chance, tried < EXACT_TRIES).fits() and _debtor_can_choose(s, e):
            return
    raise AssertionError("no deal of the hidden cards fits the view")


def _debtor_can_choose(s: State, e: Edition) -> bool:
    """A debtor is asked only where more than one kind of goods would do."""
    return s.phase != at.DEBT or debts.leaves_a_choice(s, e)


class Guess:
    """One try to deal the hidden cards into a state."""

    def __init__(self, s: State, room: Room, chance: Chance, exact: bool) -> None:
        self.s = s
        self.chance = chance
        self.facts = room.facts
        self.taken_since = sum(taken_openly(s, known) for known, _ in room.facts)
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
        self.supply = Supply(s, room, chance, exact)

    def fits(self) -> bool:
        """Deal; False if the deal has come to a dead end."""
        self._place_taken()
        if not all(self._place_fact(known, seat) for known, seat in self.facts):
            return False
        if not self._turn_down() or (self.s.fresh and not self._rebuild_deck()):
            return False
        for _ in range(self.out_room):
            self.s.out[self.supply.draw()] += 1
        for seat in range(len(self.hand_room)):
            self.s.hand[seat] += self._handful(self.hand_room[seat])
            self.s.bag[seat] += self._handful(self.bag_room[seat])
        self.s.aside += self._handful(self.aside_room)
        if not self.s.fresh:
            self.s.deck = self.supply.pool
        return True

    def _place_taken(self) -> None:
        """What was drawn openly this turn is in the hand, not set aside."""
        turn = self.s.turn
        if turn != NO_SEAT and self.hand_room[turn]:
            for kind in self.s.taken:
                self.hand_room[turn] -= 1
                self.s.hand[turn] += ONE[kind]
                self.supply.take_known(kind, openly=True)

    def _place_fact(self, known: int, seat: Seat) -> bool:
        """A card that all know of goes to one of the places where it may be."""
        kind = known & 31
        cards = [place for place in self._unknown() if self._may_be(place, known, seat)]
        openly = taken_openly(self.s, known)
        self.taken_since -= openly
        rooms = self._rooms(seat) if openly or self._has_old_cards(seat) else (0, 0, 0)
        odds = [*rooms, len(cards)]
        if sum(odds) == 0 or not self.supply.take_known(kind, openly):
            return False
        where = self.chance.weighted(odds)
        if where < len(odds) - 1:
            self._put(kind, seat, where)
        else:
            self._turn_up(cards[self.chance.below(len(cards))], kind)
        return True

    def _rooms(self, seat: Seat) -> tuple[int, int, int]:
        """How many more cards of a seat are in the hand, in the bag and set aside."""
        aside = self.aside_room if seat == self.s.turn else 0
        return self.hand_room[seat], self.bag_room[seat], aside

    def _has_old_cards(self, seat: Seat) -> bool:
        """Whether a seat need not hold new cards alone, those that nobody else can have drawn."""
        new = (
            self.supply.new_cards()
            - self.taken_since
            - sum(
                self._drawer(self.s.down[owner][place]) != NO_DRAWER
                for owner, place in self._unknown()
            )
        )
        others = [other for other in range(len(self.hand_room)) if other != seat]
        return sum(self._rooms(seat)) > new - sum(self._drawn_room(other) for other in others)

    def _put(self, kind: int, seat: Seat, where: int) -> None:
        """Into one of the rooms of a seat."""
        if where == 0:
            self.hand_room[seat] -= 1
            self.s.hand[seat] += ONE[kind]
        elif where == 1:
            self.bag_room[seat] -= 1
            self.s.bag[seat] += ONE[kind]
        else:
            self.aside_room -= 1
            self.s.aside += ONE[kind]

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
        kind = known & 31
        if origin_of(card) != seat or round_of(card) < since(known):
            return False
        return kind >= LEGAL and not denied_of(card) >> kind & 1

    def _drawer(self, card: int) -> Seat:
        """Who may have drawn a face-down card since the deck was rebuilt."""
        return NO_DRAWER if round_of(card) < self.s.rebuilt else origin_of(card)

    def _turn_up(self, where: tuple[Seat, int], kind: int) -> None:
        owner, place = where
        card = self.s.down[owner][place]
        self.s.down[owner][place] = card & ~UNKNOWN | kind

    def _turn_down(self) -> bool:
        """Every other face-down card becomes some contraband that it may be."""
        for owner, place in self._unknown():
            card = self.s.down[owner][place]
            kind = self.supply.draw_for(self._drawer(card), denied_of(card) | LEGAL_MASK)
            if kind < 0:
                return False
            self._turn_up((owner, place), kind)
        return True

    def _handful(self, cards: int) -> int:
        drawn = 0
        for _ in range(cards):
            drawn += ONE[self.supply.draw()]
        return drawn

    def _rebuild_deck(self) -> bool:
        """Fill the deck, and give out the cards that somebody must have drawn from it."""
        seats = range(len(self.hand_room))
        deck = self.supply.fill_deck(sum(self._drawn_room(seat) for seat in seats))
        if deck is None:
            return False
        self.s.deck = deck
        for kind in self.supply.take_new():
            seat = self.chance.weighted([self._drawn_room(seat) for seat in seats])
            self.supply.draws[seat] -= 1
            self._put(kind, seat, self.chance.weighted(self._rooms(seat)))
        return True

    def _drawn_room(self, seat: Seat) -> int:
        """How many more cards that a seat has drawn it can still hold."""
        return max(0, min(self.supply.draws[seat], sum(self._rooms(seat))))
