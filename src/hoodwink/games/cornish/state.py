"""The whole truth of a match of Cornish Smuggler."""

from hoodwink.games.cornish.things.board import NOWHERE
from hoodwink.games.cornish.things.moments import FIRST, NO_CARD, NO_PLACING, NO_WINDOW
from hoodwink.kernel.seats import Seat, without
from hoodwink.kernel.waiting import NO_REPLY, Asking, fields


class State(Asking):
    """Goods and pawns of one kind are alike, so they are kept as sorted numbers.

    Officers, goods `ashore`, in a `draft` or for `raiding`, and the cards at the `bottoms` of the
    decks (first drawn first) are packed, see things/codes.py. `pawns` holds the places of a seat's
    pawns, `network` the same as bits. `departed` counts by form the goods that have left the game,
    sold or given up. Cards that nobody has seen are bits in `unseen`. What is pending is settled
    in the order of `rounds.proceed`, and the phase follows from it.
    """

    __slots__ = fields(
        "first turn round ending wheel track officers ashore seized stalls departed",
        "gold influence reputation ships anchors holds pawns network casts perks access hands",
        "passed worked charts",
        "stores stored filled spent unseen bottoms faces undealt pair dealt",
        "window claim losing placing target points hiding recruits spilling draws reveals opening",
        "grants draft raiding shadow acted",
    )

    # The table
    first: Seat
    turn: Seat
    round: int
    ending: int
    wheel: int
    track: int
    officers: list[int]
    ashore: list[int]
    seized: list[int]
    stalls: list[list[int]]
    departed: list[int]
    # The players
    gold: list[int]
    influence: list[int]
    reputation: list[int]
    ships: list[int]
    anchors: list[int]
    holds: list[list[int]]
    pawns: list[list[int]]
    network: list[int]
    casts: list[list[int]]
    perks: list[list[int]]
    access: list[int]
    hands: list[list[int]]
    passed: int
    worked: int
    charts: int
    # The cards
    stores: list[int]
    stored: list[list[int]]
    filled: list[int]
    spent: int
    unseen: list[int]
    bottoms: list[list[int]]
    faces: list[int]
    undealt: list[int]
    pair: list[int]
    dealt: list[int]
    # What is pending
    window: int
    claim: tuple[int, ...]
    losing: int
    placing: int
    target: int
    points: int
    hiding: int
    recruits: int
    spilling: list[int]
    draws: list[int]
    reveals: int
    opening: bool
    grants: list[tuple[int, int]]
    draft: list[int]
    raiding: list[int]
    shadow: int
    acted: bool

    def __init__(self, seats: int = 0) -> None:
        if seats == 0:
            return  # for copy, which fills every field itself
        self.phase = FIRST
        self.first = self.turn = self.round = self.ending = self.wheel = self.track = 0
        self.officers, self.ashore, self.seized = [], [], []
        self.stalls, self.departed = [], []
        self.gold, self.influence, self.reputation = [0] * seats, [0] * seats, [0] * seats
        self.ships, self.anchors = [NO_CARD] * seats, [NOWHERE] * seats
        self.holds, self.pawns = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.casts, self.hands = [[] for _ in range(seats)], [[] for _ in range(seats)]
        self.network, self.access, self.perks = [0] * seats, [0] * seats, [[] for _ in range(seats)]
        self.passed = self.worked = self.charts = self.spent = 0
        self.stores, self.stored, self.filled, self.undealt = [], [], [], []
        self.pair, self.dealt = [], []
        self.unseen, self.bottoms, self.faces = [0] * 4, [[], [], [], []], [NO_CARD] * 4
        self.waiting, self.window, self.claim, self.replies = 0, NO_WINDOW, (), [NO_REPLY] * seats
        self.losing, self.placing, self.target, self.points = 0, NO_PLACING, NOWHERE, 0
        self.hiding = self.recruits = self.reveals = self.shadow = 0
        self.spilling, self.draws, self.grants = [], [], []
        self.draft, self.raiding = [], []
        self.opening = self.acted = False

    def see_card(self, deck: int, card: int) -> None:
        """A character of a deck is not unseen any more."""
        self.unseen[deck] = without(self.unseen[deck], card)

    def let_answer(self, moment: int, claim: tuple[int, ...]) -> None:
        """The others may answer, if they can.

        A claim is the place, the risk, the officers' steps that were called for besides, and by
        how much answers have raised the risk; or place, form, row, what is undercut, and such
        steps; or the officer, where it goes, and whether it was waylaid.
        """
        self.window = moment
        self.claim = claim

    def copy(self) -> "State":
        twin = State()
        self._copy_table(twin)
        self._copy_players(twin)
        self._copy_cards(twin)
        self._copy_pending(twin)
        return twin

    def _copy_table(self, twin: "State") -> None:
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.ending = self.ending
        twin.wheel = self.wheel
        twin.track = self.track
        twin.officers = self.officers[:]
        twin.ashore = self.ashore[:]
        twin.seized = self.seized[:]
        twin.stalls = [stall[:] for stall in self.stalls]
        twin.departed = self.departed[:]

    def _copy_players(self, twin: "State") -> None:
        twin.gold = self.gold[:]
        twin.influence = self.influence[:]
        twin.reputation = self.reputation[:]
        twin.ships = self.ships[:]
        twin.anchors = self.anchors[:]
        twin.holds = [hold[:] for hold in self.holds]
        twin.pawns = [pawns[:] for pawns in self.pawns]
        twin.network = self.network[:]
        twin.casts = [cast[:] for cast in self.casts]
        twin.perks = self.perks[:]  # a seat's perks are replaced, never changed
        twin.access = self.access[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.passed = self.passed
        twin.worked = self.worked
        twin.charts = self.charts

    def _copy_cards(self, twin: "State") -> None:
        twin.stores = self.stores[:]
        twin.stored = [goods[:] for goods in self.stored]
        twin.filled = self.filled[:]
        twin.spent = self.spent
        twin.unseen = self.unseen[:]
        twin.bottoms = [bottom[:] for bottom in self.bottoms]
        twin.faces = self.faces[:]
        twin.undealt = self.undealt[:]
        twin.pair = self.pair[:]
        twin.dealt = self.dealt[:]

    def _copy_pending(self, twin: "State") -> None:
        twin.waiting = self.waiting
        twin.window = self.window
        twin.claim = self.claim
        twin.replies = self.replies[:]
        twin.losing = self.losing
        twin.placing = self.placing
        twin.target = self.target
        twin.points = self.points
        twin.hiding = self.hiding
        twin.recruits = self.recruits
        twin.spilling = self.spilling[:]
        twin.draws = self.draws[:]
        twin.reveals = self.reveals
        twin.opening = self.opening
        twin.grants = self.grants[:]
        twin.draft = self.draft[:]
        twin.raiding = self.raiding[:]
        twin.shadow = self.shadow
        twin.acted = self.acted
