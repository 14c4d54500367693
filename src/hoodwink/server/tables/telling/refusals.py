"""Answers that refuse: which word, which rule, and which move of a batch."""

from collections.abc import Sequence
from typing import Final

from hoodwink import BatchError, HoodwinkError, IllegalMove, Match, Refusal, UnknownMove
from hoodwink.kernel.seats import Seat
from hoodwink.server.tables.table import Table
from hoodwink.server.wire.tells import Error, Refused


class No(Exception):
    """An answer that refuses; nothing was changed."""

    def __init__(self, error: Error, refusal: Refusal | None = None, at: int | None = None) -> None:
        super().__init__(error)
        self.error: Final = error
        self.refusal: Final = refusal
        self.at: Final = at
        """Which move of the batch."""

    def told(self, id: str | None) -> Refused:
        if self.refusal is None:
            return Refused(id, self.error, at=self.at)
        no = self.refusal
        return Refused(id, self.error, no.rule, no.key, dict(no.facts), self.at)


def leads_nowhere(table: Table, seat: Seat, moves: Sequence[str], most: int) -> bool:
    """Whether all is as before after moves of which nobody hears: the log is spared of them.

    No("too-many-steps") for more of them than there may be: a record must be read in time.
    """
    match = table.match
    assert match
    if not match.read(moves[-1]).quiet:
        return False
    if len(moves) > 1:
        trial = match.copy()
        trial.play_all(seat, moves)
        if trial.position()["state"] == match.position()["state"]:
            return True
    if table.quiet[seat] + len(moves) > most:
        raise No("too-many-steps")
    return False


def no_of(error: HoodwinkError, match: Match, seat: Seat, moves: Sequence[str]) -> No:
    """What the engine has against a batch; anything else is raised again."""
    if isinstance(error, UnknownMove):
        return No("unknown", None, _unknown(match, moves))
    if isinstance(error, BatchError):
        return No("batch", None, _telling(match, moves))
    if isinstance(error, IllegalMove):
        return No("illegal", error.refusal, _illegal(match, seat, moves))
    raise error


def _unknown(match: Match, moves: Sequence[str]) -> int:
    """The first that is no move of this game."""
    for place, words in enumerate(moves):
        try:
            match.read(words)
        except UnknownMove:
            return place
    return len(moves) - 1


def _telling(match: Match, moves: Sequence[str]) -> int:
    """The first that would show something."""
    return next(place for place, words in enumerate(moves) if not match.read(words).quiet)


def _illegal(match: Match, seat: Seat, moves: Sequence[str]) -> int:
    """The one before which all may be made: the same words may stand in a batch twice."""
    trial = match.copy()
    for place, words in enumerate(moves[:-1]):
        try:
            trial.play(seat, words)
        except IllegalMove:
            return place
    return len(moves) - 1
