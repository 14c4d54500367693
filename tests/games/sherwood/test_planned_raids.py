"""Planned raids: commitments first, then the informant's pleasure."""

from typing import Any

import pytest

from games.sherwood.tables import Table, band, raid, table


def planned(card: str, raiders: dict[int, int], escrow: list[list[int]], **more: Any) -> Table:
    """A band whose informant, seat 1, has looked at the card at b and marked it; seat 0 leads."""
    marks: Any = {"letter": "c", "target": "b", "informant": 1, "escrow": escrow}
    waiting = band(more.pop("there", "hollow"), raiders, leader=0, **marks)
    number = more.pop("round", 1)
    laid = table(
        phase="choose",
        bands=[waiting],
        row={"b": card},
        looked={"b": [1]},
        round=number,
        advanced=True,
        **more,
    )
    return laid.say(laid.turn, "send b")


@pytest.mark.rule("SF-108", "SF-111")
def test_the_informant_honours_what_was_promised_and_shares_the_rest_at_will() -> None:
    """Four sacks: two were promised to seat 0; the informant gives one away and keeps one."""
    laid = planned("a13", {0: 3, 1: 1, 2: 1}, [[0, 2, 0]])
    assert laid.told("honoured") == [
        {"seat": 1, "to": 0, "sacks": 2, "companions": 0, "gold": 0, "lost": 0}
    ]
    assert laid.moves(1) == ["keep rest", "give 0 sack", "give 2 sack"]
    laid.say(1, "give 2 sack", "keep rest")
    assert laid.sacks == [4, 3, 3, 2]
    assert laid.mine == 30
    assert laid.glory == [2, 2, 2, 0]


@pytest.mark.rule("SF-111")
def test_the_informant_shares_when_nobody_listens_too() -> None:
    laid = planned("a13", {0: 3, 1: 1, 2: 1}, [[0, 2, 0]])
    laid.match.play(1, "give 2 sack")
    laid.match.play(1, "keep rest")
    assert laid.sacks == [4, 3, 3, 2]


@pytest.mark.rule("SF-108", "SF-115")
def test_another_card_is_an_unplanned_raid_shared_by_the_leader() -> None:
    hollow = band("hollow", {0: 2, 1: 3}, letter="c", target="b", informant=1, escrow=[[0, 2, 0]])
    laid = raid("a15", hollow, advanced=True)
    assert laid.told("honoured") == []
    assert laid.moves(0) == ["give 0 sack", "give 1 sack"]
    laid.say(0, "give 0 sack")
    assert laid.sacks == [4, 3, 2, 2]


@pytest.mark.rule("B-38", "SF-132")
def test_loot_put_aside_lies_there_until_the_round_ends_if_another_card_was_raided() -> None:
    hollow = band("hollow", {0: 2, 1: 3}, letter="c", target="b", informant=1, escrow=[[0, 2, 1]])
    laid = raid("a15", hollow, advanced=True, gone="cde").say(0, "give 0 sack")
    assert laid.band("hollow")["escrow"] == [[0, 2, 1]]
    assert laid.band("hollow")["leader"] is None
    laid.say(0, "send b")
    assert laid.round == 2
    assert laid.hideouts == []
    assert sum(laid.sacks) + laid.mine == 42
    assert laid.camps[0] + laid.oaks[0] == 8


@pytest.mark.rule("SF-112")
def test_what_the_loot_does_not_cover_comes_from_the_informants_camp() -> None:
    laid = planned("a13", {0: 3, 1: 2}, [[0, 6, 0]])
    assert laid.told("honoured")[0] == {
        "seat": 1,
        "to": 0,
        "sacks": 4,
        "companions": 0,
        "gold": 2,
        "lost": 0,
    }
    assert laid.sacks == [8, 0, 2, 2]


@pytest.mark.rule("SF-113", "B-7")
def test_what_the_informant_cannot_pay_is_lost_creditors_being_paid_in_turn() -> None:
    """Four sacks of loot and one of gold for four and two: one each, clockwise."""
    promised = [[0, 4, 0], [2, 2, 0]]
    laid = planned("a13", {0: 2, 1: 1, 2: 2}, promised, sacks=[2, 1, 2, 2])
    first, second = laid.told("honoured")
    assert [first[key] for key in ("to", "sacks", "gold", "lost")] == [2, 2, 0, 0]
    assert [second[key] for key in ("to", "sacks", "gold", "lost")] == [0, 2, 1, 1]
    assert laid.sacks == [5, 0, 4, 2]


