"""Several players answer the King."""

import pytest

from games.shahdozd.tables import Table, table

MINISTER_AT_C = "king thief minister executioner sheriff peasant"
EVERYONE = (0, 1, 2, 3, 4, 5, None)


def answered(*seats: int, purses: tuple[int, ...] = (3, 3, 3, 3, 3, 3)) -> Table:
    """Seat 0 was paid as King and these answered; the Minister lies at c."""
    return table(MINISTER_AT_C, purses=purses).say(0, "claim king").allow().answer(*seats)


@pytest.mark.rule("SD-046", "SD-054f")
def test_two_ministers_see_each_others_card_and_nobody_else_does() -> None:
    met = answered(3, 4)
    assert met.told("confronted", 3) == [
        {"seat": 4, "true": False, "card": "sheriff"},
        {"seat": 3, "true": False},
    ]
    assert met.told("confronted", 4)[1]["card"] == "executioner"
    for seat in (0, 1, 2, 5, None):
        assert all("card" not in told for told in met.told("confronted", seat))
        assert met.knows(seat) == {}
    assert met.knows(3) == {"e": "sheriff"}
    assert met.knows(4) == {"d": "executioner"}


@pytest.mark.rule("SD-047", "SD-071")
def test_the_false_minister_pays_and_then_the_true_one_takes() -> None:
    met = answered(2, 4)
    moved = [event for event in met.heard.seen_by(None) if event["event"] in ("paid", "took")]
    assert moved[1:] == [
        {"event": "paid", "seat": 4, "coins": 1},
        {"event": "took", "seat": 2, "coins": 1},
    ]
    assert met.purses == [6, 3, 4, 3, 2, 3]
    assert met.bank == 9


@pytest.mark.rule("SD-047")
def test_two_false_ministers_both_pay_and_nobody_takes() -> None:
    met = answered(3, 4)
    assert met.purses == [6, 3, 3, 2, 2, 3]
    assert met.bank == 11


@pytest.mark.rule("SD-047")
def test_all_hear_who_was_the_minister_and_who_was_not() -> None:
    met = answered(2, 4)
    for seat in EVERYONE:
        assert met.knows(seat)["c"] == "minister"
        assert "minister" not in met.could_be(seat, "e")


@pytest.mark.rule("D-7", "SD-046", "SD-054f")
def test_three_ministers_each_see_the_cards_of_the_other_two() -> None:
    met = answered(1, 3, 4)
    assert met.knows(1) == {"d": "executioner", "e": "sheriff"}
    assert met.knows(3) == {"b": "thief", "e": "sheriff"}
    assert met.knows(4) == {"b": "thief", "d": "executioner"}
    assert met.knows(5) == {}


@pytest.mark.rule("D-7", "SD-047")
def test_of_three_ministers_each_false_one_pays_and_the_true_one_takes_one_coin() -> None:
    met = answered(1, 2, 4)
    assert met.purses == [6, 2, 4, 3, 2, 3]


@pytest.mark.rule("D-7")
def test_when_several_answer_nobody_else_may_challenge() -> None:
    met = answered(2, 4)
    assert met.phase == "turn"
    assert met.match.to_act == (1,)
    assert met.told("challenged") == []


@pytest.mark.rule("D-31", "SD-043")
def test_false_ministers_pay_counter_clockwise_from_the_right_of_the_king() -> None:
    met = answered(1, 3, 5)
    assert [told["seat"] for told in met.told("paid")] == [5, 3, 1]


@pytest.mark.rule("SD-047", "SD-048")
def test_for_a_broke_false_minister_the_others_take_a_coin_each() -> None:
    met = table(MINISTER_AT_C, purses=[3, 3, 0, 3]).say(0, "claim king").allow().answer(1, 2)
    assert met.purses == [7, 3, 0, 4]
    assert met.bank == 6


@pytest.mark.rule("D-31", "D-7", "SD-052")
def test_a_bank_that_runs_dry_ends_the_game_before_the_true_minister_takes() -> None:
    cards = "king minister executioner thief sheriff peasant"
    ended = table(cards, purses=[4, 4, 0, 7], bank=5).say(0, "claim king").allow().answer(1, 2)
    assert ended.told("took")[1:] == [
        {"seat": 1, "coins": 1},
        {"seat": 0, "coins": 1},
    ]
    assert ended.over
    assert ended.purses == [8, 5, 0, 7]


@pytest.mark.rule("D-31")
def test_after_the_bank_ran_dry_the_next_false_minister_pays_nothing() -> None:
    cards = "king thief minister sheriff executioner peasant"
    ended = table(cards, purses=[6, 5, 3, 0], bank=6).say(0, "claim king").allow().answer(2, 3)
    assert ended.told("paid") == []
    assert ended.over
    assert ended.purses == [10, 6, 4, 0]


@pytest.mark.rule("SD-047", "SD-056")
def test_the_true_ministers_coin_may_be_the_last_one() -> None:
    ended = answered(1, 2, purses=(5, 4, 0))
    assert [told["seat"] for told in ended.told("took")] == [0, 1, 0, 1]
    assert ended.purses == [9, 6, 0]
    assert ended.over
