"""What the game waits for."""

from typing import Final

FIRST: Final = 0
DEAL: Final = 1
ASIDE: Final = 2
DRAW: Final = 3
DRAWING: Final = 4
PILE: Final = 5
LAY: Final = 6
FILL: Final = 7
DECLARE: Final = 8
INSPECT: Final = 9
DEBT: Final = 10
REFILL: Final = 11
SERVE: Final = 12
OVER: Final = 13
PHASES: Final = (
    "first",
    "deal",
    "aside",
    "draw",
    "drawing",
    "pile",
    "lay",
    "fill",
    "declare",
    "inspect",
    "debt",
    "refill",
    "serve",
    "over",
)