@pytest.mark.rule("SF-111", "SF-075")
def test_promised_companions_come_from_the_loot() -> None:
    laid = planned("a3", {0: 1, 1: 1}, [[0, 0, 1]])
    assert laid.told("honoured")[0]["companions"] == 1
    assert (laid.camps[0], laid.oaks[0]) == (5, 3)


@pytest.mark.rule("B-30")
def test_a_missing_companion_is_worth_a_sack_of_the_loot_that_is_left() -> None:
    laid = planned("a13", {0: 3, 1: 2}, [[0, 1, 1]])
    assert laid.told("honoured")[0] == {
        "seat": 1,
        "to": 0,
        "sacks": 2,
        "companions": 0,
        "gold": 0,
        "lost": 0,
    }
    laid.say(1, "keep rest")
    assert laid.sacks == [4, 4, 2, 2]
    assert laid.oaks == [4, 3, 4, 4]  # seat 1 has a raider at the inn


@pytest.mark.rule("B-30", "SF-112")
def test_only_what_the_rest_of_the_loot_does_not_cover_comes_from_the_camp() -> None:
    laid = planned("a13", {0: 3, 1: 2}, [[0, 3, 2]])
    honoured = laid.told("honoured")[0]
    assert [honoured[key] for key in ("sacks", "gold", "lost")] == [4, 1, 0]
    assert laid.sacks == [7, 1, 2, 2]


@pytest.mark.rule("B-30")
def test_a_missing_sack_may_be_a_companion_of_the_loot_that_is_left() -> None:
    """One sack and a companion; two sacks were promised."""
    laid = planned("a6", {0: 2, 1: 1}, [[0, 2, 0]], there="mill")
    honoured = laid.told("honoured")[0]
    assert [honoured[key] for key in ("sacks", "companions", "gold")] == [1, 1, 0]
    assert (laid.sacks, laid.oaks) == ([3, 2, 2, 2], [3, 3, 4, 4])


@pytest.mark.rule("B-30", "SF-075")
def test_who_has_nobody_on_the_oak_gets_gold_for_a_missing_sack() -> None:
    laid = planned("a6", {0: 2, 1: 1}, [[0, 2, 0]], there="mill", camps=[6, 3, 4, 4])
    honoured = laid.told("honoured")[0]
    assert [honoured[key] for key in ("sacks", "companions", "gold")] == [1, 0, 1]


@pytest.mark.rule("B-30", "B-47", "SF-141")
def test_a_false_promise_in_round_six_costs_the_informant_glory() -> None:
    """Six sacks, no companion: three companions were promised."""
    laid = planned("b9", {0: 4, 1: 3}, [[0, 0, 3]], there="fen", camps=[1, 1, 4, 4], round=6)
    assert laid.told("honoured")[0]["gold"] == 0
    laid.say(1, "keep rest")
    assert laid.glory == [6, 6, 0, 0]
    assert laid.sacks == [2, 2, 2, 2]


@pytest.mark.rule("SF-114")
def test_the_informants_own_raiders_are_owed_nothing() -> None:
    laid = planned("a13", {0: 3, 1: 2}, [[0, 4, 0]])
    assert laid.sacks == [6, 2, 2, 2]
    assert laid.told("shared") == []


@pytest.mark.rule("SF-111", "SF-075")
def test_the_informant_gives_companions_only_to_those_with_raiders_on_the_oak() -> None:
    mill = band("mill", {0: 2, 1: 1}, leader=0, letter="c", target="a", informant=1)
    laid = raid("a6", mill, advanced=True, camps=[6, 3, 4, 4])
    assert laid.moves(1) == ["keep rest", "give 0 sack"]
    assert laid.refused(0, "keep rest") == "SF-111"
    assert laid.refused(1, "give 0 companion") == "SF-075"
    assert laid.refused(1, "give 1 sack") == "SF-111"


@pytest.mark.rule("SF-111")
def test_a_lone_informant_simply_keeps_everything() -> None:
    laid = raid(
        "a9",
        band("hollow", {1: 4}, letter="c", target="a", informant=1),
        advanced=True,
    )
    assert laid.sacks[1] == 5


