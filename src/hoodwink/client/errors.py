"""What can go wrong at a served table, one name a kind."""

from typing import Final

from hoodwink.kernel.errors import BatchError, HoodwinkError, IllegalMove, Refusal, UnknownMove
from hoodwink.server.wire import tells


class NoSuchTable(HoodwinkError):
    """There is none, or none for you: a server tells no difference."""


class LineLost(HoodwinkError):
    """The server cannot be reached, and has not been for as long as one would wait."""


class ServerRefused(HoodwinkError):
    """A request over HTTP that was refused: its status, a word for programs, a sentence."""

    def __init__(self, status: int, error: str, detail: str) -> None:
        super().__init__(detail)
        self.status: Final = status
        self.error: Final = error


class Refused(HoodwinkError):
    """No rule of the game is against it, but the table does not do it now; `error` says why."""

    def __init__(self, error: str) -> None:
        super().__init__(f"the table refuses: {error}")
        self.error: Final = error


class Stale(Refused):
    """Something had been announced that you had not seen. You have now: choose again."""


def refusal_in(told: tells.Refused | tells.Reason) -> Refusal | None:
    """What stands against a move. The wire carries no sentences, so the key stands for one."""
    if told.rule is None or told.key is None:
        return None
    words = told.key.replace("-", " ")
    return Refusal(told.rule, told.key, words, tuple(told.facts.items()))


def error_in(told: tells.Refused, moves: tuple[str, ...]) -> HoodwinkError:
    """What to raise for a refused message."""
    said = ", ".join(moves if told.at is None else moves[told.at : told.at + 1])
    refusal = refusal_in(told)
    if refusal is not None:
        return IllegalMove(said, refusal)
    if told.error == "unknown":
        return UnknownMove(said, "the listed moves are said in other words")
    if told.error == "batch":
        return BatchError("all but the last of several moves must be quiet ones")
    return Stale(told.error) if told.error == "stale" else Refused(told.error)
