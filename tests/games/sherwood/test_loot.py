"""Glory, gold and companions after a successful raid."""

import pytest

from games.sherwood.tables import Table, band, raid

ANNE, NICOLAS, CARIA = 0, 1, 2


def shares(laid: Table) -> dict[int, tuple[int, int]]:
    """Sacks and companions for each seat, over all events."""
    got: dict[int, tuple[int, int]] = {}
    for told in laid.told("shared"):
        sacks, companions = got.get(told["seat"], (0, 0))
        got[told["seat"]] = (sacks + told["sacks"], companions + told["companions"])
    return got


@pytest.mark.rule("SF-068", "SF-147")
def test_everybody_in_the_band_has_the_full_glory_of_the_card() -> None:
    laid = raid("a15", band("hollow", {1: 3, 2: 1, 3: 1}))
    assert laid.glory == [0, 3, 3, 3]


@pytest.mark.rule("SF-069", "SF-076", "B-12")
def test_who_raids_alone_takes_everything() -> None:
    laid = raid("a11", band("abbey", {1: 4}))
    assert laid.sacks[1] == 4
    assert laid.mine == 32
    assert (laid.camps[1], laid.oaks[1]) == (5, 3)
    assert laid.band("abbey") == {}


def the_example() -> Table:
    """Anne leads five raiders, Nicolas has one, Caria six; 9 sacks and a companion."""
    mill = band("mill", {ANNE: 5, NICOLAS: 1, CARIA: 6})
    return raid("b20", mill, seats=3, camps=[0, 3, 1])


@pytest.mark.rule("SF-147", "SF-148", "SF-070", "SF-074")
def test_anne_takes_the_companion_for_herself_and_everybody_has_one_part() -> None:
    laid = the_example()
    assert laid.glory == [1, 1, 1]
    assert laid.moves(ANNE) == ["give 0 sack", "give 0 companion"]
    laid.say(ANNE, "give 0 companion")
    assert shares(laid) == {ANNE: (3, 1), NICOLAS: (1, 0), CARIA: (4, 0)}


@pytest.mark.rule("SF-148", "SF-072", "SF-073")
@pytest.mark.parametrize(("last", "parts"), [(ANNE, (5, 1, 4)), (CARIA, (4, 1, 5))])
def test_anne_decides_who_gets_the_last_sack(last: int, parts: tuple[int, int, int]) -> None:
    laid = the_example().say(ANNE, "give 0 companion")
    assert laid.moves(ANNE) == ["give 0 sack", "give 2 sack"]
    laid.say(ANNE, f"give {last} sack")
    assert tuple(sum(shares(laid)[seat]) for seat in (ANNE, NICOLAS, CARIA)) == parts


@pytest.mark.rule("SF-149", "SF-071")
def test_five_parts_for_five_raiders_are_three_and_two() -> None:
    laid = raid("a16", band("fen", {1: 3, 2: 2}))
    assert shares(laid) == {1: (3, 0), 2: (2, 0)}


@pytest.mark.rule("SF-149", "SF-073")
def test_of_three_parts_for_three_and_two_raiders_the_leader_gives_the_last() -> None:
    laid = raid("a15", band("hollow", {1: 3, 2: 2}))
    assert laid.moves(1) == ["give 1 sack", "give 2 sack"]
    laid.say(1, "give 2 sack")
    assert shares(laid) == {1: (1, 0), 2: (2, 0)}


@pytest.mark.rule("SF-149", "SF-072")
def test_four_parts_for_three_and_two_raiders_are_two_each() -> None:
    laid = raid("a13", band("hollow", {1: 3, 2: 2}))
    assert shares(laid) == {1: (2, 0), 2: (2, 0)}


@pytest.mark.rule("B-10")
def test_with_more_parts_than_raiders_every_raider_has_one_and_the_rest_goes_round_again() -> None:
    """Six sacks for two raiders and one: twice two and twice one."""
    laid = raid("a21", band("hollow", {1: 2, 2: 1}), hands={1: {"longbow": 1, "sword": 1}})
    laid.say(1, "use longbow", "use sword")
    assert shares(laid) == {1: (4, 0), 2: (2, 0)}


@pytest.mark.rule("SF-074", "SF-075")
def test_companions_go_only_to_players_with_raiders_on_the_oak() -> None:
    laid = raid("a11", band("abbey", {1: 2, 2: 2}), camps=[4, 6, 2, 4])
    assert laid.oaks[1] == 0
    assert laid.moves(1) == ["give 2 sack", "give 2 companion"]
    assert laid.refused(1, "give 1 companion") == "SF-075"
    assert laid.refused(1, "give 1 sack") == "SF-072"
    laid.say(1, "give 2 companion", "give 1 sack")
    assert shares(laid) == {1: (2, 0), 2: (0, 1)}


