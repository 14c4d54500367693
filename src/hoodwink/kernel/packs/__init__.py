"""Content packs: cards, boards and numbers, each with where it comes from."""

import json
import re
import tomllib
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from hoodwink.kernel.errors import PackError
from hoodwink.kernel.reading import Reading

PROVENANCES: Final = ("rulebook", "public", "original")

LAYOUT: Final = "layout"
TEXTS: Final = "texts"
DRAWN: Final = (LAYOUT, TEXTS)
"""Tables that change how a game looks and never how it goes: the digest leaves them out."""

LANGUAGE: Final = re.compile(r"[a-z]{2,3}")
KEY: Final = re.compile(r"(?=.{1,40}\Z)[a-z][a-z0-9]*(-[a-z0-9]+)*")
"""Of at most 40 letters: thousands of moves may be said with it."""
LONGEST_TEXT: Final = 80


class Pack:
    """A pack as read: its game, its version, and its entries by name."""

    def __init__(self, text: str, file: str) -> None:
        self.file: Final = file
        self._tables: Final[dict[str, Any]] = _parsed(text, file)
        self.game: Final[str] = self._text("game")
        self.version: Final[str] = self._text("version")
        played = {name: table for name, table in self._tables.items() if name not in DRAWN}
        content = json.dumps(played, sort_keys=True)
        self.digest: Final[str] = sha256(content.encode()).hexdigest()[:16]
        self.texts: Final[dict[str, dict[str, str]]] = _texts(self) if self.has(TEXTS) else {}
        """By language, what its words are called."""
        self._made: Final[dict[object, Any]] = {}

    def once(self, what: object, make: Callable[[], Any]) -> Any:
        """What was made of this pack before, or is made now. It is forgotten with the pack."""
        found = self._made.get(what)
        return self._made.setdefault(what, make()) if found is None else found

    def _text(self, key: str) -> str:
        value = self._tables.get(key)
        if not isinstance(value, str):
            raise PackError(f"{self.file}: {key} is missing or no text; expected {key} = '...'")
        return value

    def has(self, name: str) -> bool:
        """Whether there is such a table; some may be left out."""
        return name in self._tables

    def entry(self, name: str) -> Reading:
        """The table of that name, which must say where its numbers come from."""
        values = self._tables.get(name)
        if not isinstance(values, dict):
            raise PackError(f"{self.file}: [{name}] is missing; expected a table of that name")
        entry = Reading(f"{self.file}: [{name}]", values, PackError)
        entry.word("provenance", PROVENANCES)
        return entry


def _parsed(text: str, file: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PackError(f"{file}: not readable as TOML: {error}") from error


def _texts(pack: Pack) -> dict[str, dict[str, str]]:
    """Plain words for people; whoever shows them takes them for nothing else."""
    entry = pack.entry(TEXTS)
    told: dict[str, dict[str, str]] = {}
    for language in entry.names():
        if language == "provenance":
            continue
        if not LANGUAGE.fullmatch(language):
            raise entry.wrong(language, "languages by their codes, such as en")
        words = entry.table(language)
        for word, text in words.items():
            if not KEY.fullmatch(word) or not _is_text(text):
                expected = f"words with 1 to {LONGEST_TEXT} letters each; {word!r} has not"
                raise entry.wrong(language, expected)
        told[language] = words
    return told


def _is_text(text: Any) -> bool:
    if not isinstance(text, str) or not text.isprintable():
        return False
    return 0 < len(text.strip()) <= len(text) <= LONGEST_TEXT


@cache
def built_in(game: str) -> Pack:
    """The pack that comes with a game; read once."""
    path = files("hoodwink.games").joinpath(game, "pack.toml")
    return Pack(path.read_text(encoding="utf-8"), f"{game}/pack.toml")
