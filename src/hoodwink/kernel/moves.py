"""A move: one small choice, built once and known by its words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
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
    """Words that make sense but are never a legal choice, with what stands against them.

    As nobody can make them they show nothing, and a batch with them is refused for their reason.
    """

    __slots__ = ("refusal",)

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(text, quiet=True)
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


class Slot:
    """A place in a sentence: the words that fit, and what stands against others that are known."""

    def __init__(
        self,
        fitting: Iterable[str],
        against: Mapping[str, Refusal] | None = None,
        beyond: Refusal | None = None,
    ) -> None:
        """`beyond` stands against every number that is not named otherwise."""
        self._fitting: Final = frozenset(fitting)
        self._against: Final = dict(against or {})
        self._beyond: Final = beyond

    def fits(self, word: str) -> bool:
        return word in self._fitting

    def reason(self, word: str) -> Refusal | None:
        """None if nothing is known of this word."""
        number = word.isascii() and word.isdecimal() and (word == "0" or word[0] != "0")
        return self._against.get(word) or (self._beyond if number else None)


Saying = Sequence[str | Slot]
"""One way to say a verb, word by word."""


class Nevers:
    """Understands what is said like a move, with a word in it that never fits.

    There are too many such sentences to build beforehand.
    """

    def __init__(self, sayings: Iterable[Saying]) -> None:
        self._sayings: Final = tuple(tuple(saying) for saying in sayings)

    def read(self, text: str) -> Never | None:
        """The sentence with its reason; None if it is no sentence of this game."""
        words = text.split()
        for saying in self._sayings:
            reason = _reason(saying, words)
            if reason is not None:
                return Never(text, reason)
        return None


def _reason(saying: Saying, words: Sequence[str]) -> Refusal | None:
    """What stands against the first word that does not fit; None if it is not said like this."""
    if len(saying) != len(words):
        return None
    found: Refusal | None = None
    for part, word in zip(saying, words, strict=True):
        if isinstance(part, str):
            if part != word:
                return None
        elif not part.fits(word):
            reason = part.reason(word)
            if reason is None:
                return None
            found = found or reason
    return found
