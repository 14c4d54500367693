"""What many moves have in common: `rotate {left, right, front}`."""

from collections.abc import Iterator, Sequence

from hoodwink.kernel.moves import Move

MOST_WORDS = 8
SHOWN_WORDS = 4
FEW = 4
SMALL = {"at", "by", "for", "from", "hiding", "in", "into", "of", "to", "with"}
"""Words that hold a sentence together: moves that differ in them are said differently."""


def alike(moves: Sequence[Move]) -> Iterator[list[Move]]:
    """Moves of one class and verb that are built the same way."""
    groups: dict[object, list[Move]] = {}
    for move in moves:
        words = move.text.split()
        built = tuple(word if word in SMALL else "" for word in words)
        groups.setdefault((type(move), words[0], built, move.quiet), []).append(move)
    for group in groups.values():
        yield from _parted(group)


def _parted(moves: list[Move]) -> Iterator[list[Move]]:
    """By the second word, if what follows has nothing in common: `drop coins`, `drop claim`."""
    by_word: dict[str, list[Move]] = {}
    for move in moves:
        by_word.setdefault((*move.text.split(), "")[1], []).append(move)
    rests = [_rest(group) for group in by_word.values()]
    apart = any(not set(one) & set(other) for one in rests for other in rests)
    if not 1 < len(by_word) <= FEW or not apart or not all(rests):
        yield moves
        return
    by_rest: dict[tuple[str, ...], list[Move]] = {}
    for rest, group in zip(rests, by_word.values(), strict=True):
        by_rest.setdefault(rest, []).extend(group)
    yield from by_rest.values()


def _rest(moves: Sequence[Move]) -> tuple[str, ...]:
    return tuple(sorted({" ".join(move.text.split()[2:]) for move in moves} - {""}))


def pattern(moves: Sequence[Move]) -> str:
    """What they share, with what they differ in."""
    columns = zip(*(move.text.split() for move in moves), strict=True)
    return " ".join(_choice(list(dict.fromkeys(column))) for column in columns)


def _choice(words: list[str]) -> str:
    if len(words) == 1:
        return words[0]
    if all(word.isdecimal() for word in words):
        numbers = sorted(map(int, words))
        if numbers == list(range(numbers[0], numbers[-1] + 1)):
            return f"{{{numbers[0]}-{numbers[-1]}}}"
    if len(words) <= MOST_WORDS:
        return f"{{{', '.join(words)}}}"
    return f"{{{', '.join(words[:SHOWN_WORDS])}, ... {len(words)} in all}}"
