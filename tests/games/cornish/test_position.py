"""Positions: written, read again, and refused when no match could be in them."""

import copy
from typing import Any

import pytest

from games.cornish.tables import PACK, lay, player
from games.cornish.test_knowledge import walked
from hoodwink import NATURE, Match, PositionError
from hoodwink.games.cornish.rules import CornishSmuggler

MOB = "tinners-of-st-just"


@pytest.mark.parametrize("steps", [0, 2, 6, 9, 12, 15, 20, 40, 90, 400])
def test_a_position_goes_on_as_it_was_left(steps: int) -> None:
    match = walked(3, steps, steps)
    again = Match.from_position(match.position(), 1, pack=PACK)
    assert again.position() == match.position()
    for seat in range(3):
        assert again.view(seat) == match.view(seat)
        assert again.moves(seat) == match.moves(seat)


def test_windows_drafts_and_raids_survive() -> None:
    me = player(
        anchor="newlyn", hold=["tea"], pawns=["newlyn", "penzance", "helston"], characters=[MOB]
    )
    given: dict[str, Any] = {
        "hands": [[], ["slander"]],
        "seized": ["gin"],
        "faces": [None] * 4,
        "ashore": [("helston", 0, "rum")],
    }
    for said in (
        ["unload tea"],
        ["unload tea", "land"],
        [f"raid gin with {MOB}"],
        ["march up-north to redruth for gold"],
        ["sell rum helston low"],
        [f"raid gin with {MOB}", "storm warehouse"],
    ):
        match = lay(me, **given).say(0, *said).match
        again = Match.from_position(match.position(), 1, pack=PACK)
        assert again.position() == match.position()
        assert list(again.to_act) == list(match.to_act)


def damage(path: str, value: Any) -> dict[str, Any]:
    """A position with one thing wrong."""
    me = player(ship="good-intent", anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    position = copy.deepcopy(lay(me, player(), seized=["gin"]).match.position())
    at: Any = position["state"]
    *way, last = path.split(".")
    for step in way:
        at = at[int(step)] if isinstance(at, list) else at[step]
    at[int(last) if isinstance(at, list) else last] = value
    return position


WRONG: list[tuple[str, Any, str]] = [
    ("players", [], "2 to 5 players"),
    ("players", [3], "a list of tables"),
    ("players.0.ship", None, "a ship at anchor"),
    ("players.0.ship", "titanic", "one of good-intent"),
    ("players.0.hold", ["velvet", "velvet"], "a hold of seat 0 that fits its ship"),
    ("players.0.hold", ["gold"], "names of this pack"),
    ("players.0.warehouses", {"attic": []}, "warehouses of this pack"),
    ("players.0.warehouses", {"mine-shaft": ["velvet"]}, "goods that fit mine-shaft"),
    (
        "players.0.characters",
        [{"character": "allen-cutler", "used": False}],
        "every character once",
    ),
    ("players.0.gold", -1, "a whole number"),
    ("seized", ["lace"] * 9, "3 of lace in all, not 12"),
    ("merchants.roscoff", {"tea": 0}, "numbers by names"),
    ("merchants.roscoff", {"gold": 1}, "numbers by names"),
    ("faces", [None, None], "each of the four decks"),
    ("officers.0.briber", 7, "a whole number"),
    ("hands", [[]], "the secrets of each of 2 players"),
    ("hands", [["slander"] * 3, []], "at most 2 of slander"),
    ("dealt", ["nobody"], "at most two characters"),
    ("bottoms", [], "each of the four decks"),
    ("bottoms.0", [{"seat": 0, "character": "allen-cutler"}], "cards that lie nowhere else"),
    ("phase", "window", "agrees with what is pending"),
    ("phase", "customs", "agrees with what is pending"),
    ("phase", "grant", "agrees with what is pending"),
    ("phase", "stow", "agrees with what is pending"),
    ("phase", "reveal", "agrees with what is pending"),
    ("phase", "spill", "agrees with what is pending"),
    ("phase", "deal", "agrees with what is pending"),
    ("phase", "keep", "agrees with what is pending"),
    ("phase", "remove", "agrees with what is pending"),
    ("phase", "place", "agrees with what is pending"),
    ("phase", "recruit", "agrees with what is pending"),
    ("phase", "secret", "agrees with what is pending"),
    ("pending.window", "march", "claim is None"),
    ("pending.draft", [{"goods": "gin", "warehouse": None}], "a draft of own goods"),
    ("pending.raiding", [{"goods": "gin", "character": MOB}], "a draft of own goods"),
    ("pending.points", 3, "a whole number from 0 to 0"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG)
def test_what_could_not_be_is_refused(path: str, value: Any, message: str) -> None:
    with pytest.raises(PositionError) as wrong:
        Match.from_position(damage(path, value), 1, pack=PACK)
    assert message in str(wrong.value)


def test_a_landing_at_sea_and_an_officer_from_nowhere_are_refused() -> None:
    position = damage("pending.draft", [{"goods": "tea", "warehouse": None}])
    position["state"]["players"][0]["anchor"] = "mounts-bay"
    with pytest.raises(PositionError, match="a landing in a port or cove"):
        Match.from_position(position, 1, pack=PACK)
    position = damage("pending.window", "march")
    position["state"]["pending"]["claim"] = {"place": "lizard", "briber": None, "end": "mullion"}
    with pytest.raises(PositionError, match="a place beside that officer"):
        Match.from_position(position, 1, pack=PACK)


def test_a_position_that_lacks_something_says_what() -> None:
    whole = lay(player()).match.position()
    for key in whole["state"]:
        rest = {name: value for name, value in whole["state"].items() if name != key}
        with pytest.raises(PositionError, match=key):
            Match.from_position({**whole, "state": rest}, 1, pack=PACK)
    for part in ("pending", "players"):
        inside = whole["state"][part]
        sample = inside if part == "pending" else inside[0]
        for key in sample:
            broken = copy.deepcopy(whole)
            target = broken["state"][part]
            del (target if part == "pending" else target[0])[key]
            if key == "claim":
                continue  # needed only while a window is open
            with pytest.raises(PositionError, match=key):
                Match.from_position(broken, 1, pack=PACK)


@pytest.mark.rule("CS-027")
def test_before_the_first_draw_and_after_the_end_nobody_is_waited_for() -> None:
    fresh = lay(player(), phase="over", ending="sold out").match
    assert list(fresh.to_act) == []
    rules = CornishSmuggler(fresh.options, PACK)
    start = rules.start(2)
    assert rules.seats(start) == 2
    assert list(rules.to_act(rules.load(rules.dump(start)))) == [NATURE]
