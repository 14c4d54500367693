"""The rules pages, read out."""

import os

from rich.console import Console
from rich.markdown import Markdown

from hoodwink import HoodwinkError
from hoodwink.cli.table.ink import width_of
from hoodwink.locales.rulebook import page, rule_in
from hoodwink.locales.voice import Voice


def rules_text(voice: Voice, game: str, rule: str = "") -> str:
    """The whole page, or one rule of it."""
    whole = page(game)
    if whole is None:
        raise HoodwinkError(voice.say("no-rules-page"))
    told = rule_in(whole, rule) if rule else whole
    if told is None:
        raise HoodwinkError(voice.say("no-such-rule", rule=rule))
    return told


def read_out(console: Console, text: str) -> None:
    """Print it, a screen at a time where there are screens."""
    drawn = Markdown(text)
    if not console.is_terminal or text.count("\n") < console.height:
        console.print(drawn, width=width_of(console))
        return
    os.environ.setdefault("LESS", "-RFX")
    os.environ.setdefault("LESSCHARSET", "utf-8")
    with console.pager(styles=True):
        console.print(drawn, width=width_of(console))
