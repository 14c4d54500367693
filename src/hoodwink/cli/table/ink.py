"""The inks of the terminal: few, each with one meaning, legible on dark and on light paper."""

import textwrap
from typing import Final

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

WIDEST: Final = 80
"""Beyond this the eye loses the line."""

SEAT_INKS: Final = ("#2f9c95", "#c2564b", "#7a9a3a", "#9b72b8", "#c77f35", "#6f82cf")

INKS: Final = Theme(
    {
        "coin": "#b98a22",
        "danger": "#b5443c",
        "go": "bold #4f9a5b",
        "info": "#3f8fc0",
        "calm": "dim",
        "title": "bold",
        "now": "bold",
        **{f"seat.{seat}": f"bold {ink}" for seat, ink in enumerate(SEAT_INKS)},
    }
)


def paper(stderr: bool = False) -> Console:
    """Where everything is written. Names and files are shown as they are, never as markup."""
    return Console(theme=INKS, stderr=stderr, markup=False, emoji=False, highlight=False)


def width_of(console: Console) -> int:
    return min(console.width, WIDEST)


def wrapped(text: str, width: int, indent: str = "") -> str:
    """The text in lines. Rich would break a line at a no-break space; this does not."""
    return textwrap.fill(text, width, initial_indent="", subsequent_indent=indent)


def seat_ink(seat: int) -> str:
    return f"seat.{seat % len(SEAT_INKS)}"


def coins_text(coins: int, most: int = 10) -> Text:
    """A row of coins, as far as there is room, and their number."""
    row = "●" * min(coins, most) + ("…" if coins > most else "")
    return Text.assemble((row, "coin"), " " if row else "", (str(coins), "bold"))
