"""What is chosen before the first round, what chance turns up, and where pieces are put."""

from typing import Final

from hoodwink.games.cornish.moves.choices import AtPlace, Choice, OfCard, OfSeat, OfSecret


class First(OfSeat):
    """Chance: this player plays first."""

    __slots__ = ()


class TakeShip(Choice):
    """Choose a ship for the whole match."""

    __slots__ = ("ship",)

    def __init__(self, text: str, ship: int) -> None:
        super().__init__(text)
        self.ship: Final = ship


class TakeWarehouse(Choice):
    """Choose a first warehouse."""

    __slots__ = ("store",)

    def __init__(self, text: str, store: int) -> None:
        super().__init__(text)
        self.store: Final = store


class DrawPair(Choice):
    """Name two decks to be dealt from."""

    __slots__ = ("one", "other")

    def __init__(self, text: str, one: int, other: int) -> None:
        super().__init__(text)
        self.one: Final = one
        self.other: Final = other


class Deal(OfCard):
    """Chance: this character is dealt."""

    __slots__ = ()


class Keep(OfCard):
    """Keep one of the two characters dealt."""

    __slots__ = ()


class PlacePawn(AtPlace):
    """Put a new pawn on the board."""

    __slots__ = ()


class PlaceShip(Choice):
    """Choose a first anchorage."""

    __slots__ = ("sea",)

    def __init__(self, text: str, sea: int) -> None:
        super().__init__(text)
        self.sea: Final = sea


class Reveal(OfCard):
    """Chance: this character is turned up."""

    __slots__ = ()


class DealSecret(OfSecret):
    """Chance: this secret is drawn."""

    __slots__ = ()


class Spill(OfSecret):
    """Chance: this secret is lost from a hand."""

    __slots__ = ()


class PlaceOfficer(AtPlace):
    """Post a new officer."""

    __slots__ = ()


class RemovePawn(AtPlace):
    """Take a pawn off the board."""

    __slots__ = ()


CHANCE: Final = (First, Deal, Reveal, DealSecret, Spill)
"""What nature alone decides."""
