"""The end of a round, the last round, and who wins."""

from typing import Any

import pytest

from games.sherwood.tables import Table, band, raid, table
from hoodwink.games.sherwood.phases.endings import next_figure


def last_card(*bands: dict[str, Any], card: str = "a1", **more: Any) -> Table:
    """The last card of a round has been sent on its way."""
    return raid(card, *bands, gone="bcde", **more)


@pytest.mark.rule("SF-078", "SF-042", "SF-132", "SF-133")
def test_all_raiders_on_the_board_go_home_but_those_on_the_oak() -> None:
    laid = last_card(band("fen", {1: 3}), camps=[0, 0, 2, 4], oaks=[4, 4, 4, 4], card="a9")
    assert laid.round == 2
    assert laid.camps == [4, 4, 4, 4]
    assert (laid.inn, laid.hideouts) == ([0, 0, 0, 0], [])


@pytest.mark.rule("SF-079", "SF-138")
def test_a_new_row_lies_there_with_one_card_face_up() -> None:
    laid = last_card()
    assert [place["gone"] for place in laid.row] == [False] * 5
    assert [place["face_up"] for place in laid.row] == [True] + [False] * 4
    assert laid.card("a") != "a1"
    assert laid.told("round_began")[0]["round"] == 2


@pytest.mark.rule("SF-020", "SF-021")
def test_from_the_fourth_round_on_b_cards_come() -> None:
    assert str(last_card(round=3).card("a")).startswith("b")
    assert str(last_card(round=2).card("a")).startswith("a")


@pytest.mark.rule("SF-080", "B-40")
def test_the_figure_goes_to_the_poorest_but_its_holder() -> None:
    assert next_figure([0, 3, 1, 2], 0) == 2
    laid = last_card(sacks=[3, 2, 1, 0], figure=3, first=0)
    assert laid.figure == 2
    assert list(laid.match.to_act) == [2]


@pytest.mark.rule("SF-081", "SF-154")
def test_of_equally_poor_players_the_nearest_clockwise_has_the_figure() -> None:
    assert next_figure([2, 3, 2, 2], 0) == 2
    assert next_figure([2, 2, 2, 2], 3) == 0


@pytest.mark.rule("B-41")
def test_the_first_player_card_goes_back_to_the_middle() -> None:
    assert last_card().first is None


@pytest.mark.rule("SF-131", "B-9")
def test_most_raiders_in_red_hideouts_bring_one_more_from_the_oak() -> None:
    laid = last_card(
        band("fen", {1: 1}), band("mill", {1: 2, 2: 2}), band("cave", {3: 4}),
        card="a21", advanced=True, camps=[4, 1, 2, 0],
    )  # fmt: skip
    assert laid.told("red_rewarded") == [{"seat": 1, "raiders": 3}]
    assert laid.camps == [4, 5, 4, 4]
    assert laid.oaks == [4, 3, 4, 4]


@pytest.mark.rule("SF-131", "B-9")
def test_all_who_tie_in_red_hideouts_are_rewarded_if_their_oak_has_any() -> None:
    laid = last_card(
        band("fen", {1: 2}), band("mill", {2: 2, 3: 2}),
        card="a21", advanced=True, camps=[4, 2, 2, 6],
    )  # fmt: skip
    assert [told["seat"] for told in laid.told("red_rewarded")] == [1, 2]
    assert laid.camps == [4, 5, 5, 8]


@pytest.mark.rule("SF-131", "B-9")
def test_with_nobody_in_a_red_hideout_nobody_is_rewarded() -> None:
    laid = last_card(band("cave", {1: 2}), card="a21", advanced=True)
    assert laid.told("red_rewarded") == []
    assert last_card(band("mill", {1: 2}), card="a21").told("red_rewarded") == []


@pytest.mark.rule("SF-025", "SF-140")
def test_the_game_ends_with_the_last_card_of_the_sixth_round() -> None:
    laid = last_card(band("fen", {1: 2}), card="b15", round=6)
    assert laid.over
    assert laid.band("fen")["raiders"] == [0, 2, 0, 0]
    assert laid.told("game_over") == [{"scores": [0, 0, 0, 0]}]
    assert laid.refused(0, "look b") == "SF-140"
    assert list(laid.match.to_act) == []


