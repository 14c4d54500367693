"""One deal of the hidden cards, put where they lie."""

from typing import Final

from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.cards import ONE
from hoodwink.games.nottingham.things.goods import KINDS
from hoodwink.games.nottingham.things.hidden import (
    UNKNOWN,
    denied_of,
    kind_of,
    round_of,
    since,
    turned_up,
)
from hoodwink.games.nottingham.worlds.counting import Use
from hoodwink.games.nottingham.worlds.deals import Deals
from hoodwink.games.nottingham.worlds.holders import IN_OLD, IN_ROOM, REMOVED, Holder
from hoodwink.games.nottingham.worlds.room import Room
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.seats import Seat, has

HAND: Final = 0
BAG: Final = 1


class Guess:
    """One try to deal the hidden cards into a state."""

    def __init__(self, s: State, room: Room, deals: Deals, chance: Chance) -> None:
        self._s: Final = s
        self._room: Final = room
        self._deals: Final = deals
        self._chance: Final = chance
        self._drawn: Final = deals.draw(chance)
        self._rooms: Final = [list(rooms) for rooms in room.rooms]
        self._fresh: Final[list[Seat]] = []
        s.hand = [0] * len(s.purse)
        s.bag = [0] * len(s.purse)
        if room.me is not None:
            s.hand[room.me] = room.known_hand
            s.bag[room.me] = room.known_bag
        for kind in room.taken:
            s.hand[s.turn] += ONE[kind]
        if room.aside:
            s.aside = 0
        s.down = [cards[:] for cards in room.down]

    def fits(self, strict: bool) -> bool:
        """Deal; False if a face-down card is one that it cannot be.

        Not strictly, no such card is drawn: that finds a deal also where hardly one fits, but
        some more often than others.
        """
        for known, seat in self._room.sure:
            self._put(kind_of(known), seat)
        fresh = [0] * (len(self._rooms) + 1)
        for holder, use in zip(self._deals.holders, self._drawn.uses, strict=True):
            if not self._place_known(holder, use):
                return False
            fresh[holder.seat] = use[0]
            self._fresh.extend([holder.seat] * use[1])
        for seat, unseen in enumerate(self._room.unseen):
            if unseen and not self._turn_down(seat, fresh[seat], strict):
                return False
        self._fill()
        return True

    def _place_known(self, holder: Holder, use: Use) -> bool:
        """The known cards that may lie face down; False if one cannot be where it is to be."""
        seat = holder.seat
        for known, where in zip(holder.known, holder.places(use, self._chance), strict=True):
            if where == IN_ROOM:
                self._put(kind_of(known), seat)
            elif not self._is_down(known, seat, where == IN_OLD):
                return False
        return True

    def _is_down(self, known: int, seat: Seat, old: bool) -> bool:
        open_to = [
            (owner, place)
            for owner, place in self._room.unseen[seat]
            if self._may_be(self._s.down[owner][place], known, old)
        ]
        owner, place = open_to[self._chance.below(len(open_to))]
        return self._turn_up(owner, place, kind_of(known))

    def _may_be(self, card: int, known: int, old: bool) -> bool:
        if kind_of(card) != UNKNOWN or round_of(card) < since(known):
            return False
        return (round_of(card) < self._deals.rebuilt) == old

    def _turn_up(self, owner: Seat, place: int, kind: int) -> bool:
        """A face-down card gets its kind; False if it is one that all know it is not."""
        card = self._s.down[owner][place]
        self._s.down[owner][place] = turned_up(card, kind)
        return not has(denied_of(card), kind)

    def _turn_down(self, seat: Seat, fresh: int, strict: bool) -> bool:
        """Every other face-down card out of a seat's bags, so many of them fresh."""
        down = self._s.down
        left = [(o, p) for o, p in self._room.unseen[seat] if kind_of(down[o][p]) == UNKNOWN]
        new = [(o, p) for o, p in left if round_of(down[o][p]) >= self._deals.rebuilt]
        if fresh:
            new = [new[place] for place in self._chance.shuffled(len(new))[:fresh]]
        for owner, place in left:
            stack = self._drawn.fresh if fresh and (owner, place) in new else self._drawn.held
            if strict:
                kind = stack.draw_contraband(self._chance)
            else:
                kind = stack.draw_but(denied_of(down[owner][place]), self._chance)
            if kind < 0 or not self._turn_up(owner, place, kind):
                return False
        return True

    def _put(self, kind: int, seat: Seat) -> None:
        """Into one of the rooms of a seat, each as likely."""
        rooms = self._rooms[seat]
        where = self._chance.weighted(rooms) if rooms[1] or rooms[2] else HAND
        rooms[where] -= 1
        if where == HAND:
            self._s.hand[seat] += ONE[kind]
        elif where == BAG:
            self._s.bag[seat] += ONE[kind]
        else:
            self._s.aside += ONE[kind]

    def _fill(self) -> None:
        """All other rooms, with fresh cards where they are due; what is left is the deck."""
        s, fresh, held = self._s, self._drawn.fresh, self._drawn.held
        for seat in self._fresh:
            if seat == REMOVED:
                held.put(fresh.draw(self._chance))
            else:
                self._put(fresh.draw(self._chance), seat)
        for seat, (hand, bag, aside) in enumerate(self._rooms):
            s.hand[seat] += held.handful(hand, self._chance)
            if bag:
                s.bag[seat] = s.bag[seat] + held.handful(bag, self._chance)
            if aside:
                s.aside += held.handful(aside, self._chance)
        s.deck, s.out = (fresh.left, held.left) if s.fresh else (held.left, [0] * KINDS)
