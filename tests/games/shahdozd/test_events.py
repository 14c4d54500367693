"""The one list of events: nothing else is told, and each with the facts it is listed with."""

from random import Random

import pytest

from hoodwink import Listener, Match
from hoodwink.games.shahdozd.events import EVENTS
from hoodwink.kernel.events import Event


def play(seats: int, seed: int, mixing: str) -> list[Event]:
    match, heard, dice = Match("shahdozd", seats, seed, mixing=mixing), Listener(), Random(seed)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, dice.choice(match.moves(seat)), heard)
    return heard.events


@pytest.mark.parametrize("mixing", ["choose", "random"])
def test_events_hold_the_facts_that_they_are_listed_with(mixing: str) -> None:
    told = [event for seed in range(8) for event in play(3 + seed % 4, seed, mixing)]
    for event in told:
        listed: dict[str, object] = EVENTS[event.kind].__annotations__
        required = EVENTS[event.kind].__required_keys__
        assert required <= set(event.public), event
        assert set(event.public).union(*event.private.values()) <= set(listed), event
    assert {event.kind for event in told} >= set(EVENTS) - {"first_player"}
