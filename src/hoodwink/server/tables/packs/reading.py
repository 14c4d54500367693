"""What a pack's text is read as. May take long: never called where the server waits for it."""

from typing import Final

from hoodwink import Pack, PackError
from hoodwink.games import BOXES
from hoodwink.locales import DEFAULT
from hoodwink.locales.voice import Voice

PACK_FILE: Final = "uploaded pack"
LONGEST_LINE, MOST_DOTS = 4_000, 60
"""Reading a name takes as long as the square of its parts."""


def read(text: str) -> Pack:
    if any(len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise PackError(f"a line has at most {LONGEST_LINE} letters and {MOST_DOTS} dots")
    try:
        pack = Pack(text, PACK_FILE)
    except RecursionError:
        raise PackError("lists and tables stand in each other too deep") from None
    _refuse_other_names(pack)
    return pack


def _refuse_other_names(pack: Pack) -> None:
    """Who calls the King a thief deceives the table: only what has no name yet gets one."""
    if not pack.texts or pack.game not in BOXES:
        return
    voice = Voice(DEFAULT, pack.game)
    for word in {word for words in pack.texts.values() for word in words}:
        if voice.find(f"word-{word}", {}) is not None:
            raise PackError(
                f"{PACK_FILE}: [texts]: {word!r} has a name already; "
                "expected names for what the game has none for"
            )
