"""Fair shares: which part of the loot the leader may give to whom, so that none is lost."""

from hoodwink.games.sherwood.moves import Give
from hoodwink.games.sherwood.phases.sharing.winnings import take_companions, take_sacks
from hoodwink.games.sherwood.setting import Setting
from hoodwink.games.sherwood.state import State
from hoodwink.games.sherwood.things.board import MOST_SEATS
from hoodwink.kernel.seats import Seat, has, only


def hand_part(s: State, move: Give) -> None:
    """One part changes hands."""
    if move.companion:
        take_companions(s, move.seat, 1)
    else:
        take_sacks(s, move.seat, 1)


def hand_over(s: State, move: Give) -> None:
    """One part, counted in its cycle."""
    hand_part(s, move)
    s.cycle[move.seat] += 1
    s.served |= only(move.seat)


def go_round(s: State) -> None:
    """Another part for everybody below their number of raiders; when all are there, anew."""
    if due_seats(s):
        return
    s.served = 0
    start = s.hideout * MOST_SEATS
    if all(s.cycle[seat] >= s.band[start + seat] for seat in range(len(s.camp))):
        s.cycle = [0] * MOST_SEATS  # B-10


def due_seats(s: State) -> list[Seat]:
    """Who, clockwise from the leader, has still to get a part in this cycle and can take one."""
    leader, seats = s.leader[s.hideout], len(s.camp)
    start = s.hideout * MOST_SEATS
    return [
        seat
        for seat in [(leader + step) % seats for step in range(seats)]
        if s.cycle[seat] < s.band[start + seat]  # SF-072
        and not has(s.served, seat)
        and (s.loot_sacks or (s.loot_companions and s.oak[seat]))  # SF-075
    ]


def _next_seats(due: list[Seat], served: int) -> list[Seat]:
    """The first of those due if there is a part for each; else the leader decides."""
    return due[:1] if served == len(due) else due  # SF-073


def may_be_next(s: State, seat: Seat) -> bool:
    due = due_seats(s)
    return seat in _next_seats(due, _can_be_served(s, due))


def next_gifts(s: State, setting: Setting) -> list[Give]:
    """The parts that may be given next; none when all is shared or nobody can take more."""
    due = due_seats(s)
    served = _can_be_served(s, due)
    seats = _next_seats(due, served)
    gifts = [setting.moves.sack_gifts[seat] for seat in seats] if s.loot_sacks else []
    if not s.loot_companions:
        return gifts
    gifts += [setting.moves.companion_gifts[seat] for seat in seats if s.oak[seat]]
    most = _most_parts(s)
    return [
        gift
        for gift in gifts
        if _still_served(s, due, gift) == served - 1  # SF-072
        and _most_parts_after(s, gift) == most - 1  # B-50
    ]


def _can_be_served(s: State, due: list[Seat]) -> int:
    able = sum(1 for seat in due if s.oak[seat])
    return _most_served(s.loot_sacks, s.loot_companions, able, len(due) - able)


def _most_served(sacks: int, companions: int, able: int, unable: int) -> int:
    """How many of those due can get a part; only the able, with raiders on the oak, companions."""
    with_sacks = min(unable, sacks)
    return with_sacks + min(able, companions + sacks - with_sacks)


def _still_served(s: State, due: list[Seat], gift: Give) -> int:
    """How many of the others can get a part once this gift is made."""
    able = sum(1 for seat in due if s.oak[seat] and seat != gift.seat)
    sacks = s.loot_sacks - (not gift.companion)
    return _most_served(sacks, s.loot_companions - gift.companion, able, len(due) - 1 - able)


def _most_parts(s: State) -> int:
    """How many parts can still be given in all, whoever gets which.

    Sacks go to anybody; of companions each seat takes as many as it has raiders on the oak and
    room for in this cycle and, as long as cycles can be filled, in those that follow.
    """
    start = s.hideout * MOST_SEATS
    band = s.band[start : start + len(s.camp)]
    room = [raiders - got for raiders, got in zip(band, s.cycle, strict=False)]
    while True:
        takers = sum(min(oak, free) for oak, free in zip(s.oak, room, strict=True))
        most = s.loot_sacks + min(s.loot_companions, takers)
        if most < sum(room) or s.loot_sacks + s.loot_companions <= sum(room):
            return most
        room = [free + raiders for free, raiders in zip(room, band, strict=True)]


def _most_parts_after(s: State, gift: Give) -> int:
    """The same once this gift is made: tried, and taken back."""
    _try(s, gift, 1)
    most = _most_parts(s)
    _try(s, gift, -1)
    return most


def _try(s: State, gift: Give, number: int) -> None:
    s.cycle[gift.seat] += number
    if gift.companion:
        s.loot_companions -= number
        s.oak[gift.seat] -= number
    else:
        s.loot_sacks -= number
