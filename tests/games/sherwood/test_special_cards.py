"""Provisions, Cape and Messenger."""

from typing import Any

import pytest

from games.sherwood.tables import Table, band, raid, table

ONLY = {
    "cape": {"messenger": 2, "provisions": 2},
    "messenger": {"cape": 2, "provisions": 2},
    "provisions": {"cape": 2, "messenger": 2},
}


def with_card(kind: str, card: str, *bands: dict[str, Any], **more: Any) -> Table:
    """Seat 1 holds a special card of this kind; the others of the special kinds are used up."""
    hands = more.pop("hands", {1: {kind: 1}})
    return raid(card, *bands, advanced=True, hands=hands, discard=ONLY[kind], **more)


@pytest.mark.rule("SF-125")
def test_with_provisions_your_own_raiders_stay_after_a_raid() -> None:
    laid = with_card("provisions", "a13", band("hollow", {1: 3, 2: 2}))
    assert laid.phase == "provisions"
    assert laid.moves(1) == ["let be", "provisions"]
    laid.say(1, "provisions")
    assert laid.band("hollow")["raiders"] == [0, 3, 0, 0]
    assert laid.camps == [4, 1, 4, 4]
    assert laid.told("stayed") == [{"seat": 1, "hideout": "hollow"}]
    assert laid.discard["provisions"] == 1


@pytest.mark.rule("SF-125")
def test_who_stayed_goes_home_after_another_raid() -> None:
    laid = table(
        phase="choose",
        advanced=True,
        bands=[band("hollow", {1: 5})],
        camps=[4, 0, 4, 4],
        row={"a": "a13", "b": "a9"},
        looked={"b": [2]},
        hands={1: {"provisions": 1}},
        discard=ONLY["provisions"],
    )
    laid.say(0, "send a").say(1, "provisions")
    assert laid.band("hollow")["raiders"] == [0, 5, 0, 0]
    laid.say(1, "send b")
    assert len(laid.told("raided")) == 2
    assert laid.band("hollow") == {}
    assert laid.camps[1] == 5


@pytest.mark.rule("SF-125")
def test_provisions_may_be_kept() -> None:
    laid = with_card("provisions", "a9", band("hollow", {1: 4})).say(1, "let be")
    assert laid.band("hollow") == {}
    assert laid.hand(1) == {"provisions": 1}


@pytest.mark.rule("SF-125")
def test_beating_the_sheriff_is_a_successful_raid_too() -> None:
    laid = with_card("provisions", "sheriff-a1", band("hollow", {1: 4})).say(1, "provisions")
    assert laid.band("hollow")["raiders"] == [0, 4, 0, 0]


@pytest.mark.rule("B-26")
def test_when_the_leader_leaves_the_next_who_stays_leads() -> None:
    hands = {1: {"provisions": 1}, 3: {"provisions": 1}}
    laid = with_card("provisions", "a16", band("fen", {2: 2, 1: 2, 3: 1}), hands=hands)
    laid.answer(s1="provisions", s3="provisions")
    assert laid.band("fen")["leader"] == 3
    assert laid.band("fen")["raiders"] == [0, 2, 0, 1]


@pytest.mark.rule("B-26")
def test_a_leader_who_stays_leads_on() -> None:
    laid = with_card("provisions", "a13", band("hollow", {1: 3, 2: 2})).answer(s1="provisions")
    assert laid.band("hollow")["leader"] == 1


@pytest.mark.rule("SF-125", "B-45")
def test_everybody_in_the_band_with_a_hand_is_asked_so_that_asking_tells_nothing() -> None:
    hands = {1: {"provisions": 1}, 2: {"staff": 1}, 3: {"staff": 1}}
    laid = with_card("provisions", "a13", band("hollow", {1: 3, 2: 2}), hands=hands)
    assert list(laid.match.to_act) == [1, 2]
    assert laid.moves(2) == ["let be"]
    assert laid.refused(2, "provisions") == "B-45"
    assert laid.refused(3, "provisions") == "SF-125"
    laid.say(1, "let be")
    assert laid.refused(1, "provisions") == "B-45"


