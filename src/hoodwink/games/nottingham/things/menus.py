"""Lists of moves that are made once: by what is told in a number, all moves that go with it."""

from collections.abc import Callable, Sequence
from typing import Final

from hoodwink.games.nottingham.things.cards import LOWEST_BITS, kinds_in
from hoodwink.kernel.moves import Move

MOST_LISTS: Final = 1 << 13
"""So many of one sort are kept."""


class Lists(dict[int, tuple[Move, ...]]):
    """A list is made when it is first asked for, and kept."""

    def __init__(self, made: Callable[[int], list[Move]]) -> None:
        super().__init__()
        self._made: Final = made

    def __missing__(self, number: int) -> tuple[Move, ...]:
        if len(self) >= MOST_LISTS:
            self.clear()  # what a draft may hold has no end
        listed = tuple(self._made(number))
        self[number] = listed
        return listed


class Menu:
    """A move for every kind that there is in a handful, and then those that are always there."""

    def __init__(self, by_kind: Sequence[Move], always: Sequence[Move] = ()) -> None:
        self._by_kind: Final = by_kind
        self._always: Final = always
        self._listed: Final[dict[int, tuple[Move, ...]]] = {}

    def of(self, cards: int) -> tuple[Move, ...]:
        kinds = (cards | cards >> 1 | cards >> 2) & LOWEST_BITS  # as kinds_mask, without a call
        listed = self._listed.get(kinds)
        if listed is None:
            moves = [self._by_kind[kind] for kind in kinds_in(cards)]
            listed = self._listed[kinds] = (*moves, *self._always)
        return listed
