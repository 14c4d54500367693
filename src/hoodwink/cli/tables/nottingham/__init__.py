"""The table of Sheriff of Nottingham."""

from hoodwink.cli.tables.nottingham.table import DRAWING

__all__ = ["DRAWING"]
