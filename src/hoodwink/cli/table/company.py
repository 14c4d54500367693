"""Who sits at the table: each seat has a name, a colour and an emblem."""

import re
from collections.abc import Sequence
from typing import Final

from rich.text import Text

from hoodwink.cli.table.ink import seat_ink
from hoodwink.kernel.seats import Seat
from hoodwink.locales.sentences import capitalised
from hoodwink.locales.voice import Voice

OWN_NAME: Final = "Robin"
"""What records call the person, who is `you` at the table."""

LONGEST_NAME: Final = 16

NAMES: Final = ("Ada", "Bram", "Cleo", "Dara", "Ezra", "Faye", "Goran")


def names_for(seats: int, me: Seat, given: Sequence[str] = ()) -> tuple[str, ...]:
    """A name for every seat: those given, in order, then our own."""
    names = [_printable(name) for name in given[:seats]]
    spare = [name for name in NAMES if name not in names]
    for seat in range(len(names), seats):
        names.append(OWN_NAME if seat == me and OWN_NAME not in names else spare.pop(0))
    return tuple(names)


def names_at(chairs: Sequence[str | None], given: Sequence[str] = ()) -> tuple[str, ...]:
    """Who has no name at a served table gets the next one given, else one of ours by seat.

    The browser finds the same ones, so all who sit there call a bot alike.
    """
    names = [None if name is None else _printable(name) for name in chairs]
    wanted = iter([_printable(name) for name in given])
    for seat, name in enumerate(names):
        if name is None:
            names[seat] = next(wanted, None) or _free_name(seat, names)
    return tuple(name or "?" for name in names)


def _free_name(seat: Seat, taken: Sequence[str | None]) -> str:
    by_seat = (NAMES[(seat + step) % len(NAMES)] for step in range(len(NAMES)))
    return next((name for name in by_seat if name not in taken), f"{NAMES[0]} {seat}")


def _printable(name: str) -> str:
    """A name from a file may try to draw on the terminal, or to fill it."""
    return "".join(letter for letter in name if letter.isprintable())[:LONGEST_NAME] or "?"


class Company:
    """The players as the listener of a voice sees them."""

    def __init__(self, voice: Voice, seats: int) -> None:
        self.voice: Final = voice
        self.seats: Final = seats
        self.names: Final = [capitalised(voice.name(seat)) for seat in range(seats)]
        self._emblems: Final = _emblems(self.names)

    def name(self, seat: Seat) -> Text:
        return Text(self.names[seat], seat_ink(seat))

    def emblem(self, seat: Seat) -> Text:
        return Text(self._emblems[seat], seat_ink(seat))

    def coloured(self, sentence: str, style: str = "") -> Text:
        """A sentence with every name in its colour, the listener's `you` too."""
        text = Text(sentence, style)
        for seat, name in enumerate(self.names):
            said = "|".join(re.escape(word) for word in (name, self.voice.name(seat)))
            text.highlight_regex(rf"\b(?:{said})\b", seat_ink(seat))
        return text


def _emblems(names: Sequence[str]) -> list[str]:
    """The first letter of each name; a number where that letter is taken."""
    emblems: list[str] = []
    for seat, name in enumerate(names):
        letter = name[:1].upper()
        emblems.append(letter if letter and letter not in emblems else str(seat))
    return emblems
