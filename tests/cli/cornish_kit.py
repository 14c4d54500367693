"""Tables of Cornish Smuggler as the terminal draws them."""

import io
from typing import Any

from rich.console import Console

from games.cornish.tables import after_the_choosing, content, lay, player, sit
from hoodwink import Match
from hoodwink.cli.games.cornish.things import Things
from hoodwink.cli.table.company import Company, names_for
from hoodwink.cli.table.ink import INKS
from hoodwink.cli.table.menu import entries
from hoodwink.cli.table.screen import Screen
from hoodwink.locales.voice import Voice

THINGS = Things(sit().setting)


def company(language: str = "en", seats: int = 2, me: int | None = 0) -> Company:
    return Company(Voice(language, "cornish", names_for(seats, 0), me), seats)


def drawn(
    match: Match,
    me: int | None,
    language: str = "en",
    width: int = 80,
    closer: bool = False,
    unnamed: bool = False,
) -> str:
    """The table, what to do now and the choices; closer also what the cards say.

    Things that no language has a name for are only in packs of owners.
    """
    out, people = io.StringIO(), company(language, match.seats, me)
    paper = Console(file=out, theme=INKS, width=width, markup=False, highlight=False)
    screen = Screen(paper, people, match)
    screen.table()
    if closer:
        screen.small_print()
    screen.what_now()
    if me is not None:
        screen.menu(entries(match.moves(me)))
    assert unnamed or people.voice.mistakes == []
    return out.getvalue()


def numbered(place: str) -> str:
    """What the pack says of a place, as the map tells it: ` 4+5`."""
    board = content().board
    at = board.land.index(place)
    port = f"+{board.risks[at]}" if board.risks[at] else ""
    return f" {board.sizes[at] or ''}{'+0*' if board.coves[at] else port}".rstrip()


def worth(character: str) -> str:
    """What the pack says of a character: `(2 G, 3 R)`."""
    card = next(card for card in content().characters if card.key == character)
    return f"({card.cost} G, {card.reputation} R)"


def room_in(ship: str) -> int:
    """How many squares its hold has."""
    return content().rooms[content().ships.index(ship)].squares


def line_with(shown: str, word: str) -> str:
    return next(line for line in shown.splitlines() if word in line)


def below(shown: str, caption: str, height: int) -> list[str]:
    """What is drawn under a caption, as far as the next caption to its right."""
    lines = shown.splitlines()
    top = next(number for number, line in enumerate(lines) if caption in line)
    left = lines[top].index(caption)
    right = left + len(caption)
    while right < len(lines[top]) and lines[top][right : right + 2] != "  ":
        right += 1
    return [line[left:right].rstrip() for line in lines[top + 1 : top + 1 + height]]


def a_real_coast() -> Match:
    """A table that can be kept and resumed, as a match could be there."""
    position = after_the_choosing().position()
    state = position["state"]
    state["faces"][3] = "allen-cutler"
    state["players"][0]["hold"] = ["tea"]
    state["merchants"]["roscoff"]["tea"] -= 1
    return Match.from_position(position, 1)


def a_busy_coast(**given: Any) -> Match:
    me = player(
        ship="swift",
        anchor="penzance",
        pawns=["newlyn", "newlyn"],
        hold=["tea", "tea", "lace"],
        characters=["clerk-pender"],
        warehouses={"sloop-loft": ["spice"]},
    )
    other = player(gold=3, influence=2, reputation=1, anchor="roscoff", passed=True)
    other["ship"] = "endeavour"
    other["characters"] = [{"character": "abbot-carne", "used": True}]
    facts: dict[str, Any] = {
        "officers": [("madron", None), ("helston", 1)],
        "ashore": [("newlyn", 0, "brandy"), ("zennor", None, "salt")],
        "seized": ["rum", "rum"],
        "hands": [["slander"], ["informer"]],
        "track": 6,
        "wheel": 5,
    }
    return lay(me, other, **(facts | given)).match
