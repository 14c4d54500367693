"""How strong a band is, and how strong its cards could make it."""

from hoodwink.games.sherwood.bands import members, raiders_in
from hoodwink.games.sherwood.cards import HIGHEST_BONUS
from hoodwink.games.sherwood.forest import Forest
from hoodwink.games.sherwood.phases import SEATS
from hoodwink.games.sherwood.state import State
from hoodwink.kernel.seats import SEATS_IN, Seat


def free_raiders(s: State, seat: Seat) -> int:
    """The raiders of a seat in the band that no card is used for yet."""
    hideout = s.hideout
    pledged = sum(1 for there, owner, _ in s.pledges if there == hideout and owner == seat)
    used = sum(1 for owner, _ in s.played if owner == seat)
    return s.band[hideout * SEATS + seat] - pledged - used  # SF-046


def may_use(s: State) -> int:
    """The members who have cards, and raiders to use them for."""
    able = 0
    for seat in SEATS_IN[members(s, s.hideout)]:
        if s.held[seat] and free_raiders(s, seat) > 0:
            able |= 1 << seat
    return able


def pledged_bonus(f: Forest, s: State) -> int:
    return sum(f.gear.bonuses[kind] for there, _, kind in s.pledges if there == s.hideout)


def played_bonus(f: Forest, s: State) -> int:
    return sum(f.gear.bonuses[kind] for _, kind in s.played)


def could_decide(f: Forest, s: State, combat: int) -> bool:
    """Whether cards, for all that is known, could win or spare the promised ones."""
    cards = 0
    for seat in SEATS_IN[may_use(s)]:
        cards += min(s.held[seat], free_raiders(s, seat))
    if cards == 0:
        return False
    reach = raiders_in(s, s.hideout) + played_bonus(f, s)
    pledged = pledged_bonus(f, s)
    if reach + pledged < combat:
        reach += pledged
    return reach + cards * HIGHEST_BONUS >= combat
