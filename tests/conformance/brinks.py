"""The highest numbers that a position may hold: beyond them it is refused, and never got to."""

from collections.abc import Iterator
from random import Random
from typing import Any

from conformance.places import Spot, spots
from conformance.pool import Pool, Real
from hoodwink import Match, PositionError
from hoodwink.kernel.plain import HIGHEST


def brinks(pool: Pool, each: int, rng: Random) -> Iterator[tuple[Real, dict[str, Any], str]]:
    """Real positions of every phase with one number as high as it may be, or one less."""
    for phase in pool.names:
        for _ in range(each):
            real = rng.choice(pool.phases[phase])
            numbers = [spot.way for spot in _numbers(real.read())]
            way = rng.choice(numbers)
            high = _highest(real, way)
            for number in {high, high - 1} if high > _at(real.read(), way).value else ():
                position = _changed(real, way, number)
                if _is_let_in(real, position):
                    yield real, position, f"{'.'.join(map(str, way))} is {number} in {phase}"


def _numbers(position: dict[str, Any]) -> list[Spot]:
    return [spot for spot in spots(position["state"]) if type(spot.value) is int]


def _at(position: dict[str, Any], way: tuple[Any, ...]) -> Spot:
    return next(spot for spot in spots(position["state"]) if spot.way == way)


def _changed(real: Real, way: tuple[Any, ...], number: int) -> dict[str, Any]:
    position = real.read()
    _at(position, way).put(number)
    return position


def _highest(real: Real, way: tuple[Any, ...]) -> int:
    """The highest number that is let in there, if all below it are."""
    low, high = _at(real.read(), way).value, HIGHEST + 1
    while high - low > 1:
        middle = (low + high) // 2
        if _is_let_in(real, _changed(real, way, middle)):
            low = middle
        else:
            high = middle
    return int(low)


def _is_let_in(real: Real, position: dict[str, Any]) -> bool:
    try:
        Match.from_position(position, 1, pack=real.case.pack)
    except PositionError:
        return False
    return True
