"""Moves that name a card of a handful, listed once for each set of kinds."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham.things.cards import LOWEST_BITS, kinds_in
from hoodwink.kernel.moves import Move


class Menu:
    """A move for every kind that there is, and then those that are always there."""

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
