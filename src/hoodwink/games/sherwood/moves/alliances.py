"""How an alliance is drafted, term by term, and proposed."""

from typing import Final

from hoodwink.games.sherwood.moves.planning import PLACES
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

ANY_CARD: Final = -1
"""In the advanced game a promised card is not named."""


class Place(Move):
    """Occupy the chosen hideout alone with so many raiders."""

    def __init__(self, raiders: int) -> None:
        super().__init__(f"place {raiders}")
        self.raiders: Final = raiders


class Bring(Move):
    """Bring so many raiders to an alliance."""

    def __init__(self, raiders: int) -> None:
        super().__init__(f"bring {raiders}", quiet=True)
        self.raiders: Final = raiders


class Invite(Move):
    """Want a player in the alliance with so many raiders."""

    def __init__(self, seat: Seat, raiders: int) -> None:
        super().__init__(f"invite {seat} {raiders}", quiet=True)
        self.seat: Final = seat
        self.raiders: Final = raiders


class Ask(Move):
    """Want a card of equipment from an ally."""

    def __init__(self, seat: Seat, kind: int, name: str) -> None:
        super().__init__(f"ask {seat} {name}", quiet=True)
        self.seat: Final = seat
        self.kind: Final = kind


class Pledge(Move):
    """Promise a card of one's own."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"pledge {name}", quiet=True)
        self.kind: Final = kind


class Target(Move):
    """Agree on the convoy to be robbed, and on whose word."""

    def __init__(self, place: int, seat: Seat) -> None:
        super().__init__(f"target {PLACES[place]} by {seat}", quiet=True)
        self.place: Final = place
        self.seat: Final = seat


class Share(Move):
    """Loot that the informant is to promise to an ally."""

    def __init__(self, seat: Seat, number: int, companions: bool) -> None:
        super().__init__(
            f"share {seat} {number} {'companions' if companions else 'sacks'}", quiet=True
        )
        self.seat: Final = seat
        self.number: Final = number
        self.companions: Final = companions


class Pay(Move):
    """Sacks that the leader pays an ally as soon as all agree."""

    def __init__(self, seat: Seat, sacks: int) -> None:
        super().__init__(f"pay {seat} {sacks}", quiet=True)
        self.seat: Final = seat
        self.sacks: Final = sacks


class Charge(Move):
    """Sacks that an ally pays the leader as soon as all agree."""

    def __init__(self, seat: Seat, sacks: int) -> None:
        super().__init__(f"charge {seat} {sacks}", quiet=True)
        self.seat: Final = seat
        self.sacks: Final = sacks


class Strike(Move):
    """Take a term out of the draft again."""

    def __init__(self, words: str, term: Move) -> None:
        super().__init__(f"strike {words}", quiet=True)
        self.term: Final = term
        """Any move that would have put it there."""


class Propose(Move):
    """Lay the alliance before those who are named in it."""


class Drop(Move):
    """Forget the draft and do something else."""


PROPOSE: Final = Propose("propose")
DROP: Final = Drop("drop", quiet=True)
