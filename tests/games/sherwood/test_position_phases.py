"""Positions in which chance is due or all is over, and phases that are changed alone."""

import json
import random
from typing import Any

import pytest

from games.sherwood.altering import Change, alter, put, shift
from games.sherwood.tables import PACK, rules, table
from hoodwink import Match, PositionError
from hoodwink.games.sherwood.things.moments import PHASES


def moments() -> dict[str, dict[str, Any]]:
    """A position of each of the phases in which chance is due, and of the end."""
    game, rng = rules(advanced=True), random.Random(2)
    header = table(advanced=True).match.position()
    state: Any = game.start(4)
    found: dict[str, dict[str, Any]] = {}
    while True:
        values = game.dump(state)
        name = values["phase"] + ("" if values["round"] == 1 else " later")
        found.setdefault(name, {**header, "state": values})
        acting = game.to_act(state)
        if not acting:
            return found
        seat = rng.choice(list(acting))
        game.apply(state, seat, rng.choice(list(game.moves(state, seat))), None)


MOMENTS = moments()
LEFT: dict[str, Any] = {
    "card": None,
    "gone": True,
    "face_up": False,
    "looked_by": [],
    "markers": [],
}
PROMISED = {"seat": 0, "to": 1, "cards": 1, "round": 2, "hideout": "mill", "standing": "kept"}
"""In the round whose row is not laid out yet nobody has promised anything."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_was_played_is_accepted_as_it_was(moment: str) -> None:
    written = json.loads(json.dumps(MOMENTS[moment]))
    game = rules(advanced=True)
    assert game.dump(game.load(written["state"])) == MOMENTS[moment]["state"]


@pytest.mark.parametrize(
    ("moment", "change", "complaint"),
    [
        ("first", put("round", 2), "cards A, as many as were sent"),
        ("first", put("figure", 1), "0 as long as nobody has it"),
        ("first", put("turn", 1), "another phase, or everything as it is set up"),
        ("first", put("glory", [1, 0, 0, 0]), "another phase, or everything as it is set up"),
        ("layout", put("emptied", [0]), "nobody before the first"),
        ("layout", put("first", 0), "nobody before the planning phase"),
        ("layout", shift(("camps", 0), ("inn", 0)), "all raiders at home"),
        ("layout later", put("emptied", []), "everybody after a round"),
        ("layout later", put("phase", "first"), "1 before anybody has the figure"),
        ("layout later", put("row", 0, "gone", False), "none before the next"),
        ("layout later", put("promises", [PROMISED]), "the rounds up to now in order"),
        ("look", put("turn", 9), "whole number"),
        ("look", put("cart", None), "a cart with its card"),
        ("look", put("row", 0, {**LEFT, "place": "a"}), "all cards of a row before the raids"),
        ("look", put("cart", "step", 1), "no road before the card lies open"),
        ("look", put("cart", "hideout", "mill"), "no band before one is met"),
        ("look", put("proposals", 1), "0 where nobody negotiates"),
        ("draw", put("turn", 0), "expected"),
        ("reveal", put("cart", "place", "a"), "a card that nobody has seen"),
        ("over later", put("round", 5), "expected"),
        (
            "over later",
            lambda state: put("turn", (state["turn"] + 1) % 4)(state),
            "the next player",
        ),
        ("over later", put("phase", "choose"), "a card to be chosen"),
    ],
)
def test_where_chance_is_due_all_is_as_it_must_be(
    moment: str, change: Change, complaint: str
) -> None:
    written = json.loads(json.dumps(MOMENTS[moment]))
    change(written["state"])
    with pytest.raises(PositionError, match=complaint):
        Match.from_position(written, 0, pack=PACK)


MAY_WELL_BE = {
    ("answer", "draft"),
    ("draft", "answer"),
    ("draw", "action"),
    ("action", "draw"),
    ("first", "layout"),
    ("layout", "first"),
    ("cape", "provisions"),
    ("provisions", "cape"),
    ("order", "provisions"),
    ("provisions", "order"),
}
"""Phases that can follow each other without a trace: a raid won or lost, a draft spoken or not."""


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_phase_that_is_changed_alone_is_refused(moment: str) -> None:
    phase = MOMENTS[moment]["state"]["phase"]
    for other in PHASES:
        if other != phase and (phase, other) not in MAY_WELL_BE:
            assert alter(MOMENTS[moment], put("phase", other))
