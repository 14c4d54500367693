"""The listed moves, sorted by what is done."""

from collections.abc import Iterable
from typing import Final, TypeVar

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves.choices import Choice, GoodsStep, InStore, Sell

M = TypeVar("M", bound=Choice)


def those(kind: type[M], moves: Iterable[Choice]) -> list[M]:
    """The moves of one kind, known as such."""
    return [move for move in moves if isinstance(move, kind)]


class Offers:
    """Everything that may be done now, by act."""

    def __init__(self, moves: Iterable[Choice]) -> None:
        self._by_act: Final[dict[int, list[Choice]]] = {}
        for move in moves:
            self._by_act.setdefault(move.act, []).append(move)

    def of(self, kind: type[M], act: int) -> list[M]:
        return those(kind, self._by_act.get(act, ()))

    def first(self, act: int) -> Choice | None:
        found = self._by_act.get(act)
        return found[0] if found else None

    @property
    def sales(self) -> list[Sell]:
        return self.of(Sell, say.SELL)

    @property
    def carries(self) -> list[GoodsStep]:
        return self.of(GoodsStep, say.CARRY)

    @property
    def hauls(self) -> list[GoodsStep]:
        return self.of(GoodsStep, say.HAUL)

    @property
    def fetches(self) -> list[InStore]:
        return self.of(InStore, say.FETCH)

    @property
    def stores(self) -> list[InStore]:
        return self.of(InStore, say.STORE)
