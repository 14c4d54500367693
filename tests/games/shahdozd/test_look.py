"""Looking at the card in your own slot."""

import pytest

from games.shahdozd.tables import table


@pytest.mark.rule("SD-014")
def test_a_look_costs_a_coin_and_shows_your_own_card() -> None:
    looked = table("king thief minister executioner sheriff peasant", turn=3).say(3, "look")
    assert looked.purses == [3, 3, 3, 2, 3, 3]
    assert looked.bank == 13
    assert looked.knows(3) == {"d": "executioner"}


@pytest.mark.rule("SD-014", "SD-054b", "SD-055")
def test_all_know_that_you_looked_and_you_alone_know_what_you_saw() -> None:
    looked = table().say(0, "look")
    assert looked.told("looked", 0) == [
        {"seat": 0, "slot": "a", "card": "king"},
    ]
    for other in (1, 2, 3, 4, 5, None):
        assert looked.told("looked", other) == [{"seat": 0, "slot": "a"}]
        assert looked.knows(other) == {}
        assert looked.view(other)["slots"][0]["seen_by"] == [0]


@pytest.mark.rule("SD-014")
def test_the_last_coin_is_good_for_a_look() -> None:
    looked = table(purses=[1, 3, 3, 3, 3, 3]).say(0, "look")
    assert looked.purses[0] == 0
    assert looked.knows(0) == {"a": "king"}


@pytest.mark.rule("SD-015")
def test_a_broke_player_looks_and_every_other_takes_a_coin_from_the_bank() -> None:
    looked = table(purses=[0, 3, 3, 3, 3, 3]).say(0, "look")
    assert looked.purses == [0, 4, 4, 4, 4, 4]
    assert looked.bank == 10
    assert looked.knows(0) == {"a": "king"}


@pytest.mark.rule("SD-015", "SD-048")
def test_the_others_take_before_the_look_from_the_right_of_the_broke_player() -> None:
    looked = table(purses=[3, 3, 0, 3], turn=2).say(2, "look")
    kinds = [event.kind for event in looked.heard.events]
    assert kinds == ["could_not_pay", "took", "took", "took", "looked"]
    assert [told["seat"] for told in looked.told("took")] == [1, 0, 3]


@pytest.mark.rule("SD-016", "D-3")
@pytest.mark.parametrize(("bank", "offered"), [(1, False), (2, False), (3, True), (4, True)])
def test_a_broke_look_is_offered_when_the_bank_has_a_coin_for_every_other(
    bank: int, offered: bool
) -> None:
    poor = table(purses=[0, 0, 0, 20 - bank], bank=bank)
    assert ("look" in poor.moves(0)) is offered


@pytest.mark.rule("SD-016")
def test_who_can_pay_may_look_however_small_the_bank_is() -> None:
    assert "look" in table(purses=[1, 0, 0, 18], bank=1).moves(0)


@pytest.mark.rule("D-3", "SD-056")
def test_a_broke_look_with_exactly_enough_empties_the_bank_and_ends_the_game() -> None:
    ended = table(purses=[0, 6, 7], bank=2).say(0, "look")
    assert ended.purses == [0, 7, 8]
    assert ended.bank == 0
    assert ended.over
    assert ended.told("looked", 0) == []


@pytest.mark.rule("D-3", "SD-052")
def test_with_broke_look_always_the_others_take_in_order_until_the_bank_is_empty() -> None:
    ended = table(purses=[4, 0, 7, 7], bank=2, turn=1, broke_look="always")
    assert "look" in ended.moves(1)
    ended.say(1, "look")
    assert ended.purses == [5, 0, 7, 8]
    assert ended.over
