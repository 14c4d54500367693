"""Blind changes of a position: what a slip, a broken file or an ill will may do to it.

A change alters a state in place and says what it did, or "" where there was nothing to change.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from conformance.places import Spot, spot_in, spots
from hoodwink.kernel.plain import LONGEST, shown


@dataclass(frozen=True)
class Draft:
    """Chance, the state to change, and another state of the same game to borrow from."""

    rng: Random
    state: dict[str, Any]
    donor: dict[str, Any]


Change = Callable[[Draft], str]


def _nested(depth: int) -> list[Any]:
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


def _shared(times: int) -> list[Any]:
    found: list[Any] = [0]
    for _ in range(times):
        found = [found] * 10
    return found


HOSTILE: tuple[Callable[[], Any], ...] = (
    lambda: 10**5000,
    lambda: -(10**18),
    lambda: 800_000_000,
    lambda: 8e8,
    lambda: float("nan"),
    lambda: "x" * 1_000_000,
    lambda: "\ud800\n\n\n\n\x00",
    lambda: [0] * 1_000_000,
    lambda: ["apple"] * (LONGEST - 1),
    lambda: [[]] * (LONGEST - 1),
    lambda: {str(number): number for number in range(LONGEST - 1)},
    lambda: {1: 2},
    lambda: _nested(50_000),
    lambda: _nested(9),
    lambda: _shared(12),
    lambda: (1, 2),
    lambda: {1, 2},
    lambda: b"king",
    lambda: object(),
    lambda: Random,
)
"""Values that nobody writes by mistake; made anew for each use."""


def hostile(at: Draft) -> str:
    spot = spot_in(at.rng, at.state)
    number = at.rng.randrange(len(HOSTILE))
    spot.put(HOSTILE[number]())
    return f"{spot} becomes hostile value {number}"


def swell(at: Draft) -> str:
    """A list goes on and on, with rows that might stand in it: looked at one by one, if at all."""
    lists = [spot for spot in spots(at.state) if isinstance(spot.value, list) and spot.value]
    if not lists:
        return ""
    spot, length = at.rng.choice(lists), at.rng.choice((90, 300, LONGEST - 1))
    spot.put([spot.value[number % len(spot.value)] for number in range(length)])
    return f"{spot} swells to the hostile length of {length}"


def delete(at: Draft) -> str:
    spot = spot_in(at.rng, at.state)
    spot.take()
    return f"{spot} is deleted"


def duplicate(at: Draft) -> str:
    spot = spot_in(at.rng, at.state)
    if not isinstance(spot.holder, list):
        return ""
    times = at.rng.choice((1, 1, 1, 2, 40))
    spot.holder[spot.key : spot.key] = [spot.value] * times
    return f"{spot} is there {times} times more"


def swap(at: Draft) -> str:
    return exchange(spot_in(at.rng, at.state), spot_in(at.rng, at.state))


def exchange(one: Spot, other: Spot) -> str:
    if one.holds(other) or other.holds(one):
        return ""
    mine, theirs = one.value, other.value
    one.put(theirs)
    other.put(mine)
    return f"{one} and {other} change places"


def copy_over(at: Draft) -> str:
    one, other = spot_in(at.rng, at.state), spot_in(at.rng, at.state)
    if other.holds(one):
        return ""
    one.put(other.value)
    return f"{one} becomes what {other} is"


def move(at: Draft) -> str:
    one, other = spot_in(at.rng, at.state), spot_in(at.rng, at.state)
    if one.holds(other) or other.holds(one):
        return ""
    other.put(one.value)
    one.take()
    return f"{one} goes to {other}"


def nudge(at: Draft) -> str:
    """A number changes a little, or a lot, or in one bit."""
    spot = spot_in(at.rng, at.state, kind=int)
    if type(spot.value) is not int:
        return ""
    bit = 1 << at.rng.randrange(7)
    others = (spot.value + 1, spot.value - 1, spot.value ^ bit, -spot.value, 0, 63, 255, 10**6)
    other = at.rng.choice((*others, *others[:3] * 4))
    told = f"{spot} of {spot.value} becomes {other}"
    spot.put(other)
    return told


def retype(at: Draft) -> str:
    spot = spot_in(at.rng, at.state)
    old = spot.value
    others: tuple[Any, ...] = (None, True, False, [], {}, "", [old], {"0": old}, str(old)[:9])
    if type(old) is int:
        others += (float(old), bool(old), str(old))
    if isinstance(old, list):
        others += ({str(key): value for key, value in enumerate(old)}, tuple(old))
    if isinstance(old, dict):
        others += (list(old), list(old.values()), len(old))
    spot.put(at.rng.choice(others))
    return f"{spot} becomes {shown(spot.value)}"


def add(at: Draft) -> str:
    """Something more is in a table or a list."""
    spot = spot_in(at.rng, at.state)
    holder = spot.value if isinstance(spot.value, dict | list) else spot.holder
    other = spot_in(at.rng, at.donor)
    if isinstance(holder, list):
        holder.insert(at.rng.randrange(len(holder) + 1), other.value)
    else:
        holder[str(other.key)] = other.value
    return f"around {spot} there is {shown(other.value)} more"


def rename(at: Draft) -> str:
    spot, other = spot_in(at.rng, at.state), spot_in(at.rng, at.donor)
    if not isinstance(spot.holder, dict):
        return ""
    spot.holder[str(other.key)] = spot.take()
    return f"{spot} is called {other.key}"


BLIND: tuple[Change, ...] = (
    hostile,
    swell,
    delete,
    duplicate,
    swap,
    copy_over,
    move,
    nudge,
    nudge,
    nudge,
    retype,
    add,
    rename,
)
