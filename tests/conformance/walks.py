"""Walks through a game: by chance to somewhere, then a few picked moves to look at closely."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from conformance.cases import Case
from conformance.verdict import hold
from hoodwink import Match, Move
from hoodwink.kernel.chance import Chance, secret_from
from hoodwink.kernel.game import Game
from hoodwink.kernel.seats import Seat

FAR = 20_000
"""More moves than any match should take."""


class Draws(Protocol):
    def below(self, bound: int) -> int: ...


class Pick:
    """One drawn number, spent digit by digit."""

    def __init__(self, number: int) -> None:
        self._rest = number

    def below(self, bound: int) -> int:
        self._rest, digit = divmod(self._rest, bound)
        return digit


@dataclass(frozen=True)
class Route:
    """Where to go: so many moves by chance, then these picks."""

    case: Case
    seed: int
    steps: int
    picks: tuple[int, ...] = ()


def draws_of(route: Route) -> Chance:
    return Chance(secret_from(f"walk {route.seed}"))


def acting(rules: Game[Any], state: Any) -> list[Seat]:
    """All who have a choice now, waited for or not."""
    return list(dict.fromkeys([*rules.to_act(state), *rules.may_act(state)]))


def choose(rules: Game[Any], state: Any, draws: Draws) -> tuple[Seat, Move] | None:
    """Somebody's move, or None when the game is over."""
    waiting, others = rules.to_act(state), rules.may_act(state)
    return _choose(waiting, others, lambda seat: rules.moves(state, seat), draws)


def choose_in(match: Match, draws: Draws) -> tuple[Seat, Move] | None:
    return _choose(match.to_act, match.may_act, match.moves, draws)


def _choose(
    waiting: Sequence[Seat],
    others: Sequence[Seat],
    moves: Callable[[Seat], Sequence[Move]],
    draws: Draws,
) -> tuple[Seat, Move] | None:
    """First the seat, then the verb, then the move: so that rare kinds of moves come up."""
    if not waiting:
        return None
    seats = list(dict.fromkeys([*waiting, *others]))
    seat = seats[draws.below(len(seats))]
    listed = moves(seat)
    hold(listed, f"seat {seat} is to choose but has no moves")
    verbs = sorted({move.verb for move in listed})
    verb = verbs[draws.below(len(verbs))]
    kind = [move for move in listed if move.verb == verb]
    return seat, kind[draws.below(len(kind))]


def moments(case: Case, seed: int) -> list[Route]:
    """One walk to the end: each first time that other kinds of moves are to be chosen from."""
    return list(moments_by_verbs(case, seed).values())


def moments_by_verbs(case: Case, seed: int) -> dict[frozenset[str], Route]:
    rules = case.open()
    state, chance = rules.start(case.seats), draws_of(Route(case, seed, 0))
    found: dict[frozenset[str], Route] = {}
    for steps in range(FAR):
        found.setdefault(verbs_listed(rules, state), Route(case, seed, steps))
        chosen = choose(rules, state, chance)
        if chosen is None:
            break
        rules.apply(state, *chosen, None)
    return found


def verbs_listed(rules: Game[Any], state: Any) -> frozenset[str]:
    seats = acting(rules, state)
    return frozenset(move.verb for seat in seats for move in rules.moves(state, seat))


def play_on(rules: Game[Any], state: Any, draws: Draws, moves: int) -> int:
    """Play up to so many moves; returns how many were made."""
    for made in range(moves):
        chosen = choose(rules, state, draws)
        if chosen is None:
            return made
        rules.apply(state, *chosen, None)
    return moves


def walked_match(route: Route) -> Match:
    """A match after the steps of a route; nature answers for itself."""
    match, chance = route.case.sit(route.seed), draws_of(route)
    for _ in range(route.steps):
        chosen = choose_in(match, chance)
        if chosen is None:
            break
        match.play(*chosen)
    return match
