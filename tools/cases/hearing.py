"""What of the files has been said: by message and attribute."""

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from hoodwink.locales import DEFAULT
from hoodwink.locales.voice import Voice
from tools.cases.case import NAMES, Case, Seat
from tools.cases.files import known, patterns

Saying = tuple[str, str]
"""A message, and the name of its attribute; `` is its value."""


class HearingVoice(Voice):
    """Remembers which patterns it has spoken."""

    def __init__(self, game: str, me: Seat) -> None:
        self.heard: Final[set[Saying]] = set()
        super().__init__(DEFAULT, game, NAMES, me)

    def _format(self, bundle: Any, message: str, pattern: Any, told: Any) -> str:
        found = bundle.get_message(message)
        named = [name for name, one in found.attributes.items() if one is pattern]
        self.heard.add((message, named[0] if named else ""))
        return super()._format(bundle, message, pattern, told)


_listening = cache(HearingVoice)


def heard(cases: Iterable[Case]) -> set[tuple[str, Saying]]:
    """Everything that these cases say, by game."""
    found: set[tuple[str, Saying]] = set()
    for case in cases:
        voice = _listening(case.game, case.me)
        case.said(voice)
        found |= {(case.game, saying) for saying in voice.heard}
    return found


def sayings(name: str) -> list[Saying]:
    """All that a file can say."""
    return [(key, part) for key, message in known(name).items() for part, _ in patterns(message)]
