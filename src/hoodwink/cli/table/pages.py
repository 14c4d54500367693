"""The rules pages: docs/rules in a source checkout, hoodwink/rules in an installed package."""

import os
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown

import hoodwink
from hoodwink import HoodwinkError
from hoodwink.cli.table.ink import width_of
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


def page(game: str) -> str | None:
    """The whole page of a game; None if it is not at hand."""
    packaged = files("hoodwink").joinpath("rules", f"{game}.md")
    checkout = Path(hoodwink.__file__).parents[2] / "docs" / "rules" / f"{game}.md"
    for path in (packaged, checkout):
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def rule_in(text: str, rule: str) -> str | None:
    """The rule or ruling of that number, as one line; None if the page has none."""
    number = f"**{rule.strip().lower()}**"
    lines = iter(text.splitlines())
    for line in lines:
        if line.lower().startswith(f"| {number} |"):
            return _row_told(line)
        if line.lower().startswith(f"- {number}"):
            return " ".join([line[2:], *_rest_of_rule(lines)])
    return None


def _row_told(row: str) -> str:
    """A rule that stands in a table: its number, and what the other columns say."""
    number, *columns = (column.strip() for column in row.strip().strip("|").split("|"))
    return f"{number} {'; '.join(columns)}"


def _rest_of_rule(lines: Iterator[str]) -> Iterator[str]:
    for line in lines:
        if not line.startswith("  "):
            return
        yield line.strip()
