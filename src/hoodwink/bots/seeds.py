"""Seeds for bots that are made anew for every question."""

from typing import Final

SEPARATOR: Final = "#"


def seed_for(lasting: int | str, question: int | str) -> str:
    """Of one question in a match: other dice each time, and yet the same bot throughout."""
    return f"{lasting}{SEPARATOR}{question}"


def lasting(seed: int | str) -> str:
    """What stays the same for the whole match: for moods that must outlast a question."""
    return str(seed).partition(SEPARATOR)[0]
