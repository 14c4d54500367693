"""What draws a game: its own folder in `games`, or any view as a table of its values."""

from collections.abc import Collection, Mapping
from importlib import import_module
from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hoodwink.cli.table.company import Company
from hoodwink.kernel.game import View

UNTOLD: Final = (
    "game",
    "seat",
    "options",
    "phase",
    "to_act",
    "memory",
    "own_memory",
    "outcome",
    "sealed",
)
"""What the sentences say already, or what only a program reads."""


NOTHING: Final = "-"


class Drawing:
    """What a table needs to be drawn. A game's own drawing replaces what it draws better."""

    tall: bool = False
    """A tall table stands above the news, which would otherwise leave the screen."""

    headlines: Collection[str] = ()
    """Kinds of events that are told even where the screen has no room for all the news."""

    def __init__(self, setting: Any = None) -> None:
        """The setting is the match's: a drawing takes names and numbers from there."""
        self.setting = setting

    def draw(self, view: View, company: Company) -> RenderableType:
        """The table as its view shows it."""
        return _pairs({name: value for name, value in view.items() if name not in UNTOLD}, company)

    def small_print(self, view: View, company: Company) -> RenderableType | None:
        """What the cards say, for whoever asks to see the table again."""
        return None

    def nicknames(self, view: View, company: Company) -> dict[str, str]:
        """What sentences should call some words of this game at this table."""
        return {}


def drawing_of(game: str, setting: Any) -> Drawing:
    """The drawing in `cli/games/<game>`, made for the setting of a match, or else the plain one."""
    if setting is None:  # an owner's pack at a served table: all we know is the view
        return Drawing()
    name = f"hoodwink.cli.games.{game}"
    try:
        make = import_module(name).DRAWING
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Drawing(setting)
    drawing = make(setting)
    assert isinstance(drawing, Drawing)
    return drawing


def _pairs(values: Mapping[str, Any], company: Company) -> Table:
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_column(style="calm", no_wrap=True)
    table.add_column()
    for name, value in values.items():
        table.add_row(name.replace("_", " "), _drawn(value, company))
    return table


def _drawn(value: Any, company: Company) -> RenderableType:
    if isinstance(value, Mapping):
        return _pairs(value, company)
    if isinstance(value, list):
        return _listed(value, company)
    return Text(NOTHING if value is None else str(value))


def _listed(values: list[Any], company: Company) -> RenderableType:
    """One value a seat goes by names; rows go as a grid; the rest in a line."""
    if values and all(isinstance(value, Mapping) for value in values):
        return _rows(values, company)
    if len(values) == company.seats:
        told = [Text.assemble(company.name(seat), f" {_said(v)}") for seat, v in enumerate(values)]
        return Text("  ").join(told)
    return Text(", ".join(_said(value) for value in values) or NOTHING)


def _said(value: Any) -> str:
    return "/".join(map(str, value)) or NOTHING if isinstance(value, list) else str(value)


def _rows(rows: list[Mapping[str, Any]], company: Company) -> Table:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        table.add_column(name.replace("_", " "), header_style="calm")
    for row in rows:
        table.add_row(*(_drawn(row.get(name), company) for name in columns))
    return table
