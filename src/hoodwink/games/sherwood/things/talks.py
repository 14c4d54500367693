"""What the players talk about: a draft, suggestions, answers that are still sealed."""

from hoodwink.games.sherwood.moves import Suggest
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.waiting import NO_REPLY, Asking, fields


class Draft:
    """An alliance as the active player thinks of it, and as it is then proposed."""

    __slots__ = fields("hideout raiders named cards target informant sacks companions paid")

    hideout: int
    raiders: list[int]
    named: int
    """Those who have raiders in it, as a mask."""
    cards: tuple[tuple[Seat, int], ...]
    target: int
    informant: Seat
    sacks: list[int]
    companions: list[int]
    paid: list[int]

    def __init__(self, hideout: int) -> None:
        self.hideout = hideout
        self.raiders = [0] * MOST_SEATS
        self.named = 0
        self.cards = ()
        self.target = NONE
        self.informant = NO_SEAT
        self.sacks = [0] * MOST_SEATS
        self.companions = [0] * MOST_SEATS
        self.paid = [0] * MOST_SEATS
        """What the leader pays each seat now; below zero, what the seat pays the leader."""

    def copy(self) -> "Draft":
        twin = Draft(self.hideout)
        twin.raiders = self.raiders[:]
        twin.named = self.named
        twin.cards = self.cards
        twin.target = self.target
        twin.informant = self.informant
        twin.sacks = self.sacks[:]
        twin.companions = self.companions[:]
        twin.paid = self.paid[:]
        return twin

    def bring(self, seat: Seat, raiders: int) -> None:
        """So many raiders of a seat, or none after all."""
        self.raiders[seat] = raiders
        self.named = self.named | 1 << seat if raiders else self.named & ~(1 << seat)

    def cards_of(self, seat: Seat) -> int:
        """How many cards are wanted from a seat."""
        return sum(1 for owner, _ in self.cards if owner == seat)


class Talks(Asking):
    """The part of the state that is about talking."""

    __slots__ = fields("draft proposals closed suggestions")

    draft: Draft | None
    proposals: int
    closed: bool
    suggestions: tuple[tuple[Seat, Suggest], ...]

    def _begin_talks(self, seats: int) -> None:
        self.clear_talks()
        self.replies = [NO_REPLY] * seats

    def clear_talks(self) -> None:
        """Nothing is drafted, suggested or forbidden any more."""
        self.draft = None
        self.proposals = 0
        self.closed = False
        self.suggestions = ()

    def _copy_talks(self, twin: "Talks") -> None:
        twin.draft = None if self.draft is None else self.draft.copy()
        twin.proposals = self.proposals
        twin.closed = self.closed
        twin.suggestions = self.suggestions
        twin.replies = self.replies[:]
