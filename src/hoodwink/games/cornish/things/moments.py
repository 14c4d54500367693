"""Where a match stands, and the numbers that stand for nothing."""

from typing import Final

PHASES: Final = (
    *("first", "ships", "warehouses", "pair", "deal", "keep", "pawns", "anchors"),
    *("turn", "window", "hiding", "remove", "place", "customs", "recruit"),
    *("spill", "secret", "reveal", "grant", "stow", "over"),
)
FIRST, SHIPS, WAREHOUSES, PAIR, DEAL, KEEP, PAWNS, ANCHORS = range(8)
TURN, WINDOW, HIDING, REMOVE, PLACE, CUSTOMS, RECRUIT = range(8, 15)
SPILL, SECRET, REVEAL, GRANT, STOW, OVER = range(15, 21)
SETUP: Final = frozenset((FIRST, SHIPS, WAREHOUSES, PAIR, DEAL, KEEP, PAWNS, ANCHORS))
"""Before the first round."""
CHOOSINGS: Final = (SHIPS, WAREHOUSES, PAIR, PAWNS, ANCHORS)
"""What every player chooses before the first round, one thing after the other."""
OF_A_PAIR: Final = frozenset((DEAL, KEEP))
"""A card of each of two decks, and one of them is kept."""
BY_TURN: Final = frozenset(
    (SHIPS, WAREHOUSES, PAIR, KEEP, PAWNS, ANCHORS, TURN, HIDING, REMOVE, PLACE, GRANT, STOW)
)
"""What the player chooses whose turn it is."""
BY_POOREST: Final = frozenset((CUSTOMS, RECRUIT))
"""What the poorest chooses (CS-127)."""
UNDECIDED: Final = -1
"""What comes next is being settled; never waited in."""

NO_CARD: Final = -1
LET_BE: Final = 0
"""In a window: a reply is this, or the number of a secret plus one."""

NO_PLACING: Final = -1
NO_WINDOW: Final = 0

TRACK_END: Final = 1
SOLD_OUT: Final = 2
ROUND_CAP: Final = 3
ENDINGS: Final = ("", "track end", "sold out", "round cap")
