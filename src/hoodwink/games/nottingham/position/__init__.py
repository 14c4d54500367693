"""The whole truth as JSON values, and back."""

from hoodwink.games.nottingham.position.dumping import dump
from hoodwink.games.nottingham.position.loading import load

__all__ = ["dump", "load"]
