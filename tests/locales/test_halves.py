"""Every half of a choice, as it is said while it is composed: in random play with any seats."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import accumulate, pairwise
from typing import Any

import pytest

import hoodwink
from conformance.cases import Case, cases_of
from conformance.walks import choose_in
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.locales import LANGUAGES
from hoodwink.locales.sentences import move_label
from locales.files import patterns, texts
from locales.grammar import faults
from tools.cases.case import voice_of

MOST_MOVES = 300
"""So many moves of a match with each number of seats and each mix of options."""

Moment = tuple[int, tuple[str, ...]]
"""A seat, and all that it may say."""

pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game", hoodwink.game_names()),
]


@cache
def moments(game: str) -> list[Moment]:
    return [*dict.fromkeys(moment for case in cases_of(game) for moment in _met(case))]


def _met(case: Case) -> Iterator[Moment]:
    match, draws = case.sit(7), Chance(secret_from(repr(case)))
    for _ in range(MOST_MOVES):
        for seat in {*match.to_act, *match.may_act}:
            yield seat, tuple(move.text for move in match.moves(seat))
        chosen = choose_in(match, draws)
        if chosen is None:
            return
        match.play(*chosen)


@cache
def halves(game: str) -> set[tuple[int, str]]:
    """All beginnings of all moves, and the moves themselves, with who would say them."""
    every = {(seat, move) for seat, moves in moments(game) for move in moves}
    return {(seat, half) for seat, move in every for half in beginnings(move)}


def beginnings(move: str) -> Iterator[str]:
    return accumulate(move.split(), "{} {}".format)


@cache
def label(language: str, game: str, seat: int, words: str) -> str:
    return move_label(voice_of(language, game, seat), words.split())


def test_every_half_of_a_choice_is_said_without_a_fault(game: str, language: str) -> None:
    found: list[Any] = []
    for seat, half in halves(game):
        voice = voice_of(language, game, seat)
        found += [(half, fault) for fault in faults(voice, move_label(voice, half.split()))]
        short = move_label(voice, half.split(), short=True)
        found += [(half, "short", fault) for fault in faults(voice, short)]
    assert found == []


def test_no_half_shows_a_word_of_the_wire(game: str, language: str) -> None:
    """A word of moves that nobody has written into the file has slipped through it."""
    wire = {word for _, half in halves(game) for word in half.split() if not word.isdecimal()}
    written = {word for text in _written(game, language) for word in words_in(text)}
    said = {
        word for seat, half in halves(game) for word in words_in(label(language, game, seat, half))
    }
    assert said & wire - written == set()


def words_in(text: str) -> list[str]:
    return re.findall(r"[\w-]+", text)


def _written(game: str, language: str) -> Iterator[str]:
    for name in ("common.ftl", f"{game}.ftl"):
        for _, pattern in patterns(language, name):
            yield from texts(pattern)


def test_what_may_be_said_next_can_be_told_apart(game: str, language: str) -> None:
    """Equal buttons with different ends are a trap."""
    twins = set()
    for seat, said, ways in {*ways_on(game)}:
        labels = [label(language, game, seat, way) for way in ways]
        if len({*labels}) < len(labels):
            twins.add((said, *labels))
    assert twins == set()


def ways_on(game: str) -> Iterator[tuple[int, str, tuple[str, ...]]]:
    """After each beginning at each moment: how one may go on, or that one may leave it there."""
    for seat, moves in moments(game):
        ways: dict[str, dict[str, None]] = {}
        for move in moves:
            ways.setdefault(move, {})[move] = None
            for said, longer in pairwise(beginnings(move)):
                ways.setdefault(said, {})[longer] = None
        for said, on in ways.items():
            yield seat, said, tuple(on)
