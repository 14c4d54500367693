"""The Thief and the two neighbours."""

import pytest

from games.shahdozd.tables import table


@pytest.mark.rule("SD-028")
def test_the_thief_takes_a_coin_from_either_neighbour() -> None:
    robbed = table(turn=2).say(2, "claim thief").allow()
    assert robbed.purses == [3, 2, 5, 2, 3, 3]
    assert robbed.bank == 12
    assert robbed.match.to_act == (3,)


@pytest.mark.rule("SD-028")
def test_all_hear_whom_the_thief_robbed_first_on_the_right_then_on_the_left() -> None:
    robbed = table(turn=2).say(2, "claim thief").allow()
    assert robbed.told("stole") == [
        {"seat": 2, "victim": 1, "coins": 1},
        {"seat": 2, "victim": 3, "coins": 1},
    ]


@pytest.mark.rule("SD-028", "D-10")
@pytest.mark.parametrize(
    ("seats", "thief", "purses"),
    [
        (3, 0, [5, 2, 2]),
        (4, 1, [2, 5, 2, 3]),
        (4, 3, [2, 3, 2, 5]),
        (5, 0, [5, 2, 3, 3, 2]),
        (6, 5, [2, 3, 3, 3, 2, 5]),
    ],
)
def test_the_neighbour_across_an_unowned_slot_is_the_nearest_player(
    seats: int, thief: int, purses: list[int]
) -> None:
    robbed = table(purses=[3] * seats, turn=thief).say(thief, "claim thief").allow()
    assert robbed.purses == purses


@pytest.mark.rule("SD-029", "SD-065")
def test_for_a_broke_left_neighbour_the_bank_gives_the_coin() -> None:
    robbed = table(purses=[3, 2, 3, 0, 4, 3], turn=2).say(2, "claim thief").allow()
    assert robbed.purses == [3, 1, 5, 0, 4, 3]
    assert robbed.bank == 14


@pytest.mark.rule("SD-029")
def test_between_two_broke_neighbours_the_bank_gives_both_coins() -> None:
    robbed = table(purses=[3, 0, 0]).say(0, "claim thief").allow()
    assert robbed.purses == [5, 0, 0]
    assert robbed.bank == 10


@pytest.mark.rule("D-21")
def test_the_thief_takes_the_only_coin_of_the_bank_and_the_game_ends() -> None:
    ended = table(purses=[3, 0, 16, 0], bank=1).say(0, "claim thief").allow()
    assert ended.purses == [4, 0, 16, 0]
    assert ended.over


@pytest.mark.rule("D-21", "SD-056")
def test_both_coins_are_taken_before_the_empty_bank_is_noticed() -> None:
    ended = table(purses=[3, 6, 10, 0], bank=1).say(0, "claim thief").allow()
    assert ended.purses == [5, 5, 10, 0]
    assert ended.over
