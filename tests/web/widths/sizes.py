"""Windows of every size, and a few of them by chance."""

import os
import random
import subprocess
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

NARROWEST: Final = 340
WIDEST: Final = 1920
STEP: Final = 40
TURNS: Final = (760, 1024, 1280)
"""Where the pages change their shape, and what many screens have."""
WIDTHS: Final = sorted({*range(NARROWEST, WIDEST, STEP), *TURNS, WIDEST})
HEIGHTS: Final = (640, 800, 1080)
LANGUAGES: Final = ("en", "fr")


class Window(NamedTuple):
    language: str
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.language} {self.width}x{self.height}"


def seed() -> str:
    """Another one for every commit; HOODWINK_SEED repeats what was found by one."""
    told = os.environ.get("HOODWINK_SEED")
    here = Path(__file__).parent
    head = ["git", "rev-parse", "--short", "HEAD"]
    asked = subprocess.run(head, cwd=here, capture_output=True, text=True, check=False)
    return told or asked.stdout.strip() or "nowhere"


INKED: Final = (Window("en", 390, 800), Window("en", 1280, 800))
"""One of either shape, for what a theme changes."""
ALL: Final = tuple(Window(*each) for each in product(LANGUAGES, WIDTHS, HEIGHTS))


def once_round() -> list[Window]:
    """Every width once, heights and languages in turn: for what lies open or half composed."""
    turns = enumerate(WIDTHS)
    some = [Window(LANGUAGES[at // 3 % 2], width, HEIGHTS[at % 3]) for at, width in turns]
    return sorted(some)


def by_chance(dice: random.Random) -> Iterator[Window]:
    """Without end; one language for three windows, since changing it takes a while."""
    while True:
        language = dice.choice(LANGUAGES)
        for _ in range(3):
            yield Window(language, dice.randint(NARROWEST, WIDEST), dice.choice(HEIGHTS))