@pytest.mark.rule("SF-111", "SF-075")
def test_companions_may_be_given_away_by_the_informant() -> None:
    mill = band("mill", {0: 2, 1: 1}, leader=0, letter="c", target="a", informant=1)
    laid = raid("a6", mill, advanced=True)
    assert laid.moves(1) == ["keep rest", "give 0 sack", "give 0 companion"]
    laid.say(1, "give 0 companion", "keep rest")
    assert (laid.camps[0], laid.sacks[1]) == (5, 3)


@pytest.mark.rule("B-29", "SF-112")
def test_a_sheriff_sold_as_a_convoy_is_paid_for_from_the_camp_if_beaten() -> None:
    laid = planned("sheriff-a1", {0: 3, 1: 1}, [[0, 1, 1]])
    assert laid.told("sheriff_beaten")[0]["seats"] == [0, 1]
    assert laid.told("honoured")[0]["gold"] == 2
    assert laid.sacks == [4, 0, 2, 2]


@pytest.mark.rule("B-29")
def test_nothing_is_due_when_the_sheriff_wins() -> None:
    laid = planned("sheriff-a1", {0: 2, 1: 1}, [[0, 1, 1]])
    assert laid.told("sheriff_won")
    assert laid.told("honoured") == []
    assert laid.sacks == [2, 2, 2, 2]
    assert laid.band("hollow")["escrow"] == [[0, 1, 1]]


@pytest.mark.rule("B-28")
def test_a_mark_counts_for_its_own_hideout_only() -> None:
    gallows = band("gallows", {2: 4, 3: 1})
    hollow = band("hollow", {0: 3, 1: 2}, letter="c", target="a", informant=1)
    laid = raid("a13", gallows, hollow, advanced=True)
    assert laid.told("raided")[0]["hideout"] == "gallows"
    assert laid.told("shared")


@pytest.mark.rule("B-44")
def test_without_the_informant_in_the_band_a_raid_is_unplanned() -> None:
    hollow = band("hollow", {0: 3, 2: 2}, letter="c", target="a", informant=1, escrow=[[0, 3, 0]])
    laid = raid("a13", hollow, advanced=True)
    assert laid.told("honoured") == []
    assert laid.sacks == [4, 2, 4, 2]


@pytest.mark.rule("B-44")
def test_only_allies_who_are_still_there_are_owed() -> None:
    laid = planned("a13", {0: 3, 1: 2}, [[0, 1, 0], [3, 2, 0]])
    assert [told["to"] for told in laid.told("honoured")] == [0]
    assert laid.mine == 42 - 8 - 1


@pytest.mark.rule("SF-109")
def test_the_leader_says_in_which_order_the_members_declare() -> None:
    hands = {seat: {"staff": 1} for seat in (0, 1, 2)}
    laid = raid("a17", band("mill", {0: 1, 1: 2, 2: 1}), advanced=True, hands=hands)
    assert laid.answer().phase == "order"
    assert laid.moves(0) == ["hear 0", "hear 1", "hear 2"]
    assert laid.refused(1, "hear 1") == "SF-109"
    assert laid.refused(0, "hear 3") == "SF-109"
    laid.say(0, "hear 2")
    assert laid.refused(0, "hear 2") == "SF-109"
    laid.say(0, "hear 0")
    assert [told["seats"] for told in laid.told("ordered")] == [[2], [2, 0, 1]]
    assert list(laid.match.to_act) == [2]


@pytest.mark.rule("SF-110")
def test_cards_used_in_a_raid_that_stays_too_weak_are_discarded() -> None:
    laid = raid(
        "a17",
        band("mill", {1: 3}),
        advanced=True,
        hands={1: {"staff": 2}},
        discard={"messenger": 2},
    )
    laid.say(1, "use staff", "pass")
    assert laid.discard == {"messenger": 2, "staff": 1}
    assert laid.band("mill")["raiders"] == [0, 3, 0, 0]


@pytest.mark.rule("SF-115")
def test_an_unplanned_raid_is_shared_by_the_basic_rules() -> None:
    laid = raid("a13", band("hollow", {1: 3, 2: 2}), advanced=True)
    assert laid.sacks == [2, 4, 4, 2]
