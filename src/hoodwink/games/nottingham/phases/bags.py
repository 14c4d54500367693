"""Phase 2: all merchants fill their bags in secret, at the same time."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import CLOSE, FILLS
from hoodwink.games.nottingham.moves.verbs import Fill
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import AT_LEAST, ONE, count_of, how_many, told
from hoodwink.games.nottingham.things.menus import Menu
from hoodwink.kernel.chapters import Chapter
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat, has, only

ONLY_CLOSE: Final[tuple[Move, ...]] = (CLOSE,)


class Bags(Chapter[State]):
    """One to five cards of the hand, and the bag is shut for good (SN-050 to SN-053)."""

    __slots__ = ("_first", "_full", "_menu")

    verbs = "bag close"

    def __init__(self, setting: Setting) -> None:
        self._full: Final = AT_LEAST[setting.bag]
        self._first: Final = Menu(FILLS)
        self._menu: Final = Menu(FILLS, ONLY_CLOSE)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        inside = s.bag[seat]
        if inside >= self._full:
            return ONLY_CLOSE
        menu = self._menu if inside else self._first
        return menu.of(s.hand[seat])

    def fallback(self, s: State, seat: Seat) -> Move:
        """Put one card into the bag, then close it."""
        return CLOSE if s.bag[seat] else self.moves(s, seat)[0]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase != at.FILL:
            return no.NOT_FILLING
        if seat == s.sheriff:
            return no.SHERIFF_WATCHES
        if not has(s.waiting, seat):
            return no.BAG_CLOSED if s.bag[seat] else no.NO_CARDS
        if not isinstance(move, Fill):
            return no.BAG_EMPTY
        return no.BAG_FULL if count_of(s.hand[seat], move.kind) else no.NOT_TO_BAG

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, Fill):
            card = ONE[move.kind]
            s.hand[seat] = s.hand[seat] - card
            s.bag[seat] = s.bag[seat] + card
        else:
            _close(s, seat, tell)

    def begin(self, s: State, tell: Tell | None) -> None:
        s.turn = NO_SEAT
        if not filling(s):
            s.go_to(at.ROUND_END)


def filling(s: State) -> int:
    """The merchants who begin to fill their bags, as a mask."""
    merchants = 0
    for seat, hand in enumerate(s.hand):
        if seat != s.sheriff and hand:  # SN-050; A-7: an empty hand fills no bag
            merchants |= only(seat)
    return merchants


def _close(s: State, seat: Seat, tell: Tell | None) -> None:
    s.has_chosen(seat)  # SN-053
    if tell:
        tell("closed", {seat: {"goods": told(s.bag[seat])}}, seat=seat)
        for owner in range(len(s.bag)) if not s.waiting else ():
            if s.bag[owner]:
                tell("bagged", seat=owner, count=how_many(s.bag[owner]))  # SN-107
    if not s.waiting:
        s.go_to(at.DECLARE)
