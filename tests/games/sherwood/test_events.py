"""The catalogue of events: what is told is in it, and nothing else is."""

import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hoodwink
from games.sherwood.tables import PACK
from hoodwink.games.sherwood import events
from hoodwink.games.sherwood.events import EVENTS

compiled = not str(events.__file__).endswith(".py")


def played(seed: int, **options: Any) -> hoodwink.Listener:
    """A match of random moves, heard from the start."""
    heard, random = hoodwink.Listener(), Random(seed)
    match = hoodwink.Match("sherwood", 4, seed, pack=PACK, tell=heard, **options)
    while match.to_act:
        seat = random.choice([*match.to_act, *match.may_act])
        match.play(seat, random.choice(list(match.moves(seat))), heard)
    return heard


@pytest.mark.skipif(compiled, reason="a compiled module forgets the facts of a base")
@pytest.mark.parametrize("advanced", [False, True])
def test_every_event_has_the_facts_of_its_class(advanced: bool) -> None:
    for event in played(7, advanced=advanced).events:
        kind = EVENTS[event.kind]
        private = {fact for facts in event.private.values() for fact in facts}
        assert kind.__required_keys__ <= event.public.keys(), event
        assert event.public.keys() | private <= kind.__annotations__.keys(), event


def test_all_that_the_chapters_tell_is_in_the_list() -> None:
    chapters = Path(str(files("hoodwink.games"))) / "sherwood" / "phases"
    text = "".join(file.read_text("utf-8") for file in sorted(chapters.rglob("*.py")))
    told = set(re.findall(r'tell\(\s*"(\w+)"', text))
    otherwise = {kind for kind in EVENTS if kind not in told}
    assert told <= EVENTS.keys()
    assert all(f'"{kind}"' in text for kind in otherwise - {"chose"})
