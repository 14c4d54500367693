"""The results as a picture: one bar an engine, drawn by hand in SVG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from math import log10
from statistics import median

from bench.results import Results
from hoodwink.arena.inks import FOREST, INK, OCHRE, OXBLOOD, PARCHMENT, SEA

COLOUR_OF = {"plain": FOREST, "compiled": OCHRE}

WIDTH, MARGIN, LABELS, NUMBERS, ROW, TOP = 900, 24, 270, 100, 30, 84
FONT = "font-family='Georgia, serif'"


@dataclass(frozen=True)
class Engine:
    label: str
    rate: float
    colour: str


def engines(results: Results) -> list[Engine]:
    """Everybody who plays, fastest first."""
    ours = [
        Engine(f"{game}, {task.partition('/')[2]} seats, {side}", rate, COLOUR_OF[side])
        for side in results.ours
        for game in results.games
        for task in results.seatings(game)
        for rate in [median(results.rates(side, task))]
    ]
    peers = [
        Engine(f"{library} {task.partition('/')[0]}", median(results.rates(library, task)), SEA)
        for library, task in results.peers()
    ]
    return sorted(ours + peers, key=lambda engine: -engine.rate)


def chart(results: Results) -> str:
    shown = engines(results)
    height = TOP + ROW * len(shown) + 48
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' {FONT}>",
            f"<rect width='{WIDTH}' height='{height}' fill='{PARCHMENT}'/>",
            text(MARGIN, 40, "Choices a second, one thread, driven from Python", 22),
            text(MARGIN, 64, "From one dotted line to the next is ten times as many.", 14),
            *_axis(shown, height),
            *(line for row, engine in enumerate(shown) for line in _bar(shown, row, engine)),
            "</svg>\n",
        ]
    )


def text(x: float, y: float, words: str, size: int, anchor: str = "start") -> str:
    place = f"x='{x:.0f}' y='{y:.0f}' font-size='{size}' text-anchor='{anchor}'"
    return f"<text {place} fill='{INK}'>{escape(words)}</text>"


def _decades(shown: Sequence[Engine]) -> range:
    """Powers of ten, from one below the slowest up to the fastest."""
    return range(int(log10(shown[-1].rate)), int(log10(shown[0].rate)) + 1)


def _x(shown: Sequence[Engine], rate: float) -> float:
    first, last = _decades(shown)[0], log10(shown[0].rate)
    return LABELS + (log10(rate) - first) / (last - first) * (WIDTH - LABELS - NUMBERS)


def _axis(shown: Sequence[Engine], height: int) -> Iterator[str]:
    for power in _decades(shown):
        x = _x(shown, 10**power)
        line = f"x1='{x:.0f}' x2='{x:.0f}' y1='{TOP - 4}' y2='{height - 40}'"
        yield f"<line {line} stroke='{OXBLOOD}' stroke-width='1' stroke-dasharray='2 4'/>"
        yield text(x, height - 20, f"{10**power:,}", 13, "middle")


def _bar(shown: Sequence[Engine], row: int, engine: Engine) -> Iterator[str]:
    y = TOP + ROW * row
    end = _x(shown, engine.rate)
    size = f"x='{LABELS}' y='{y}' width='{end - LABELS:.0f}' height='{ROW - 8}'"
    yield text(LABELS - 8, y + 16, engine.label, 14, "end")
    yield f"<rect {size} fill='{engine.colour}' stroke='{INK}' stroke-width='2'/>"
    yield text(end + 6, y + 16, f"{float(f'{engine.rate:.3g}'):,.0f}", 13)
