"""The whole truth of a match of Sheriff of Nottingham."""

from typing import Final

from hoodwink.games.nottingham.things.drafts import Draft
from hoodwink.games.nottingham.things.goods import KINDS, LEGAL
from hoodwink.games.nottingham.things.moments import FIRST
from hoodwink.games.nottingham.things.offers import Offer, Verdict
from hoodwink.games.nottingham.things.promises import Promise
from hoodwink.kernel.seats import Seat
from hoodwink.kernel.waiting import Waiting, fields

NO_SEAT: Final = -1
NOTHING: Final = -1
UNDECIDED: Final = -1
NO_CEILING: Final = 999


def more(counts: list[int], kind: int, by: int = 1) -> list[int]:
    """The counts with so many more of a kind."""
    changed = counts[:]
    changed[kind] += by
    return changed


class State(Waiting):
    """Cards are kinds and lie in counts by kind; only discard piles have an order, top last.

    Hands, bags and what is set aside are packed in numbers: see `cards`. So are face-down
    cards on a stall and what all know of a hand: see `hidden`; and the inspections that all have
    seen: see `inspections`. `deck` is what the deck and the cards removed unseen hold together,
    until the deck is rebuilt; from then on the removed ones are `out`, and `drawn` counts what each
    seat has drawn: see `deck`.

    What belongs to one seat is replaced, never changed in place, so that copies can share it, all
    but its draft; and so are `out`, `fresh`, `held` and `served` as a whole, which change once or
    twice in a game, and `said` and `named`: how many offers each merchant has made in this
    inspection, and how often the Sheriff has named terms for each bag.
    """

    __slots__ = fields(
        "round first sheriff turn",
        "deck deck_left out fresh held rebuilt drawn piles",
        "purse hand stall down facts",
        "aside taken pile laid",
        "bag declared undecided decided threatened",
        "drafts said named offers owed duties promises",
        "debtor creditor debt ceiling",
        "served inspected",
    )

    round: int
    first: Seat
    sheriff: Seat
    turn: Seat

    deck: list[int]
    deck_left: int
    out: list[int]
    fresh: list[int]
    held: list[int]
    rebuilt: int
    drawn: int
    piles: list[list[int]]

    purse: list[int]
    hand: list[int]
    stall: list[list[int]]
    down: list[list[int]]
    facts: list[list[int]]

    aside: int
    taken: list[int]
    pile: int
    laid: int

    bag: list[int]
    declared: list[int]
    undecided: int
    decided: list[int]
    threatened: int

    drafts: list[Draft | None]
    said: list[int]
    named: list[int]
    offers: list[Offer]
    owed: list[tuple[int, ...]]
    duties: tuple[Verdict, ...]
    promises: tuple[Promise, ...]

    debtor: Seat
    creditor: Seat
    debt: int
    ceiling: int

    served: list[list[int]]
    inspected: int

    def __init__(self, seats: int = 0) -> None:
        if seats == 0:
            return  # for copy, which fills every field itself
        self.phase = FIRST
        self.round = 0
        self.first = NO_SEAT
        self.sheriff = NO_SEAT
        self.turn = NO_SEAT
        self.waiting = 0
        self._lay_table(seats)
        self._clear_round(seats)
        self.promises = ()
        self.debtor = NO_SEAT
        self.creditor = NO_SEAT
        self.debt = 0
        self.ceiling = NO_CEILING
        self.served = [[0] * LEGAL for _ in range(seats)]
        self.inspected = 0

    def _lay_table(self, seats: int) -> None:
        self.deck = [0] * KINDS
        self.deck_left = 0
        self.out = [0] * KINDS
        self.fresh = []
        self.held = []
        self.rebuilt = 0
        self.drawn = 0
        self.piles = [[], []]
        self.purse = [0] * seats
        self.hand = [0] * seats
        self.stall = [[0] * LEGAL for _ in range(seats)]
        self.down = [[] for _ in range(seats)]
        self.facts = [[] for _ in range(seats)]

    def _clear_round(self, seats: int) -> None:
        self.aside = 0
        self.taken = []
        self.pile = NOTHING
        self.laid = 0
        self.bag = [0] * seats
        self.declared = [NOTHING] * seats
        self.undecided = 0
        self.decided = [UNDECIDED] * seats
        self.threatened = 0
        self.clear_bargain(seats)

    def end_inspection(self, seats: int) -> None:
        """The bags are gone, and what was said of them."""
        self.turn = NO_SEAT
        self.declared = [NOTHING] * seats
        self.decided = [UNDECIDED] * seats
        self.threatened = 0
        self.clear_bargain(seats)

    def clear_bargain(self, seats: int) -> None:
        """No word spoken in this inspection yet."""
        self.drafts = [None] * seats
        self.said = [0] * seats
        self.named = [0] * seats
        self.offers = []
        self.owed = [()] * seats
        self.duties = ()

    def copy(self) -> "State":
        twin = State()
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.sheriff = self.sheriff
        twin.turn = self.turn
        twin.waiting = self.waiting
        self._copy_table(twin)
        self._copy_round(twin)
        twin.promises = self.promises
        twin.debtor = self.debtor
        twin.creditor = self.creditor
        twin.debt = self.debt
        twin.ceiling = self.ceiling
        twin.served = self.served
        twin.inspected = self.inspected
        return twin

    def _copy_table(self, twin: "State") -> None:
        twin.deck = self.deck[:]
        twin.deck_left = self.deck_left
        twin.out = self.out
        twin.fresh = self.fresh
        twin.held = self.held
        twin.rebuilt = self.rebuilt
        twin.drawn = self.drawn
        twin.piles = [self.piles[0][:], self.piles[1][:]]
        twin.purse = self.purse[:]
        twin.hand = self.hand[:]
        twin.stall = self.stall[:]
        twin.down = self.down[:]
        twin.facts = self.facts[:]

    def _copy_round(self, twin: "State") -> None:
        twin.aside = self.aside
        twin.taken = self.taken[:]
        twin.pile = self.pile
        twin.laid = self.laid
        twin.bag = self.bag[:]
        twin.declared = self.declared[:]
        twin.undecided = self.undecided
        twin.decided = self.decided[:]
        twin.threatened = self.threatened
        twin.drafts = [None if draft is None else draft.copy() for draft in self.drafts]
        twin.said = self.said
        twin.named = self.named
        twin.offers = self.offers[:]
        twin.owed = self.owed[:]
        twin.duties = self.duties

    @property
    def number(self) -> int:
        """How many offers and terms were said aloud in this inspection; the last one's number."""
        return sum(self.said) + sum(self.named)

    @property
    def placer(self) -> Seat:
        """Who lays cards on a pile: the merchant at the market, or the Sheriff."""
        return self.sheriff if self.turn == NO_SEAT else self.turn
