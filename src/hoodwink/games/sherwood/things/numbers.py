"""The numbers of the rulebook that no pack changes."""

from typing import Final

ROUNDS: Final = 6
HAND_LIMIT: Final = 3
MOST_SACKS: Final = 5
"""Whoever has more must donate."""
EQUIPMENT_PRICE: Final = 1
RECRUIT_PRICE: Final = 2
COMPANION_GLORY: Final = 2
