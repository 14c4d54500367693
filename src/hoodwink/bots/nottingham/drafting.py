"""Saying an offer by small moves: each time the next one that brings the draft nearer."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from hoodwink.bots.nottingham.bribes import given
from hoodwink.bots.nottingham.mind import Mind
from hoodwink.games.nottingham.moves import ADD_COINS, ADDS, CANCEL, OFFER, VOWS
from hoodwink.games.nottingham.moves.verbs import PASS
from hoodwink.games.nottingham.setting import KIND_OF, LEGAL
from hoodwink.kernel.moves import Move

CLOSE_ENOUGH: Final = 1
"""Goods may be worth so much more than is still missing."""


def go_on(
    mind: Mind, moves: Sequence[Move], amount: int, dear: Callable[[int], float], vow: bool
) -> Move:
    """The next word towards an offer of that amount: coins, then goods, perhaps a promise.

    `dear` says which goods not to put in while there are others.
    """
    missing = amount - given(mind, mind.view["draft"])
    more = _coins(moves, missing) or _goods(mind, moves, missing, dear)
    if more:
        return more
    promise = VOWS[PASS][mind.sheriff]
    if vow and promise in moves:
        return promise
    return OFFER if OFFER in moves else CANCEL


def has_something(mind: Mind, place: dict[str, Any], amount: int) -> bool:
    """Whether a merchant has coins, as far as one sees, or goods for an offer of that amount."""
    goods = [mind.setting.values[KIND_OF[name]] for name in place["stall"]]
    return place["coins"] != 0 or any(value <= amount + CLOSE_ENOUGH for value in goods)


def _coins(moves: Sequence[Move], missing: int) -> Move | None:
    fitting = [add for add in ADD_COINS if add.coins <= missing and add in moves]
    return fitting[-1] if fitting else None


def _goods(
    mind: Mind, moves: Sequence[Move], missing: int, dear: Callable[[int], float]
) -> Move | None:
    """Legal goods of the giver's stall, once the purse is empty."""
    fitting = [
        kind
        for kind in range(LEGAL)
        if ADDS[kind] in moves and mind.setting.values[kind] <= missing + CLOSE_ENOUGH
    ]
    return ADDS[min(fitting, key=dear)] if fitting and missing > 0 else None
