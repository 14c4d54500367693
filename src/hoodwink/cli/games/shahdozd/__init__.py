"""The table of King, Thief, Minister."""

from hoodwink.cli.games.shahdozd.table import DRAWING

__all__ = ["DRAWING"]
