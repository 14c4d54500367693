"""What choices are about, each with its facts. Things go by their numbers in the pack.

Every verb has a class of its own, in `setup`, `actions` and `cards`: so the type of a choice says
what is done, and mypy sees who takes one verb for another.
"""

from typing import Final

from hoodwink.kernel.moves import Move

FREE: Final = 0
IN_INFLUENCE: Final = 1
IN_GOLD: Final = 2
IN_REPUTATION: Final = 3
PAYMENTS: Final = ("", " for influence", " for gold", " for reputation")


class Choice(Move):
    """One choice, and how it is paid."""

    __slots__ = ("pay",)

    def __init__(self, text: str, pay: int = FREE, quiet: bool = False) -> None:
        super().__init__(text + PAYMENTS[pay], quiet)
        self.pay: Final = pay


Act = type[Choice]
"""What is done. Several acts may share a first word: `buy reputation`, `buy brandy`."""


class OfSeat(Choice):
    """About a player."""

    __slots__ = ("seat",)

    def __init__(self, text: str, seat: int) -> None:
        super().__init__(text)
        self.seat: Final = seat


class OfCard(Choice):
    """About a character."""

    __slots__ = ("card",)

    def __init__(self, text: str, card: int, pay: int = FREE) -> None:
        super().__init__(text, pay)
        self.card: Final = card


class OfSecret(Choice):
    """About a secret."""

    __slots__ = ("secret",)

    def __init__(self, text: str, secret: int) -> None:
        super().__init__(text)
        self.secret: Final = secret


class AtPlace(Choice):
    """About a pawn or an officer in a place on land."""

    __slots__ = ("place",)

    def __init__(self, text: str, place: int) -> None:
        super().__init__(text)
        self.place: Final = place


class OfOfficer(Choice):
    """About an officer."""

    __slots__ = ("officer",)

    def __init__(self, text: str, officer: int) -> None:
        super().__init__(text)
        self.officer: Final = officer


class Step(Choice):
    """From a space to the next, for a price or where a card pays."""

    __slots__ = ("end", "start")

    def __init__(self, text: str, start: int, end: int, pay: int = FREE) -> None:
        super().__init__(text, pay)
        self.start: Final = start
        self.end: Final = end


class GoodsStep(Step):
    """Goods move along a road."""

    __slots__ = ("form",)

    def __init__(self, text: str, start: int, end: int, form: int, pay: int = FREE) -> None:
        super().__init__(text, start, end, pay)
        self.form: Final = form


class OfForm(Choice):
    """About goods."""

    __slots__ = ("form",)

    def __init__(self, text: str, form: int, pay: int = FREE, quiet: bool = False) -> None:
        super().__init__(text, pay, quiet)
        self.form: Final = form


class InStore(OfForm):
    """About goods and a warehouse, or NOWHERE."""

    __slots__ = ("store",)

    def __init__(self, text: str, form: int, store: int, quiet: bool = False) -> None:
        super().__init__(text, form, quiet=quiet)
        self.store: Final = store
