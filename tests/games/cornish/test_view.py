"""A view is a part that all see and the seat's own, and each has the facts that are declared."""

import random

import pytest

from games.cornish.tables import PACK, sit
from hoodwink import Match
from hoodwink.games.cornish.rules import CornishSmuggler
from hoodwink.games.cornish.view.pending import PendingTold
from hoodwink.games.cornish.view.told import OnTheTable, Own, PlayerTold, Public


def moments(seats: int, seed: int) -> list[Match]:
    """One match again and again, a little later each time."""
    match, dice, found = sit(seats, seed), random.Random(seed), []
    while match.to_act and match.version < 400:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
        if match.version % 7 == 0:
            found.append(Match.from_position(match.position(), 1))
    return found


@pytest.mark.rule("CS-133")
@pytest.mark.parametrize("seats", [2, 5])
def test_views_and_positions_tell_what_is_declared(seats: int) -> None:
    for match in moments(seats, seats):
        rules = CornishSmuggler(match.options, PACK)
        seen = rules.public(match._state)
        assert set(seen) == set(Public.__annotations__)
        assert set(seen["pending"]) == set(PendingTold.__annotations__)
        assert all(set(who) == set(PlayerTold.__annotations__) for who in seen["players"])
        assert set(OnTheTable.__annotations__) <= set(match.position()["state"])
        for seat in (None, *range(seats)):
            own = rules.own(match._state, seat)
            assert Own.__required_keys__ <= set(own) <= set(Own.__annotations__)
            assert match.view(seat) == {**seen, **own}
