"""Sentences that a game should understand: its verbs, with any word in a slot that fits the slot.

How a verb is said is learned from the moves that the game can read; what else could stand in a
slot comes from the kinds of words (goods, places, characters) that the game is made of.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod

from hoodwink import Move
from hoodwink.kernel.chance import Chance

Words = Mapping[str, Sequence[str]]
"""All words of each kind."""

SLOT = "*"


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

    def some(self, many: int, chance: Chance) -> Iterator[str]:
        """All sentences if they are few, else so many of them."""
        if self.size <= many:
            yield from map(self.sentence, range(self.size))
        else:
            yield from (self.sentence(chance.below(self.size)) for _ in range(many))


@cache
def patterns(phrases: tuple[Move, ...], kinds: tuple[tuple[str, ...], ...]) -> tuple[Pattern, ...]:
    """The patterns of all that can be read, each slot widened to every word of its kind."""
    spoken = {word for words in kinds for word in words}
    alike: dict[tuple[str, ...], list[list[str]]] = {}
    for move in phrases:
        verb, *rest = move.text.split()
        slots = (SLOT if word in spoken or word.isdigit() else word for word in rest)
        alike.setdefault((verb, *slots), []).append([verb, *rest])
    return tuple(_pattern(texts, kinds) for texts in alike.values())


def _pattern(texts: list[list[str]], kinds: tuple[tuple[str, ...], ...]) -> Pattern:
    (verb, *_), *rest = (set(words) for words in zip(*texts, strict=True))
    return Pattern(((verb,), *(_widened(words, kinds) for words in rest)))


def _widened(met: set[str], kinds: tuple[tuple[str, ...], ...]) -> tuple[str, ...]:
    """The smallest kind with all of these words, or the kinds of all of them; numbers stay."""
    words = {word for word in met if not word.isdigit()}
    by_size = sorted(kinds, key=len)
    fitting = [kind for kind in by_size if words and words <= set(kind)]
    if not fitting:
        own = [next((kind for kind in by_size if word in kind), ()) for word in words]
        fitting = [tuple(word for kind in own for word in kind)]
    return tuple(sorted(met.union(fitting[0])))
