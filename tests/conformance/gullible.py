"""The game of fists with a careless door, and what the fuzz must say of it."""

import time
from collections.abc import Mapping
from typing import Any

from conformance.tiny import Fists, State
from hoodwink import PositionError
from hoodwink.kernel.events import Tell
from hoodwink.kernel.reading import Reading
from hoodwink.kernel.seats import Seat


class CountsNoCoins(Fists):
    """Coins may come from nowhere."""

    def check_coins(self, s: State, read: Reading) -> None:
        pass


class CountsNoCards(Fists):
    """A card may be dealt twice."""

    def check_cards(self, s: State, read: Reading) -> None:
        pass


class BetsBeforeTheDeal(Fists):
    """Somebody may have bet on a card that was not dealt."""

    def check_bids(self, s: State, read: Reading) -> None:
        pass


class RemembersTheShown(Fists):
    """A later round needs what was shown in the one before, which nobody has looked for."""

    def settle(self, s: State, last: Seat, tell: Tell | None) -> None:
        if s.round and len(s.shown) != len(s.purses):
            raise ValueError("nothing was shown")
        super().settle(s, last, tell)


class ReadsRaw(Fists):
    """What was shown is read as it comes."""

    def load_shown(self, read: Reading, row: Any) -> list[int]:
        return [int(value) for value in row]


class RefusesTheReal(Fists):
    """A match that is over has no position."""

    def check_cards(self, s: State, read: Reading) -> None:
        if s.round == self.rounds:
            raise read.wrong("round", "a match that goes on")


class RefusesAtLength(Fists):
    """An error repeats all that was given."""

    def load(self, values: Mapping[str, Any]) -> State:
        try:
            return super().load(values)
        except PositionError as error:
            raise PositionError(f"{error} " * 9) from error


class RefusesInManyLines(Fists):
    """An error is a page."""

    def load(self, values: Mapping[str, Any]) -> State:
        try:
            return super().load(values)
        except PositionError as error:
            raise PositionError(str(error).replace(" ", "\n")) from error


class RefusesWithoutReason(Fists):
    """An error says no, and no more."""

    def load(self, values: Mapping[str, Any]) -> State:
        try:
            return super().load(values)
        except PositionError as error:
            raise PositionError("no") from error


class RefusesSlowly(Fists):
    """An error takes its time."""

    def load(self, values: Mapping[str, Any]) -> State:
        try:
            return super().load(values)
        except PositionError:
            began = time.process_time()
            while time.process_time() < began + 0.06:
                pass
            raise


class RefusesGreedily(Fists):
    """An error comes with a great many zeros."""

    def load(self, values: Mapping[str, Any]) -> State:
        try:
            return super().load(values)
        except PositionError as error:
            raise PositionError(f"{error}{bytes(60_000_000)[:0]!r}") from error


GULLIBLE: tuple[tuple[type[Fists], str], ...] = (
    (CountsNoCoins, "cannot be counted: goods and coins are conserved"),
    (CountsNoCards, "cannot be (counted|imagined)"),
    (BetsBeforeTheDeal, "cannot be imagined: an imagined world shows . its view"),
    (RemembersTheShown, "cannot be played on: ValueError: nothing was shown"),
    (ReadsRaw, "a raw error: (Type|Value)Error in"),
    (RefusesTheReal, "a real position is refused: position: round is"),
    (RefusesAtLength, "refused in [0-9]+ letters"),
    (RefusesInManyLines, "refused in too many lines"),
    (RefusesWithoutReason, "refused without a word of what would be right: 'no'"),
    (RefusesSlowly, "refused only after [0-9]+ ms"),
    (RefusesGreedily, "refused only after taking 6[0-9] MB"),
)
