"""The legal moves as a short list to pick from. What is too long for one is asked word by word."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from hoodwink.kernel.moves import Move

FEW: Final = 12
"""More choices than this are asked in steps."""
MOST_DIGITS: Final = 9

Words = tuple[str, ...]


@dataclass(frozen=True)
class Entry:
    """A choice, or the beginning that several choices share."""

    words: Words
    move: Move | None

    @property
    def verb(self) -> str:
        return self.words[0]


def words_of(move: Move) -> Words:
    return tuple(move.text.split())


def beginning_with(moves: Sequence[Move], words: Words) -> list[Move]:
    """The moves that begin with these words."""
    return [move for move in moves if words_of(move)[: len(words)] == words]


def said(moves: Sequence[Move], text: str) -> list[Move]:
    """The move that is said so; else those that begin so."""
    words = tuple(text.lower().split())
    exactly = [move for move in moves if words_of(move) == words]
    return exactly or beginning_with(moves, words)


def numbered(text: str) -> int | None:
    """The number that is typed; None if it is none, or longer than any in a list."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else None


def entries(moves: Sequence[Move]) -> list[Entry]:
    """Every move, or the fewest beginnings that lead to all of them."""
    if len(moves) <= FEW:
        return [Entry(words_of(move), move) for move in moves]
    parted = _parting(moves)
    branches: dict[Words, list[Move]] = {}
    for move in moves:
        branches.setdefault(words_of(move)[: parted + 1], []).append(move)
    return [_entry(words, branch) for words, branch in branches.items()]


def _entry(words: Words, branch: Sequence[Move]) -> Entry:
    return Entry(words, None) if len(branch) > 1 else Entry(words_of(branch[0]), branch[0])


def _parting(moves: Sequence[Move]) -> int:
    """The place of the first word in which the moves differ."""
    for place, words in enumerate(zip(*(words_of(move) for move in moves), strict=False)):
        if len(set(words)) > 1:
            return place
    return min(len(words_of(move)) for move in moves)
