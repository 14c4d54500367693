"""Phase 1: cards set aside, cards drawn, and the set-aside ones laid on a discard pile."""

from hoodwink.games.nottingham import phases as at
from hoodwink.games.nottingham.moves.verbs import SOURCES
from hoodwink.games.nottingham.setting import Setting
from hoodwink.games.nottingham.state import NO_SEAT, NOTHING, State
from hoodwink.games.nottingham.things import deck
from hoodwink.games.nottingham.things.cards import (
    AT_LEAST,
    ONE,
    how_many,
    laid_out,
    only_kind,
    told,
)
from hoodwink.games.nottingham.things.goods import NAMES
from hoodwink.games.nottingham.things.hidden import fact, forget
from hoodwink.kernel.events import Tell


def open_for(s: State, seat: int) -> None:
    """A merchant's turn at the market begins."""
    s.turn = seat
    s.wait_for(at.ASIDE, seat)


def set_aside(s: State, kind: int) -> None:
    s.hand[s.turn] = s.hand[s.turn] - ONE[kind]
    s.aside += ONE[kind]


def done(s: State, setting: Setting, tell: Tell | None) -> bool:
    """Nothing more is set aside; returns whether the turn is over."""
    if tell:
        count = how_many(s.aside)
        tell("set_aside", {s.turn: {"goods": told(s.aside)}}, seat=s.turn, count=count)
    return go_on_drawing(s, setting, tell)


def go_on_drawing(s: State, setting: Setting, tell: Tell | None) -> bool:
    """The hand is filled up; returns whether the turn is over."""
    if s.hand[s.turn] >= AT_LEAST[setting.hand]:  # SN-043, A-4
        return begin_laying(s)
    ready = deck.has_cards(s, setting, tell)
    if s.phase != at.DRAWING and (s.piles[0] or s.piles[1]):
        s.wait_for(at.DRAW, s.turn)  # SN-044 to SN-046
        return False
    if ready:
        s.wait_for_chance(at.DRAWING)
        return False
    return begin_laying(s)


def draw_open(s: State, setting: Setting, pile: int, tell: Tell | None) -> bool:
    """The top card of a discard pile, before all eyes; returns whether the turn is over."""
    kind = s.piles[pile].pop()
    s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
    s.taken.append(kind)  # SN-105
    if tell:
        tell("drew", seat=s.turn, source=SOURCES[pile], good=NAMES[kind])
    return go_on_drawing(s, setting, tell)


def draw_unseen(s: State, setting: Setting, kind: int, tell: Tell | None) -> bool:
    """Chance has drawn from the deck; returns whether the turn is over."""
    s.hand[s.turn] = s.hand[s.turn] + ONE[kind]
    if tell:
        tell("drew", {s.turn: {"good": NAMES[kind]}}, seat=s.turn, source="deck")
    deck.take(s, setting, kind, tell)
    return go_on_drawing(s, setting, tell)


def begin_laying(s: State) -> bool:
    """What was set aside, or confiscated, is to be laid down; returns whether nothing was."""
    s.laid = how_many(s.aside)
    if s.laid:
        s.wait_for(at.PILE, s.placer)
        return False
    return end_laying(s)


def choose_pile(s: State, pile: int, tell: Tell | None) -> bool:
    s.pile = pile  # SN-047, SN-079, A-5
    if s.turn != NO_SEAT and s.facts[s.turn]:
        for kind in laid_out(s.aside):
            s.facts[s.turn] = forget(s.facts[s.turn], kind)
    s.wait_for(at.LAY, s.placer)
    kind = only_kind(s.aside)
    if kind >= 0:
        return _lay_rest(s, [kind] * how_many(s.aside), tell)
    if tell:
        tell("chose_pile", seat=s.placer, pile=SOURCES[pile], goods=told(s.aside))
    return False


def lay(s: State, kind: int, tell: Tell | None) -> bool:
    """The next card goes on top; returns whether it was the last choice."""
    s.aside -= ONE[kind]
    rest = only_kind(s.aside)
    if rest >= 0:
        return _lay_rest(s, [kind, *[rest] * how_many(s.aside)], tell)
    s.piles[s.pile].append(kind)  # SN-048, SN-080
    if tell:
        tell("laid", seat=s.placer, pile=SOURCES[s.pile], goods=[NAMES[kind]])
    return False


def _lay_rest(s: State, kinds: list[int], tell: Tell | None) -> bool:
    """Where all that are left are of one kind there is no order to choose."""
    s.piles[s.pile] += kinds
    s.aside = 0
    if tell:
        goods = [NAMES[kind] for kind in kinds]
        tell("laid", seat=s.placer, pile=SOURCES[s.pile], goods=goods)
    return end_laying(s)


def end_laying(s: State) -> bool:
    if s.taken:
        taken = [fact(kind, s.round) for kind in s.taken]
        s.facts[s.turn] = s.facts[s.turn] + taken
        s.taken = []
    s.pile = NOTHING
    s.laid = 0
    return True
