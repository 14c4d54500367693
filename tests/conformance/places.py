"""Places in a position: where a value stands, and how to put another there."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any


@dataclass(frozen=True)
class Spot:
    """A key of a table, or a number of a list, and the way that led there."""

    holder: Any
    key: Any
    way: tuple[Any, ...]

    @property
    def value(self) -> Any:
        return self.holder[self.key]

    def put(self, value: Any) -> None:
        self.holder[self.key] = value

    def take(self) -> Any:
        return self.holder.pop(self.key)

    def holds(self, other: "Spot") -> bool:
        return self.way == other.way[: len(self.way)]

    @property
    def shape(self) -> tuple[Any, ...]:
        """The way with all numbers alike: what stands in the same place of other rows."""
        return tuple(None if isinstance(step, int) else step for step in self.way)

    def __str__(self) -> str:
        return ".".join(map(str, self.way))


def spot_in(rng: Random, state: dict[str, Any], kind: type | None = None) -> Spot:
    """Somewhere in a state, every entry of it as likely as another, however much it holds.

    With a kind, the way goes on down, to a value of that kind if there happens to be one.
    """
    holder: Any = state
    way: tuple[Any, ...] = ()
    while True:
        keys = list(holder) if isinstance(holder, dict) else range(len(holder))
        key = rng.choice(keys)
        way = (*way, key)
        inner = holder[key]
        deep = isinstance(inner, dict | list) and inner
        if not deep or (kind is None and rng.random() < 0.35):
            return Spot(holder, key, way)
        holder = inner


def spots(value: Any, way: tuple[Any, ...] = ()) -> Iterator[Spot]:
    """Every place in a value, tables and lists before what they hold."""
    for key in list(value) if isinstance(value, dict) else range(len(value)):
        spot = Spot(value, key, (*way, key))
        yield spot
        if isinstance(spot.value, dict | list):
            yield from spots(spot.value, spot.way)
