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
