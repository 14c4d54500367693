"""Many matches between bots: line-ups, mirrored seats and seeds, and what came of it."""

from hoodwink.arena.fixtures import ArenaError
from hoodwink.arena.forfeits import Forfeit
from hoodwink.arena.intervals import Interval
from hoodwink.arena.plot import plot
from hoodwink.arena.report import Line, Report, Table
from hoodwink.arena.tournament import Progress, run

__all__ = [
    "ArenaError",
    "Forfeit",
    "Interval",
    "Line",
    "Progress",
    "Report",
    "Table",
    "plot",
    "run",
]
