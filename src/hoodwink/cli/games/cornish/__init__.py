"""The table of Cornish Smuggler."""

from hoodwink.cli.games.cornish.table import DRAWING

__all__ = ["DRAWING"]
