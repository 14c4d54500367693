"""A case: what is asked of a voice, and what it says in each language."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hoodwink.kernel.errors import Refusal
from hoodwink.locales import LANGUAGES
from hoodwink.locales.sentences import (
    event_sentence,
    move_label,
    phase_sentence,
    refusal_sentence,
)
from hoodwink.locales.voice import Voice

NAMES: Final = ("Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye")

Facts = Mapping[str, Any]
Seat = int | None


@dataclass(frozen=True)
class Case:
    """`ask` is one of ASKS below; `key` is what it speaks of, an event's kind for instance."""

    game: str
    ask: str
    key: str
    facts: Facts
    me: Seat = None

    def line(self) -> str:
        told: dict[str, Any] = {"game": self.game, "ask": self.ask, "key": self.key}
        told |= {"facts": self.facts} if self.facts else {}
        told |= {"me": self.me} if self.me is not None else {}
        said = {code: self.said(self._voice(code)) for code in LANGUAGES}
        return json.dumps({**told, **said}, ensure_ascii=False, separators=(",", ":"))

    def said(self, voice: Voice) -> str:
        said = ASKS[self.ask](voice, self.key, json.loads(json.dumps(self.facts)))
        assert voice.mistakes == [], f"{self}: {voice.mistakes}"
        return said

    def fits(self, language: str) -> bool:
        """Whether the facts are such that it can be said."""
        voice = self._voice(language)
        try:
            self.said(voice)
        except (AssertionError, ValueError):
            voice.mistakes.clear()
            return False
        return True

    def _voice(self, language: str) -> Voice:
        return voice_of(language, self.game, self.me)


@cache
def voice_of(language: str, game: str, me: Seat) -> Voice:
    return Voice(language, game, NAMES, me)


def _event(voice: Voice, key: str, facts: Facts) -> str:
    return event_sentence(voice, {"event": key, **facts})


def _phase(voice: Voice, key: str, facts: Facts) -> str:
    return phase_sentence(voice, {"phase": key, **facts}, facts["to_act"])


def _move(voice: Voice, key: str, facts: Facts) -> str:
    return move_label(voice, key.split(), short="short" in facts)


def _refusal(voice: Voice, key: str, facts: Facts) -> str:
    return refusal_sentence(voice, Refusal("", key, "", tuple(facts.items())))


def _say(voice: Voice, key: str, facts: Facts) -> str:
    return voice.say(key, **facts)


ASKS: Final[Mapping[str, Callable[[Voice, str, Facts], str]]] = {
    "event": _event,
    "phase": _phase,
    "move": _move,
    "refusal": _refusal,
    "say": _say,
}
