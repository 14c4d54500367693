"""A refusal is told in every language from its key and its facts; in English as the engine does."""

import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

import hoodwink
from conformance.cases import cases_of
from conformance.sayings import sayings
from conformance.tables import Table
from conformance.walks import moments
from hoodwink import Refusal
from hoodwink.locales import DEFAULT, LANGUAGES
from hoodwink.locales.sentences import refusal_sentence
from hoodwink.locales.voice import Voice
from locales.files import messages, variables

NAMES = ("Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye")
NUMBER = re.compile(r"\d|\b(three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b")
"""Two is not among them: that a card is mixed with another is no number that could change."""

every_game = pytest.mark.parametrize("game", hoodwink.game_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def modules(game: str) -> Iterator[ModuleType]:
    package = import_module(f"hoodwink.games.{game}")
    for module in walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(module.name)


def listed(game: str) -> tuple[Refusal, ...]:
    found: tuple[Refusal, ...] = import_module(f"hoodwink.games.{game}.refusals").ALL
    return found


@cache
def met(game: str) -> frozenset[Refusal]:
    """What is refused to all seats in some kinds of moments of random matches."""
    return frozenset(_met(game))


def _met(game: str) -> Iterator[Refusal]:
    cases = cases_of(game)
    for number in range(4):
        case = cases[number * 7 % len(cases)]
        kinds = moments(case, number)
        for route in kinds[number :: 1 + len(kinds) // 4]:
            yield from (saying.refusal for saying in sayings(Table(route)) if saying.refusal)


@every_game
def test_every_refusal_of_the_source_is_listed(game: str) -> None:
    found = {v for m in modules(game) for v in vars(m).values() if isinstance(v, Refusal)}
    assert found <= set(listed(game))


@every_game
def test_what_is_refused_in_play_is_listed(game: str) -> None:
    assert len(met(game)) > 8
    assert met(game) <= set(listed(game))


@every_game
@every_language
def test_every_refusal_has_a_sentence_with_its_facts(game: str, language: str) -> None:
    voice, written = Voice(language, game, NAMES, 0), messages(language, f"{game}.ftl")
    for refusal in (*listed(game), *met(game)):
        message = written[f"refusal-{refusal.key}"]
        assert message.value is not None
        assert variables(message.value) == {name for name, _ in refusal.facts}, refusal.key
        sentence = refusal_sentence(voice, refusal).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        assert (sentence == refusal.reason) == (language == DEFAULT), refusal.key
    assert voice.mistakes == []


@every_game
@every_language
def test_no_sentence_is_left_over(game: str, language: str) -> None:
    written = {key for key in messages(language, f"{game}.ftl") if key.startswith("refusal-")}
    assert written == {f"refusal-{refusal.key}" for refusal in listed(game)}


@every_game
def test_numbers_are_told_as_facts(game: str) -> None:
    """Else no other language could tell them right if they changed."""
    numbered = [refusal for refusal in listed(game) if NUMBER.search(refusal.reason)]
    assert [refusal.key for refusal in numbered if not refusal.facts] == []
