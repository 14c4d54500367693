"""Positions changed by hand, and what is said of them."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from games.sherwood.tables import PACK
from hoodwink import Match, PositionError

Change = Callable[[dict[str, Any]], object]


def alter(position: dict[str, Any], change: Change) -> str:
    """The complaint about a position after a change."""
    written = json.loads(json.dumps(position))
    change(written["state"])
    with pytest.raises(PositionError) as error:
        Match.from_position(written, 0, pack=PACK)
    return str(error.value)


def put(*path: Any) -> Change:
    """A change that puts the last value where the others lead."""
    *keys, last, value = path

    def change(state: Any) -> None:
        for key in keys:
            state = state[key]
        state[last] = value

    return change


def shift(giver: tuple[Any, ...], taker: tuple[Any, ...], number: int = 1) -> Change:
    """So much goes from one place to another."""

    def change(state: Any) -> None:
        for way, more in ((giver, -number), (taker, number)):
            *keys, last = way
            holder = state
            for key in keys:
                holder = holder[key]
            holder[last] += more

    return change


def both(*changes: Change) -> Change:
    def change(state: dict[str, Any]) -> None:
        for one in changes:
            one(state)

    return change
