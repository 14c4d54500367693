"""The table of Sherwood Forest."""

from hoodwink.cli.tables.sherwood.table import DRAWING

__all__ = ["DRAWING"]
