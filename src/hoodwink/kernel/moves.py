"""A move: one small choice, built once and known by its words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from hoodwink.kernel.compiling import mypyc_attr
from hoodwink.kernel.errors import Refusal, UnknownMove, said_like
from hoodwink.kernel.plain import cut, shown

MOST_LETTERS: Final = 200
"""Of a sentence: far more than any move has, and little to look at."""


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


def words_of(move: object) -> str:
    """What is said, be it words or a move that was built; UnknownMove if it is neither."""
    if isinstance(move, str):
        return move
    if isinstance(move, Move):
        return move.text
    kind = type(move).__name__
    raise UnknownMove(shown(move), f"expected its words or a Move, and this is of type {kind}")


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

    def __init__(
        self,
        moves: Iterable[Move],
        otherwise: Otherwise | None = None,
        rules: Mapping[str, str] | None = None,
        unsaid: Mapping[Refusal, Iterable[Move]] | None = None,
        words: Iterable[str] = (),
    ) -> None:
        """`rules` names by verbs, several in one line, a rule that speaks of them: it is cited when
        known words do not follow their verb. `unsaid` are the moves that no player makes, by what
        stands against them. `words` are known, but in no move.
        """
        self._otherwise: Final = otherwise
        self._by_text: Final[Mapping[str, Move]] = {move.text: move for move in moves}
        kept = {move: reason for reason, theirs in (unsaid or {}).items() for move in theirs}
        self._examples: Final = _examples(move for move in self.moves if move not in kept)
        self._against: Final = {
            **{move.verb: reason for move, reason in kept.items()},
            **_manners(self._examples, rules or {}),
        }
        self._also: Final = tuple(words)
        self._words: set[str] = set()

    @property
    def moves(self) -> Iterable[Move]:
        return self._by_text.values()

    def read(self, text: str) -> Move:
        """The move that is said so, however it is spaced or capitalised."""
        move = self._by_text.get(text)
        if move is not None:
            return move
        words = " ".join(text[:MOST_LETTERS].lower().split())
        if words and len(text) <= MOST_LETTERS:
            move = self._by_text.get(words) or self._meant(words)
        if move is None:
            raise UnknownMove(cut(text, MOST_LETTERS), self._hint(words.partition(" ")[0]))
        return move

    def find(self, words: str) -> Move | None:
        """The move of exactly these words; None if there is none."""
        return self._by_text.get(words)

    def _meant(self, words: str) -> Move | None:
        """What else these words may mean; None if one of them is not known."""
        move = None if self._otherwise is None else self._otherwise(words)
        return move or self._never(words)

    def _never(self, words: str) -> Never | None:
        verb, *rest = words.split()
        reason = self._against.get(verb)
        if reason is None or not all(self._knows(word) for word in rest):
            return None
        return Never(words, reason)

    def _knows(self, word: str) -> bool:
        """Looked up only when somebody is misunderstood, so gathered then."""
        if not self._words:
            self._words = {said for text in self._by_text for said in text.split()}
            self._words.update(self._also)
        return word in self._words or is_number(word)

    def _hint(self, verb: str) -> str:
        if verb in self._examples:
            return f"{verb!r} is said like {self._examples[verb]!r}"
        return "moves begin with " + ", ".join(sorted(self._examples))


def _examples(moves: Iterable[Move]) -> dict[str, str]:
    """By verb, the first that is said with it."""
    found: dict[str, str] = {}
    for move in moves:
        found.setdefault(move.verb, move.text)
    return found


def _manners(examples: Mapping[str, str], rules: Mapping[str, str]) -> dict[str, Refusal]:
    """By verb, how it is said, as far as players say it."""
    return {
        verb: said_like(rule, verb, examples[verb])
        for verbs, rule in rules.items()
        for verb in verbs.split()
        if verb in examples
    }


def is_number(word: str) -> bool:
    """Whether it is written as a number is."""
    return word.isascii() and word.isdecimal() and (word == "0" or word[0] != "0")


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
        return self._against.get(word) or (self._beyond if is_number(word) else None)


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
