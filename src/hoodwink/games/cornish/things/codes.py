"""Small things as one number each, so that they sort, compare and copy fast: how each is packed."""

from typing import Final

NO_SEAT: Final = 7
"""In the place of a seat: an officer that nobody has bribed, goods that nobody owns."""


POST: Final = 3
OWNER: Final = 4
SEAT: Final = 7
"""For loops over all officers or goods: `number >> POST`, `lot >> OWNER & SEAT`."""


def person(number: int) -> int | None:
    """The seat as others are told it: none for nobody."""
    return None if number == NO_SEAT else number


def officer(place: int, briber: int) -> int:
    """An officer: where it is and who has bribed it."""
    return place << POST | briber


def post_of(number: int) -> int:
    """Where an officer is."""
    return number >> POST


def briber_of(number: int) -> int:
    return number & SEAT


def lying(place: int, owner: int, form: int) -> int:
    """Goods ashore: where they lie, whose they are, what they are (C-42)."""
    return (place << 3 | owner) << OWNER | form


def place_of(lot: int) -> int:
    """Where goods lie ashore."""
    return lot >> 7


def owner_of(lot: int) -> int:
    return lot >> OWNER & SEAT


def form_of(lot: int) -> int:
    return lot & 15


def unloaded(form: int, store: int) -> int:
    """Goods about to be landed, and the warehouse they go to, or NOWHERE."""
    return form << 6 | store + 1


def form_unloaded(code: int) -> int:
    return code >> 6


def store_of(code: int) -> int:
    """The warehouse that unloaded goods go to, or NOWHERE."""
    return (code & 63) - 1


def raided(form: int, card: int) -> int:
    """Goods about to be taken from customs, and the mob that takes them."""
    return form << 7 | card


def form_raided(code: int) -> int:
    return code >> 7


def raider_of(code: int) -> int:
    return code & 127


def buried(card: int, seat: int) -> int:
    """A character under its deck, and who put it there."""
    return card << 3 | seat


def card_of(code: int) -> int:
    """The character that lies there."""
    return code >> 3


def burier_of(code: int) -> int:
    return code & 7
