"""The results as a picture: bars for each plan, one a server, drawn like those of the engines."""

from collections.abc import Iterator, Sequence
from statistics import median

from bench.chart import FONT, MARGIN, WIDTH, text
from bench.load.results import Results, p99, rate
from hoodwink.arena.inks import FOREST, INK, OCHRE, PARCHMENT, SEA

COLOUR_OF = {"hoodwink plain": FOREST, "hoodwink compiled": OCHRE}
LABELS, NUMBERS, ROW, HEAD = 300, 110, 28, 58

Row = tuple[str, str, float]
"""What is written before a bar, whose it is, and how long it is."""


def chart(results: Results) -> str:
    panels = list(_panels(results))
    height = MARGIN + sum(_height(rows) for _, rows in panels)
    drawn: list[str] = []
    top = MARGIN
    for title, rows in panels:
        drawn += _panel(top, title, rows)
        top += _height(rows)
    return "\n".join(
        [
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {height}' {FONT}>",
            f"<rect width='{WIDTH}' height='{height}' fill='{PARCHMENT}'/>",
            *drawn,
            "</svg>\n",
        ]
    )


def _panels(results: Results) -> Iterator[tuple[str, list[Row]]]:
    saturated = [plan for plan in results.plans if plan.startswith("saturated")]
    paced = [plan for plan in results.plans if plan.startswith("paced")]
    if saturated:
        rates = [
            (
                f"{server}, {plan.partition(' ')[2]} tables",
                server,
                median(results.of(plan, server, rate)),
            )
            for plan in saturated
            for server in results.servers(plan)
        ]
        yield "Moves per second of the server's CPU, saturated: longer is better", rates
    if paced:
        slowest = [
            (
                f"{server}, {plan.partition(' ')[2]} tables",
                server,
                median(results.of(plan, server, p99)),
            )
            for plan in paced
            for server in results.servers(plan)
        ]
        yield "Microseconds from sent to seen by all four, p99, paced: shorter is better", slowest


def _height(rows: Sequence[Row]) -> int:
    return HEAD + ROW * len(rows)


def _panel(top: int, title: str, rows: Sequence[Row]) -> Iterator[str]:
    longest = max(value for _, _, value in rows)
    yield text(MARGIN, top + 24, title, 20)
    for number, (label, server, value) in enumerate(rows):
        y = top + 40 + ROW * number
        width = value / longest * (WIDTH - LABELS - NUMBERS)
        size = f"x='{LABELS}' y='{y}' width='{width:.0f}' height='{ROW - 8}'"
        yield text(LABELS - 8, y + 15, label, 14, "end")
        colour = COLOUR_OF.get(server, SEA)
        yield f"<rect {size} fill='{colour}' stroke='{INK}' stroke-width='2'/>"
        yield text(LABELS + width + 6, y + 15, f"{value:,.0f}", 13)
