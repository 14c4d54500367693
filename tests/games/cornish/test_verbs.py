"""Every verb has a class of its own, so that mypy sees who takes one for another."""

from collections.abc import Callable, Iterator
from typing import Any, get_type_hints

import pytest

import hoodwink
from games.cornish.tables import content
from hoodwink.games import BOXES
from hoodwink.games.cornish.moves.choices import Act, Choice
from hoodwink.games.cornish.moves.sayings import SAYINGS
from hoodwink.games.cornish.moves.vocabulary import Vocabulary
from hoodwink.games.cornish.phases import Phase, Verb
from hoodwink.games.cornish.rules import CornishSmuggler
from hoodwink.kernel.moves import Move


def acts(base: Act = Choice) -> Iterator[Act]:
    """The classes that nothing is made more special of."""
    special = base.__subclasses__()
    for one in special:
        yield from acts(one)
    if not special:
        yield base


def said_first(pattern: str) -> str:
    """The words before the first that can be chosen: `place pawn`."""
    return " ".join(word for word in pattern.partition("*")[0].split() if word != "hiding")


def parts() -> list[Phase]:
    rules = BOXES["cornish"].open({})
    assert isinstance(rules, CornishSmuggler)
    return [chapter for chapter in rules.chapters if isinstance(chapter, Phase)]


def verbs() -> list[Verb]:
    return [verb for part in parts() for verb in part.known]


def moves() -> list[Move]:
    return list(Vocabulary(content()).phrases.moves)


def test_every_act_is_said_in_its_own_words() -> None:
    words = {(act, said_first(pattern)) for pattern, act, _ in SAYINGS}
    assert sorted(act.__name__ for act, _ in words) == sorted(act.__name__ for act in acts())
    assert len({said for _, said in words}) == len(words)


def test_every_move_is_of_the_class_that_its_words_say() -> None:
    longest_first = sorted(SAYINGS, key=lambda saying: -len(said_first(saying[0])))
    for move in moves():
        said = (act for words, act, _ in longest_first if move.text.startswith(said_first(words)))
        assert type(move) is next(said), move


def test_every_act_is_done_somewhere_and_by_nobody_twice_in_a_phase() -> None:
    assert {verb.act for verb in verbs()} == set(acts())
    for part in parts():
        assert len(set(part.acts)) == len(part.known)


def takes(function: Callable[..., Any]) -> Any:
    hints = get_type_hints(function)
    return hints.get("move") or hints["_move"]


@pytest.mark.skipif(hoodwink.compiled(), reason="a compiled function does not tell its types")
def test_what_is_done_takes_just_its_act() -> None:
    """One that took any choice could be registered for any verb, and mypy would not mind."""
    for verb in verbs():
        assert takes(verb.does) is verb.act
        assert takes(verb.why_not) is verb.act or verb.why_not.__qualname__.startswith("simply.")