@pytest.mark.rule("SF-140", "B-45")
def test_after_the_very_last_card_nobody_is_asked_for_provisions() -> None:
    laid = with_card("provisions", "b3", band("hollow", {1: 4}), round=6, gone="bcde")
    assert laid.over


@pytest.mark.rule("SF-126", "SF-127")
@pytest.mark.parametrize(("word", "there"), [("cape stay", 3), ("cape return", 0)])
def test_under_a_cape_nothing_is_lost_and_one_stays_or_goes(word: str, there: int) -> None:
    laid = with_card(
        "cape", "sheriff-b3", band("abbey", {2: 2, 1: 3}), glory=[9, 9, 9, 9], camps=[4, 3, 4, 4]
    )
    assert laid.moves(1) == ["let be", "cape stay", "cape return"]
    laid.say(1, word)
    assert laid.glory == [9, 9, 7, 9]
    assert laid.told("lost") == [{"seat": 2, "glory": 2, "raiders": 2}]
    assert laid.told("wore_cape") == [{"seat": 1, "stays": there == 3}]
    assert laid.camps[1] == 6 - there
    found = laid.band("abbey")
    assert (found["leader"] if found else None) == (1 if there else None)


@pytest.mark.rule("SF-126")
def test_a_cape_may_be_kept_for_another_day() -> None:
    laid = with_card("cape", "sheriff-b3", band("abbey", {1: 3}), camps=[4, 3, 4, 4]).answer()
    assert laid.hand(1) == {"cape": 1}
    assert laid.told("lost")[0]["raiders"] == 2


@pytest.mark.rule("SF-126")
def test_a_cape_helps_only_against_the_sheriff() -> None:
    laid = with_card("cape", "a13", band("hollow", {1: 1}))
    assert laid.phase == "choose"
    assert laid.refused(1, "cape stay") == "SF-126"


@pytest.mark.rule("B-37")
@pytest.mark.parametrize(("leader", "then"), [(1, 1), (0, 1), (2, 3)])
def test_of_two_under_capes_the_old_leader_or_the_next_clockwise_leads(
    leader: int, then: int
) -> None:
    hands = {1: {"cape": 1}, 3: {"cape": 1}}
    raiders = {0: 1, 1: 1, 2: 1, 3: 1}
    laid = with_card("cape", "sheriff-b5", band("fen", raiders, leader=leader), hands=hands)
    laid.answer(s1="cape stay", s3="cape stay")
    assert laid.band("fen")["leader"] == then
    assert laid.band("fen")["raiders"] == [0, 1, 0, 1]


@pytest.mark.rule("B-45")
def test_who_has_chosen_about_a_cape_cannot_choose_again() -> None:
    hands = {1: {"cape": 1}, 3: {"cape": 1}}
    laid = with_card("cape", "sheriff-b5", band("fen", {1: 1, 3: 1}), hands=hands)
    laid.say(1, "cape stay")
    assert laid.refused(1, "cape return") == "B-45"
    assert laid.refused(1, "let be") == "B-45"


@pytest.mark.rule("B-27")
def test_special_cards_have_no_strength_and_need_no_raider() -> None:
    """One raider uses a staff and still wears a cape."""
    hands = {1: {"cape": 1, "staff": 1}}
    laid = with_card("cape", "sheriff-a1", band("hollow", {1: 1}), hands=hands)
    assert laid.moves(1) == ["pass", "use staff"]
    laid.say(1, "use staff")
    assert laid.phase == "cape"
    assert laid.moves(1) == ["let be", "cape stay", "cape return"]


@pytest.mark.rule("SF-128", "SF-130")
def test_a_messenger_names_a_new_destination() -> None:
    laid = with_card("messenger", "a21", band("mill", {2: 2}), band("ford", {3: 2}))
    assert laid.phase == "messenger"
    assert laid.moves(1) == ["let be", "messenger york", "messenger lincoln"]
    laid.say(1, "messenger lincoln")
    assert laid.told("redirected") == [{"seat": 1, "to": "lincoln"}]
    assert [told["hideout"] for told in laid.told("passed_by")] == ["ford"]
    assert laid.told("escaped")[0]["to"] == "lincoln"
    assert laid.discard["messenger"] == 1


