"""What may be chosen now."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.moves import (
    CANCEL,
    CLOSE,
    DECIDES,
    DECLARES,
    DISMISSES,
    DONE,
    DRAFTS,
    DRAWS,
    DRAWS_FROM,
    FILLS,
    FIRSTS,
    GIVES,
    LAYS,
    PILES,
    SERVES,
    SET_ASIDES,
    STOP,
    THREATENS,
    TIME_OUT,
)
from hoodwink.games.nottingham.moves.verbs import DECK, INSPECT, LEFT, OUTCOMES, PASS, RIGHT
from hoodwink.games.nottingham.phases import debts
from hoodwink.games.nottingham.phases.bargain.drafting import Drafting
from hoodwink.games.nottingham.phases.bargain.open_offers import torn
from hoodwink.games.nottingham.phases.bargain.replies import Replies
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import State
from hoodwink.games.nottingham.things.cards import AT_LEAST
from hoodwink.games.nottingham.things.goods import LEGAL
from hoodwink.games.nottingham.things.menus import Menu
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, SEATS_IN, TABLE, Seat

NONE: Final[tuple[Move, ...]] = ()
TIMES: Final[tuple[Move, ...]] = (TIME_OUT,)
LEGAL_DECLARES: Final = DECLARES[:LEGAL]
LEGAL_SERVES: Final = SERVES[:LEGAL]
ONLY_DONE: Final[tuple[Move, ...]] = (DONE,)
ONLY_CLOSE: Final[tuple[Move, ...]] = (CLOSE,)

_FROM_PILES: Final = ((), (DRAWS_FROM[LEFT],), (DRAWS_FROM[RIGHT],), DRAWS_FROM[:DECK])
DRAW_MENUS: Final[tuple[tuple[Move, ...], ...]] = tuple(
    (*piles, DRAWS_FROM[DECK]) for piles in _FROM_PILES
)
STOP_MENUS: Final[tuple[tuple[Move, ...], ...]] = tuple((*piles, STOP) for piles in _FROM_PILES)
"""Where cards can be drawn from, by the piles that are not empty: 1 for left, 2 for right."""


Situation = tuple[int, int, int, int, int, int]
"""Masks of bags: undecided, threatened, bound to pass, bound to be inspected, with several offers
of the owner to pass, and those that the Sheriff may still name terms for."""


class Choices:
    """The legal moves under the options of a match."""

    def __init__(self, setting: Setting) -> None:
        self._setting: Final = setting
        self._drafting: Final = Drafting(setting)
        self.replies: Final = Replies(setting)
        self._aside_menu: Final = Menu(SET_ASIDES, ONLY_DONE)
        self._first_fill_menu: Final = Menu(FILLS)
        self._fill_menu: Final = Menu(FILLS, ONLY_CLOSE)
        self._lay_menu: Final = Menu(LAYS)
        self._decisions: Final[dict[Situation, tuple[Move, ...]]] = {}

    def of(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat < 0:
            return self._of_no_player(s, seat)
        phase = s.phase
        if phase == at.INSPECT:
            return self._of_inspection(s, seat)
        if not s.waiting >> seat & 1:
            return NONE
        if phase == at.FILL:
            return self._fills(s, seat)
        if phase == at.ASIDE:
            return self._set_asides(s, seat)
        if phase == at.DECLARE:
            return LEGAL_DECLARES  # SN-058, A-3
        return self._of_rare_phase(s, seat)

    def _of_no_player(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat == TABLE:
            return TIMES if self.time_may_run_out(s) else NONE
        if seat != NATURE or s.waiting or s.phase == at.OVER:
            return NONE
        if s.phase == at.FIRST:
            return FIRSTS[: len(s.purse)]
        deck = s.deck
        return [DRAWS[kind] for kind in self._setting.in_play[len(s.purse)] if deck[kind]]

    def time_may_run_out(self, s: State) -> bool:
        """Only bags that the Sheriff is bound to inspect wait beyond that."""
        if not self._setting.timed or s.phase != at.INSPECT:
            return False
        _, inspects = bound(s)
        return bool(s.undecided & ~inspects)

    def _set_asides(self, s: State, seat: Seat) -> Sequence[Move]:
        if s.aside >= AT_LEAST[self._setting.set_aside]:
            return ONLY_DONE
        return self._aside_menu.of(s.hand[seat])

    def _fills(self, s: State, seat: Seat) -> Sequence[Move]:
        inside = s.bag[seat]
        if inside >= AT_LEAST[self._setting.bag]:
            return ONLY_CLOSE
        menu = self._fill_menu if inside else self._first_fill_menu
        return menu.of(s.hand[seat])

    def _of_rare_phase(self, s: State, seat: Seat) -> Sequence[Move]:
        if s.phase == at.DRAW:
            return self._draws(s)
        if s.phase == at.PILE:
            return PILES
        if s.phase == at.LAY:
            return self._lay_menu.of(s.aside)
        if s.phase == at.DEBT:
            stock = debts.stock_of(s, seat)
            return [GIVES[kind] for kind in debts.fitting(s, self._setting, stock)]
        return LEGAL_SERVES

    def _draws(self, s: State) -> Sequence[Move]:
        full = (1 if s.piles[LEFT] else 0) + (2 if s.piles[RIGHT] else 0)
        return DRAW_MENUS[full] if s.deck_left else STOP_MENUS[full]

    def _of_inspection(self, s: State, seat: Seat) -> Sequence[Move]:
        if seat >= len(s.purse):
            return NONE
        draft = s.drafts[seat]
        if draft is not None:
            return self._drafting.of(s, draft)
        if seat != s.sheriff:
            return self.replies.of(s, seat)
        decisions = self._decides(s)
        return [*decisions, *self.replies.of(s, seat)] if s.offers else decisions

    def _decides(self, s: State) -> tuple[Move, ...]:
        """Decisions, threats and new terms, worked out once for each situation."""
        nameable = self.replies.nameable(s)
        if s.offers or s.ledger.duties:
            passes, inspects = bound(s)
            key = (s.undecided, s.threatened, passes, inspects, torn(s), nameable)
        else:
            key = (s.undecided, s.threatened, 0, 0, 0, nameable)
        listed = self._decisions.get(key)
        if listed is None:
            listed = self._decisions[key] = _decisions(key)
        return listed

    def fallback(self, s: State, seat: Seat) -> Move:
        """Honest and mild: nothing set aside, one card in the bag, bags pass."""
        moves = self.of(s, seat)
        for mild in (DONE, CLOSE, CANCEL, *DECIDES[PASS], *DISMISSES):
            if mild in moves:
                return mild
        return moves[-1] if s.phase == at.DRAW else moves[0]


def bound(s: State) -> tuple[int, int]:
    """Masks of the bags that duties say must pass, and must be inspected."""
    passes = inspects = 0
    for duty in s.ledger.duties:
        if duty.must == OUTCOMES[PASS]:
            passes |= 1 << duty.about
        else:
            inspects |= 1 << duty.about
    return passes, inspects


def _decisions(situation: Situation) -> tuple[Move, ...]:
    undecided, threatened, passes, inspects, unclear, nameable = situation
    free = ~(passes | inspects)
    moves: list[Move] = []
    moves += [DECIDES[PASS][bag] for bag in SEATS_IN[undecided & ~inspects & ~unclear]]  # SN-066
    moves += [DECIDES[INSPECT][bag] for bag in SEATS_IN[undecided & ~passes]]  # SN-096
    moves += [THREATENS[bag] for bag in SEATS_IN[undecided & free & ~threatened]]
    moves += [DRAFTS[PASS][bag] for bag in SEATS_IN[nameable & free]]
    return tuple(moves)
