"""Draws docs/images/terminal.svg: a real match, a few turns in, as the terminal shows it."""

import io
import re
from pathlib import Path
from typing import Final

from rich.color import parse_rgb_hex
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from hoodwink import Match
from hoodwink.arena.inks import FOREST, INK, OCHRE, OXBLOOD, PARCHMENT, SEA
from hoodwink.bots import make_bot
from hoodwink.cli.table.company import names_for
from hoodwink.cli.table.conversation import Conversation
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.sessions.session import Session

FILE: Final = Path(__file__).parents[1] / "docs" / "images" / "terminal.svg"
SEED: Final = 1
TURNS: Final = 6
TONES: Final[list[tuple[int, int, int]]] = [
    parse_rgb_hex(tone[1:]) for tone in (INK, OXBLOOD, FOREST, OCHRE, SEA, OXBLOOD, SEA, PARCHMENT)
]
NIGHT: Final = TerminalTheme(TONES[0], TONES[-1], TONES)


def picture() -> str:
    """The screen as SVG, in whatever fixed-width font the reader has: nothing is fetched."""
    console = Console(
        theme=INKS, record=True, width=82, height=40, file=io.StringIO(), force_terminal=True
    )
    match = Match("shahdozd", 4, seed=SEED)
    names = names_for(match.seats, 0, ())
    session = Session(match, 0, names, dict.fromkeys(range(1, 4), "remember"), "en")
    stand_in = make_bot("remember", match.game, SEED, match.setting)
    session.let_others_act()
    while not _worth_a_picture(match):
        session.play(stand_in.choose(match.view(0), match.moves(0)))
        session.let_others_act()
    Conversation(console, session, FILE, None).show()
    svg = console.export_svg(title="hoodwink play shahdozd", theme=NIGHT)
    without_fonts = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return re.sub(r" *<!--.*?-->\n", "", without_fonts)


def _worth_a_picture(match: Match) -> bool:
    """It is the person's turn, and something has happened before."""
    view = match.view(0)
    return bool(view["turns"] >= TURNS and view["phase"] == "turn" and view["turn"] == 0)


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
    print(f"wrote {FILE.name}")
