"""Line-ups, rotations and seeds: what is played, before anything is played."""

from itertools import pairwise
from typing import Any

import pytest

from hoodwink import Match
from hoodwink.arena.fixtures import ArenaError, Fixture, fill, fixtures
from hoodwink.arena.playing import play_rotation

FIXTURE = Fixture("shahdozd", {}, ("remember", "random", "random", "random"), bytes(32))


def test_the_last_bot_named_fills_the_table() -> None:
    assert fill(["remember", "random"], 4) == ("remember", "random", "random", "random")
    assert fill(["remember"], 3) == ("remember",) * 3


def test_a_full_line_up_stays_as_it_is() -> None:
    assert fill(["a", "b", "c"], 3) == ("a", "b", "c")


def test_too_many_bots_are_refused() -> None:
    with pytest.raises(ArenaError, match="4 bots are too many for 3 seats"):
        fill(["a", "b", "c", "d"], 3)


def test_no_bot_at_all_is_refused() -> None:
    with pytest.raises(ArenaError, match="name at least one bot"):
        fill([], 3)


@pytest.mark.parametrize(("games", "seeds"), [(1, 1), (4, 1), (5, 2), (500, 125), (501, 126)])
def test_games_are_rounded_up_to_whole_rotations(games: int, seeds: int) -> None:
    assert len(fixtures("shahdozd", {}, FIXTURE.lineup, games, 0)) == seeds


def test_every_seed_is_another() -> None:
    made = fixtures("shahdozd", {}, FIXTURE.lineup, 40, 0)
    made += fixtures("shahdozd", {}, ("random",) * 3, 40, 0)
    made += fixtures("shahdozd", {}, FIXTURE.lineup, 40, 1)
    assert len({fixture.nature for fixture in made}) == len(made)


def test_each_bot_sits_in_each_seat_once_a_seed() -> None:
    rotations = [FIXTURE.places(rotation) for rotation in range(4)]
    for seat in range(4):
        assert {places[seat] for places in rotations} == {0, 1, 2, 3}


def test_the_neighbours_stay_the_same_in_every_rotation() -> None:
    for rotation in range(4):
        places = FIXTURE.places(rotation)
        assert all((left + 1) % 4 == right for left, right in pairwise(places))


def test_nature_is_the_same_in_every_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = []

    def noted(*arguments: Any, **options: Any) -> Match:
        match = Match(*arguments, **options)
        dealt.append(match.position())
        return match

    monkeypatch.setattr("hoodwink.arena.playing.Match", noted)
    bots = [play_rotation(FIXTURE, rotation).bots for rotation in range(4)]
    assert len(set(bots)) == 4
    assert len(dealt) == 4
    assert all(position == dealt[0] for position in dealt)
