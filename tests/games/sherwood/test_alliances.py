"""Alliances by the basic rules: drafted, proposed, answered, placed."""

import pytest

from games.sherwood.tables import band, table

HIDE = ("hide cave", "bring 2")


@pytest.mark.rule("SF-047", "SF-048", "SF-088")
def test_when_all_agree_the_raiders_are_placed_at_once_under_the_active_player() -> None:
    laid = table().say(0, *HIDE, "invite 1 3", "invite 3 1", "propose").agree()
    found = laid.band("cave")
    assert (found["leader"], found["raiders"], found["letter"]) == (0, [2, 3, 0, 1], None)
    assert laid.camps == [2, 1, 4, 3]
    assert list(laid.match.to_act) == [1]
    assert laid.told("allied") == [
        {"seat": 0, "hideout": "cave", "raiders": {"0": 2, "1": 3, "3": 1}}
    ]


@pytest.mark.rule("SF-082", "SF-084")
def test_exactly_those_who_are_named_are_asked() -> None:
    laid = table().say(0, *HIDE, "invite 1 3", "invite 3 1", "propose")
    assert list(laid.match.to_act) == [1, 3]
    assert laid.refused(2, "accept") == "SF-082"
    assert laid.view(2)["draft"] == {"hideout": "cave", "raiders": {"0": 2, "1": 3, "3": 1}}


@pytest.mark.rule("SF-049")
def test_one_refusal_ends_the_alliance_and_another_action_is_free() -> None:
    laid = table().say(0, *HIDE, "invite 1 3", "invite 3 1", "propose").agree(1)
    assert laid.told("declined") == [{"seats": [3]}]
    assert laid.camps == [4, 4, 4, 4]
    assert laid.verbs(0) == {"donate", "look", "buy", "recruit", "hide"}


@pytest.mark.rule("SF-049")
def test_a_draft_can_be_dropped_for_another_action() -> None:
    laid = table().say(0, *HIDE, "invite 1 3", "drop", "look b")
    assert laid.inn[0] == 1


@pytest.mark.rule("SF-049", "B-49")
def test_talks_are_limited_but_one_may_always_go_alone() -> None:
    laid = table(options={"talks": 1}).say(0, *HIDE, "invite 1 3", "propose").agree(0)
    laid.say(0, "hide mill")
    assert laid.verbs(0) == {"place", "drop"}
    assert laid.refused(0, "bring 2") == "B-49"


@pytest.mark.rule("SF-082")
def test_nobody_but_the_active_player_drafts() -> None:
    laid = table()
    for move in ("hide cave", "place 1", "bring 1", "invite 2 1", "propose", "drop"):
        assert laid.refused(1, move) == "SF-028"


@pytest.mark.rule("SF-082")
def test_an_alliance_needs_somebody_else() -> None:
    laid = table().say(0, *HIDE)
    assert laid.refused(0, "propose") == "SF-082"
    assert laid.refused(0, "invite 0 1") == "SF-082"
    assert laid.refused(0, "invite 5 1") == "SF-001"


@pytest.mark.rule("SF-084", "B-21")
def test_an_ally_comes_with_at_least_one_raider_and_no_more_than_are_in_camp() -> None:
    laid = table(camps=[4, 2, 0, 4], oaks=[4, 4, 4, 4]).say(0, *HIDE)
    assert [m for m in laid.moves(0) if "invite 1" in m] == ["invite 1 1", "invite 1 2"]
    assert [m for m in laid.moves(0) if "invite 2" in m] == []
    assert laid.refused(0, "invite 1 3") == "SF-084"
    laid.say(0, "invite 1 1")
    assert laid.refused(0, "invite 1 2") == "SF-084"


@pytest.mark.rule("SF-084")
def test_with_every_other_camp_empty_there_is_nobody_to_ask() -> None:
    laid = table(camps=[4, 0, 0, 0], oaks=[4] * 4).say(0, "hide cave")
    assert laid.verbs(0) == {"place", "drop"}
    assert laid.refused(0, "bring 1") == "SF-084"


@pytest.mark.rule("SF-047")
def test_the_leader_says_first_how_many_raiders_they_bring() -> None:
    laid = table().say(0, "hide cave")
    assert laid.refused(0, "invite 1 1") == "SF-047"
    laid.say(0, "bring 2")
    assert laid.refused(0, "bring 2") == "SF-047"
    assert laid.refused(0, "bring 5") == "SF-043"
    assert laid.refused(0, "place 2") == "SF-049"
    assert laid.refused(0, "look b") == "SF-049"


