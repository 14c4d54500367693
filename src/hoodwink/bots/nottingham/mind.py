"""The table as a seat sees it at one moment, and what goods are worth to that seat."""

from functools import cached_property
from math import exp
from typing import Any, Final

from hoodwink.games.nottingham.setting import (
    FIRST_ROYAL,
    KIND_OF,
    KINDS,
    LEGAL,
    PLATE,
    SCROLLS,
    Setting,
    counted,
)
from hoodwink.kernel.game import View
from hoodwink.kernel.seats import Seat

OPENNESS: Final = 0.55
"""How many goods of a kind a round still to come may add to a lead, or take from it."""

SPITE: Final = 0.75
"""What it is worth that each opponent loses a point."""


class Mind:
    """What a seat sees and what it thinks goods are worth."""

    def __init__(self, view: View, setting: Setting) -> None:
        self.view: Final = view
        self.setting: Final = setting
        self.seat: Final[Seat] = view["seat"]
        self.sheriff: Final[Seat] = view["sheriff"]
        self.places: Final[list[dict[str, Any]]] = view["seats"]
        self.seats: Final = len(self.places)
        self.left: Final[int] = view["rounds"] - view["round"]
        self.hand: Final = counted(view["hand"])
        self.bag: Final = counted(view["bag"])
        self.said: Final[int] = self.places[self.seat]["said"]
        self._races: Final[dict[tuple[int, int], float]] = {}

    @property
    def cards(self) -> list[int]:
        """Hand and bag together: while a bag is being filled they are still one."""
        return [there + here for there, here in zip(self.hand, self.bag, strict=True)]

    @property
    def fine(self) -> int:
        """What the Sheriff pays, and a liar for a wrong legal card, for each card."""
        return self.setting.penalties[0]

    @cached_property
    def royal(self) -> dict[int, tuple[int, int]]:
        """For each royal good the legal kind and how many of it the card counts as."""
        return {FIRST_ROYAL + royal: kind for royal, kind in enumerate(self.setting.counts_as)}

    @cached_property
    def rules_again(self) -> bool:
        """Whether the seat will be Sheriff in a later round."""
        return (self.seat - self.sheriff - 1) % self.seats + 1 <= self.left

    @cached_property
    def spite(self) -> float:
        """What it is worth that one opponent loses a point."""
        return SPITE / (self.seats - 1)

    @cached_property
    def goods(self) -> list[list[int]]:
        """By seat, the goods of each kind in the race for King and Queen, as far as seen."""
        return [self._goods_of(place) for place in self.places]

    def _goods_of(self, place: dict[str, Any]) -> list[int]:
        goods = counted(place["stall"])[:LEGAL]
        for look in place["face_down"]:
            royal = self.royal.get(KIND_OF[look["kind"]]) if look["kind"] else None
            if royal:
                goods[royal[0]] += royal[1] * look["count"]
        for kind, count in enumerate(counted(place["served"])[:LEGAL]):
            goods[kind] += count
        return goods

    def race(self, kind: int, more: int) -> float:
        """The bonus to hope for with so many more goods of a kind."""
        key = (kind, more)
        if key not in self._races:
            self._races[key] = self._hoped(kind, self.goods[self.seat][kind] + more)
        return self._races[key]

    def _hoped(self, kind: int, mine: int) -> float:
        if mine <= 0 and not self.left:
            return 0.0
        rivals = sorted(
            (goods[kind] for seat, goods in enumerate(self.goods) if seat != self.seat),
            reverse=True,
        )
        slack = 0.4 + OPENNESS * self.left
        king = _chance(mine - rivals[0], slack)
        queen = max(0.0, _chance(mine - rivals[1], slack) - king)
        return self.setting.king[kind] * king + self.setting.queen[kind] * queen

    def gain(self, kind: int, count: int = 1) -> float:
        """What so many more legal cards of a kind would add in the end."""
        return self.setting.values[kind] * count + self.race(kind, count) - self.race(kind, 0)

    @cached_property
    def worths(self) -> tuple[float, ...]:
        """By kind, what one more card on the stall would add in the end."""
        return tuple(self._worth(kind) for kind in range(KINDS))

    def _worth(self, kind: int) -> float:
        if kind < LEGAL:
            return self.gain(kind)
        if kind in self.royal:
            good, times = self.royal[kind]
            return self.setting.values[kind] + self.race(good, times) - self.race(good, 0)
        if kind == PLATE:
            return max(self.gain(good) for good in range(LEGAL))
        if kind == SCROLLS:
            return self.setting.values[kind] - sum(self.race(good, 0) for good in range(LEGAL))
        return float(self.setting.values[kind])

    def loss(self, kind: int) -> float:
        """What one card less on the stall would take away in the end."""
        if kind >= LEGAL:
            return self.worths[kind]
        return self.setting.values[kind] + self.race(kind, 0) - self.race(kind, -1)


def _chance(lead: int, slack: float) -> float:
    return 1 / (1 + exp(-1.4 * lead / slack))
