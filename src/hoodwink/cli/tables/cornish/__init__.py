"""The table of Cornish Smuggler."""

from hoodwink.cli.tables.cornish.table import DRAWING

__all__ = ["DRAWING"]
