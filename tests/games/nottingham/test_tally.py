"""The public tally of inspections."""

import pytest

from games.nottingham.tables import Table, notes, table, worlds
from hoodwink import Match


def tally(at: Table, viewer: int | None = None) -> list[tuple[int, int]]:
    """Truthful bags and lies of each seat, as somebody sees them."""
    told = [place["inspected"] for place in at.view(viewer)["seats"]]
    return [(seat["truthful"], seat["lies"]) for seat in told]


@pytest.mark.rule("A-30")
def test_all_see_how_often_a_bag_was_opened_and_what_came_of_it() -> None:
    at = table(bags={1: "silk", 2: "2 apple", 3: "mead"})
    assert tally(at) == [(0, 0)] * 4
    at.say(0, "inspect 1", "lay left", "inspect 2", "pass 3")
    for viewer in (0, 1, 2, 3, None):
        assert tally(at, viewer) == [(0, 0), (0, 1), (1, 0), (0, 0)]


@pytest.mark.rule("A-30", "SN-146")
def test_a_bag_that_a_summons_protected_counts_as_neither() -> None:
    at = table(bags={1: "apple royal-summons", 2: "apple"}, promos=True)
    at.say(0, "inspect 1", "lay left")
    assert tally(at)[1] == (0, 0)


@pytest.mark.rule("A-30", "SN-147")
def test_a_summons_beside_other_contraband_is_a_lie_like_any_other() -> None:
    at = table(bags={1: "silk royal-summons", 2: "apple"}, promos=True)
    at.say(0, "inspect 1", "lay left", "lay silk")
    assert tally(at)[1] == (0, 1)


@pytest.mark.rule("A-30")
def test_the_record_goes_on_from_round_to_round() -> None:
    before = [{"truthful": 2, "lies": 1} for _ in range(4)]
    at = table(round=4, bags={1: "silk", 2: "apple"}, more=notes(inspected=before))
    at.say(0, "inspect 1", "lay left", "inspect 2")
    assert tally(at) == [(2, 1), (2, 2), (3, 1), (2, 1)]


@pytest.mark.rule("A-30")
def test_copies_positions_and_worlds_keep_the_record() -> None:
    at = table(bags={1: "silk", 2: "apple", 3: "apple"})
    at.say(0, "inspect 1", "lay left", "inspect 2")
    kept = at.truth["seats"]
    assert at.match.copy().position()["state"]["seats"] == kept
    assert Match.from_position(at.match.position()).position()["state"]["seats"] == kept
    assert all(world["seats"] == kept for world in worlds(at, 3, 3))


@pytest.mark.rule("A-30")
def test_what_a_copy_sees_opened_is_not_written_down_in_the_match() -> None:
    at = table(bags={1: "silk", 2: "apple"})
    at.match.copy().play(0, "inspect 2")
    assert tally(at) == [(0, 0)] * 4
