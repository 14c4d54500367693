"""Sentences that a game should understand: its verbs, with any word in a slot that fits the slot.

How a verb is said is learned from the moves that the game can read; what else could stand in a
slot comes from the kinds of words (goods, places, characters) that the game is made of. Where a
number stands, so may any up to one too many, and none; where a place stands, so may every place.
And after each verb any known words may be said, few or many, whatever they are.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod

from hoodwink import Move
from hoodwink.kernel.chance import Chance

Words = Mapping[str, Sequence[str]]
"""All words of each kind."""

Kinds = tuple[tuple[str, ...], ...]

SLOT = "*"
NUMBERS = ("0", "1", "2", "7", "48", "99999999999999999999")
LONGEST = 5
"""So many words may follow a verb that is said anyhow."""


@dataclass(frozen=True)
class Pattern:
    """One way to say a verb: the words that may stand in each place."""

    places: tuple[tuple[str, ...], ...]

    @property
    def size(self) -> int:
        return prod(len(words) for words in self.places)

    def sentence(self, number: int) -> str:
        said = []
        for words in self.places:
            number, place = divmod(number, len(words))
            said.append(words[place])
        return " ".join(said)

    def each_word(self) -> Iterator[str]:
        """As many sentences as the longest slot has words: each word of every slot is in one."""
        for number in range(max(len(words) for words in self.places)):
            yield " ".join(words[number % len(words)] for words in self.places)

    def some(self, many: int, chance: Chance) -> Iterator[str]:
        """All sentences if they are few, else so many of them."""
        if self.size <= many:
            yield from map(self.sentence, range(self.size))
        else:
            yield from (self.sentence(chance.below(self.size)) for _ in range(many))


@cache
def patterns(
    phrases: tuple[Move, ...], kinds: Kinds, places: frozenset[str] = frozenset()
) -> tuple[Pattern, ...]:
    """The patterns of all that can be read, each slot widened to every word of its kind."""
    spoken = {word for words in kinds for word in words}
    alike: dict[tuple[str, ...], list[list[str]]] = {}
    for move in phrases:
        alike.setdefault(shape(move.text, spoken), []).append(move.text.split())
    return tuple(_pattern(texts, kinds, places) for texts in alike.values())


def shape(text: str, spoken: Container[str]) -> tuple[str, ...]:
    """How something is said: its words, with a slot for each that may be another."""
    verb, *rest = text.split()
    return verb, *(SLOT if word in spoken or word.isdigit() else word for word in rest)


def _pattern(texts: list[list[str]], kinds: Kinds, places: frozenset[str]) -> Pattern:
    (verb, *_), *rest = (set(words) for words in zip(*texts, strict=True))
    slots = (_widened(words, kinds) | _numbers(words) for words in rest)
    return Pattern(
        ((verb,), *(tuple(sorted(slot | places if slot & places else slot)) for slot in slots))
    )


def _numbers(met: set[str]) -> set[str]:
    """Where numbers are met: none, all up to the highest, and one too many."""
    highest = max((int(word) for word in met if word.isdigit()), default=None)
    return set() if highest is None else {str(number) for number in range(highest + 2)}


def _widened(met: set[str], kinds: Kinds) -> set[str]:
    """The smallest kind with all of these words, or the kinds of all of them."""
    words = {word for word in met if not word.isdigit()}
    by_size = sorted(kinds, key=len)
    fitting = [kind for kind in by_size if words and words <= set(kind)]
    if not fitting:
        own = [next((kind for kind in by_size if word in kind), ()) for word in words]
        fitting = [tuple(word for kind in own for word in kind)]
    return met.union(fitting[0])


@dataclass(frozen=True)
class Jumble:
    """Verbs, and all words that are known beside them."""

    verbs: tuple[str, ...]
    words: tuple[str, ...]

    def some(self, many: int, chance: Chance) -> Iterator[str]:
        for _ in range(many):
            said = [self.verbs[chance.below(len(self.verbs))]]
            for _ in range(chance.below(LONGEST + 1)):
                said.append(self.words[chance.below(len(self.words))])
            yield " ".join(said)


@cache
def jumble(phrases: tuple[Move, ...], kinds: Kinds) -> Jumble:
    """Every kind has its share, however many words are of it: one of each is a kind, too."""
    said = {word for move in phrases for word in move.text.split()}
    kinds = (*kinds, tuple(sorted(said)), NUMBERS)
    most = max(len(kind) for kind in kinds)
    words = (kind[number % len(kind)] for number in range(most) for kind in kinds)
    return Jumble(tuple(sorted({move.verb for move in phrases})), tuple(words))
