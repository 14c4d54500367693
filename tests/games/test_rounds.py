"""Rounds count from 1 in whatever a view or an event tells: the first is 1, none is to come."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from hoodwink import Listener, Match
from hoodwink.games import BOXES

WITH_ROUNDS = ("cornish", "nottingham", "sherwood")
MOST_MOVES = 4_000


def rounds_in(told: Any, key: str = "") -> Iterator[int]:
    """Every number of a round, however deep it lies; cards taken openly have theirs beside them."""
    if isinstance(told, dict):
        for name, fact in told.items():
            yield from [fact] if name == "round" else rounds_in(fact, name)
    elif isinstance(told, list):
        for fact in told:
            yield from fact[1:] if key == "taken_openly" else rounds_in(fact, key)


def played(game: str, seats: int, seed: int) -> Iterator[tuple[Match, Listener]]:
    """A match of random moves, with what each of them told."""
    match, dice = Match(game, seats, seed=seed), Random(seed)
    for _ in range(MOST_MOVES):
        if not match.to_act:
            return
        heard, seat = Listener(), dice.choice(match.to_act)
        match.play(seat, dice.choice(match.moves(seat)), heard)
        yield match, heard


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in WITH_ROUNDS for seats in BOXES[game].seats]
)
def test_the_first_round_is_called_the_first_wherever_it_is_told(game: str, seats: int) -> None:
    begun: list[int] = []
    told: set[int] = set()
    for match, heard in played(game, seats, seats):
        begun += [int(event.public["round"]) for event in heard.events if "round" in event.public]
        for view in (match.view(None), match.view(match.version % seats)):
            now = view.pop("round")
            assert now == (begun[-1] if begun else min(now, 1)), "and 0 is before the first"
            told.update(rounds_in(view))
            assert all(1 <= number <= now for number in rounds_in(view))
    assert begun == list(range(begun[0], begun[0] + len(begun)))
    assert begun[0] <= 2, "the first may begin before anybody listens"
    assert game != "nottingham" or 1 in told, "there is always something there from the first"
