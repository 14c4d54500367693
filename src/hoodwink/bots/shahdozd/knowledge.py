"""What a seat can work out about the six cards: every world that it cannot rule out."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.shahdozd.moves import CHARACTERS
from hoodwink.games.shahdozd.setting import (
    ALL_WORLDS,
    SHOWING,
    Ways,
    count_in,
    count_ways,
    eras_in,
    most_ways,
)
from hoodwink.kernel.game import View


class Knowledge:
    """Worlds with the number of ways that lead to each, asked about by slot."""

    __slots__ = ("_backs", "_odds", "_total", "_ways")

    def __init__(self, ways: Ways, backs: Sequence[int]) -> None:
        self._ways: Final = ways
        self._backs: Final = backs
        self._total: Final = count_in(ways, ALL_WORLDS)
        self._odds: Final[dict[int, list[float]]] = {}

    def odds(self, slot: int) -> list[float]:
        """For each character the chance that it lies there."""
        found = self._odds.get(slot)
        if found is None:
            showing = SHOWING[self._backs[slot]]
            found = [count_in(self._ways, worlds) / self._total for worlds in showing]
            self._odds[slot] = found
        return found

    def given(self, slot: int, character: int) -> "Knowledge":
        """The same, had one seen that card there."""
        showing = SHOWING[self._backs[slot]][character]
        return Knowledge([worlds & showing for worlds in self._ways], self._backs)

    def certainty(self) -> float:
        """The chance that the likeliest world is the true one."""
        return most_ways(self._ways) / self._total


def knowledge_in(view: View) -> Knowledge:
    """What the view lets its seat work out; without the memory aid only what lies face up."""
    backs = view["memory"]["backs"] if "memory" in view else range(6)
    return Knowledge(count_ways(eras_in(view))[-1], backs)


def denied_in(view: View, slot: int) -> list[int]:
    """The characters that, as everybody has heard, do not lie there."""
    memory = view.get("memory")
    if memory is None:
        return []
    denied: str = memory["eras"][-1]["denied"][memory["backs"][slot]]
    return [CHARACTERS.index(character) for character in denied.split()]
