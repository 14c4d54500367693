"""Changes of a position that keep what is conserved: nothing is lost, yet it could not be so.

Such a position passes every count, so only a game that asks what each phase needs refuses it.
"""

from random import Random
from typing import Any

from conformance.mutations import Change, Draft, exchange
from conformance.places import Spot, spots


def swap_alike(at: Draft) -> str:
    """Two values that stand in like places of different rows change places."""
    groups: dict[Any, list[Spot]] = {}
    for spot in spots(at.state):
        groups.setdefault(spot.shape, []).append(spot)
    return _swap(at.rng, [group for group in groups.values() if len(group) > 1])


def swap_words(at: Draft) -> str:
    """Two cards, or whatever has a name, change places wherever they lie."""
    return _swap(at.rng, [[spot for spot in spots(at.state) if type(spot.value) is str]])


def swap_numbers(at: Draft) -> str:
    return _swap(at.rng, [[spot for spot in spots(at.state) if type(spot.value) is int]])


def _swap(rng: Random, groups: list[list[Spot]]) -> str:
    for _ in range(4 if groups else 0):
        group = rng.choice(groups)
        if len(group) > 1:
            one, other = rng.sample(group, 2)
            if one.value != other.value:
                return exchange(one, other)
    return ""


def move_one(at: Draft) -> str:
    """A coin goes from one purse to another, or from anywhere to anywhere."""
    counts = [spot for spot in spots(at.state) if type(spot.value) is int]
    if len(counts) < 2:
        return ""
    giver = at.rng.choice(counts)
    alike = [spot for spot in counts if spot.shape == giver.shape and spot.way != giver.way]
    taker = at.rng.choice(alike if alike and at.rng.random() < 0.7 else counts)
    if taker.way == giver.way:
        return ""
    coins = at.rng.choice((1, 1, 2, 5))
    giver.put(giver.value - coins)
    taker.put(taker.value + coins)
    return f"{coins} of {giver} go to {taker}"


def move_counted(at: Draft) -> str:
    """A card goes from one heap to another; heaps count what they hold by name."""
    heaps = [spot for spot in spots(at.state) if _is_heap(spot.value)]
    full = [spot for spot in heaps if spot.value]
    if not full or len(heaps) < 2:
        return ""
    giver, taker = at.rng.choice(full), at.rng.choice(heaps)
    kind = at.rng.choice(list(giver.value))
    giver.value[kind] -= 1
    if giver.value[kind] == 0:
        del giver.value[kind]
    taker.value[kind] = taker.value.get(kind, 0) + 1
    return f"a {kind} of {giver} goes to {taker}"


def _is_heap(value: Any) -> bool:
    return isinstance(value, dict) and all(type(count) is int for count in value.values())


def move_listed(at: Draft) -> str:
    """A card goes from one list to another that holds such cards, or nothing."""
    lists = [spot for spot in spots(at.state) if isinstance(spot.value, list)]
    givers = [spot for spot in lists if spot.value]
    if not givers:
        return ""
    giver = at.rng.choice(givers)
    kind = type(giver.value[0])
    takers = [spot for spot in lists if all(type(row) is kind for row in spot.value)]
    if not takers:  # of a list that holds several kinds, and no other
        return ""
    taker = at.rng.choice(takers)
    if giver.holds(taker) and giver.way != taker.way:
        return ""
    item = giver.value.pop(at.rng.randrange(len(giver.value)))
    taker.value.insert(at.rng.randrange(len(taker.value) + 1), item)
    return f"one of {giver} goes to {taker}"


def exchange_seats(at: Draft) -> str:
    """Two players change seats, with all that is theirs or with some of it."""
    seats = _seats(at.state)
    one, other = at.rng.sample(range(seats), 2)
    rows = [spot for spot in spots(at.state) if isinstance(spot.value, list)]
    rows = [spot for spot in rows if len(spot.value) == seats]
    share = at.rng.choice((1.0, 0.5, 0.1))
    chosen = [spot for spot in rows if at.rng.random() < share]
    for row in [spot.value for spot in chosen]:
        row[one], row[other] = row[other], row[one]
    return f"seats {one} and {other} change {', '.join(map(str, chosen))}" if chosen else ""


def _seats(state: dict[str, Any]) -> int:
    """As many as most lists are long."""
    lengths = [len(value) for value in state.values() if isinstance(value, list) and len(value) > 1]
    return max(lengths, key=lengths.count, default=2)


def another_seat(at: Draft) -> str:
    """It is somebody else's turn, debt, claim or office."""
    seats = range(-1, _seats(at.state))
    held = [spot for spot in spots(at.state) if type(spot.value) is int and spot.value in seats]
    named = [spot for spot in held if isinstance(spot.key, str)]
    if not named:
        return ""
    spot = at.rng.choice(named)
    spot.put(at.rng.choice([seat for seat in seats if seat != spot.value]))
    return f"{spot} is {spot.value}"


def another_phase(at: Draft) -> str:
    """The phase changes alone."""
    if at.state.get("phase") == at.donor.get("phase"):
        return ""
    at.state["phase"] = at.donor["phase"]
    return f"phase is {at.state['phase']}"


def graft(at: Draft) -> str:
    """Some entries are those of another position."""
    state, donor = at.state, at.donor
    keys = [key for key in state if key in donor and state[key] != donor[key]]
    if not keys:
        return ""
    chosen = at.rng.sample(keys, min(len(keys), at.rng.choice((1, 1, 1, 2, 3))))
    for key in chosen:
        at.state[key] = at.donor[key]
    return f"{', '.join(chosen)} of a position in {at.donor.get('phase')}"


def graft_deep(at: Draft) -> str:
    """One value is that of the same place in another position."""
    there = {spot.way: spot.value for spot in spots(at.donor)}
    mine = [spot for spot in spots(at.state) if spot.way in there and there[spot.way] != spot.value]
    if not mine:
        return ""
    spot = at.rng.choice(mine)
    spot.put(there[spot.way])
    return f"{spot} of a position in {at.donor.get('phase')}"


def reorder(at: Draft) -> str:
    rows = [
        spot for spot in spots(at.state) if isinstance(spot.value, list) and len(spot.value) > 1
    ]
    if not rows:
        return ""
    spot = at.rng.choice(rows)
    at.rng.shuffle(spot.value)
    return f"{spot} is shuffled"


KEEPING: tuple[Change, ...] = (
    swap_alike,
    swap_alike,
    swap_words,
    swap_numbers,
    move_one,
    move_one,
    move_counted,
    move_listed,
    exchange_seats,
    another_seat,
    another_seat,
    another_phase,
    another_phase,
    graft,
    graft_deep,
    reorder,
)
