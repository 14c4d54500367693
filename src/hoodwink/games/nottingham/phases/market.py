"""Phase 1: cards are set aside, and the hand is filled up from the piles and the deck."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import DONE, DRAWS_FROM, SET_ASIDES, STOP
from hoodwink.games.nottingham.moves.verbs import (
    DECK,
    LEFT,
    RIGHT,
    SOURCES,
    Draw,
    DrawFrom,
    PutAside,
)
from hoodwink.games.nottingham.phases.rounds import drawable
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, State
from hoodwink.games.nottingham.things import deck
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import AT_LEAST, ONE, count_of, how_many, told
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.games.nottingham.things.menus import Menu
from hoodwink.kernel.chapters import Part
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat

ONLY_DONE: Final[tuple[Move, ...]] = (DONE,)
OPEN_FOR: Final = (at.ASIDE, at.DRAW, *at.LAYING)
"""While a merchant is at the market and has to choose."""

_FROM_PILES: Final = ((), (DRAWS_FROM[LEFT],), (DRAWS_FROM[RIGHT],), DRAWS_FROM[:DECK])
DRAW_MENUS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    (*piles, DRAWS_FROM[DECK]) for piles in _FROM_PILES
)
STOP_MENUS: Final[tuple[tuple[Move, ...], ...]] = tuple((*piles, STOP) for piles in _FROM_PILES)
"""Where cards can be drawn from, by the piles that are not empty: 1 for left, 2 for right."""


class Market(Part[State, Setting]):
    """The merchants come one after another, from the Sheriff's left (SN-041 to SN-046)."""

    __slots__ = ("_menu",)

    verbs = "set done draw stop"

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self._menu: Final = Menu(SET_ASIDES, ONLY_DONE)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        if s.phase == at.ASIDE:
            full = s.aside >= AT_LEAST[self._setting.set_aside]
            return ONLY_DONE if full else self._menu.of(s.hand[seat])
        piles = (1 if s.piles[LEFT] else 0) + (2 if s.piles[RIGHT] else 0)
        return DRAW_MENUS[piles] if s.deck_left else STOP_MENUS[piles]

    def chances(self, s: State) -> Sequence[Move]:
        return drawable(s, self._setting)

    def fallback(self, s: State, seat: Seat) -> Move:
        """Nothing is set aside; cards come from the deck."""
        return self.moves(s, seat)[-1]

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase not in OPEN_FOR or s.turn == NO_SEAT:
            return no.NOT_MARKET
        if seat == s.sheriff:
            return no.SHERIFF_WATCHES
        if seat != s.turn:
            return no.NOT_YOUR_TURN
        if isinstance(move, PutAside):
            return _not_aside(s, move)
        if move is DONE:
            return no.DRAWING_ALREADY
        return no.LAYING_ALREADY if s.phase in at.LAYING else _not_drawn(s, move)

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, PutAside):
            s.hand[seat] = s.hand[seat] - ONE[move.kind]
            s.aside += ONE[move.kind]
        elif isinstance(move, Draw):
            self._draw_unseen(s, move.kind, tell)
        elif isinstance(move, DrawFrom):
            _draw_from(s, move.source, tell)
        elif move is DONE:
            if tell:
                count = how_many(s.aside)
                tell("set_aside", {seat: {"goods": told(s.aside)}}, seat=seat, count=count)
            s.go_to(at.DRAW)
        else:
            s.go_to(at.PILE)  # stop

    def begin(self, s: State, tell: Tell | None) -> None:
        """The next merchant's turn at the market, or nobody's."""
        following = (s.turn + 1) % len(s.purse)
        if following == s.sheriff:
            s.go_to(at.FILL)
        else:
            s.turn = following  # SN-041

    def fill_up(self, s: State, tell: Tell | None) -> None:
        """As long as the hand is not full, another card is drawn from somewhere."""
        if s.hand[s.turn] >= AT_LEAST[self._setting.hand]:  # SN-043, A-4
            s.go_to(at.PILE)
            return
        deck.make_ready(s, self._setting, tell)
        if not (s.piles[LEFT] or s.piles[RIGHT]):  # SN-044 to SN-046
            s.go_to(at.DRAWING if s.deck_left else at.PILE)

    def _draw_unseen(self, s: State, kind: int, tell: Tell | None) -> None:
        """Who has drawn from the deck goes on with it."""
        deck.draw(s, self._setting, kind, tell)
        if s.hand[s.turn] < AT_LEAST[self._setting.hand]:
            deck.make_ready(s, self._setting, tell)
            if s.deck_left:
                return
        s.go_to(at.PILE)


def _draw_from(s: State, source: int, tell: Tell | None) -> None:
    """The top card of a discard pile, before all eyes; or the deck, from now on."""
    if source == DECK:
        s.go_to(at.DRAWING)  # SN-045
        return
    kind = s.piles[source].pop()
    s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
    s.taken.append(kind)  # SN-105
    if tell:
        tell("drew", seat=s.turn, source=SOURCES[source], good=NAMES[kind])
    s.go_to(at.DRAW)


def _not_aside(s: State, move: PutAside) -> Refusal:
    if s.phase != at.ASIDE:
        return no.DRAWING_ALREADY
    return no.ASIDE_FULL if count_of(s.hand[s.turn], move.kind) else no.NOT_IN_HAND


def _not_drawn(s: State, move: Move) -> Refusal:
    if s.phase == at.ASIDE:
        return no.SET_ASIDE_FIRST
    if not isinstance(move, DrawFrom):
        return no.MUST_REFILL
    return no.PILE_EMPTY if move.source != DECK else no.DECK_EMPTY
