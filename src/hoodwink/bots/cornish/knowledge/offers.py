"""The listed moves, sorted by what is done."""

from collections.abc import Iterable
from typing import Final

from hoodwink.games.cornish import moves as say
from hoodwink.games.cornish.moves import Choice


class Offers:
    """Everything that may be done now, by act."""

    def __init__(self, moves: Iterable[Choice]) -> None:
        self._by_act: Final[dict[int, list[Choice]]] = {}
        for move in moves:
            self._by_act.setdefault(move.act, []).append(move)

    def of(self, act: int) -> list[Choice]:
        return self._by_act.get(act, [])

    def first(self, act: int) -> Choice | None:
        found = self._by_act.get(act)
        return found[0] if found else None

    @property
    def sales(self) -> list[Choice]:
        return self.of(say.SELL)

    @property
    def carries(self) -> list[Choice]:
        return self.of(say.CARRY)

    @property
    def hauls(self) -> list[Choice]:
        return self.of(say.HAUL)

    @property
    def fetches(self) -> list[Choice]:
        return self.of(say.FETCH)

    @property
    def stores(self) -> list[Choice]:
        return self.of(say.STORE)
