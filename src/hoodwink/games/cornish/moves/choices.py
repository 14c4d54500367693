"""Choices by what they are about, each with its facts. Things go by their numbers in the pack."""

from typing import Final

from hoodwink.kernel.moves import Move

FREE: Final = 0
INFLUENCE: Final = 1
GOLD: Final = 2
REPUTATION: Final = 3
PAYMENTS: Final = ("", " for influence", " for gold", " for reputation")


class Choice(Move):
    """One choice: the act, and how it is paid."""

    __slots__ = ("act", "pay")

    def __init__(self, text: str, act: int, pay: int = FREE, quiet: bool = False) -> None:
        super().__init__(text + PAYMENTS[pay], quiet)
        self.act: Final = act
        self.pay: Final = pay


class OfSeat(Choice):
    """First, target: about a player."""

    __slots__ = ("seat",)

    def __init__(self, text: str, act: int, seat: int) -> None:
        super().__init__(text, act)
        self.seat: Final = seat


class TakeShip(Choice):
    """A ship of the draft."""

    __slots__ = ("ship",)

    def __init__(self, text: str, act: int, ship: int) -> None:
        super().__init__(text, act)
        self.ship: Final = ship


class TakeWarehouse(Choice):
    """A warehouse of the draft."""

    __slots__ = ("store",)

    def __init__(self, text: str, act: int, store: int) -> None:
        super().__init__(text, act)
        self.store: Final = store


class DrawPair(Choice):
    """Two decks to be dealt from."""

    __slots__ = ("one", "other")

    def __init__(self, text: str, act: int, one: int, other: int) -> None:
        super().__init__(text, act)
        self.one: Final = one
        self.other: Final = other


class OfCard(Choice):
    """Keep, hire, use, rouse, deal, reveal: about a character."""

    __slots__ = ("card",)

    def __init__(self, text: str, act: int, card: int, pay: int = FREE) -> None:
        super().__init__(text, act, pay)
        self.card: Final = card


class OfSecret(Choice):
    """Play, spill, deal a secret."""

    __slots__ = ("secret",)

    def __init__(self, text: str, act: int, secret: int) -> None:
        super().__init__(text, act)
        self.secret: Final = secret


class AtPlace(Choice):
    """Place a pawn or an officer, remove a pawn."""

    __slots__ = ("place",)

    def __init__(self, text: str, act: int, place: int) -> None:
        super().__init__(text, act)
        self.place: Final = place


class PlaceShip(Choice):
    """An anchorage of the draft."""

    __slots__ = ("sea",)

    def __init__(self, text: str, act: int, sea: int) -> None:
        super().__init__(text, act)
        self.sea: Final = sea


class Step(Choice):
    """Sail, walk: from a space to the next."""

    __slots__ = ("end", "start")

    def __init__(self, text: str, act: int, start: int, end: int, pay: int = FREE) -> None:
        super().__init__(text, act, pay)
        self.start: Final = start
        self.end: Final = end


class GoodsStep(Step):
    """Carry, haul: goods move along a road."""

    __slots__ = ("form",)

    def __init__(
        self,
        text: str,
        act: int,
        start: int,
        end: int,
        form: int,
        pay: int = FREE,
    ) -> None:
        super().__init__(text, act, start, end, pay)
        self.form: Final = form


class March(Step):
    """An officer goes along a road."""

    __slots__ = ("officer",)

    def __init__(
        self,
        text: str,
        act: int,
        start: int,
        end: int,
        officer: int,
        pay: int = FREE,
    ) -> None:
        super().__init__(text, act, start, end, pay)
        self.officer: Final = officer


class OfOfficer(Choice):
    """Bribe, recall: about an officer."""

    __slots__ = ("officer",)

    def __init__(self, text: str, act: int, officer: int) -> None:
        super().__init__(text, act)
        self.officer: Final = officer


class OfForm(Choice):
    """Buy, release: about goods."""

    __slots__ = ("form",)

    def __init__(
        self, text: str, act: int, form: int, pay: int = FREE, quiet: bool = False
    ) -> None:
        super().__init__(text, act, pay, quiet)
        self.form: Final = form


class Sell(OfForm):
    """Goods are sold in a town, at a row of the price list."""

    __slots__ = ("place", "row")

    def __init__(
        self,
        text: str,
        act: int,
        form: int,
        place: int,
        row: int,
        pay: int = FREE,
    ) -> None:
        super().__init__(text, act, form, pay)
        self.place: Final = place
        self.row: Final = row


class InStore(OfForm):
    """Unload, store, fetch: goods and a warehouse, or NOWHERE."""

    __slots__ = ("store",)

    def __init__(self, text: str, act: int, form: int, store: int, quiet: bool = False) -> None:
        super().__init__(text, act, form, quiet=quiet)
        self.store: Final = store


class Raid(OfForm):
    """Goods are taken from customs by a mob."""

    __slots__ = ("card",)

    def __init__(self, text: str, act: int, form: int, card: int, quiet: bool = False) -> None:
        super().__init__(text, act, form, quiet=quiet)
        self.card: Final = card


class Land(Choice):
    """What is unloaded goes ashore, with some influence to hide it."""

    __slots__ = ("hiding",)

    def __init__(self, text: str, act: int, hiding: int) -> None:
        super().__init__(text, act)
        self.hiding: Final = hiding
