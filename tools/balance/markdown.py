"""How measured balance is set out: cells against their bars, Markdown tables, a verdict."""

from collections.abc import Callable, Sequence

Cells = Sequence[str]


def marked(text: str, holds: bool) -> str:
    """What misses its bar is set in bold."""
    return text if holds else f"**{text}**"


def markdown(headings: Cells, rows: Sequence[Cells]) -> str:
    lines = [headings, ("---",) * len(headings), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def verdict(tables: str) -> str:
    missed = tables.count("**") // 2
    return "Every bar is reached." if not missed else f"Bars that are missed are in bold: {missed}."


def furthest(wins: Callable[[int], int], seats: int, games: int) -> tuple[int, float]:
    """Who is furthest from a fair share of the victories, which are counted in sixtieths."""
    off = [100 * (wins(seat) / 60 / games - 1 / seats) for seat in range(seats)]
    seat = max(range(seats), key=lambda one: abs(off[one]))
    return seat, off[seat]
