"""Chance, the five actions of the planning phase, and talk before them."""

from typing import Final

from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

PLACES: Final = ("a", "b", "c", "d", "e", "f")
"""The places of the convoy row."""


class First(Move):
    """Chance: this seat receives the figure."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class Convoy(Move):
    """Chance: this is the card that lies there."""

    def __init__(self, card: int, name: str) -> None:
        super().__init__(f"convoy {name}")
        self.card: Final = card


class Equip(Move):
    """Chance: this equipment lay on top of the deck."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"equip {name}")
        self.kind: Final = kind


class Donate(Move):
    """Give sacks to the church for glory."""

    def __init__(self, sacks: int) -> None:
        super().__init__(f"donate {sacks}")
        self.sacks: Final = sacks


class Look(Move):
    """Ask at the inn about one card of the row."""

    def __init__(self, place: int) -> None:
        super().__init__(f"look {PLACES[place]}")
        self.place: Final = place


class Buy(Move):
    """Buy equipment from the merchant."""


class Recruit(Move):
    """Find a companion on the market square."""


class Hide(Move):
    """Choose a hideout, to lie in wait there alone or with allies."""

    def __init__(self, hideout: int, name: str) -> None:
        super().__init__(f"hide {name}", quiet=True)
        self.hideout: Final = hideout


class Hush(Move):
    """The leader has heard enough suggestions."""


class Suggest(Move):
    """Tell the active player on what terms one would join. It binds nobody."""


class SuggestBand(Suggest):
    """Where one would join, and with how many raiders."""

    def __init__(self, hideout: int, name: str, raiders: int) -> None:
        super().__init__(f"suggest {name} {raiders}")
        self.hideout: Final = hideout
        self.raiders: Final = raiders


class SuggestCard(Suggest):
    """Which card one would bring."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"suggest {name}")
        self.kind: Final = kind


class SuggestParts(Suggest):
    """How many parts of the loot one would want."""

    def __init__(self, number: int) -> None:
        super().__init__(f"suggest {number} parts")


class SuggestTarget(Suggest):
    """Which convoy one would want to rob."""

    def __init__(self, place: int) -> None:
        super().__init__(f"suggest target {PLACES[place]}")
        self.place: Final = place


BUY: Final = Buy("buy")
RECRUIT: Final = Recruit("recruit")
HUSH: Final = Hush("hush")