@pytest.mark.rule("SF-141", "SF-142", "B-13", "SF-143")
def test_in_the_last_round_loot_is_turned_into_glory() -> None:
    """Four sacks and a companion: 4 + 2, and 4 for the raid. Older sacks stay sacks."""
    laid = raid("b14", band("abbey", {1: 8}), round=6, camps=[4, 0, 4, 4])
    assert laid.glory[1] == 8
    laid = raid("b14", band("abbey", {1: 4, 2: 4}), round=6, camps=[4, 3, 4, 4])
    laid.say(1, "give 1 companion")
    while laid.phase == "share":
        laid.say(1, laid.moves(1)[0])
    assert sum(laid.glory) == 4 + 4 + 4 + 2
    assert laid.sacks == [2, 2, 2, 2]
    assert laid.oaks[1] == 0
    assert laid.mine == 34


@pytest.mark.rule("SF-142")
def test_in_the_last_round_a_companion_without_a_raider_on_the_oak_is_worth_nothing() -> None:
    laid = raid("b2", band("abbey", {1: 8}), round=6, camps=[4, 0, 4, 4])
    assert laid.glory[1] == 2 + 2


@pytest.mark.rule("B-47")
def test_gold_that_an_informant_pays_in_the_last_round_stays_gold() -> None:
    hollow = band("hollow", {0: 2, 1: 2}, letter="c", target="b", informant=1, escrow=[[0, 6, 0]])
    at_b: Any = {"row": {"b": "b3"}, "looked": {"b": [1]}}
    laid = table(phase="choose", bands=[hollow], advanced=True, round=6, **at_b).say(0, "send b")
    assert laid.glory[0] == 2 + 4
    assert laid.sacks == [4, 0, 2, 2]


def ended(*bands: dict[str, Any], **more: Any) -> Table:
    return last_card(*bands, card="b15", round=6, **more)


@pytest.mark.rule("SF-144")
def test_most_glory_wins() -> None:
    outcome = ended(glory=[3, 7, 5, 7 - 1]).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((1,), None)
    assert outcome.scores == (3, 7, 5, 6)


@pytest.mark.rule("SF-145")
def test_a_tie_goes_to_the_fewest_raiders_on_the_oak() -> None:
    outcome = ended(glory=[7, 7, 5, 7], camps=[4, 5, 4, 4]).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((1,), "oak")


@pytest.mark.rule("B-55", "SF-145")
def test_companions_put_aside_count_as_on_the_oak_when_the_game_ends() -> None:
    """Seats 0 and 1 tie; what was promised to seat 0 was never won."""
    fen = band("fen", {0: 1, 1: 1}, letter="c", target="b", informant=1, escrow=[[0, 3, 2]])
    laid = ended(fen, glory=[7, 7, 5, 1], advanced=True, discard={"messenger": 2})
    outcome = laid.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((0, 1), None)
    assert (laid.oaks, laid.mine) == ([4, 4, 4, 4], 34)
    assert laid.band("fen")["escrow"] == []


@pytest.mark.rule("SF-146")
def test_then_to_the_most_sacks() -> None:
    outcome = ended(glory=[7, 7, 5, 7], sacks=[2, 3, 5, 4]).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((3,), "sacks")


@pytest.mark.rule("B-32")
def test_who_is_still_tied_shares_the_victory() -> None:
    outcome = ended(glory=[7, 7, 5, 7]).match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.tie_break) == ((0, 1, 3), None)
    partly = ended(glory=[7, 7, 5, 7], camps=[5, 5, 4, 4]).match.outcome
    assert partly is not None
    assert (partly.winners, partly.tie_break) == ((0, 1), "oak")


@pytest.mark.rule("B-42")
def test_a_camp_that_fills_up_in_the_raid_phase_is_not_awarded_again() -> None:
    laid = table(camps=[1, 0, 0, 0], oaks=[4] * 4, emptied=[1, 2, 3], first=2, glory=[0, 1, 0, 0])
    laid.say(0, "look b")
    assert (laid.first, laid.glory) == (2, [0, 1, 0, 0])
