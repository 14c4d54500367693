"""The phases of a match, by number."""

from typing import Final

FIRST: Final = 0
LAYOUT: Final = 1
ACTION: Final = 2
DRAFT: Final = 3
ANSWER: Final = 4
LOOK: Final = 5
DRAW: Final = 6
CHOOSE: Final = 7
REVEAL: Final = 8
MESSENGER: Final = 9
ORDER: Final = 10
EQUIP: Final = 11
SHARE: Final = 12
SURPLUS: Final = 13
PROVISIONS: Final = 14
CAPE: Final = 15
OVER: Final = 16
PHASES: Final = (
    *("first", "layout", "action", "draft", "answer", "look", "draw"),
    *("choose", "reveal", "messenger", "order", "equip", "share", "surplus"),
    *("provisions", "cape", "over"),
)

CHANCE: Final = frozenset((FIRST, LAYOUT, LOOK, DRAW, REVEAL, OVER))
"""Nobody is waited for."""
UNDER_COVER: Final = frozenset((ANSWER, MESSENGER, PROVISIONS, CAPE))
BETWEEN: Final = frozenset((FIRST, LAYOUT))
WITHOUT_BANDS: Final = frozenset((LAYOUT, OVER))
THINKING: Final = frozenset((ACTION, DRAFT))
TALKING: Final = THINKING | {ANSWER}
ERRANDS: Final = frozenset((LOOK, DRAW))
"""Chance answers for a raider who has just left the camp."""
PLANNING: Final = TALKING | ERRANDS
HIDDEN: Final = frozenset((LOOK, REVEAL))
"""The card is chosen, and chance has still to say which it is."""
SHARING: Final = frozenset((SHARE, SURPLUS))
AT_A_BAND: Final = frozenset((ORDER, EQUIP, PROVISIONS, CAPE)) | SHARING
ABOUT_A_DRAFT: Final = frozenset((DRAFT, ANSWER))
BEFORE_THE_LOOT: Final = frozenset((ORDER, EQUIP, CAPE))
DECLARING: Final = frozenset((ORDER, EQUIP))
"""A band is asked for equipment."""
BY_LEADER: Final = frozenset((ORDER, SHARE))
"""The leader of a band chooses."""
BY_TURN: Final = THINKING | {CHOOSE}
"""Whoever's turn it is chooses."""
ON_THE_ROAD: Final = AT_A_BAND | {MESSENGER}
BEFORE_RAIDS: Final = BETWEEN | PLANNING
ADVANCED: Final = frozenset((MESSENGER, ORDER, SURPLUS, PROVISIONS, CAPE))
