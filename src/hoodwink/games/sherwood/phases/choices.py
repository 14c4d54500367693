"""What may be chosen now."""

from collections.abc import Sequence
from typing import Final

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
from hoodwink.games.sherwood.phases.alliances import drafting
from hoodwink.games.sherwood.phases.rounds import unseen_cards
from hoodwink.games.sherwood.phases.sharing.fair import next_gifts
from hoodwink.games.sherwood.phases.sharing.loot import surplus_gifts
from hoodwink.games.sherwood.setting import (
    EQUIPMENT_PRICE,
    HAND_LIMIT,
    MOST_SACKS,
    RECRUIT_PRICE,
    Setting,
)
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things import moments as at
from hoodwink.games.sherwood.things.bands import may_use
from hoodwink.games.sherwood.things.cards import GONE
from hoodwink.games.sherwood.things.equipment import holds
from hoodwink.kernel.moves import Move
from hoodwink.kernel.seats import NATURE, SEATS_IN, Seat

NO_MOVES: Final[tuple[Move, ...]] = ()
BUY_OR_RECRUIT: Final[tuple[tuple[Move, ...], ...]] = ((), (BUY,), (RECRUIT,), (BUY, RECRUIT))
EVEN: Final = (1,) * 60
WITHOUT_CARD: Final[tuple[Move, ...]] = (LET_BE,)
WITH_CAPE: Final[tuple[Move, ...]] = (LET_BE, CAPE_STAY, CAPE_RETURN)
WITH_PROVISIONS: Final[tuple[Move, ...]] = (LET_BE, PROVISIONS)


