"""The listed moves, sorted by what is done."""

from collections.abc import Iterable
from typing import Final, TypeVar

from hoodwink.games.cornish.moves.actions import Carry, Fetch, Haul, Sell, Store
from hoodwink.games.cornish.moves.choices import Act, Choice

M = TypeVar("M", bound=Choice)


def those(kind: type[M], moves: Iterable[Choice]) -> list[M]:
    """The moves of one kind, known as such."""
    return [move for move in moves if isinstance(move, kind)]


class Offers:
    """Everything that may be done now, by act."""

    def __init__(self, moves: Iterable[Choice]) -> None:
        self._by_act: Final[dict[Act, list[Choice]]] = {}
        for move in moves:
            self._by_act.setdefault(type(move), []).append(move)

    def of(self, act: type[M]) -> list[M]:
        return those(act, self._by_act.get(act, ()))

    def first(self, act: Act) -> Choice | None:
        found = self._by_act.get(act)
        return found[0] if found else None

    @property
    def sales(self) -> list[Sell]:
        return self.of(Sell)

    @property
    def carries(self) -> list[Carry]:
        return self.of(Carry)

    @property
    def hauls(self) -> list[Haul]:
        return self.of(Haul)

    @property
    def fetches(self) -> list[Fetch]:
        return self.of(Fetch)

    @property
    def stores(self) -> list[Store]:
        return self.of(Store)
