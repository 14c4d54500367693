"""What is told at the gate of Nottingham, in every language."""

import pytest

from games.nottingham.tables import table
from hoodwink.locales.sentences import event_sentence
from hoodwink.locales.voice import Voice


@pytest.mark.parametrize(
    ("language", "lie", "excuse"),
    [("en", "was a lie", "not count as a lie"), ("fr", "un mensonge", "pas comme un mensonge")],
)
@pytest.mark.parametrize("listener", [0, 1, 2, None])
def test_a_bag_that_a_summons_protects_is_not_called_a_lie(
    language: str, lie: str, excuse: str, listener: int | None
) -> None:
    at = table(bags={1: "apple royal-summons", 2: "apple"}, promos=True).say(0, "inspect 1")
    (event,) = (event for event in at.heard.events if event.kind == "inspected")
    voice = Voice(language, "nottingham", ("Ada", "Bram", "Cleo", "Dara"), listener)
    told = event_sentence(voice, event.seen_by(listener))
    assert excuse in told
    assert lie not in told.replace(excuse, "")
    assert "not what you said" not in told
    assert voice.mistakes == []


@pytest.mark.parametrize(
    ("listener", "language", "told"),
    [
        (0, "en", "Your terms 3 for Bram have lapsed."),
        (1, "en", "The Sheriff\u2019s terms 3 for you have lapsed."),
        (2, "en", "What Ada named as number 3 has lapsed."),
        (0, "fr", "Vos conditions 3 pour Bram tombent à l\u2019eau."),
        (1, "fr", "Les conditions 3 du shérif pour vous tombent à l\u2019eau."),
    ],
)
def test_terms_that_lapse_are_not_called_an_offer(listener: int, language: str, told: str) -> None:
    """The giver never named them."""
    voice = Voice(language, "nottingham", ("Ada", "Bram", "Cleo", "Dara"), listener)
    lapsed = {"event": "lapsed", "seat": 0, "number": 3, "giver": 1}
    assert event_sentence(voice, lapsed) == told
