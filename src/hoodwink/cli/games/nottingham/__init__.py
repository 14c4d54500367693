"""The table of Sheriff of Nottingham."""

from hoodwink.cli.games.nottingham.table import DRAWING

__all__ = ["DRAWING"]
