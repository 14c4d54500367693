"""How a table looks, one module or folder a game. A game without one is drawn plainly."""

from importlib import import_module

from hoodwink.cli.tables.plain import Drawing


def drawing_of(game: str) -> Drawing:
    """The `DRAWING` of what carries the game's name, or the plain one."""
    name = f"{__name__}.{game}"
    try:
        drawing = import_module(name).DRAWING
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return Drawing()
    assert isinstance(drawing, Drawing)
    return drawing
