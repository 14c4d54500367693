"""The five actions and what they cost."""

import pytest

from games.sherwood.tables import PACK, band, fresh, table
from hoodwink.games.sherwood.setting import content_of


@pytest.mark.rule("SF-032", "SF-152")
def test_with_five_sacks_every_action_is_open() -> None:
    laid = table(sacks=[5, 2, 2, 2])
    assert laid.verbs(0) == {"donate", "look", "buy", "recruit", "hide"}


@pytest.mark.rule("SF-031", "SF-152")
def test_with_six_sacks_one_must_donate() -> None:
    laid = table(sacks=[6, 2, 2, 2])
    assert laid.moves(0) == [f"donate {n}" for n in range(1, 7)]
    assert laid.match.fallback(0).text == "donate 1"
    for move in ("look b", "buy", "recruit", "hide cave"):
        assert laid.refused(0, move) == "SF-031"


@pytest.mark.rule("SF-033", "SF-034", "SF-027")
def test_a_donation_returns_sacks_to_the_mine_for_glory() -> None:
    laid = table(sacks=[4, 2, 2, 2]).say(0, "donate 3")
    assert (laid.sacks[0], laid.glory[0], laid.mine) == (1, 3, 35)
    assert (laid.camps[0], laid.church[0]) == (3, 1)
    assert laid.told("donated") == [{"seat": 0, "sacks": 3}]


@pytest.mark.rule("SF-033", "B-2")
def test_a_donation_is_at_least_one_sack_and_no_more_than_there_are() -> None:
    assert [m for m in table(sacks=[2, 2, 2, 2]).moves(0) if "donate" in m] == [
        "donate 1",
        "donate 2",
    ]
    assert table(sacks=[0, 2, 2, 2]).refused(0, "donate 1") == "B-2"


@pytest.mark.rule("B-2", "SF-031")
def test_who_is_still_too_rich_must_donate_again() -> None:
    laid = table(sacks=[8, 2, 2, 2]).say(0, "donate 1")
    for seat in (1, 2, 3):
        laid.say(seat, "look b")
    assert laid.verbs(0) == {"donate"}


@pytest.mark.rule("SF-035", "SF-036", "SF-134")
def test_a_look_tells_one_player_the_card_and_all_that_there_was_a_look() -> None:
    laid = table().say(0, "look c")
    assert laid.inn[0] == 1
    assert laid.card("c", 0) is not None
    assert laid.card("c", 1) is None
    assert laid.card("c", None) is None
    (place,) = (place for place in laid.row if place["place"] == "c")
    assert (place["looked_by"], place["markers"], place["face_up"]) == ([0], [0], False)
    assert "card" in laid.told("looked", 0)[0]
    assert laid.told("looked", 1) == [{"seat": 0, "place": "c"}]


@pytest.mark.rule("SF-037")
def test_several_players_may_look_at_the_same_card() -> None:
    laid = table().say(0, "look c").say(1, "look c")
    assert laid.card("c", 0) == laid.card("c", 1)
    assert laid.card("c", 2) is None


@pytest.mark.rule("SF-038", "SF-013")
def test_without_a_free_marker_one_may_look_but_nothing_marks_it() -> None:
    laid = table(camps=[5, 1, 1, 1])
    for place in "bcd":
        laid.say(0, f"look {place}")
        for seat in (1, 2, 3):
            if seat in laid.match.to_act:
                laid.say(seat, "look b")
    marked = [place["place"] for place in laid.row if 0 in place["markers"]]
    assert marked == ["b", "c"]
    assert laid.card("d", 0) is not None


@pytest.mark.rule("SF-038")
def test_without_the_memory_aid_the_view_forgets_what_was_seen() -> None:
    laid = table(options={"memory": False}).say(0, "look c")
    assert laid.card("c", 0) is None
    assert "card" in laid.told("looked", 0)[0]


@pytest.mark.rule("B-3", "SF-056")
def test_only_face_down_cards_of_the_row_can_be_looked_at() -> None:
    laid = table()
    assert [m for m in laid.moves(0) if "look" in m] == ["look b", "look c", "look d", "look e"]
    assert laid.refused(0, "look a") == "B-3"
    assert laid.refused(0, "look f") == "SF-018"


@pytest.mark.rule("SF-039a", "SF-039b", "SF-135")
def test_equipment_costs_a_sack_and_goes_secretly_to_the_hand() -> None:
    laid = table().say(0, "buy")
    assert (laid.sacks[0], laid.mine, laid.merchant[0]) == (1, 35, 1)
    assert sum(laid.hand(0).values()) == 1
    assert laid.held == [1, 0, 0, 0]
    assert laid.told("bought", 1) == [{"seat": 0}]
    assert "equipment" in laid.told("bought", 0)[0]


@pytest.mark.rule("SF-040", "SF-135")
def test_nobody_buys_a_fourth_card() -> None:
    assert table(hands={0: {"staff": 3}}).refused(0, "buy") == "SF-040"
    assert "buy" in table(hands={0: {"staff": 2}}).moves(0)


@pytest.mark.rule("B-19")
def test_buying_and_recruiting_need_the_gold() -> None:
    poor = table(sacks=[0, 2, 2, 2])
    assert poor.refused(0, "buy") == "B-19"
    assert table(sacks=[1, 2, 2, 2]).refused(0, "recruit") == "B-19"


