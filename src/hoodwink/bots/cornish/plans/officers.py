"""What to do with officers: whom to send where, whom to call off, whom to pay."""

from typing import Final

from hoodwink.bots.cornish.knowledge.mind import Mind, grace
from hoodwink.bots.cornish.plans.rivals import seized
from hoodwink.games.cornish.moves import NO_SEAT, officer
from hoodwink.games.cornish.setting import NOWHERE

Found = tuple[float, int]
"""What it is worth, and the number of the officer."""
NOTHING: Final[Found] = (0.0, NOWHERE)


def number(one: tuple[int, int]) -> int:
    """An officer as moves name it."""
    place, briber = one
    return officer(place, NO_SEAT if briber == NOWHERE else briber)


def raid_by_post(mind: Mind, steps: int) -> tuple[float, tuple[int, int]]:
    """The best use of so many free steps of one officer, and the first of them."""
    best, found = 0.5, (NOWHERE, NOWHERE)
    for one in mind.officers:
        briber = NO_SEAT if one[1] == NOWHERE else one[1]
        for near in mind.coast.board.roads[one[0]]:
            gain = seized(mind, near, briber)
            if steps > 1:
                gain += max(
                    (seized(mind, far, briber) for far in mind.coast.board.roads[near]), default=0.0
                )
            if gain > best:
                best, found = gain, (number(one), near)
    return (0.0, found) if found[0] == NOWHERE else (best, found)


def cares(mind: Mind) -> set[int]:
    """Places where an officer would be in one's way: goods ashore, cellars, landings."""
    found = {place for place, owner, _ in mind.ashore if owner == mind.seat}
    found |= {place for place in mind.landings if mind.coast.anchorage[place] != NOWHERE}
    return found


def _relief(mind: Mind, after: list[tuple[int, int]]) -> float:
    """How much better off one is with other officers, over all places one cares for."""
    total = 0.0
    for place in cares(mind):
        before, then = (
            min(3, mind.grace(place)),
            min(3, grace(mind.coast.board, after, place, mind.seat)),
        )
        goods = sum(1 for at, who, _ in mind.ashore if at == place and who == mind.seat)
        total += (then - before) * (0.4 + goods)
    return total


def best_recall(mind: Mind) -> Found:
    """The officer who should go home to Penzance; perhaps somebody has goods there."""
    coast = mind.coast
    best = NOTHING
    for at, one in enumerate(mind.officers):
        if one[0] == coast.board.customs:
            continue
        after = [*mind.officers]
        after[at] = (coast.board.customs, one[1])
        briber = NO_SEAT if one[1] == NOWHERE else one[1]
        worth = _relief(mind, after) + seized(mind, coast.board.customs, briber)
        if worth > best[0]:
            best = (worth, number(one))
    return best


def best_suborn(mind: Mind) -> Found:
    """The officer whom it is best to have in one's pocket."""
    best = NOTHING
    for at, one in enumerate(mind.officers):
        if one[1] == mind.seat:
            continue
        after = [*mind.officers]
        after[at] = (one[0], mind.seat)
        worth = _relief(mind, after)
        if worth > best[0]:
            best = (worth, number(one))
    return best
