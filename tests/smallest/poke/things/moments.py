"""The moments of a match."""

from typing import Final

DEAL: Final = 0
SELL: Final = 1
ANSWER: Final = 2
OVER: Final = 3
SOLD: Final = 4
"""A sale that is done: never waited in, it leads on at once."""
PHASES: Final = ("deal", "sell", "answer", "over")
