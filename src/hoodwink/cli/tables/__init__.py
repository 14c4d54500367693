"""How a table looks, one module or folder a game. A game without one is drawn plainly."""

from importlib import import_module
from typing import Any

from hoodwink.cli.tables.plain import Drawing


def drawing_of(game: str, setting: Any) -> Drawing:
    """The `DRAWING` of what carries the game's name, made for a setting; or the plain one."""
    name = f"{__name__}.{game}"
    try:
        make = import_module(name).DRAWING
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Drawing(setting)
    drawing = make(setting)
    assert isinstance(drawing, Drawing)
    return drawing
