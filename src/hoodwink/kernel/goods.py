"""Goods as multisets: how many of each kind lie on a stall, in a bag, in a pile."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final


class Goods:
    """So many of each kind. Kinds are numbered; their names belong to the game."""

    __slots__ = ("counts",)

    def __init__(self, counts: Iterable[int]) -> None:
        self.counts: Final = list(counts)
        if any(count < 0 for count in self.counts):
            raise ValueError(f"there cannot be fewer than no goods: {self.counts}")

    def copy(self) -> "Goods":
        return Goods(self.counts)

    def total(self) -> int:
        return sum(self.counts)

    def kinds(self) -> list[int]:
        """The kinds of which there is at least one."""
        return [kind for kind, count in enumerate(self.counts) if count]

    def covers(self, other: "Goods") -> bool:
        """Whether all of the other could be taken out of these."""
        return all(mine >= theirs for mine, theirs in zip(self.counts, other.counts, strict=True))

    def add(self, other: "Goods") -> None:
        for kind, count in enumerate(other.counts):
            self.counts[kind] += count

    def take(self, other: "Goods") -> None:
        """Take the other out of these; ValueError, and nothing taken, if they do not cover it."""
        if not self.covers(other):
            raise ValueError(f"{other.counts} cannot be taken out of {self.counts}")
        for kind, count in enumerate(other.counts):
            self.counts[kind] -= count

    def to_json(self, names: Sequence[str]) -> dict[str, int]:
        return {names[kind]: self.counts[kind] for kind in self.kinds()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Goods) and self.counts == other.counts

    def __hash__(self) -> int:
        raise TypeError("goods change, so they cannot be looked up by value")

    def __repr__(self) -> str:
        return f"Goods({self.counts})"


def no_goods(kinds: int) -> Goods:
    return Goods([0] * kinds)


def read_goods(values: Mapping[str, int], names: Sequence[str]) -> Goods:
    """The goods that `to_json` wrote; ValueError names a kind that there is not."""
    for name in values:
        if name not in names:
            raise ValueError(f"there is no good {name!r}; there are: {', '.join(names)}")
    return Goods(values.get(name, 0) for name in names)