@pytest.mark.rule("SF-128")
def test_whoever_sent_the_card_cannot_redirect_it() -> None:
    laid = with_card("messenger", "a21", band("mill", {2: 2}), hands={0: {"messenger": 1}})
    assert laid.phase == "choose"
    both = {0: {"messenger": 1}, 2: {"staff": 1}}
    laid = with_card("messenger", "a21", band("mill", {2: 2}), hands=both)
    assert list(laid.match.to_act) == [2]
    assert laid.refused(0, "messenger york") == "SF-128"
    assert laid.refused(2, "messenger york") == "B-45"


@pytest.mark.rule("SF-129")
def test_the_messenger_may_wait_until_bands_have_been_passed_but_not_beyond_the_crossing() -> None:
    laid = with_card(
        "messenger", "a21", band("hollow", {2: 1}), band("bracken", {2: 1}), band("mill", {3: 2})
    )
    laid.say(1, "let be")
    assert laid.told("passed_by")[-1]["hideout"] == "hollow"
    assert laid.phase == "messenger"
    laid.say(1, "let be")
    assert [told["hideout"] for told in laid.told("passed_by")] == ["hollow", "bracken", "mill"]
    assert laid.phase == "choose"


@pytest.mark.rule("SF-129")
def test_the_cart_never_turns_back() -> None:
    laid = with_card("messenger", "a21", band("mill", {2: 2}))
    assert laid.refused(1, "messenger nottingham") == "SF-129"
    assert laid.refused(1, "messenger derby") == "SF-128"


@pytest.mark.rule("SF-130", "B-8")
def test_each_player_plays_one_messenger_a_card_but_another_may_react() -> None:
    hands = {1: {"messenger": 1}, 2: {"messenger": 1}, 3: {"staff": 1}}
    laid = with_card("messenger", "a21", band("mill", {0: 2}), hands=hands)
    laid.answer(s1="messenger york")
    assert laid.phase == "messenger"
    assert list(laid.match.to_act) == [2, 3]
    laid.answer(s2="messenger lincoln")
    assert [told["to"] for told in laid.told("redirected")] == ["york", "lincoln"]
    assert laid.told("escaped")[0]["to"] == "lincoln"


@pytest.mark.rule("B-8")
def test_by_option_there_is_one_messenger_a_card_in_all() -> None:
    hands = {1: {"messenger": 1}, 2: {"messenger": 1}}
    laid = with_card(
        "messenger", "a21", band("mill", {0: 2}), hands=hands, options={"messengers": "one"}
    )
    laid.answer(s1="messenger york")
    assert laid.phase == "choose"


@pytest.mark.rule("B-45")
def test_of_two_messengers_at_once_the_first_clockwise_is_played_and_the_other_kept() -> None:
    hands = {1: {"messenger": 1}, 3: {"messenger": 1}}
    mill = band("mill", {0: 2})
    laid = with_card("messenger", "a21", mill, hands=hands, turn=2, first=2, send=False)
    laid.say(2, "send a").answer(s1="messenger york", s3="messenger lincoln")
    assert laid.told("redirected") == [{"seat": 3, "to": "lincoln"}]
    assert laid.hand(1) == {"messenger": 1}
    assert list(laid.match.to_act) == [1]


@pytest.mark.rule("B-45")
def test_nobody_is_asked_for_a_messenger_when_no_band_lies_ahead_or_none_is_left() -> None:
    assert with_card("messenger", "a21").phase == "choose"
    mill = band("mill", {2: 2})
    held = {1: {"staff": 1}}
    used = raid("a21", mill, advanced=True, hands=held, discard={"messenger": 2})
    assert used.phase == "choose"
    assert used.refused(1, "let be") == "B-45"
    both = {1: {"messenger": 1}, 3: {"staff": 1}}
    asked = with_card("messenger", "a21", mill, hands=both)
    asked.say(1, "let be")
    assert asked.refused(1, "let be") == "B-45"
