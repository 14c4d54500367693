"""The cards that are still to be dealt, and where each of them can have come from.

When the deck is rebuilt, all know what goes into it and so which cards are hidden at that
moment. Whatever a seat holds that it has not taken openly it held then, or has drawn since; and
all count how many cards it draws. As long as the deck was never rebuilt there is nothing to know.
"""

from typing import Final

from hoodwink.games.nottingham.deck import drawn_by
from hoodwink.games.nottingham.goods import KINDS
from hoodwink.games.nottingham.hidden import UNKNOWN, kind_of, round_of, taken_openly
from hoodwink.games.nottingham.room import Room
from hoodwink.games.nottingham.state import NOTHING, State
from hoodwink.kernel.chance import Chance
from hoodwink.kernel.seats import Seat

NO_DRAWER: Final = -1
"""For places that nothing has come to since the deck was rebuilt."""


class Supply:
    """`pool` is all that is still to be dealt, the deck among it.

    Of these, `_held` can have been hidden when the deck was rebuilt, and `_fresh` can have gone
    into it; `draws` is how many more cards of each seat can have come out of it.
    """

    def __init__(self, s: State, room: Room, chance: Chance, exact: bool) -> None:
        self.pool: Final = room.pool[:]
        self.draws: Final = [drawn_by(s, seat) for seat in range(len(s.purse))]
        self._chance: Final = chance
        self._rebuilt: Final = exact and bool(s.fresh)
        self._held: Final = s.held[:]
        self._fresh: Final = s.fresh[:]
        self._deck_left: Final = s.deck_left
        if self._rebuilt:
            self._take_old(s)
            if room.me is not None:
                openly = sum(taken_openly(s, known) for known, _ in room.facts)
                openly += len(s.taken) if s.turn != room.me else 0
                self._take_mine(room.me, room.mine, openly)

    def _take_old(self, s: State) -> None:
        for cards in s.down:
            for card in cards:
                if kind_of(card) != UNKNOWN and round_of(card) < s.rebuilt:
                    self._held[kind_of(card)] -= 1

    def _take_mine(self, me: Seat, mine: list[int], openly: int) -> None:
        """A seat knows its own cards, and has forgotten which of them it has drawn since.

        What is not in its hand and was not held before is in the deck, with another who has
        drawn it, or was taken openly; that is all the room there is for it.
        """
        elsewhere = self._deck_left + sum(self.draws) - self.draws[me] + openly
        kinds = [kind for kind, count in enumerate(mine) for _ in range(count)]
        for place in self._chance.shuffled(len(kinds)):
            kind = kinds[place]
            held = max(0, self._held[kind])
            if held <= self.pool[kind] and self._not_held() >= elsewhere:
                held = 0
            drawn = 0
            if held == 0 or self._fresh[kind] > self.pool[kind] or self._spare() > 0:
                drawn = self._left_deck(kind, me)
            self._came(kind, me, [held, drawn])

    def _not_held(self) -> int:
        """How many cards that are to be dealt cannot have been hidden before."""
        return sum(
            max(0, left - max(0, held)) for left, held in zip(self.pool, self._held, strict=True)
        )

    def _left_deck(self, kind: int, drawer: Seat) -> int:
        """How many cards of a kind a seat can have drawn."""
        drew = drawer != NO_DRAWER and self.draws[drawer] > 0
        return max(0, self._fresh[kind]) if drew else 0

    def _spare(self) -> int:
        """How many cards that may be in the deck are more than it holds."""
        most = sum(min(made, left) for made, left in zip(self._fresh, self.pool, strict=True))
        return most - self._deck_left

    def _came(self, kind: int, drawer: Seat, odds: list[int]) -> None:
        """Settle whether a card was held or drawn."""
        if any(odds) and self._chance.weighted(odds) == 0:
            self._held[kind] -= 1
        else:
            self._fresh[kind] -= 1
            self.draws[drawer] -= 1

    def new_cards(self) -> int:
        """How many of the cards outside the deck, at least, have come out of it since."""
        return self._not_held() - self._deck_left if self._rebuilt else 0

    def take_known(self, kind: int, openly: bool) -> bool:
        """A card that all know of: taken openly, or hidden since before. False if there is none."""
        if self.pool[kind] == 0 or (self._rebuilt and not openly and self._held[kind] <= 0):
            return False
        self.pool[kind] -= 1
        if self._rebuilt and not openly:
            self._held[kind] -= 1
        return True

    def draw(self) -> int:
        """Any card that is left."""
        kind = self._chance.weighted(self.pool)
        self.pool[kind] -= 1
        return kind

    def draw_for(self, drawer: Seat, denied: int) -> int:
        """A card that a seat may have put somewhere, none of those denied; NOTHING if none is."""
        odds = [0 if denied >> kind & 1 else count for kind, count in enumerate(self.pool)]
        if self._rebuilt:
            spare = self._spare() > 0
            odds = [
                count and count * any(self._sources(kind, drawer, spare))
                for kind, count in enumerate(odds)
            ]
        if not any(odds):
            return NOTHING
        kind = self._chance.weighted(odds)
        if self._rebuilt:
            self._came(kind, drawer, self._sources(kind, drawer, spare))
        self.pool[kind] -= 1
        return kind

    def _sources(self, kind: int, drawer: Seat, spare: bool) -> list[int]:
        """How many cards of a kind can have been held, and drawn, if the deck is to be filled."""
        held = max(0, self._held[kind])
        if spare:
            return [held, self._left_deck(kind, drawer)]
        return [held if self.pool[kind] > self._fresh[kind] else 0, 0]

    def fill_deck(self, room: int) -> list[int] | None:
        """What is in the deck: all that went into it, less some that can have left it.

        What left it and was not held before somebody has drawn: there is only so much room for
        that. None for a dead end.
        """
        deck = [min(made, left) for made, left in zip(self._fresh, self.pool, strict=True)]
        old = [self._held[kind] - self.pool[kind] + deck[kind] for kind in range(KINDS)]
        room += sum(min(0, count) for count in old)
        while sum(deck) > self._deck_left:
            free = room > 0 or not self._rebuilt
            odds = [count if free or old[kind] > 0 else 0 for kind, count in enumerate(deck)]
            if not any(odds):
                return None
            kind = self._chance.weighted(odds)
            deck[kind] -= 1
            room -= old[kind] <= 0
            old[kind] -= 1
        for kind in range(KINDS):
            self.pool[kind] -= deck[kind]
        fits = room >= 0 or not self._rebuilt
        return deck if fits and sum(deck) == self._deck_left else None

    def take_new(self) -> list[int]:
        """The cards that were not held before: they go to those who have drawn."""
        new: list[int] = []
        if not self._rebuilt:
            return new
        for kind, held in enumerate(self._held):
            count = max(0, self.pool[kind] - max(0, held))
            self.pool[kind] -= count
            new += [kind] * count
        return new