@pytest.mark.rule("B-17")
def test_an_empty_deck_is_made_again_from_the_discard() -> None:
    laid = table(
        hands={1: {"staff": 6}, 2: {"sword": 6}},
        discard={"longbow": 4, "staff": 2},
    ).say(0, "buy")
    assert laid.told("reshuffled") == [{"cards": 6}]
    assert (laid.deck, laid.discard) == (5, {})


@pytest.mark.rule("B-17")
def test_the_deck_is_made_again_though_nobody_listens() -> None:
    laid = table(hands={1: {"staff": 8}, 2: {"sword": 6}}, discard={"longbow": 4})
    laid.match.play(0, "buy")
    assert (laid.deck, laid.discard, laid.hand(0)) == (3, {}, {"longbow": 1})


@pytest.mark.rule("B-17")
def test_nothing_can_be_bought_when_deck_and_discard_are_empty() -> None:
    laid = table(hands={1: {"staff": 8}, 2: {"sword": 6}, 3: {"longbow": 4}})
    assert laid.refused(0, "buy") == "B-17"


@pytest.mark.rule("SF-041a", "SF-041b", "SF-042")
def test_a_recruit_costs_two_sacks_and_waits_on_the_market_square() -> None:
    laid = table().say(0, "recruit")
    assert (laid.sacks[0], laid.mine) == (0, 36)
    assert (laid.camps[0], laid.oaks[0], laid.market[0]) == (3, 3, 2)


@pytest.mark.rule("B-18")
def test_nobody_recruits_from_an_empty_oak() -> None:
    assert table(camps=[8, 4, 4, 4]).refused(0, "recruit") == "B-18"


@pytest.mark.rule("SF-043", "SF-044", "SF-045")
def test_alone_one_leads_as_many_raiders_as_one_likes() -> None:
    laid = table().say(0, "hide cave", "place 3")
    found = laid.band("cave")
    assert (found["leader"], found["raiders"]) == (0, [3, 0, 0, 0])
    assert laid.camps[0] == 1
    assert laid.told("occupied") == [{"seat": 0, "hideout": "cave", "raiders": 3}]
    assert laid.refused(1, "hide cave") == "B-20"


@pytest.mark.rule("SF-043")
def test_at_least_one_raider_goes_and_no_more_than_are_in_camp() -> None:
    laid = table(camps=[2, 4, 4, 4]).say(0, "hide cave")
    assert [m for m in laid.moves(0) if "place" in m] == ["place 1", "place 2"]
    assert laid.refused(0, "place 3") == "SF-043"
    assert table().refused(0, "place 1") == "SF-043"


@pytest.mark.rule("B-20", "SF-043")
def test_a_hideout_holds_one_band() -> None:
    laid = table(bands=[band("cave", {1: 2})])
    assert "hide cave" not in laid.moves(0)
    assert laid.refused(0, "hide cave") == "B-20"


@pytest.mark.rule("B-22")
def test_when_every_hideout_is_taken_and_there_is_no_gold_the_inn_remains() -> None:
    names = content_of(PACK).board.hideouts
    taken = [band(name, {1 + n % 3: 1}) for n, name in enumerate(names)]
    laid = table(bands=taken, camps=[4, 1, 1, 1], sacks=[0, 2, 2, 2])
    assert laid.verbs(0) == {"look"}
    assert laid.match.fallback(0).text == "look b"


@pytest.mark.rule("SF-028", "SF-030")
def test_turns_go_clockwise_past_empty_camps() -> None:
    laid = table(camps=[4, 4, 0, 4], oaks=[4, 4, 4, 4], emptied=[2])
    laid.say(0, "look b").say(1, "look b")
    assert list(laid.match.to_act) == [3]
    assert laid.refused(2, "look b") == "SF-028"


@pytest.mark.rule("SF-025", "SF-029")
def test_planning_lasts_until_every_camp_is_empty() -> None:
    laid = fresh(3)
    while laid.phase == "action":
        assert sum(laid.camps) > 0
        laid.say(laid.turn, "look b")
    assert laid.camps == [0, 0, 0]
    assert laid.phase == "choose"
    assert laid.refused(0, "look b") == "SF-025"


@pytest.mark.rule("SF-050", "SF-051", "B-42")
def test_the_first_empty_camp_earns_glory_and_the_second_the_first_player_card() -> None:
    laid = table(camps=[1, 2, 4, 1], oaks=[4, 4, 4, 4])
    laid.say(0, "look b")
    assert laid.glory == [1, 0, 0, 0]
    assert laid.told("emptied_first") == [{"seat": 0}]
    laid.say(1, "look b").say(2, "look b").say(3, "look b")
    assert laid.glory == [1, 0, 0, 0]
    assert laid.first == 3
    assert laid.told("took_first_player_card") == [{"seat": 3}]


@pytest.mark.rule("SF-052", "SF-153")
def test_of_camps_emptied_at_once_the_active_player_comes_first_then_clockwise() -> None:
    laid = table(camps=[1, 4, 1, 1], oaks=[4, 4, 4, 4], turn=2)
    laid.say(2, "hide cave", "bring 1", "invite 0 1", "invite 3 1", "propose").agree()
    assert laid.glory == [0, 0, 1, 0]
    assert laid.first == 3
