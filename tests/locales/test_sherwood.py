"""The convoys of Sherwood Forest are called something in every language."""

import pytest

from hoodwink.games.sherwood.setting import content_of
from hoodwink.kernel.packs import built_in
from hoodwink.locales import LANGUAGES
from hoodwink.locales.voice import Voice

CONVOYS = [card.called for card in content_of(built_in("sherwood")).cards if not card.sheriff]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_convoy_has_a_name_and_a_line_of_its_own(language: str) -> None:
    voice = Voice(language, "sherwood", ("Ada", "Bram", "Cleo"), None)
    names = {voice.word(called) for called in CONVOYS}
    lines = {voice.attribute(f"word-{called}", "line") for called in CONVOYS}
    assert len(names) == len(lines) == len(CONVOYS)
    assert voice.mistakes == []
    assert max(map(len, names)) <= 28
    assert max(map(len, lines)) <= 70
    assert all(line.endswith(".") for line in lines)
