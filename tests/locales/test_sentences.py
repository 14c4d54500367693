"""Every message, told about everybody whom it may be about, is a sentence without a fault."""

import pytest

from hoodwink.locales import LANGUAGES
from locales.grammar import WORDS, faults
from tools.cases.case import Case, voice_of
from tools.cases.files import messages, names
from tools.cases.hearing import Saying, sayings
from tools.cases.never import NEVER_MINE
from tools.cases.subjects import subjects

every_file = pytest.mark.parametrize("name", names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def said_by(name: str) -> list[Saying]:
    return [saying for saying in sayings(name) if saying[0] in messages(name)]


def wrong_with(case: Case, language: str) -> list[str]:
    voice = voice_of(language, case.game, case.me)
    return [*faults(voice, case.said(voice), WORDS)]


@every_language
@every_file
def test_every_message_is_a_sentence_about_everybody(name: str, language: str) -> None:
    cases = [(saying, case) for saying in said_by(name) for case in subjects(name, saying)]
    assert [
        (saying, *wrong) for saying, case in cases if (wrong := wrong_with(case, language))
    ] == []


@pytest.mark.parametrize("name", NEVER_MINE)
def test_only_what_would_be_wrong_is_kept_from_the_listener(name: str) -> None:
    """Else the list could hide a fault, or speak of what has another name by now."""
    for key in NEVER_MINE[name]:
        message, _, part = key.partition(".")
        told = subjects(name, (message, part), {})
        assert any(wrong_with(case, code) for case in told for code in LANGUAGES), key