@pytest.mark.rule("SF-083")
def test_others_may_suggest_where_how_strong_and_with_which_card_they_would_join() -> None:
    laid = table(hands={2: {"sword": 1}})
    assert list(laid.match.may_act) == [1, 2, 3]
    laid.say(2, "suggest mill 3", "suggest sword")
    assert laid.suggestions == [[2, "suggest mill 3"], [2, "suggest sword"]]
    assert laid.told("suggested")[0] == {"seat": 2, "to": 0, "words": "suggest mill 3"}
    assert list(laid.match.to_act) == [0]


@pytest.mark.rule("SF-083", "B-49")
def test_suggestions_are_counted_so_that_talks_end() -> None:
    laid = table(hands={2: {"sword": 1}}).say(2, "suggest mill 3", "suggest sword")
    assert laid.refused(2, "suggest mill 2") == "B-49"
    assert list(laid.match.may_act) == [1, 3]
    laid.say(1, "suggest mill 3")
    assert laid.refused(1, "suggest mill 3") == "B-49"
    assert list(table(options={"suggestions": 0}).match.may_act) == []


@pytest.mark.rule("SF-083")
def test_who_has_nothing_else_to_suggest_is_not_heard_again() -> None:
    others = ["gallows", "hollow", "ravine", "thicket", "abbey", "brook", "ruin", "mill"]
    taken = [band(one, {n % 2: 1}) for n, one in enumerate([*others, "bracken", "fen", "ford"])]
    laid = table(bands=taken, camps=[1, 0, 1, 2])
    assert list(laid.match.may_act) == [2, 3]
    laid.say(2, "suggest cave 1")
    assert laid.refused(2, "suggest cave 1") == "B-49"
    assert list(laid.match.may_act) == [3]
    full = table(bands=[*taken, band("cave", {2: 1})], camps=[1, 0, 1, 2], hands={3: {"staff": 1}})
    assert list(full.match.may_act) == [3]


@pytest.mark.rule("SF-083", "SF-084")
def test_a_suggestion_is_about_a_free_hideout_raiders_in_camp_and_cards_in_hand() -> None:
    laid = table(
        bands=[band("mill", {1: 1})], camps=[4, 3, 4, 0], oaks=[4] * 4, hands={2: {"sword": 1}}
    )
    assert laid.refused(2, "suggest mill 1") == "B-20"
    assert laid.refused(1, "suggest cave 4") == "SF-083"
    assert laid.refused(1, "suggest sword") == "SF-083"
    assert laid.refused(3, "suggest cave 1") == "SF-083"
    assert laid.refused(0, "suggest cave 1") == "SF-083"


@pytest.mark.rule("SF-085", "SF-086", "B-4")
def test_loot_and_gold_are_no_terms_of_a_basic_alliance() -> None:
    """What has been seen may be told, truly or not: that is talk, and never a move."""
    laid = table(looked={"b": [0]}, row={"b": "a9"}).say(0, *HIDE, "invite 1 2")
    for move in ("share 1 1 sacks", "pay 1 1", "charge 1 1", "target b by 0"):
        assert laid.refused(0, move) == "SF-085"
    assert laid.refused(2, "suggest 2 parts") == "SF-085"
    assert laid.refused(2, "suggest target b") == "SF-085"
    assert not [m for m in laid.moves(2) if "parts" in m or "target" in m]


@pytest.mark.rule("SF-087", "SF-137")
def test_promised_cards_are_laid_open_and_marked_with_the_hideout() -> None:
    laid = table(hands={0: {"staff": 1}, 1: {"sword": 2}})
    laid.say(0, *HIDE, "invite 1 2", "ask 1 sword", "pledge staff", "propose").agree()
    found = laid.band("cave")
    assert found["letter"] == "c"
    assert found["pledges"] == [[1, "sword"], [0, "staff"]]
    assert (laid.hand(0), laid.hand(1)) == ({}, {"sword": 1})
    assert laid.told("allied")[0]["letter"] == "c"


@pytest.mark.rule("SF-087", "B-53")
def test_who_says_yes_and_cannot_show_the_card_has_declined() -> None:
    laid = table(hands={1: {"staff": 1}}).say(0, *HIDE, "invite 1 2", "ask 1 sword", "propose")
    assert laid.moves(1) == ["decline", "accept"]
    laid.say(1, "accept")
    assert laid.told("declined") == [{"seats": [1]}]
    assert laid.band("cave") == {}


@pytest.mark.rule("B-53")
@pytest.mark.parametrize(("pledge", "reply"), [("staff", "decline"), ("longbow", "accept")])
def test_a_leader_who_names_a_card_answers_too(pledge: str, reply: str) -> None:
    laid = table(hands={0: {"staff": 1}})
    laid.say(0, *HIDE, "invite 1 2", f"pledge {pledge}", "propose")
    assert list(laid.match.to_act) == [0, 1]
    laid.say(1, "accept").say(0, reply)
    assert laid.told("declined") == [{"seats": [0]}]
    assert laid.view(2)["shown"] == [{}, {}, {}, {}]


