"""The moves of a game with their words, sorted by the phases in which they have their place."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from inspect import cleandoc
from sys import modules
from typing import Any

from hoodwink.kernel.chapters import THE_END, Chapter
from hoodwink.kernel.moves import Move
from hoodwink.locales.sentences import move_label
from hoodwink.locales.voice import Voice
from tools.reference.catalogue import Catalogue
from tools.reference.explained import Unexplained
from tools.reference.patterns import alike, pattern


@dataclass(frozen=True)
class Saying:
    """Moves that differ in single words only."""

    pattern: str
    words: str
    example: str
    said: str
    """The example as a person reads it."""
    quiet: bool


@dataclass(frozen=True)
class Section:
    """A chapter of the game."""

    phases: tuple[str, ...]
    words: str
    sayings: tuple[Saying, ...]
    again: tuple[str, ...]
    """Verbs that an earlier section explains."""


def sections(told: Catalogue, voice: Voice) -> list[Section]:
    """Phases with the same words together. Unexplained if a move has no place in any."""
    moves = list(told.phrases.moves)
    by_words: dict[str, list[str]] = {}
    for phase, chapter in told.chapters.items():
        if chapter is not THE_END:
            by_words.setdefault(_about(chapter), []).append(phase)
    found, explained = [], set[Move]()
    for words, phases in by_words.items():
        here = [move for phase in phases for move in _moves_of(told.chapters[phase], moves)]
        new = [move for move in dict.fromkeys(here) if move not in explained]
        again = {move.verb: None for move in here if move in explained}
        found.append(Section(tuple(phases), words, sayings(new, moves, voice), tuple(again)))
        explained.update(new)
    if left := {move.verb for move in moves if move not in explained}:
        raise Unexplained(f"{told.box.name}: no chapter has the verbs {', '.join(sorted(left))}")
    return found


def _about(chapter: Chapter[Any]) -> str:
    """A chapter speaks for itself; one that is put together by what it lists, or by its file."""
    speaker = getattr(chapter, "_listing", None) or type(chapter)
    words = cleandoc(speaker.__doc__ or modules[speaker.__module__].__doc__ or "")
    return words.partition("\n\n")[0].replace("\n", " ")


def _moves_of(chapter: Chapter[Any], moves: Iterable[Move]) -> list[Move]:
    """Those of its verbs; where several acts share a verb, those of its acts."""
    verbs, acts = chapter.verbs.split(), getattr(chapter, "acts", None)
    found = [move for move in moves if move.verb in verbs]
    return [move for move in found if acts is None or type(move) in acts]


def sayings(found: Sequence[Move], moves: Sequence[Move], voice: Voice) -> tuple[Saying, ...]:
    return tuple(_saying(group, moves, voice) for group in alike(found))


def _saying(group: Sequence[Move], moves: Sequence[Move], voice: Voice) -> Saying:
    first, kind = group[0], type(group[0])
    said = move_label(voice, first.text.split())
    own = len({move.verb for move in moves if type(move) is kind}) == 1
    words = cleandoc(kind.__doc__ or "").replace("\n", " ") if own and kind is not Move else ""
    label = said if len(group) == 1 else voice.say(f"move-{first.verb}")
    return Saying(pattern(group), words or f"{label}.", first.text, said, first.quiet)
