"""Do these goods fit this room? An exact search that remembers its answers (CS-077, CS-121)."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.cornish.things.forms import Form, Room, placements

Arrangement = tuple[int, ...]
"""Where each of the goods lies, as bits of the room, in the order that was asked for."""


class Fitter:
    """Rooms by number, forms by number. Goods are given as sorted form numbers.

    Cargo may be laid anew at any time (CS-064), so only the set of goods matters.
    """

    def __init__(self, rooms: Sequence[Room], forms: Sequence[Form]) -> None:
        self._squares: Final = [room.squares for room in rooms]
        self._sizes: Final = [form.size for form in forms]
        self._ways: Final = [[placements(form, room) for form in forms] for room in rooms]
        self._known: Final[dict[tuple[int, tuple[int, ...]], Arrangement | None]] = {}

    def fits(self, room: int, goods: Sequence[int]) -> bool:
        return self.arrangement(room, goods) is not None

    def arrangement(self, room: int, goods: Sequence[int]) -> Arrangement | None:
        """One way to lay the goods, or None if there is none."""
        asked = (room, tuple(goods))
        if asked not in self._known:
            self._known[asked] = self._search(room, asked[1])
        return self._known[asked]

    def _search(self, room: int, goods: tuple[int, ...]) -> Arrangement | None:
        sizes, free = self._sizes, self._squares[room]
        if sum(sizes[form] for form in goods) > free:
            return None
        ways = self._ways[room]
        order = sorted(range(len(goods)), key=lambda n: (len(ways[goods[n]]), goods[n]))
        laid = [0] * len(goods)
        if _lay(ways, goods, order, 0, 0, 0, laid):
            return tuple(laid)
        return None


def _lay(
    ways: list[list[int]],
    goods: tuple[int, ...],
    order: list[int],
    depth: int,
    taken: int,
    start: int,
    laid: list[int],
) -> bool:
    """Lay the goods one by one; those of one form in rising order, so that none is tried twice."""
    if depth == len(order):
        return True
    piece = order[depth]
    form = goods[piece]
    masks = ways[form]
    again = depth + 1 < len(order) and goods[order[depth + 1]] == form
    for number in range(start, len(masks)):
        mask = masks[number]
        if mask & taken == 0:
            laid[piece] = mask
            if _lay(ways, goods, order, depth + 1, taken | mask, number if again else 0, laid):
                return True
    return False
