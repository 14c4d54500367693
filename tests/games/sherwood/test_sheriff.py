"""The Sheriff on the road."""

import pytest

from games.sherwood.tables import band, raid

NO_CARDS = {"cape": 2, "provisions": 2, "messenger": 2}


@pytest.mark.rule("SF-116", "SF-117a", "SF-117b", "SF-117c", "SF-117d", "B-35")
def test_who_beats_the_sheriff_has_the_white_number_and_goes_home() -> None:
    laid = raid("sheriff-b1", band("abbey", {0: 4, 1: 3}), advanced=True, glory=[5, 5, 5, 5])
    assert laid.glory == [8, 8, 5, 5]
    assert laid.camps == [4, 4, 4, 4]
    assert laid.gone[-1] == "sheriff-b1"
    assert laid.told("lost") == []
    assert laid.told("sheriff_beaten") == [
        {"hideout": "abbey", "seats": [0, 1], "strength": 7, "combat": 7, "glory": 3}
    ]


@pytest.mark.rule("SF-118", "SF-120", "SF-124")
def test_who_loses_to_the_sheriff_pays_glory_and_raiders_and_the_rest_go_home() -> None:
    laid = raid(
        "sheriff-b3",
        band("abbey", {1: 3, 2: 2}),
        advanced=True,
        glory=[5, 5, 1, 5],
        camps=[4, 3, 4, 4],
    )
    assert laid.glory == [5, 3, 0, 5]
    assert (laid.camps[1], laid.oaks[1]) == (4, 4)
    assert (laid.camps[2], laid.oaks[2]) == (4, 4)
    assert laid.band("abbey") == {}
    assert laid.told("lost") == [
        {"seat": 1, "glory": 2, "raiders": 2},
        {"seat": 2, "glory": 1, "raiders": 2},
    ]


@pytest.mark.rule("SF-118")
def test_sheriffs_of_the_first_rounds_cost_no_glory() -> None:
    laid = raid("sheriff-a1", band("hollow", {1: 2}), advanced=True, glory=[5, 5, 5, 5])
    assert laid.glory == [5, 5, 5, 5]


@pytest.mark.rule("SF-119")
def test_glory_never_falls_below_zero() -> None:
    laid = raid("sheriff-b5", band("fen", {1: 2}), advanced=True, glory=[0, 2, 0, 0])
    assert laid.glory == [0, 0, 0, 0]


@pytest.mark.rule("SF-121")
def test_no_more_raiders_are_lost_than_lie_in_the_hideout() -> None:
    laid = raid("sheriff-b3", band("abbey", {1: 1}), advanced=True, camps=[4, 6, 4, 4])
    assert laid.told("lost")[0]["raiders"] == 1
    assert laid.oaks[1] == 2


@pytest.mark.rule("SF-122", "SF-155")
def test_nobody_falls_below_four_raiders_in_play() -> None:
    """The small number is 2; three raiders in the hideout, five in play: one is lost."""
    laid = raid("sheriff-b3", band("abbey", {1: 3}), advanced=True, camps=[4, 2, 4, 4])
    assert laid.told("lost")[0]["raiders"] == 1
    assert (laid.camps[1], laid.oaks[1]) == (4, 4)


@pytest.mark.rule("SF-122")
def test_companions_that_lie_in_a_hideout_are_not_in_play() -> None:
    mill = band("mill", {1: 3}, letter="c", target="b", informant=2, escrow=[[1, 0, 1]])
    laid = raid("sheriff-b4", mill, advanced=True, camps=[4, 1, 4, 4])
    assert laid.told("lost")[0]["raiders"] == 0


@pytest.mark.rule("SF-123", "SF-116")
def test_an_unbeaten_sheriff_rides_on_and_can_hurt_several_bands() -> None:
    laid = raid(
        "sheriff-b3",
        band("abbey", {1: 1}),
        band("brook", {2: 1}),
        band("ruin", {3: 8}),
        advanced=True,
        glory=[9, 9, 9, 9],
        camps=[4, 4, 4, 0],
    )
    assert [told["hideout"] for told in laid.told("sheriff_won")] == ["abbey", "brook", "ruin"]
    assert laid.glory == [9, 7, 7, 7]
    assert laid.told("escaped")


@pytest.mark.rule("SF-123")
def test_a_beaten_sheriff_hurts_nobody_any_more() -> None:
    bands = band("abbey", {1: 5}), band("brook", {2: 1})
    laid = raid("sheriff-a2", *bands, advanced=True, camps=[4, 0, 3, 4])
    assert laid.told("sheriff_won") == []
    assert laid.band("brook")["raiders"] == [0, 0, 1, 0]


@pytest.mark.rule("B-36", "SF-110")
def test_equipment_helps_against_the_sheriff_and_is_lost_with_the_fight() -> None:
    hands = {1: {"sword": 1, "staff": 1}}
    won = raid("sheriff-a2", band("abbey", {1: 3}), advanced=True, hands=hands, discard=NO_CARDS)
    won.say(1, "use sword")
    assert won.told("sheriff_beaten")[0]["strength"] == 5
    lost = raid("sheriff-a2", band("abbey", {1: 3}), advanced=True, hands=hands, discard=NO_CARDS)
    lost.say(1, "use staff", "pass")
    assert lost.told("sheriff_won")[0]["strength"] == 4
    assert lost.hand(1) == {"sword": 1}
