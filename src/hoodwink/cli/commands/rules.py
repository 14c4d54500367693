"""`hoodwink rules`: a game's page, or one rule of it."""

from typing import Annotated

import typer

from hoodwink.cli.commands.speech import Lang, language
from hoodwink.cli.table.ink import paper
from hoodwink.cli.table.pages import read_out, rules_text
from hoodwink.locales.voice import Voice
from hoodwink.match import box_of


def rules(
    game: Annotated[str, typer.Argument()],
    rule: Annotated[str, typer.Argument()] = "",
    lang: Lang = None,
) -> None:
    """Read the rules of a game."""
    voice = Voice(language(lang), box_of(game).name)
    read_out(paper(), rules_text(voice, game, rule))
