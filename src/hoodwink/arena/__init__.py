"""Many matches between bots: line-ups, mirrored seats and seeds, and what came of it."""

from hoodwink.arena.fixtures import ArenaError
from hoodwink.arena.forfeits import Forfeit
from hoodwink.arena.plot import plot
from hoodwink.arena.report import Line, Report, Table
from hoodwink.arena.tournament import run

__all__ = ["ArenaError", "Forfeit", "Line", "Report", "Table", "plot", "run"]
