"""The table of Sherwood Forest."""

from hoodwink.cli.games.sherwood.table import DRAWING

__all__ = ["DRAWING"]
