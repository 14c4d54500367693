"""Whether imagined worlds come as often as they should: counted beside exact shares."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.errors import PositionError
from hoodwink.kernel.game import Game

Truth = dict[str, Any]

Shares = Mapping[str, float]
"""How likely each world is, whatever they add up to."""

Name = Callable[[Truth], str]
"""What tells one world from another."""

ONE_IN_TEN_THOUSAND = 3.72
"""Standard deviations that a normal value is above its mean that often."""


def improbable(observed: Counter[str], expected: Shares) -> bool:
    """Chi-square: whether counts would be this far off less than once in ten thousand times.

    Worlds that should come less than twice are counted together.
    """
    if not set(observed) <= set(expected):
        return True
    scale = observed.total() / sum(expected.values())
    rare = {world for world, share in expected.items() if share * scale < 2}
    cells = [(observed[world], expected[world] * scale) for world in set(expected) - rare]
    cells.append((sum(observed[w] for w in rare), sum(expected[w] for w in rare) * scale))
    cells = [(count, share) for count, share in cells if share]
    squares = sum((count - share) ** 2 / share for count, share in cells)
    return squares > _limit(len(cells) - 1)


def _limit(freedom: int) -> float:
    """Wilson and Hilferty: the cube root of chi-square is nearly normal."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + ONE_IN_TEN_THOUSAND * spread**0.5) ** 3)


def fitting(
    game: Game[Any], truth: Truth, seat: int | None, deals: Iterable[tuple[Truth, float]]
) -> list[tuple[Truth, float]]:
    """Of all these worlds, each with its weight, those that can be and look the same to a seat."""
    seen = game.view(game.load(truth), seat)
    found = []
    for world, weight in deals:
        try:
            state = game.load(world)
        except PositionError:
            continue
        if game.view(state, seat) == seen:
            found.append((game.dump(state), weight))
    return found


def imagined(game: Game[Any], truth: Truth, seat: int | None, times: int) -> list[Truth]:
    """What the seat imagines, so many times."""
    seen = game.view(game.load(truth), seat)
    chance = Chance(secret_from(f"{seat} {times}"))
    return [game.dump(game.imagine(seen, chance)) for _ in range(times)]


def unlikely(
    worlds: Iterable[Truth], exact: Iterable[tuple[Truth, float]], names: Iterable[Name]
) -> list[str]:
    """By which of these names the imagined worlds are not spread as they should be."""
    worlds, exact, found = list(worlds), list(exact), []
    for name in names:
        shares: dict[str, float] = {}
        for world, weight in exact:
            shares[name(world)] = shares.get(name(world), 0) + weight
        if improbable(Counter(name(world) for world in worlds), shares):
            found.append(name.__name__)
    return found


def dealings(cards: Counter[str], sizes: Sequence[int]) -> Iterator[tuple[list[Counter[str]], int]]:
    """Every way to deal cards to places of these sizes, by kind: with the number of ways to do
    so with single cards. What is left comes last."""
    if not sizes:
        yield [cards], 1
        return
    for handful in handfuls(sorted(cards), sizes[0]):
        if handful <= cards:
            ways = prod(comb(cards[kind], count) for kind, count in handful.items())
            for rest, more in dealings(cards - handful, sizes[1:]):
                yield [handful, *rest], ways * more


def handfuls(kinds: Sequence[str], size: int) -> Iterator[Counter[str]]:
    for chosen in combinations_with_replacement(kinds, size):
        yield Counter(chosen)


def answered(
    game: Game[Any], world: Truth, weight: float, seat: int
) -> Iterator[tuple[Truth, float]]:
    """The same world with each answer that a seat may give, one as likely as the other."""
    moves = game.moves(game.load(world), seat)
    for move in moves:
        state = game.load(world)
        game.apply(state, seat, move, None)
        yield game.dump(state), weight / len(moves)
