"""The moments of a match: the chapters of the rulebook, and their parts by number."""

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
INSPECTION: Final = 9
DEBT: Final = 10
REFILL: Final = 11
SERVE: Final = 12
OVER: Final = 13
ROUND_END: Final = 14
"""Never waits for anybody: what follows is pending."""

PHASES: Final = (
    *("first", "deal"),
    *("aside", "draw", "drawing", "pile", "lay"),
    *("fill", "declare", "inspect", "debt", "refill"),
    *("serve", "over"),
)

DEALING: Final = (FIRST, DEAL)
SHOPPING: Final = (ASIDE, DRAW, DRAWING)
LAYING: Final = (PILE, LAY)
FILLING_UP: Final = (DRAW, DRAWING, REFILL)
"""A hand is not full yet."""
AT_THE_GATE: Final = (INSPECTION, DEBT)
ENDING: Final = (SERVE, OVER)
DRAWN_FOR: Final = (DEAL, DRAWING, REFILL)
BY_TURN: Final = (ASIDE, DRAW, DECLARE)
"""Where whoever's turn it is chooses."""
