"""The inks of every picture that is drawn here: parchment, and few tones on it."""

from typing import Final

PARCHMENT: Final = "#f4e9d0"
INK: Final = "#2b2320"
OXBLOOD: Final = "#7a1f1f"
FOREST: Final = "#2f5d3a"
OCHRE: Final = "#c08a2d"
SEA: Final = "#2f6180"
