"""The report as a picture: win rates with their intervals, beside the fair share."""

from typing import Final
from xml.sax.saxutils import escape

from hoodwink.arena.inks import FOREST, INK, OCHRE, OXBLOOD, PARCHMENT, SEA
from hoodwink.arena.report import Line, Report, Table

BOT_INKS: Final = (FOREST, OXBLOOD, SEA, INK)
SHAPES: Final = (
    "m-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z",
    "m-6 -6h12v12h-12z",
    "m0 -8l8 8l-8 8l-8 -8z",
    "m0 -7l7 13h-14z",
)
SERIF: Final = "Georgia, 'Times New Roman', serif"
SANS: Final = "Verdana, 'DejaVu Sans', sans-serif"

LEFT: Final = 64
TOP: Final = 96
HEIGHT: Final = 260
GROUP: Final = 132


def plot(report: Report) -> str:
    """An SVG drawing that needs nothing but a browser."""
    width = max(LEFT + GROUP * max(3, len(report.tables)) + 24, _legend_end(report))
    parts = [*_title(report), *_scale(width)]
    for number, table in enumerate(report.tables):
        parts += _group(table, LEFT + GROUP * number, _bots(report))
    parts += _legend(report)
    size = f'width="{width}" height="{TOP + HEIGHT + 64}"'
    box = f'viewBox="0 0 {width} {TOP + HEIGHT + 64}"'
    paper = f'<rect width="100%" height="100%" fill="{PARCHMENT}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img">'
    return "\n".join([head, f"<title>{_words(report)}</title>", paper, *parts, "</svg>"]) + "\n"


def _bots(report: Report) -> list[str]:
    return list(dict.fromkeys(line.bot for table in report.tables for line in table.lines))


def _words(report: Report) -> str:
    return escape(f"Win rates at {report.game}: {', '.join(_bots(report))}")


def _height(rate: float) -> float:
    return round(TOP + HEIGHT * (1 - rate), 1)


def _text(x: float, y: float, words: str, style: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{INK}" {style}>{escape(words)}</text>'


def _title(report: Report) -> list[str]:
    games = min(table.games for table in report.tables)
    told = f"Win rate by number of players; at least {games} matches each, 95% intervals"
    return [
        _text(LEFT, 34, report.game, f'font-family="{SERIF}" font-size="24" font-weight="bold"'),
        _text(LEFT, 54, told, f'font-family="{SANS}" font-size="11"'),
    ]


def _scale(width: int) -> list[str]:
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = _height(percent / 100)
        stroke = f'stroke="{INK}" stroke-width="{2 if percent == 0 else 0.5}"'
        parts.append(f'<path d="M{LEFT} {y}H{width - 16}" {stroke}/>')
        style = f'text-anchor="end" font-family="{SANS}" font-size="12"'
        parts.append(_text(LEFT - 10, y + 4, f"{percent}%", style))
    return parts


def _group(table: Table, x: int, bots: list[str]) -> list[str]:
    """One number of players: the fair share as a broken line, and a mark for each bot."""
    y = _height(1 / table.seats)
    fair = f'stroke="{OCHRE}" stroke-width="3" stroke-dasharray="8 5"'
    style = f'text-anchor="middle" font-family="{SANS}" font-size="13"'
    parts = [
        f'<path d="M{x + 12} {y}H{x + GROUP - 12}" {fair}/>',
        _text(x + GROUP / 2, TOP + HEIGHT + 24, f"{table.seats} players", style),
    ]
    step = (GROUP - 24) / (len(table.lines) + 1)
    for place, line in enumerate(table.lines, start=1):
        parts += _mark(line, round(x + 12 + step * place, 1), bots.index(line.bot))
    return parts


def _mark(line: Line, x: float, bot: int) -> list[str]:
    ink = BOT_INKS[bot % len(BOT_INKS)]
    low, high = _height(line.wins.low), _height(line.wins.high)
    reach = f"M{x} {low}V{high}M{x - 6} {low}h12M{x - 6} {high}h12"
    told = f"{line.bot}, {line.seats} players: {line.wins.mean:.1%}"
    return [
        f'<path d="{reach}" stroke="{ink}" stroke-width="2" fill="none"/>',
        _shape(x, _height(line.wins.mean), bot, told),
    ]


def _shape(x: float, y: float, bot: int, told: str) -> str:
    """Each bot has a colour and a shape; pointing at it tells more."""
    outline, ink = SHAPES[bot % len(SHAPES)], BOT_INKS[bot % len(BOT_INKS)]
    return f'<path d="M{x} {y}{outline}" fill="{ink}"><title>{escape(told)}</title></path>'


def _legend_end(report: Report) -> int:
    return LEFT + sum(_room(bot) for bot in _bots(report)) + 120


def _room(bot: str) -> int:
    return 36 + 8 * len(bot)


def _legend(report: Report) -> list[str]:
    parts, x = [], LEFT
    style = f'font-family="{SANS}" font-size="12"'
    for number, bot in enumerate(_bots(report)):
        parts += [_shape(x + 6, 74, number, bot), _text(x + 18, 78, bot, style)]
        x += _room(bot)
    parts.append(f'<path d="M{x} 74h24" stroke="{OCHRE}" stroke-width="3" stroke-dasharray="8 5"/>')
    return [*parts, _text(x + 32, 78, "fair share", style)]
