"""Bots that think in processes of their own: they get a view and moves, and nothing else."""

from hoodwink.server.thinking.pool import Pool, PoolClosed
from hoodwink.server.thinking.question import BotFailed, Question

__all__ = ["BotFailed", "Pool", "PoolClosed", "Question"]
