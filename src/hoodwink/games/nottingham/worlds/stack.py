"""Cards that are drawn blindly."""

from typing import Final

from hoodwink.games.nottingham.state import NOTHING
from hoodwink.games.nottingham.things.cards import ONE
from hoodwink.games.nottingham.things.goods import LEGAL
from hoodwink.kernel.chance import Chance


class Stack:
    """Single cards, the legal ones first: contraband alone is drawn before anything else.

    `left` are the same cards, counted by kind.
    """

    def __init__(self, left: list[int]) -> None:
        self.left: Final = left
        self._cards: Final[list[int]] = []
        for kind, count in enumerate(left):
            if count:
                self._cards.extend([kind] * count)
        self._legal: Final = sum(left[:LEGAL])

    def draw(self, chance: Chance) -> int:
        return self._take(chance.below(len(self._cards)))

    def handful(self, cards: int, chance: Chance) -> int:
        """Some cards, packed."""
        drawn = 0
        for _ in range(cards):
            drawn += ONE[self._take(chance.below(len(self._cards)))]
        return drawn

    def draw_contraband(self, chance: Chance) -> int:
        return self._take(self._legal + chance.below(len(self._cards) - self._legal))

    def draw_but(self, denied: int, chance: Chance) -> int:
        """Contraband of no kind that is denied; NOTHING if there is none."""
        places = range(self._legal, len(self._cards))
        fitting = [place for place in places if not denied >> self._cards[place] & 1]
        return self._take(fitting[chance.below(len(fitting))]) if fitting else NOTHING

    def put(self, kind: int) -> None:
        self._cards.append(kind)
        self.left[kind] += 1

    def _take(self, place: int) -> int:
        cards = self._cards
        kind = cards[place]
        last = cards.pop()
        if place < len(cards):
            cards[place] = last
        self.left[kind] -= 1
        return kind
