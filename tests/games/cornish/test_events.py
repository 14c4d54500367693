"""The one list of events: nothing else is told, and nothing in it goes untold."""

import random
import re
from pathlib import Path

import pytest

from games.cornish.tables import sit
from hoodwink import Listener
from hoodwink.games import cornish
from hoodwink.games.cornish.events import EVENTS

HOUSE = Path(cornish.__path__[0])
ELSEWHERE = {"chose"}
"""Told by the kernel."""


@pytest.mark.parametrize("seed", range(4))
def test_events_hold_the_facts_that_they_are_listed_with(seed: int) -> None:
    heard, dice = Listener(), random.Random(seed)
    match = sit(2 + seed, seed)
    while match.to_act and match.version < 900:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))), heard)
    for event in heard.events:
        listed = EVENTS[event.kind]
        facts = set(event.public).union(*event.private.values())
        assert listed.__required_keys__ <= set(event.public), event
        assert facts <= set(listed.__annotations__), event


def test_every_event_of_the_list_is_told_somewhere() -> None:
    rules = "".join(source.read_text("utf-8") for source in HOUSE.glob("phases/**/*.py"))
    assert {kind for kind in EVENTS if f'"{kind}"' not in rules} == ELSEWHERE
    assert set(re.findall(r'tell\(\s*"(\w+)"', rules)) <= set(EVENTS)
