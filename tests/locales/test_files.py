"""Every language says the same things, in good typography."""

import re

import pytest
from fluent.syntax import ast

import hoodwink
from hoodwink.locales import DEFAULT, LANGUAGES
from locales.files import NAMES, entries, messages, patterns, texts, variables

OTHERS = [language for language in LANGUAGES if language != DEFAULT]
NO_BREAK_SPACES = "\u00a0\u202f"


def test_every_game_has_a_file_in_every_language() -> None:
    assert {*NAMES} >= {"common.ftl", *(f"{game}.ftl" for game in hoodwink.game_names())}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_file_is_understood(language: str, name: str) -> None:
    unread = [e.content for e in entries(language, name) if isinstance(e, ast.Junk)]
    assert unread == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str, name: str) -> None:
    keys = [e.id.name for e in entries(language, name) if isinstance(e, ast.Message)]
    common = [] if name == "common.ftl" else list(messages(language, "common.ftl"))
    assert len({*keys, *common}) == len(keys) + len(common)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_messages_and_attributes_in_the_same_order(
    language: str, name: str
) -> None:
    def keys(code: str) -> list[str]:
        return [key for key, _ in patterns(code, name)]

    assert keys(language) == keys(DEFAULT)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_languages_use_the_same_facts(language: str, name: str) -> None:
    here = {key: variables(pattern) for key, pattern in patterns(language, name)}
    there = {key: variables(pattern) for key, pattern in patterns(DEFAULT, name)}
    differing = {key for key in here.keys() & there.keys() if here[key] != there[key]}
    assert differing == set()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str, name: str) -> None:
    straight = [key for key, p in patterns(language, name) if re.search("['\"]", "".join(texts(p)))]
    assert straight == []


@pytest.mark.parametrize("name", NAMES)
def test_french_keeps_its_double_punctuation_with_the_word_before(name: str) -> None:
    loose = [
        f"{key}: {text}"
        for key, pattern in patterns("fr", name)
        for text in texts(pattern)
        if re.search(rf"[^{NO_BREAK_SPACES}][;:!?»](\s|$)|«[^{NO_BREAK_SPACES}]", text)
    ]
    assert loose == []
