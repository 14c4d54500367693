"""Content packs: cards, boards and numbers, each with where it comes from."""

import json
import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from hoodwink.kernel.errors import PackError
from hoodwink.kernel.reading import Reading

PROVENANCES: Final = ("rulebook", "public", "original")


class Pack:
    """A pack as read: its game, its version, and its entries by name."""

    def __init__(self, text: str, file: str) -> None:
        self.file: Final = file
        self._tables: Final[dict[str, Any]] = _parsed(text, file)
        self.game: Final[str] = self._text("game")
        self.version: Final[str] = self._text("version")
        content = json.dumps(self._tables, sort_keys=True)
        self.digest: Final[str] = sha256(content.encode()).hexdigest()[:16]

    def _text(self, key: str) -> str:
        value = self._tables.get(key)
        if not isinstance(value, str):
            raise PackError(f"{self.file}: {key} is missing or no text; expected {key} = '...'")
        return value

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


@cache
def built_in(game: str) -> Pack:
    """The pack that comes with a game; read once."""
    path = files("hoodwink.games").joinpath(game, "pack.toml")
    return Pack(path.read_text(encoding="utf-8"), f"{game}/pack.toml")
