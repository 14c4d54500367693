"""Cards set aside at the market, or confiscated, go on one of the discard piles."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.nottingham import refusals as no
from hoodwink.games.nottingham.moves import LAY_ON_DECK, LAYS, PILES
from hoodwink.games.nottingham.moves.verbs import SOURCES, Lay, LayOn
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, State
from hoodwink.games.nottingham.things import moments as at
from hoodwink.games.nottingham.things.cards import ONE, how_many, only_kind, told
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.games.nottingham.things.hidden import fact, forget_all
from hoodwink.games.nottingham.things.menus import Menu
from hoodwink.kernel.chapters import Chapter
from hoodwink.kernel.errors import Refusal
from hoodwink.kernel.events import Tell
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import Seat


class Laying(Chapter[State]):
    """First the pile is chosen, then which card goes on it next (SN-047, SN-048, SN-079)."""

    __slots__ = ("_menu",)

    verbs = "lay"

    def __init__(self) -> None:
        self._menu: Final = Menu(LAYS)

    def moves(self, s: State, seat: Seat) -> Sequence[Move]:
        return PILES if s.phase == at.PILE else self._menu.of(s.aside)

    def why_not(self, s: State, seat: Seat, move: Move) -> Refusal:
        if s.phase in at.SHOPPING and seat == s.turn:
            return no.LAY_LATER if s.aside else no.NOTHING_TO_LAY
        if s.phase not in at.LAYING and s.phase not in at.SHOPPING:
            return no.NOTHING_TO_LAY
        if seat != s.placer:
            return _not_the_placer(s, seat)
        if move is LAY_ON_DECK:
            return no.NOT_ON_DECK
        if isinstance(move, LayOn):
            return no.ONE_PILE
        confiscated = s.turn == NO_SEAT
        if s.phase == at.PILE:
            return no.PILE_FIRST_FOR_CONFISCATED if confiscated else no.PILE_FIRST
        return no.NOT_CONFISCATED if confiscated else no.NOT_SET_ASIDE

    def apply(self, s: State, seat: Seat, move: Move, tell: Tell | None) -> None:
        if isinstance(move, LayOn):
            _choose_pile(s, move.pile, tell)
        else:
            assert isinstance(move, Lay)
            _lay(s, move.kind, tell)

    def begin(self, s: State, tell: Tell | None) -> None:
        if s.phase == at.PILE:
            s.laid = how_many(s.aside)
        if not s.laid:
            _end(s)


def _not_the_placer(s: State, seat: Seat) -> Refusal:
    if s.turn == NO_SEAT:
        return no.SHERIFF_LAYS
    return no.SHERIFF_WATCHES if seat == s.sheriff else no.NOT_YOUR_TURN


def _choose_pile(s: State, pile: int, tell: Tell | None) -> None:
    s.pile = pile  # SN-047, SN-079, A-5
    if s.turn != NO_SEAT:
        s.facts[s.turn] = forget_all(s.facts[s.turn], s.aside)
    kind = only_kind(s.aside)
    if kind >= 0:
        _lay_rest(s, [kind] * how_many(s.aside), tell)
        return
    s.go_to(at.LAY)
    if tell:
        tell("chose_pile", seat=s.placer, pile=SOURCES[pile], goods=told(s.aside))


def _lay(s: State, kind: int, tell: Tell | None) -> None:
    """The next card goes on top."""
    s.aside -= ONE[kind]
    rest = only_kind(s.aside)
    if rest >= 0:
        _lay_rest(s, [kind, *[rest] * how_many(s.aside)], tell)
        return
    s.piles[s.pile].append(kind)  # SN-048, SN-080
    if tell:
        tell("laid", seat=s.placer, pile=SOURCES[s.pile], goods=[NAMES[kind]])


def _lay_rest(s: State, kinds: list[int], tell: Tell | None) -> None:
    """Where all that are left are of one kind there is no order to choose."""
    s.piles[s.pile] += kinds
    s.aside = 0
    if tell:
        goods = [NAMES[kind] for kind in kinds]
        tell("laid", seat=s.placer, pile=SOURCES[s.pile], goods=goods)
    _end(s)


def _end(s: State) -> None:
    """The next merchant comes to the market; or a penalty is due, after an inspection."""
    if s.taken:
        taken = [fact(kind, s.round) for kind in s.taken]
        s.facts[s.turn] = s.facts[s.turn] + taken
        s.taken = []
    s.pile = NOTHING
    s.laid = 0
    s.go_to(at.DEBT if s.turn == NO_SEAT else at.ASIDE)
