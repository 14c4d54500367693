"""The whole truth of a match of Sherwood Forest."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood.moves import Suggest
from hoodwink.kernel.deals import Ledger
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

FIRST: Final = 0
LAYOUT: Final = 1
ACTION: Final = 2
DRAFT: Final = 3
ANSWER: Final = 4
LOOK: Final = 5
DRAW: Final = 6
CHOOSE: Final = 7
REVEAL: Final = 8
MESSENGER: Final = 9
ORDER: Final = 10
EQUIP: Final = 11
SHARE: Final = 12
SURPLUS: Final = 13
PROVISIONS: Final = 14
CAPE: Final = 15
OVER: Final = 16
PHASES: Final = (
    "first",
    "layout",
    "action",
    "draft",
    "answer",
    "look",
    "draw",
    "choose",
    "reveal",
    "messenger",
    "order",
    "equip",
    "share",
    "surplus",
    "provisions",
    "cape",
    "over",
)

SEATS: Final = 6
"""Arrays by hideout and seat, or by place and seat, have room for six seats."""

NOBODY: Final = -1
NONE: Final = -1
UNSEEN: Final = -1
"""A row card that nobody has looked at: chance has not decided yet which it is."""
GONE: Final = -2
"""A place of the row whose card has been evaluated."""
NO_REPLY: Final = -1

CHURCH: Final = 0
INN: Final = 1
MERCHANT: Final = 2
MARKET: Final = 3
POSTS: Final = ("church", "inn", "merchant", "market")


class Draft:
    """An alliance as the active player thinks of it, and as it is then proposed."""

    __slots__ = (
        "cards",
        "companions",
        "hideout",
        "informant",
        "paid",
        "raiders",
        "sacks",
        "target",
    )

    hideout: int
    raiders: list[int]
    cards: tuple[tuple[Seat, int], ...]
    target: int
    informant: Seat
    sacks: list[int]
    companions: list[int]
    paid: list[int]

    def __init__(self, hideout: int) -> None:
        self.hideout = hideout
        self.raiders = [0] * SEATS
        self.cards = ()
        self.target = NONE
        self.informant = NOBODY
        self.sacks = [0] * SEATS
        self.companions = [0] * SEATS
        self.paid = [0] * SEATS
        """What the leader pays each seat now; below zero, what the seat pays the leader."""

    def copy(self) -> "Draft":
        twin = Draft(self.hideout)
        twin.raiders = self.raiders[:]
        twin.cards = self.cards
        twin.target = self.target
        twin.informant = self.informant
        twin.sacks = self.sacks[:]
        twin.companions = self.companions[:]
        twin.paid = self.paid[:]
        return twin

    def cards_of(self, seat: Seat) -> int:
        """How many cards are wanted from a seat."""
        return sum(1 for owner, _ in self.cards if owner == seat)


class State:
    """Seats, hideouts, row places, cards and kinds of equipment are numbers throughout.

    `band[hideout * 6 + seat]` raiders lie in a hideout; `hand[kind * 6 + seat]` cards are held.
    `pool` has the bit of every card that chance has not yet laid down anywhere.
    """

    __slots__ = (
        "asked",
        "band",
        "camp",
        "cart",
        "closed",
        "cycle",
        "deck",
        "destination",
        "discard",
        "draft",
        "drops",
        "emptied",
        "escrow",
        "face_up",
        "figure",
        "first",
        "glory",
        "gone",
        "hand",
        "held",
        "hideout",
        "informant",
        "knowers",
        "leader",
        "ledger",
        "letter",
        "listed",
        "listed_for",
        "loot_companions",
        "loot_sacks",
        "markers",
        "mine",
        "oak",
        "occupied",
        "order",
        "passed",
        "phase",
        "played",
        "pledges",
        "pool",
        "posted",
        "proposals",
        "replies",
        "round",
        "row",
        "sacks",
        "sent",
        "served",
        "shown",
        "step",
        "suggestions",
        "target",
        "turn",
        "used_messenger",
        "waiting",
    )

    phase: int
    waiting: int
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
    ledger: Ledger

    draft: Draft | None
    drops: int
    proposals: int
    closed: bool
    suggestions: tuple[tuple[Seat, Suggest], ...]
    replies: list[int]

    sent: int
    cart: int
    destination: int
    step: int
    used_messenger: int
    hideout: int
    order: tuple[Seat, ...]
    asked: Seat
    passed: int
    played: tuple[tuple[Seat, int], ...]
    loot_sacks: int
    loot_companions: int
    cycle: list[int]
    served: int

    listed: Sequence[Move] | None
    listed_for: Seat
    """The moves last listed and for whom, until somebody makes one."""

    def __init__(self, seats: int = 0, hideouts: int = 0, kinds: int = 0, row: int = 0) -> None:
        self.listed = None
        self.listed_for = NOBODY
        if seats == 0:
            return  # for copy, which fills every field itself
        self.phase = FIRST
        self.waiting = 0
        self.round = 1
        self.turn = 0
        self.figure = 0
        self.first = NOBODY
        self.emptied = 0
        self._lay_camps(seats)
        self._lay_cards(seats, kinds, row)
        self._lay_hideouts(hideouts)
        self.sent = 0
        self.clear_talks()
        self.replies = [NO_REPLY] * seats
        self.clear_cart()

    def _lay_camps(self, seats: int) -> None:
        self.camp = [0] * seats
        self.oak = [0] * seats
        self.sacks = [0] * seats
        self.glory = [0] * seats
        self.posted = [0] * (len(POSTS) * SEATS)
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
        self.hand = [0] * (kinds * SEATS)
        self.held = [0] * seats
        self.shown = [0] * (kinds * SEATS)

    def _lay_hideouts(self, hideouts: int) -> None:
        self.band = [0] * (hideouts * SEATS)
        self.leader = [NOBODY] * hideouts
        self.occupied = 0
        self.letter = [NONE] * hideouts
        self.target = [NONE] * hideouts
        self.informant = [NOBODY] * hideouts
        self.pledges = ()
        self.escrow = ()
        self.ledger = Ledger()

    def clear_talks(self) -> None:
        """Nothing is drafted, suggested or forbidden any more."""
        self.draft = None
        self.drops = 0
        self.proposals = 0
        self.closed = False
        self.suggestions = ()

    def clear_cart(self) -> None:
        """No cart is on the road."""
        self.cart = NONE
        self.destination = NONE
        self.step = 0
        self.used_messenger = 0
        self.hideout = NONE
        self.order = ()
        self.asked = NOBODY
        self.passed = 0
        self.played = ()
        self.loot_sacks = 0
        self.loot_companions = 0
        self.cycle = [0] * SEATS
        self.served = 0

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
        twin.ledger = self.ledger.copy()

    def _copy_talks(self, twin: "State") -> None:
        twin.draft = None if self.draft is None else self.draft.copy()
        twin.drops = self.drops
        twin.proposals = self.proposals
        twin.closed = self.closed
        twin.suggestions = self.suggestions
        twin.replies = self.replies[:]

    def _copy_cart(self, twin: "State") -> None:
        twin.sent = self.sent
        twin.cart = self.cart
        twin.destination = self.destination
        twin.step = self.step
        twin.used_messenger = self.used_messenger
        twin.hideout = self.hideout
        twin.order = self.order
        twin.asked = self.asked
        twin.passed = self.passed
        twin.played = self.played
        twin.loot_sacks = self.loot_sacks
        twin.loot_companions = self.loot_companions
        twin.cycle = self.cycle[:]
        twin.served = self.served
