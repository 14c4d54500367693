"""What a pack's text is read as. May take long: never called where the server waits for it."""

from typing import Final

from hoodwink import Pack, PackError

PACK_FILE: Final = "uploaded pack"
LONGEST_LINE, MOST_DOTS = 4_000, 60
"""Reading a name takes as long as the square of its parts."""


def read(text: str) -> Pack:
    if any(len(line) > LONGEST_LINE or line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise PackError(f"a line has at most {LONGEST_LINE} letters and {MOST_DOTS} dots")
    try:
        return Pack(text, PACK_FILE)
    except RecursionError:
        raise PackError("lists and tables stand in each other too deep") from None
