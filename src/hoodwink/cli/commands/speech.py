"""What commands have in common: the language asked for or usual here, lists, an owner's pack."""

import os
from pathlib import Path
from typing import Annotated

import typer

from hoodwink import HoodwinkError
from hoodwink.locales import LANGUAGES, language_of

Lang = Annotated[str | None, typer.Option("--lang")]
"""The option that every command has."""

PackFile = Annotated[Path | None, typer.Option("--pack")]
"""An owner's pack, for whatever sits down to a match."""


def path_of(pack: Path | None) -> str | None:
    """The file name, as `Match` takes it."""
    return None if pack is None else str(pack)


def words(listed: str) -> list[str]:
    """What stands between commas."""
    return [word.strip() for word in listed.split(",") if word.strip()]


def language(asked: str | None) -> str:
    if asked is None:
        return language_of(os.environ)
    if asked not in LANGUAGES:
        raise HoodwinkError(f"no language {asked!r}; there are: {', '.join(LANGUAGES)}")
    return asked
