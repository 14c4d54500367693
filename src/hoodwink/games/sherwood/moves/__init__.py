"""The choices of Sherwood Forest, and how they are said."""

from typing import Final

from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

PLACES: Final = ("a", "b", "c", "d", "e", "f")
"""The places of the convoy row."""

ANY_CARD: Final = -1
"""In the advanced game a promised card is not named."""


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


class Send(Move):
    """Choose the card of the row that travels now."""

    def __init__(self, place: int) -> None:
        super().__init__(f"send {PLACES[place]}")
        self.place: Final = place


class Hear(Move):
    """The leader says who declares next."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(f"hear {seat}")
        self.seat: Final = seat


class Use(Move):
    """Play a card of equipment for one of the own raiders."""

    def __init__(self, kind: int, name: str) -> None:
        super().__init__(f"use {name}")
        self.kind: Final = kind


class Pass(Move):
    """Play no card, or none any more."""


class Give(Move):
    """Give one part of the loot to a member of the band."""

    def __init__(self, seat: Seat, companion: bool) -> None:
        super().__init__(f"give {seat} {'companion' if companion else 'sack'}")
        self.seat: Final = seat
        self.companion: Final = companion


class Keep(Move):
    """The informant keeps what is left."""


class Reply(Move):
    """A sealed answer: to a proposal, or whether a special card is played."""

    def __init__(self, text: str, answer: int) -> None:
        super().__init__(text)
        self.answer: Final = answer


NO: Final = 0
YES: Final = 1
RETURN: Final = 2

BUY: Final = Buy("buy")
RECRUIT: Final = Recruit("recruit")
PROPOSE: Final = Propose("propose")
DROP: Final = Drop("drop", quiet=True)
HUSH: Final = Hush("hush")
PASS: Final = Pass("pass")
KEEP: Final = Keep("keep rest")
DECLINE: Final = Reply("decline", NO)
ACCEPT: Final = Reply("accept", YES)
LET_BE: Final = Reply("let be", NO)
PROVISIONS: Final = Reply("provisions", YES)
CAPE_STAY: Final = Reply("cape stay", YES)
CAPE_RETURN: Final = Reply("cape return", RETURN)
