"""What goods sell for, how the gold wheel turns, and what customs then know."""

from typing import Any, Final

from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading

ROWS: Final = ("low", "fair", "high")
"""The rows of the price list from top to bottom; each costs one more to reach (CS-054)."""

Price = tuple[int, int]
"""Gold and reputation."""


class Market:
    """The price list, the wheel and the customs track."""

    def __init__(self, pack: Pack) -> None:
        prices = pack.entry("prices")
        self.prices: Final[list[list[Price]]] = [_prices(prices, row) for row in ROWS]
        self.wheel: Final = pack.entry("wheel").count("size", 1, 100)
        track = pack.entry("track")
        self._spaces: Final = _spaces(track)
        self.ends: Final = [0, 0, *track.counts("ends", 4, 1, len(self._spaces) - 1)]
        """The last space of the track, by the number of players."""
        if max(self.ends) < len(self._spaces) - 1:
            raise track.wrong("spaces", f"none beyond space {max(self.ends)}, the last of ends")

    def price(self, row: int, column: int) -> Price:
        return self.prices[row][column - 1]

    def level(self, space: int) -> int:
        """CS-017, C-1: the discovery level."""
        return self._spaces[space][0]

    def bribe(self, space: int) -> int:
        return self._spaces[space][1]

    def officers(self, space: int) -> int:
        """CS-102: how many enter when this space is reached."""
        return self._spaces[space][2]


def _prices(read: Reading, row: str) -> list[Price]:
    found = [_numbers(pair, 2, 40) for pair in read.rows(row)]
    if len(found) != 6 or [] in found:
        raise read.wrong(row, "six pairs of gold and reputation")
    return [(pair[0], pair[1]) for pair in found]


def _spaces(read: Reading) -> list[list[int]]:
    found = [_numbers(space, 3, 40) for space in read.rows("spaces")]
    if len(found) < 2 or [] in found:
        raise read.wrong("spaces", "two or more of [level, bribe, officers]")
    return found


def _numbers(row: Any, length: int, high: int) -> list[int]:
    """The row if it is so many numbers, else nothing."""
    if not isinstance(row, list) or len(row) != length:
        return []
    return row if all(type(n) is int and 0 <= n <= high for n in row) else []
