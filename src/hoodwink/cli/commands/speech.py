"""The language of a command: the one asked for, or that of the environment."""

import os
from typing import Annotated

import typer

from hoodwink import HoodwinkError
from hoodwink.locales import LANGUAGES, language_of

Lang = Annotated[str | None, typer.Option("--lang")]
"""The option that every command has."""


def language(asked: str | None) -> str:
    if asked is None:
        return language_of(os.environ)
    if asked not in LANGUAGES:
        raise HoodwinkError(f"no language {asked!r}; there are: {', '.join(LANGUAGES)}")
    return asked
