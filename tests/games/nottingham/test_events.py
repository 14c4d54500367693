"""The one list of events: nothing else is told, and nothing in it goes untold."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from hoodwink import Listener, Match
from hoodwink.games import nottingham
from hoodwink.games.nottingham.events import EVENTS
from hoodwink.kernel.events import Event

SOURCES = [*Path(nottingham.__file__).parent.rglob("phases/**/*.py")]
SOURCES += Path(nottingham.__file__).parent.rglob("things/*.py")


def play(seats: int, seed: int, **options: Any) -> list[Event]:
    """All that is told in a match of random moves, where everybody speaks up now and then."""
    match, heard, dice = Match("nottingham", seats, seed, **options), Listener(), Random(seed)
    for _ in range(1500):
        if not match.to_act:
            break
        eager = [seat for seat in match.may_act if match.moves(seat) and dice.random() < 0.5]
        seat = dice.choice(eager or list(match.to_act))
        match.play(seat, dice.choice(list(match.moves(seat))), heard)
    return heard.events


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_events_hold_the_facts_that_they_are_listed_with(seats: int) -> None:
    for event in play(seats, 10 + seats, promos=True, timed=True):
        listed = EVENTS[event.kind]
        facts = set(event.public).union(*event.private.values())
        assert listed.__required_keys__ <= set(event.public), event
        assert facts <= set(listed.__annotations__), event


def test_every_event_of_the_list_is_told_somewhere() -> None:
    rules = "".join(source.read_text("utf-8") for source in SOURCES)
    assert [kind for kind in EVENTS if f'"{kind}"' not in rules] == []
