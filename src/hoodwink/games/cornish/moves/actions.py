"""What a player does on a turn: actions, and what is free besides."""

from typing import Final

from hoodwink.games.cornish.moves.choices import (
    FREE,
    Choice,
    GoodsStep,
    InStore,
    OfCard,
    OfForm,
    OfOfficer,
    Step,
)


class Sail(Step):
    """Sail to the next water."""

    __slots__ = ()


class Walk(Step):
    """Walk a pawn along a road."""

    __slots__ = ()


class Carry(GoodsStep):
    """Carry goods along a road to another pawn."""

    __slots__ = ()


class Haul(GoodsStep):
    """Move goods and a pawn along a road together."""

    __slots__ = ()


class March(Step):
    """Send an officer along a road."""

    __slots__ = ("officer",)

    def __init__(self, text: str, start: int, end: int, officer: int, pay: int = FREE) -> None:
        super().__init__(text, start, end, pay)
        self.officer: Final = officer


class BuyReputation(Choice):
    """Buy a point of reputation."""

    __slots__ = ()


class Buy(OfForm):
    """Buy goods from the merchant where the ship lies."""

    __slots__ = ()


class Unload(InStore):
    """Unload goods, onto the shore or into a warehouse."""

    __slots__ = ()


class Land(Choice):
    """What is unloaded goes ashore, with some influence to hide it."""

    __slots__ = ("hiding",)

    def __init__(self, text: str, hiding: int) -> None:
        super().__init__(text)
        self.hiding: Final = hiding


class CallOff(Choice):
    """Think again about a landing or a raid."""

    __slots__ = ()


class Hire(OfCard):
    """Hire a character that lies face up."""

    __slots__ = ()


class Bribe(OfOfficer):
    """Bribe an officer."""

    __slots__ = ()


class Sell(OfForm):
    """Goods are sold in a town, at a row of the price list."""

    __slots__ = ("place", "row")

    def __init__(self, text: str, form: int, place: int, row: int, pay: int = FREE) -> None:
        super().__init__(text, form, pay)
        self.place: Final = place
        self.row: Final = row


class Work(Choice):
    """Work honestly."""

    __slots__ = ()


class Discover(Choice):
    """Look for a secret."""

    __slots__ = ()


class Raid(OfForm):
    """Goods are taken from customs by a mob."""

    __slots__ = ("card",)

    def __init__(self, text: str, form: int, card: int) -> None:
        super().__init__(text, form, quiet=True)
        self.card: Final = card


class Storm(Choice):
    """Storm the customs warehouse: every mob takes its goods."""

    __slots__ = ()


class Pass(Choice):
    """Pass for the rest of the round."""

    __slots__ = ()


class Store(InStore):
    """Hide goods in a warehouse."""

    __slots__ = ()


class Fetch(InStore):
    """Fetch goods from a warehouse."""

    __slots__ = ()


class EndTurn(Choice):
    """End the turn: nothing more is stored or fetched."""

    __slots__ = ()