@pytest.mark.rule("B-11", "SF-075")
def test_a_companion_that_nobody_can_take_lapses_and_is_no_part() -> None:
    laid = raid("a11", band("abbey", {1: 2, 2: 2}), camps=[4, 6, 6, 4])
    assert shares(laid) == {1: (1, 0), 2: (1, 0)}
    assert laid.camps == [4, 8, 8, 4]


@pytest.mark.rule("B-11")
def test_a_lone_raider_without_raiders_on_the_oak_gains_no_companion() -> None:
    laid = raid("a3", band("hollow", {1: 2}), camps=[4, 6, 4, 4])
    assert (laid.camps[1], laid.oaks[1]) == (8, 0)
    assert laid.told("shared") == []


@pytest.mark.rule("SF-072", "B-11")
def test_nobody_gets_more_companions_than_own_raiders_in_the_band() -> None:
    """One has four raiders but nobody on the oak, the other one: a companion lapses."""
    laid = raid("a14", band("abbey", {1: 4, 2: 1}), camps=[4, 4, 3, 4])
    assert shares(laid) == {1: (1, 0), 2: (0, 1)}


@pytest.mark.rule("SF-072", "SF-074")
def test_the_leader_may_not_leave_an_ally_without_the_part_that_is_due() -> None:
    """One sack, two companions: who has nobody on the oak must get the sack."""
    laid = raid("a14", band("abbey", {1: 2, 2: 2, 3: 1}), camps=[4, 2, 6, 4])
    assert laid.oaks[2] == 0
    assert shares(laid) == {1: (0, 1), 2: (1, 0), 3: (0, 1)}


@pytest.mark.rule("B-50", "SF-072")
def test_the_leader_may_not_let_a_companion_lapse_that_frees_a_sack_for_an_ally() -> None:
    """Two sacks, one companion: who has nobody on the oak could get both sacks."""
    laid = raid("a11", band("abbey", {1: 1, 2: 3}), camps=[4, 3, 5, 4])
    assert laid.oaks[2] == 0
    assert shares(laid) == {1: (0, 1), 2: (2, 0)}


@pytest.mark.rule("B-50")
def test_a_gift_that_would_lose_a_part_is_refused_by_that_rule() -> None:
    """One sack, two companions: only the leader can take companions, so another has the sack."""
    laid = raid("a14", band("abbey", {1: 3, 2: 1, 3: 1}), camps=[4, 1, 7, 7])
    assert laid.oaks == [4, 4, 0, 0]
    assert laid.moves(1) == ["give 2 sack", "give 3 sack", "give 1 companion"]
    assert laid.refused(1, "give 1 sack") == "B-50"
    laid.say(1, "give 3 sack")
    assert shares(laid) == {1: (0, 2), 3: (1, 0)}


@pytest.mark.rule("SF-070", "SF-072")
def test_only_the_leader_shares_out_and_only_what_is_due() -> None:
    laid = raid("a15", band("hollow", {1: 3, 2: 2}))
    assert laid.refused(2, "give 2 sack") == "SF-070"
    assert laid.refused(1, "give 3 sack") == "SF-072"
    assert laid.refused(1, "give 1 companion") == "SF-070"
    assert laid.refused(1, "keep rest") == "SF-111"


@pytest.mark.rule("B-16")
def test_an_empty_mine_limits_the_loot() -> None:
    laid = raid("a16", band("fen", {1: 5}), sacks=[20, 0, 19, 0], camps=[4, 0, 4, 4])
    assert laid.sacks[1] == 3
    assert laid.mine == 0


@pytest.mark.rule("B-16")
def test_an_unlimited_mine_gives_what_is_printed() -> None:
    laid = raid(
        "a16",
        band("fen", {1: 5}),
        sacks=[20, 0, 19, 0],
        camps=[4, 0, 4, 4],
        options={"mine": "unlimited"},
    )
    assert laid.sacks[1] == 5
    assert laid.mine == 0
    assert laid.match.imagine(0, seed=1).view(0) == laid.view(0)


@pytest.mark.rule("B-56")
def test_beyond_a_million_nothing_is_counted() -> None:
    laid = raid(
        "a16",
        band("fen", {1: 5}),
        sacks=[999_990, 0, 7, 0],
        camps=[4, 0, 4, 4],
        glory=[0, 10**6, 0, 0],
        options={"mine": "unlimited"},
    )
    assert laid.sacks == [999_990, 3, 7, 0]
    assert laid.truth["glory"][1] == 10**6
    assert laid.match.imagine(0, seed=1).view(0) == laid.view(0)


@pytest.mark.rule("SF-076")
def test_after_the_raid_all_participants_have_their_raiders_back() -> None:
    laid = raid("a13", band("hollow", {1: 3, 2: 2}))
    assert laid.camps == [4, 4, 4, 4]
    assert laid.hideouts == []
