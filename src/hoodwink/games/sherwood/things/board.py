"""The map: two roads that cross once, and who lies in wait along them."""

from collections.abc import Mapping, Sequence
from typing import Final

from hoodwink.kernel.packs import Pack
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import all_below, only

TOWNS: Final = 4
MOST_HIDEOUTS: Final = 20
RED_HIDEOUTS: Final = 4

MOST_SEATS: Final = 6
"""Arrays by hideout and seat, or by place and seat, have room for six seats."""

NO_SEAT: Final = -1
NONE: Final = -1

CROSSROADS: Final = "cross-roads"
"""Where it is drawn is told like that of a place; none can have that name."""

CHURCH: Final = 0
INN: Final = 1
MERCHANT: Final = 2
MARKET: Final = 3
POSTS: Final = ("church", "inn", "merchant", "market")


class Board:
    """Towns, hideouts and routes, all by number; their names are what people say."""

    def __init__(
        self, towns: Sequence[str], arms: Sequence[Sequence[str]], red: Sequence[str]
    ) -> None:
        self.towns: Final = tuple(towns)
        self.hideouts: Final = tuple(dict.fromkeys(name for arm in arms for name in arm))
        number: Mapping[str, int] = {name: h for h, name in enumerate(self.hideouts)}
        self.arms: Final = tuple(tuple(number[name] for name in arm) for arm in arms)
        self.red: Final = tuple(sorted(number[name] for name in red))
        self.routes: Final = tuple(
            tuple(self.arms[start] + self.arms[end][::-1] for end in range(TOWNS))
            for start in range(TOWNS)
        )
        self.everywhere: Final = all_below(len(self.hideouts))

    def places(self) -> list[str]:
        """All that a drawn board shows."""
        return [*self.towns, *self.hideouts, CROSSROADS]

    def before_crossing(self, start: int, step: int) -> bool:
        """Whether a cart that has passed so many arrows can still take another road."""
        return step <= len(self.arms[start])

    def ahead(self, start: int, step: int) -> int:
        """The hideouts, as a mask, that a cart before the crossing may still come to."""
        coming = 0
        for town, arm in enumerate(self.arms):
            for hideout in arm[step:] if town == start else arm:
                coming |= only(hideout)
        return coming


def read_board(pack: Pack) -> Board:
    """The map as the pack draws it."""
    towns_entry, roads = pack.entry("towns"), pack.entry("roads")
    towns = _names(towns_entry, "names")
    if len(towns) != TOWNS:
        raise towns_entry.wrong("names", "four towns, the two ends of one road, then of the other")
    arms = [_names(roads, town) for town in towns]
    red = _names(roads, "red")
    board_names = {name for arm in arms for name in arm}
    if len(board_names) > MOST_HIDEOUTS:
        raise roads.wrong(towns[0], f"at most {MOST_HIDEOUTS} hideouts on all roads together")
    if len(red) != RED_HIDEOUTS or not set(red) <= board_names:
        raise roads.wrong("red", "four of the hideouts on the roads")
    if len(board_names) == sum(len(arm) for arm in arms):
        raise roads.wrong(towns[0], "a hideout by the crossing that watches two roads")  # SF-067
    return Board(towns, arms, red)


def _names(entry: Reading, key: str) -> list[str]:
    """Different names of one plain word each, for they become words of moves."""
    names = entry.rows(key)
    plain = all(isinstance(name, str) and name.isalpha() and name.islower() for name in names)
    if not names or not plain or len(set(names)) != len(names):
        raise entry.wrong(key, "different names, each one word in small letters")
    return names
