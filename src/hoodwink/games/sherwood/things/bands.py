"""Bands in their hideouts: who belongs to them, who leads, how strong they are or could be."""

from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS, NO_SEAT
from hoodwink.games.sherwood.things.cards import HIGHEST_BONUS
from hoodwink.kernel.seats import SEATS_IN, Seat, has, only, without


def raiders_in(s: State, hideout: int) -> int:
    return sum(s.band[hideout * MOST_SEATS : hideout * MOST_SEATS + MOST_SEATS])


def members(s: State, hideout: int) -> int:
    """Whoever has raiders in a hideout, as a mask."""
    start, mask = hideout * MOST_SEATS, 0
    for seat in range(MOST_SEATS):
        if s.band[start + seat]:
            mask |= 1 << seat
    return mask


def disband(s: State, hideout: int, staying: int) -> None:
    """All go home but those who stay."""
    for seat in range(len(s.camp)):
        if not has(staying, seat):
            s.camp[seat] += s.band[hideout * MOST_SEATS + seat]  # SF-076
            s.band[hideout * MOST_SEATS + seat] = 0


def lead_anew(s: State, hideout: int) -> None:
    """The leader, if still there, leads on; else the next clockwise; or the hideout is free."""
    left = members(s, hideout)
    if left == 0:
        s.leader[hideout] = NO_SEAT
        s.occupied = without(s.occupied, hideout)
        return
    seats = len(s.camp)
    while not has(left, s.leader[hideout]):
        s.leader[hideout] = (s.leader[hideout] + 1) % seats  # SF-127, B-26, B-37


def free_raiders(s: State, seat: Seat) -> int:
    """The raiders of a seat in the band that no card is used for yet."""
    hideout = s.hideout
    pledged = sum(1 for there, owner, _ in s.pledges if there == hideout and owner == seat)
    used = sum(1 for owner, _ in s.played if owner == seat)
    return s.band[hideout * MOST_SEATS + seat] - pledged - used  # SF-046


def may_use(s: State) -> int:
    """The members who have cards, and raiders to use them for."""
    able = 0
    for seat in SEATS_IN[members(s, s.hideout)]:
        if s.held[seat] and free_raiders(s, seat) > 0:
            able |= 1 << seat
    return able


def pledged_bonus(s: State, setting: Setting) -> int:
    if not s.pledges:
        return 0
    return sum(setting.gear.bonuses[kind] for there, _, kind in s.pledges if there == s.hideout)


def played_bonus(s: State, setting: Setting) -> int:
    if not s.played:
        return 0
    return sum(setting.gear.bonuses[kind] for _, kind in s.played)


def is_open(s: State, setting: Setting) -> bool:
    """Whether cards, for all that is known, could still win the fight or spare promised ones."""
    combat = setting.cards[s.row[s.cart]].combat
    reach = raiders_in(s, s.hideout) + played_bonus(s, setting)
    if reach >= combat:
        return False
    cards = 0
    for seat in SEATS_IN[may_use(s)]:
        cards += min(s.held[seat], free_raiders(s, seat))
    if cards == 0:
        return False
    pledged = pledged_bonus(s, setting)
    if reach + pledged < combat:
        reach += pledged
    return reach + cards * HIGHEST_BONUS >= combat


def settle_in(s: State, hideout: int, seat: Seat, raiders: int) -> None:
    """Raiders move from the camp to a hideout; the active player leads them."""
    s.camp[seat] -= raiders
    s.band[hideout * MOST_SEATS + seat] = raiders
    s.leader[hideout] = s.turn  # SF-044, SF-048
    s.occupied |= only(hideout)
