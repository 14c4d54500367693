"""What may be chosen now."""

from collections.abc import Sequence
from typing import Final

from hoodwink.games.sherwood import drafting
from hoodwink.games.sherwood import phases as at
from hoodwink.games.sherwood.equipment import holds
from hoodwink.games.sherwood.forest import (
    EQUIPMENT_PRICE,
    HAND_LIMIT,
    MOST_SACKS,
    RECRUIT_PRICE,
    Forest,
)
from hoodwink.games.sherwood.loot import surplus_gifts
from hoodwink.games.sherwood.moves import (
    BUY,
    CAPE_RETURN,
    CAPE_STAY,
    HUSH,
    LET_BE,
    PASS,
    PROVISIONS,
    RECRUIT,
)
from hoodwink.games.sherwood.phases import GONE
from hoodwink.games.sherwood.rounds import unseen_cards
from hoodwink.games.sherwood.sharing import next_gifts
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.strength import may_use
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, SEATS_IN, Seat

NO_MOVES: Final[tuple[Move, ...]] = ()
BUY_OR_RECRUIT: Final[tuple[tuple[Move, ...], ...]] = ((), (BUY,), (RECRUIT,), (BUY, RECRUIT))
EVEN: Final = (1,) * 60
WITHOUT_CARD: Final[tuple[Move, ...]] = (LET_BE,)
WITH_CAPE: Final[tuple[Move, ...]] = (LET_BE, CAPE_STAY, CAPE_RETURN)
WITH_PROVISIONS: Final[tuple[Move, ...]] = (LET_BE, PROVISIONS)


def choices(f: Forest, s: State, seat: Seat) -> Sequence[Move]:
    """Every legal move of a seat."""
    if seat == NATURE:
        return _of_chance(f, s)
    if seat < 0:
        return NO_MOVES
    if not s.waiting >> seat & 1:
        return _interjections(f, s, seat) if may_suggest(f, s) >> seat & 1 else NO_MOVES
    if s.phase == at.ACTION:
        return _actions(f, s)
    if s.phase == at.DRAFT:
        return drafting.steps(f, s)
    if s.phase == at.CHOOSE:
        return [send for send in f.moves.sends[: len(s.row)] if s.row[send.place] != GONE]
    if s.phase == at.EQUIP:
        return [PASS, *(use for use in f.moves.uses[f.moves.ordinary] if holds(s, seat, use.kind))]
    return _of_window(f, s, seat)


def _of_window(f: Forest, s: State, seat: Seat) -> Sequence[Move]:
    if s.phase == at.ANSWER:
        return drafting.YES_OR_NO
    if s.phase == at.MESSENGER:
        return _redirections(f, s) if holds(s, seat, f.gear.messenger) else WITHOUT_CARD
    if s.phase == at.PROVISIONS:
        return WITH_PROVISIONS if holds(s, seat, f.gear.provisions) else WITHOUT_CARD
    if s.phase == at.CAPE:
        return WITH_CAPE if holds(s, seat, f.gear.cape) else WITHOUT_CARD
    if s.phase == at.ORDER:
        return [f.moves.hearings[one] for one in SEATS_IN[may_use(s)] if one not in s.order]
    if s.phase == at.SHARE:
        return next_gifts(f, s)
    return surplus_gifts(f, s)


def _redirections(f: Forest, s: State) -> Sequence[Move]:
    """Another destination, but not back to where the cart comes from."""
    start = f.cards[s.row[s.cart]].start
    others = (town for town in range(len(f.board.towns)) if town not in (start, s.destination))
    return [LET_BE, *(f.moves.messengers[town] for town in others)]


def _actions(f: Forest, s: State) -> Sequence[Move]:
    sacks = s.sacks[s.turn]
    if sacks > MOST_SACKS:
        return f.moves.donations[1 : sacks + 1]  # SF-031
    shopping = BUY_OR_RECRUIT[may_buy(s) + 2 * may_recruit(s)]
    talks = (HUSH,) if f.advanced and may_suggest(f, s) else NO_MOVES
    looks = f.moves.looks[1 : len(s.row)]  # B-3: the card at a lies face up
    return f.content.hides(s.occupied) + looks + f.moves.donations[1 : sacks + 1] + shopping + talks


def may_buy(s: State) -> bool:
    """SF-039a, SF-040, B-17, B-19."""
    seat = s.turn
    if s.sacks[seat] < EQUIPMENT_PRICE or s.held[seat] >= HAND_LIMIT:
        return False
    return any(s.deck) or any(s.discard)


def may_recruit(s: State) -> bool:
    """SF-041a, B-18, B-19."""
    return s.sacks[s.turn] >= RECRUIT_PRICE and s.oak[s.turn] > 0


def may_suggest(f: Forest, s: State) -> int:
    """Everybody else with raiders and suggestions left, while the active player thinks."""
    if s.phase not in (at.ACTION, at.DRAFT) or s.closed or s.sacks[s.turn] > MOST_SACKS:
        return 0
    able = sum(1 << seat for seat, raiders in enumerate(s.camp) if raiders and seat != s.turn)
    if not s.suggestions and f.suggestions and s.occupied != f.board.everywhere:
        return able  # nobody can have said enough
    for seat in SEATS_IN[able]:
        said = sum(1 for one, _ in s.suggestions if one == seat)
        if said >= min(f.suggestions, _sayable(f, s, seat)):
            able &= ~(1 << seat)
    return able


def _sayable(f: Forest, s: State, seat: Seat) -> int:
    """How many different suggestions a seat could make this turn."""
    free = len(f.content.hides(s.occupied))
    number = free * s.camp[seat] + (f.gear.ordinary if s.held[seat] else 0)
    if f.advanced:
        number += len(f.moves.part_suggestions) - 1 + len(s.row)
    return number


def _interjections(f: Forest, s: State, seat: Seat) -> Sequence[Move]:
    said = [move for one, move in s.suggestions if one == seat]
    return [move for move in suggestable(f, s, seat) if move not in said]


def suggestable(f: Forest, s: State, seat: Seat) -> list[Move]:
    """SF-083: whether, where, with how many raiders and with which card one would join."""
    listed: list[Move] = []
    for hide in f.content.hides(s.occupied):
        listed += f.moves.suggestions[hide.hideout][1 : s.camp[seat] + 1]
    if s.held[seat]:
        listed += f.moves.card_suggestions[f.moves.ordinary]
    if f.advanced:
        listed += f.moves.part_suggestions[1:]  # SF-093
        listed += f.moves.target_suggestions[: len(s.row)]
    return listed


def _of_chance(f: Forest, s: State) -> Sequence[Move]:
    if s.waiting or s.phase == at.OVER:
        return NO_MOVES
    if s.phase == at.FIRST:
        return f.moves.firsts[: len(s.camp)]
    if s.phase == at.DRAW:
        return [equip for equip in f.moves.equips if s.deck[equip.kind]]
    unseen = unseen_cards(f, s)
    return [convoy for convoy in f.moves.convoys if unseen >> convoy.card & 1]


def odds(s: State, listed: int) -> Sequence[int]:
    """Every card is equally likely."""
    if s.phase == at.DRAW:
        return [copies for copies in s.deck if copies]
    return EVEN[:listed]


def fallback(f: Forest, s: State, listed: Sequence[Move]) -> Move:
    """Ask at the inn, donate if there is no choice, drop a draft, decline, pass, keep."""
    if s.phase == at.ACTION and s.sacks[s.turn] <= MOST_SACKS:
        return f.moves.looks[1]  # B-22, and DROP stands first in a draft
    return listed[0]
