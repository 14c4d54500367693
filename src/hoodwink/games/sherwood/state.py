"""The whole truth of a match of Sherwood Forest."""

from typing import Final

from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT, NONE, POSTS
from hoodwink.games.sherwood.things.cards import UNSEEN
from hoodwink.games.sherwood.things.moments import FIRST
from hoodwink.games.sherwood.things.promises import Promise
from hoodwink.games.sherwood.things.road import Road
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.waiting import fields

MOST: Final = 10**6
"""No glory and no gold is counted beyond this (B-56)."""


class State(Road):
    """Seats, hideouts, row places, cards and kinds of equipment are numbers throughout.

    `band[hideout * 6 + seat]` raiders lie in a hideout; `hand[kind * 6 + seat]` cards are held.
    `pool` has the bit of every card that chance has not yet laid down anywhere. `held` and
    `occupied` are sums, kept for speed: of the cards in each hand, of the hideouts with a leader.
    """

    __slots__ = fields(
        "round turn figure first emptied camp oak sacks glory posted mine",
        "row face_up knowers markers pool gone",
        "deck discard hand held shown",
        "band leader occupied letter target informant pledges escrow promises",
    )

    round: int
    turn: Seat
    figure: Seat
    first: Seat
    emptied: int
    camp: list[int]
    oak: list[int]
    sacks: list[int]
    glory: list[int]
    posted: list[int]
    mine: int

    row: list[int]
    face_up: int
    knowers: list[int]
    markers: list[int]
    pool: int
    gone: int

    deck: list[int]
    discard: list[int]
    hand: list[int]
    held: list[int]
    shown: list[int]

    band: list[int]
    leader: list[Seat]
    occupied: int
    letter: list[int]
    target: list[int]
    informant: list[Seat]
    pledges: tuple[tuple[int, Seat, int], ...]
    escrow: tuple[tuple[int, Seat, int, int], ...]
    promises: tuple[Promise, ...]

    def __init__(self, seats: int = 0, hideouts: int = 0, kinds: int = 0, row: int = 0) -> None:
        if seats == 0:
            return  # for copy, which fills every field itself
        self.phase = FIRST
        self.waiting = 0
        self.round = 1
        self.turn = 0
        self.figure = 0
        self.first = NO_SEAT
        self.emptied = 0
        self._lay_camps(seats)
        self._lay_cards(seats, kinds, row)
        self._lay_hideouts(hideouts)
        self.sent = 0
        self._begin_talks(seats)
        self.clear_cart()

    def _lay_camps(self, seats: int) -> None:
        self.camp = [0] * seats
        self.oak = [0] * seats
        self.sacks = [0] * seats
        self.glory = [0] * seats
        self.posted = [0] * (len(POSTS) * MOST_SEATS)
        self.mine = 0

    def _lay_cards(self, seats: int, kinds: int, row: int) -> None:
        self.row = [UNSEEN] * row
        self.face_up = 0
        self.knowers = [0] * row
        self.markers = [0] * row
        self.pool = 0
        self.gone = 0
        self.deck = [0] * kinds
        self.discard = [0] * kinds
        self.hand = [0] * (kinds * MOST_SEATS)
        self.held = [0] * seats
        self.shown = [0] * (kinds * MOST_SEATS)

    def _lay_hideouts(self, hideouts: int) -> None:
        self.band = [0] * (hideouts * MOST_SEATS)
        self.leader = [NO_SEAT] * hideouts
        self.occupied = 0
        self.letter = [NONE] * hideouts
        self.target = [NONE] * hideouts
        self.informant = [NO_SEAT] * hideouts
        self.pledges = ()
        self.escrow = ()
        self.promises = ()

    @property
    def aside(self) -> int:
        """How many sacks lie put aside for all agreements together."""
        return sum(entry[2] for entry in self.escrow)

    def win_glory(self, seat: Seat, glory: int) -> None:
        self.glory[seat] = min(MOST, self.glory[seat] + glory)  # B-56

    def copy(self) -> "State":
        twin = State()
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.round = self.round
        twin.turn = self.turn
        twin.figure = self.figure
        twin.first = self.first
        twin.emptied = self.emptied
        self._copy_camps(twin)
        self._copy_cards(twin)
        self._copy_hideouts(twin)
        self._copy_talks(twin)
        self._copy_cart(twin)
        return twin

    def _copy_camps(self, twin: "State") -> None:
        twin.camp = self.camp[:]
        twin.oak = self.oak[:]
        twin.sacks = self.sacks[:]
        twin.glory = self.glory[:]
        twin.posted = self.posted[:]
        twin.mine = self.mine

    def _copy_cards(self, twin: "State") -> None:
        twin.row = self.row[:]
        twin.face_up = self.face_up
        twin.knowers = self.knowers[:]
        twin.markers = self.markers[:]
        twin.pool = self.pool
        twin.gone = self.gone
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.hand = self.hand[:]
        twin.held = self.held[:]
        twin.shown = self.shown[:]

    def _copy_hideouts(self, twin: "State") -> None:
        twin.band = self.band[:]
        twin.leader = self.leader[:]
        twin.occupied = self.occupied
        twin.letter = self.letter[:]
        twin.target = self.target[:]
        twin.informant = self.informant[:]
        twin.pledges = self.pledges
        twin.escrow = self.escrow
        twin.promises = self.promises