@pytest.mark.rule("SF-046", "SF-087")
def test_one_card_a_raider_is_promised_at_most() -> None:
    laid = table(hands={0: {"staff": 3}, 1: {"sword": 2}})
    laid.say(0, "hide cave", "bring 1", "invite 1 1", "pledge staff", "ask 1 sword")
    assert laid.refused(0, "pledge staff") == "SF-046"
    assert laid.refused(0, "ask 1 staff") == "SF-046"
    assert table().say(0, *HIDE, "invite 1 1").refused(0, "pledge sword") == "SF-046"
    assert table().say(0, *HIDE).refused(0, "ask 1 sword") == "SF-084"
    assert table().say(0, *HIDE).refused(0, "ask 0 sword") == "SF-082"


@pytest.mark.rule("SF-046")
def test_the_leader_brings_a_raider_for_each_card_that_is_promised() -> None:
    laid = table(hands={0: {"staff": 3}}).say(0, *HIDE, "invite 1 1", "pledge staff")
    laid.say(0, "pledge staff")
    assert [m for m in laid.moves(0) if m.startswith("bring")] == ["bring 3", "bring 4"]
    assert laid.refused(0, "bring 1") == "SF-046"


@pytest.mark.rule("SF-004")
def test_no_more_cards_are_named_than_there_are() -> None:
    hands = {1: {"longbow": 2}, 2: {"longbow": 2}, 3: {"staff": 1}}
    laid = table(hands=hands).say(0, *HIDE, "invite 1 2", "invite 2 2", "invite 3 1")
    laid.say(0, "ask 1 longbow", "ask 1 longbow", "ask 2 longbow", "ask 2 longbow")
    assert laid.refused(0, "ask 3 longbow") == "SF-004"


@pytest.mark.rule("SF-087")
def test_a_promised_card_is_named_in_the_basic_game() -> None:
    laid = table(hands={1: {"sword": 2}}).say(0, *HIDE, "invite 1 2")
    assert laid.refused(0, "ask 1 card") == "SF-087"
    assert laid.refused(0, "pledge card") == "SF-087"


@pytest.mark.rule("B-24")
def test_with_all_six_pairs_in_use_no_card_can_be_promised() -> None:
    names = ["gallows", "hollow", "ravine", "thicket", "abbey", "brook"]
    marked = [
        band(name, {3: 1}, letter=letter, pledges=[[3, "sword"]])
        for name, letter in zip(names, "cdefgh", strict=True)
    ]
    laid = table(bands=marked, camps=[4, 4, 4, 1], hands={0: {"staff": 1}, 1: {"staff": 1}})
    laid.say(0, "hide cave", "bring 2", "invite 1 2")
    assert laid.refused(0, "pledge staff") == "B-24"
    assert laid.refused(0, "ask 1 staff") == "B-24"


@pytest.mark.rule("SF-089", "SF-045")
def test_nothing_can_be_added_to_a_band_once_it_is_placed() -> None:
    laid = table().say(0, *HIDE, "invite 1 2", "propose").agree()
    assert laid.refused(1, "hide cave") == "B-20"


@pytest.mark.rule("SF-098")
def test_answers_are_sealed_and_given_once() -> None:
    laid = table().say(0, *HIDE, "invite 1 2", "invite 2 2", "propose").say(1, "accept")
    assert laid.refused(1, "decline") == "SF-098"
    assert laid.refused(0, "look b") == "SF-098"
    assert laid.refused(0, "drop") == "SF-098"
    assert laid.view(1)["sealed"] == "accept"
    assert laid.view(2)["sealed"] is None
    assert laid.view(2)["to_act"] == [2]


@pytest.mark.rule("SF-087", "B-53")
def test_nobody_has_shown_a_card_unless_all_agree() -> None:
    laid = table(hands={0: {"staff": 1}, 1: {"sword": 1}})
    laid.say(0, *HIDE, "invite 1 2", "invite 2 1", "ask 1 sword", "pledge staff", "propose")
    assert laid.view(3)["shown"] == [{}, {}, {}, {}]
    laid.agree(0, 1)
    assert laid.told("declined") == [{"seats": [2]}]
    assert laid.view(3)["shown"] == [{}, {}, {}, {}]


@pytest.mark.rule("SF-082")
def test_nobody_sees_what_another_drafts() -> None:
    laid = table()
    before = [laid.view(seat) for seat in (1, 2, 3, None)]
    laid.say(0, *HIDE, "invite 1 2")
    assert [laid.view(seat) for seat in (1, 2, 3, None)] == before
    assert laid.view(0)["phase"] == "draft"
