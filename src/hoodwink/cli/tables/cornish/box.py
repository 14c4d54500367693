"""What is in the box of Cornish Smuggler: board, forms and cards, as the pack has them."""

from typing import Final

from hoodwink.games.cornish.things.content import Content, content_of
from hoodwink.kernel.packs import Pack, built_in

PACK: Final[Pack] = built_in("cornish")
CONTENT: Final[Content] = content_of(PACK)
BOARD: Final = CONTENT.board


def place_of(store: str) -> str:
    """Where a warehouse is."""
    return next(BOARD.land[card.place] for card in CONTENT.warehouses if card.key == store)


def room_of(store: str) -> int:
    """The number of a warehouse among all rooms; a ship's is its own."""
    return next(card.room for card in CONTENT.warehouses if card.key == store)


def number_of(form: str) -> int:
    """The number of a kind of goods."""
    return next(number for number, known in enumerate(CONTENT.forms) if known.key == form)


def size_of(form: str) -> int:
    """How many squares it has."""
    return CONTENT.sizes[number_of(form)]
