"""A move: one small choice, built once and known by its words."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from hoodwink.kernel.compiling import mypyc_attr
from hoodwink.kernel.errors import Refusal, UnknownMove


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """A choice as it is said at the table. Moves are built once, so `is` compares them.

    A quiet move only prepares the seat's own choice (one more card into the bag): it shows
    the seat nothing that it did not know, so a batch of them may be taken back.
    """

    __slots__ = ("quiet", "text")

    def __init__(self, text: str, quiet: bool = False) -> None:
        self.text: Final = text
        self.quiet: Final = quiet

    @property
    def verb(self) -> str:
        """The first word: what kind of choice this is."""
        return self.text.partition(" ")[0]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<move {self.text}>"


class Never(Move):
    """Words that make sense but are never a legal choice, with what stands against them."""

    __slots__ = ("refusal",)

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text)
        self.refusal: Final = refusal


Otherwise = Callable[[str], Move | None]
"""What else words may mean that are no move: one that is usually said otherwise, or a Never."""


class Phrasebook:
    """Every move a game knows, found again by its words."""

    def __init__(self, moves: Iterable[Move], otherwise: Otherwise | None = None) -> None:
        self._otherwise: Final = otherwise
        self._by_text: Final[Mapping[str, Move]] = {move.text: move for move in moves}
        self._examples: Final[dict[str, str]] = {}
        for move in self._by_text.values():
            self._examples.setdefault(move.verb, move.text)

    @property
    def moves(self) -> Iterable[Move]:
        return self._by_text.values()

    def read(self, text: str) -> Move:
        """The move that is said so, however it is spaced or capitalised."""
        words = " ".join(text.lower().split())
        move = self._by_text.get(words)
        if move is None and words and self._otherwise is not None:
            move = self._otherwise(words)
        if move is None:
            raise UnknownMove(text, self._hint(words.partition(" ")[0]))
        return move

    def find(self, words: str) -> Move | None:
        """The move of exactly these words; None if there is none."""
        return self._by_text.get(words)

    def _hint(self, verb: str) -> str:
        if verb in self._examples:
            return f"{verb!r} is said like {self._examples[verb]!r}"
        return "moves begin with " + ", ".join(sorted(self._examples))
