"""`hoodwink rules`: a game's page, or one rule of it."""

import os
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from hoodwink import HoodwinkError
from hoodwink.cli import pages
from hoodwink.cli.ink import paper, width_of
from hoodwink.cli.speech import Lang, language
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


def rules_text(voice: Voice, game: str, rule: str = "") -> str:
    """The whole page, or one rule of it."""
    page = pages.page(game)
    if page is None:
        raise HoodwinkError(voice.say("no-rules-page"))
    told = pages.rule_in(page, rule) if rule else page
    if told is None:
        raise HoodwinkError(voice.say("no-such-rule", rule=rule))
    return told


def read_out(console: Console, text: str) -> None:
    """Print it, a screen at a time where there are screens."""
    page = Markdown(text)
    if not console.is_terminal or text.count("\n") < console.height:
        console.print(page, width=width_of(console))
        return
    os.environ.setdefault("LESS", "-RFX")
    os.environ.setdefault("LESSCHARSET", "utf-8")
    with console.pager(styles=True):
        console.print(page, width=width_of(console))