def choices(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    """Every legal move of a seat."""
    if seat == NATURE:
        return _of_chance(s, setting)
    if seat < 0:
        return NO_MOVES
    if not s.waiting >> seat & 1:
        return _interjections(s, setting, seat) if may_suggest(s, setting) >> seat & 1 else NO_MOVES
    if s.phase == at.ACTION:
        return _actions(s, setting)
    if s.phase == at.DRAFT:
        return drafting.steps(s, setting)
    if s.phase == at.CHOOSE:
        return [send for send in setting.moves.sends[: len(s.row)] if s.row[send.place] != GONE]
    if s.phase == at.EQUIP:
        return [
            PASS,
            *(
                use
                for use in setting.moves.uses[setting.moves.ordinary]
                if holds(s, seat, use.kind)
            ),
        ]
    return _of_window(s, setting, seat)


def _of_window(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    if s.phase == at.ANSWER:
        return drafting.YES_OR_NO
    if s.phase == at.MESSENGER:
        return _redirections(s, setting) if holds(s, seat, setting.gear.messenger) else WITHOUT_CARD
    if s.phase == at.PROVISIONS:
        return WITH_PROVISIONS if holds(s, seat, setting.gear.provisions) else WITHOUT_CARD
    if s.phase == at.CAPE:
        return WITH_CAPE if holds(s, seat, setting.gear.cape) else WITHOUT_CARD
    if s.phase == at.ORDER:
        return [setting.moves.hearings[one] for one in SEATS_IN[may_use(s)] if one not in s.order]
    if s.phase == at.SHARE:
        return next_gifts(s, setting)
    return surplus_gifts(s, setting)


def _redirections(s: State, setting: Setting) -> Sequence[Move]:
    """Another destination, but not back to where the cart comes from."""
    start = setting.cards[s.row[s.cart]].start
    others = (
        town for town in range(len(setting.board.towns)) if town not in (start, s.destination)
    )
    return [LET_BE, *(setting.moves.messengers[town] for town in others)]


def _actions(s: State, setting: Setting) -> Sequence[Move]:
    sacks = s.sacks[s.turn]
    if sacks > MOST_SACKS:
        return setting.moves.donations[1 : sacks + 1]  # SF-031
    shopping = BUY_OR_RECRUIT[may_buy(s) + 2 * may_recruit(s)]
    talks = (HUSH,) if setting.advanced and may_suggest(s, setting) else NO_MOVES
    looks = setting.moves.looks[1 : len(s.row)]  # B-3: the card at a lies face up
    return (
        setting.content.hides(s.occupied)
        + looks
        + setting.moves.donations[1 : sacks + 1]
        + shopping
        + talks
    )


def may_buy(s: State) -> bool:
    """SF-039a, SF-040, B-17, B-19."""
    seat = s.turn
    if s.sacks[seat] < EQUIPMENT_PRICE or s.held[seat] >= HAND_LIMIT:
        return False
    return any(s.deck) or any(s.discard)


def may_recruit(s: State) -> bool:
    """SF-041a, B-18, B-19."""
    return s.sacks[s.turn] >= RECRUIT_PRICE and s.oak[s.turn] > 0


def may_suggest(s: State, setting: Setting) -> int:
    """Everybody else with raiders and suggestions left, while the active player thinks."""
    if s.phase not in (at.ACTION, at.DRAFT) or s.closed or s.sacks[s.turn] > MOST_SACKS:
        return 0
    able = sum(1 << seat for seat, raiders in enumerate(s.camp) if raiders and seat != s.turn)
    if not s.suggestions and setting.suggestions and s.occupied != setting.board.everywhere:
        return able  # nobody can have said enough
    for seat in SEATS_IN[able]:
        said = sum(1 for one, _ in s.suggestions if one == seat)
        if said >= min(setting.suggestions, _sayable(s, setting, seat)):
            able &= ~(1 << seat)
    return able


def _sayable(s: State, setting: Setting, seat: Seat) -> int:
    """How many different suggestions a seat could make this turn."""
    free = len(setting.content.hides(s.occupied))
    number = free * s.camp[seat] + (setting.gear.ordinary if s.held[seat] else 0)
    if setting.advanced:
        number += len(setting.moves.part_suggestions) - 1 + len(s.row)
    return number


def _interjections(s: State, setting: Setting, seat: Seat) -> Sequence[Move]:
    said = [move for one, move in s.suggestions if one == seat]
    return [move for move in suggestable(s, setting, seat) if move not in said]


def suggestable(s: State, setting: Setting, seat: Seat) -> list[Move]:
    """SF-083: whether, where, with how many raiders and with which card one would join."""
    listed: list[Move] = []
    for hide in setting.content.hides(s.occupied):
        listed += setting.moves.suggestions[hide.hideout][1 : s.camp[seat] + 1]
    if s.held[seat]:
        listed += setting.moves.card_suggestions[setting.moves.ordinary]
    if setting.advanced:
        listed += setting.moves.part_suggestions[1:]  # SF-093
        listed += setting.moves.target_suggestions[: len(s.row)]
    return listed


def _of_chance(s: State, setting: Setting) -> Sequence[Move]:
    if s.waiting or s.phase == at.OVER:
        return NO_MOVES
    if s.phase == at.FIRST:
        return setting.moves.firsts[: len(s.camp)]
    if s.phase == at.DRAW:
        return [equip for equip in setting.moves.equips if s.deck[equip.kind]]
    unseen = unseen_cards(s, setting)
    return [convoy for convoy in setting.moves.convoys if unseen >> convoy.card & 1]


def odds(s: State, listed: int) -> Sequence[int]:
    """Every card is equally likely."""
    if s.phase == at.DRAW:
        return [copies for copies in s.deck if copies]
    return EVEN[:listed]


def fallback(s: State, setting: Setting, listed: Sequence[Move]) -> Move:
    """Ask at the inn, donate if there is no choice, drop a draft, decline, pass, keep."""
    if s.phase == at.ACTION and s.sacks[s.turn] <= MOST_SACKS:
        return setting.moves.looks[1]  # B-22, and DROP stands first in a draft
    return listed[0]
