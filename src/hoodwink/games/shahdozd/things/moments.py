"""The moments of a match."""

from typing import Final

FIRST: Final = 0
DEAL: Final = 1
PEEK: Final = 2
TURN: Final = 3
CHALLENGE: Final = 4
ANSWER: Final = 5
MIX: Final = 6
SHUFFLE: Final = 7
ACCUSE: Final = 8
TAX: Final = 9
NAME: Final = 10
OVER: Final = 11
DONE: Final = 12
"""A turn that is done: never waited in, it leads on at once."""
PHASES: Final = (
    *("first", "deal", "peek"),
    *("turn", "challenge", "answer", "mix", "shuffle", "accuse", "tax", "name", "over"),
)
BEFORE_PLAY: Final = frozenset({FIRST, DEAL, PEEK})
WINDOWS: Final = frozenset({PEEK, CHALLENGE, ANSWER})
"""Where many are asked, and answer under cover."""
PLAYED: Final = frozenset({ANSWER, MIX, ACCUSE, TAX, NAME})
"""Where a claim stands, and its power is used."""
ALONE: Final = frozenset({TURN, MIX, ACCUSE, TAX, NAME})
"""Where the player whose turn it is chooses alone."""
