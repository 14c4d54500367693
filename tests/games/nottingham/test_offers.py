"""Offers: how they are made, answered, shown and taken back."""

import pytest

from games.nottingham.tables import face_down, fresh, haggling, table
from hoodwink import BatchError

SHERIFF, RED, GREEN, BLUE = 0, 1, 2, 3


@pytest.mark.rule("SN-090")
def test_hand_cards_cannot_be_offered() -> None:
    at = haggling().say(RED, "draft pass 1")
    assert "add crossbow" not in at.moves(RED)
    assert at.why_not(RED, "add crossbow") == "SN-090"
    assert {"add apple", "add cheese", "add silk", "add mead"} <= set(at.moves(RED))


@pytest.mark.rule("SN-089c", "SN-089d")
def test_no_more_goods_can_be_offered_than_lie_on_the_stall() -> None:
    at = haggling().say(RED, "draft pass 1", *["add apple"] * 3, "add silk")
    assert at.why_not(RED, "add apple") == "SN-090"
    assert at.why_not(RED, "add silk") == "SN-090"


@pytest.mark.rule("SN-091")
def test_coins_that_are_not_there_cannot_be_offered() -> None:
    at = table(bags={RED: "silk"}, coins=[50, 12, 88, 50]).say(RED, "draft pass 1")
    assert "add coins 20" not in at.moves(RED)
    at.say(RED, "add coins 10")
    assert at.why_not(RED, "add coins 5") == "SN-091"
    at.say(RED, "add coins 1", "add coins 1")
    assert at.why_not(RED, "add coins 1") == "SN-091"


@pytest.mark.rule("SN-089a")
def test_an_offer_has_to_give_something() -> None:
    at = haggling().say(RED, "draft pass 1", "ask inspect 2")
    assert at.why_not(RED, "offer") == "SN-089a"
    at.say(RED, "promise inspect 2")
    assert "offer" in at.moves(RED)


@pytest.mark.rule("SN-092")
def test_offers_are_revised_withdrawn_refused_and_countered() -> None:
    at = haggling()
    low = at.offer(RED, "draft pass 1", "add coins 1")
    high = at.offer(RED, f"revise {low}", "add coins 5")
    assert [offer["number"] for offer in at.view(None)["offers"]] == [high]
    asked = at.offer(SHERIFF, f"counter {high}", "add coins 10")
    assert {f"accept {asked}", f"refuse {asked}"} <= set(at.moves(RED))
    at.say(RED, f"refuse {asked}")
    again = at.offer(SHERIFF, f"counter {high}", "add coins 5", "add coins 1")
    at.say(SHERIFF, f"withdraw {again}", f"refuse {high}")
    third = at.offer(RED, "draft pass 1", "add coins 5", "add coins 5")
    at.say(RED, f"withdraw {third}")
    assert at.view(None)["offers"] == []
    assert [told["number"] for told in at.told("refused")] == [asked, high]
    assert [told["number"] for told in at.told("withdrew")] == [again, third]


@pytest.mark.rule("SN-094", "SN-092", "A-16")
def test_a_yes_to_the_sheriffs_terms_closes_the_deal_at_once() -> None:
    at = haggling()
    first = at.offer(RED, "draft pass 1", "add coins 1")
    asked = at.offer(SHERIFF, f"counter {first}", "add coins 5", "add mead")
    assert at.why_not(SHERIFF, f"accept {asked}") == "SN-092"
    at.say(RED, f"accept {asked}")
    assert at.purses == [56, 44, 50, 50]
    assert at.down(SHERIFF) == {"mead": 1}
    assert at.view(None)["duties"] == [["pass", RED]]
    assert at.view(None)["offers"] == []
    assert [told["seat"] for told in at.told("accepted")] == [RED]
    assert at.why_not(RED, f"withdraw {asked}") == "SN-092"
    assert at.why_not(SHERIFF, "inspect 1") == "SN-096"


@pytest.mark.rule("SN-092", "A-13")
def test_terms_that_cannot_be_met_can_only_be_refused() -> None:
    at = haggling()
    first = at.offer(RED, "draft pass 1", "add coins 1")
    asked = at.offer(SHERIFF, f"counter {first}", "add pepper")
    assert at.moves(RED)[:4] == ["withdraw 1", "revise 1", "refuse 2", "counter 2"]
    assert at.why_not(RED, f"accept {asked}") == "A-13"


@pytest.mark.rule("A-13", "SN-089d")
def test_offered_contraband_is_shown_to_the_sheriff_alone() -> None:
    at = haggling()
    at.offer(RED, "draft pass 1", "add silk")
    for seat, kinds in ((SHERIFF, {"silk": 1}), (RED, {"silk": 1}), (GREEN, None), (None, None)):
        (offer,) = at.view(seat)["offers"]
        assert (offer["contraband"], offer["kinds"]) == (1, kinds)
    assert "kinds" not in at.told("offered", GREEN)[0]
    assert at.told("offered", SHERIFF)[0]["kinds"] == {"silk": 1}
    at.say(RED, "withdraw 1")
    known = [card["kind"] for card in at.place(RED, SHERIFF)["face_down"]]
    assert sorted(known, key=str) == [None, "silk"]


@pytest.mark.rule("A-13")
def test_the_card_that_was_shown_is_the_card_that_is_given() -> None:
    silks = [face_down("silk", RED), {**face_down("silk", RED), "round": 2}]
    shown = {**silks[1], "seen_by": [SHERIFF, RED]}
    lying = {"face_down": [[], [silks[0], shown], [], []]}
    at = table(round=1, bags={RED: "apple"}, down={RED: "2 silk"}, more=lying)
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'add silk')}")
    assert at.truth["face_down"][SHERIFF] == [shown]


@pytest.mark.rule("A-18", "SN-065")
def test_offers_may_be_made_at_any_time_while_a_bag_is_undecided() -> None:
    at = haggling()
    assert at.match.may_act == (RED, GREEN, BLUE)
    assert at.match.to_act == (SHERIFF,)
    for seat in (RED, GREEN, BLUE):
        assert at.moves(seat) == [
            *("draft pass 1", "draft inspect 1", "draft pass 2", "draft inspect 2"),
            *("draft pass 3", "draft inspect 3"),
        ]
    at.say(SHERIFF, "pass 2")
    assert at.why_not(GREEN, "draft pass 2") == "SN-067"
    assert "draft pass 1" in at.moves(GREEN)


@pytest.mark.rule("A-32")
def test_the_sheriff_gives_nothing() -> None:
    at = haggling()
    at.offer(RED, "draft pass 1", "add coins 5")
    assert at.verbs(SHERIFF) == {
        *("pass", "inspect", "threaten", "draft", "accept", "refuse", "counter", "dismiss")
    }
    at.offer(SHERIFF, "draft pass 1", "add coins 5")
    assert {told["giver"] for told in at.view(None)["offers"]} == {RED}


@pytest.mark.rule("SN-094")
def test_an_offer_of_what_is_no_longer_there_lapses() -> None:
    at = haggling()
    one = at.offer(RED, "draft pass 1", "add silk")
    two = at.offer(RED, "draft inspect 2", "add silk")
    at.say(SHERIFF, f"accept {one}")
    assert at.told("lapsed") == [{"seat": RED, "number": two, "giver": RED}]


@pytest.mark.rule("SN-091", "SN-094")
def test_a_draft_that_became_too_dear_can_only_be_dropped() -> None:
    at = table(bags={RED: "silk", GREEN: "apple"}, coins=[50, 6, 94, 50])
    bribe = at.offer(RED, "draft pass 1", "add coins 5")
    at.say(RED, "draft inspect 2", "add coins 5")
    at.say(SHERIFF, f"accept {bribe}")
    assert not any(move.startswith("add coins") for move in at.moves(RED))
    assert at.why_not(RED, "offer") == "SN-091"


@pytest.mark.rule("SN-067")
def test_a_draft_about_a_decided_bag_is_dropped() -> None:
    at = haggling().say(RED, "draft pass 1", "add coins 5").say(SHERIFF, "pass 1")
    assert at.view(RED)["draft"] is None
    assert at.why_not(RED, "offer") == "A-36"


@pytest.mark.rule("SN-092")
def test_a_draft_is_finished_or_dropped_before_anything_else() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5")
    at.say(RED, "draft inspect 2").say(SHERIFF, f"counter {offer}")
    assert at.why_not(RED, "draft pass 1") == "A-36"
    assert at.why_not(RED, f"withdraw {offer}") == "A-36"
    assert at.why_not(SHERIFF, "pass 1") == "A-36"
    assert at.verbs(SHERIFF) == {
        *("add", "claim", "ask", "promise", "repay", "drop", "offer", "cancel")
    }
    at.say(SHERIFF, "cancel", "pass 1")


@pytest.mark.rule("A-18", "SN-092")
def test_how_many_offers_may_be_open_and_made_is_agreed() -> None:
    at = haggling(offers=1, drafts=2)
    offer = at.offer(RED, "draft pass 1", "add coins 1")
    assert at.why_not(RED, "draft inspect 1") == "A-18"
    assert "draft pass 2" in at.moves(RED)
    offer = at.offer(RED, f"revise {offer}", "add coins 1")
    assert at.moves(RED) == [f"withdraw {offer}"]
    assert at.why_not(RED, "draft pass 2") == "A-18"
    assert at.why_not(RED, f"revise {offer}") == "A-18"
    at.say(RED, f"withdraw {offer}")
    assert at.match.may_act == (GREEN, BLUE)


@pytest.mark.rule("A-18", "SN-092")
def test_the_sheriffs_terms_are_counted_for_each_bag() -> None:
    at = haggling(drafts=1)
    offer = at.offer(RED, "draft pass 1", "add coins 1")
    asked = at.offer(SHERIFF, f"counter {offer}", "add coins 5")
    assert at.why_not(SHERIFF, f"counter {offer}") == "A-18"
    assert at.why_not(SHERIFF, f"revise {asked}") == "A-18"
    assert at.why_not(SHERIFF, "draft pass 1") == "A-18"
    assert at.moves(RED) == [f"withdraw {offer}", f"accept {asked}", f"refuse {asked}"]
    assert at.why_not(RED, f"counter {asked}") == "A-18"
    at.offer(SHERIFF, "draft pass 2", "add coins 5")
    assert "draft pass 3" in at.moves(SHERIFF)


@pytest.mark.rule("A-18")
def test_an_answer_to_terms_is_one_more_open_offer() -> None:
    at = haggling(offers=1)
    own = at.offer(RED, "draft pass 1", "add coins 1")
    asked = at.offer(SHERIFF, "draft pass 1", "add coins 5")
    assert at.why_not(RED, f"counter {asked}") == "A-18"
    at.say(RED, f"withdraw {own}")
    assert f"counter {asked}" in at.moves(RED)


@pytest.mark.rule("A-18")
def test_only_drafts_cap_the_sheriffs_own_terms() -> None:
    at = haggling(offers=1, drafts=3)
    offer = at.offer(RED, "draft pass 1", "add coins 1")
    for _ in range(3):
        at.offer(SHERIFF, f"counter {offer}", "add coins 5")
    assert len(at.view(None)["offers"]) == 4
    assert at.why_not(SHERIFF, f"counter {offer}") == "A-18"


@pytest.mark.rule("SN-091")
def test_terms_beyond_the_purse_are_refused_for_the_coins_and_not_for_the_cap() -> None:
    at = table(bags={RED: "silk"}, coins=[50, 3, 97, 50], purses="hidden", offers=1)
    offer = at.offer(RED, "draft pass 1", "add coins 1")
    asked = at.offer(SHERIFF, f"counter {offer}", "add coins 5")
    assert at.why_not(RED, f"accept {asked}") == "SN-091"


@pytest.mark.rule("A-18", "SN-092")
def test_a_match_may_be_agreed_to_know_no_bribes() -> None:
    at = haggling(drafts=0)
    assert at.match.may_act == ()
    assert at.moves(RED) == []
    assert at.why_not(RED, "draft pass 1") == "A-18"


@pytest.mark.rule("SN-092", "SN-093")
def test_offers_are_answered_by_those_whom_they_concern() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5")
    assert at.why_not(GREEN, f"accept {offer}") == "SN-092"
    assert at.why_not(GREEN, f"refuse {offer}") == "SN-092"
    assert at.why_not(GREEN, f"withdraw {offer}") == "SN-092"
    assert at.why_not(GREEN, f"revise {offer}") == "SN-092"
    assert at.why_not(GREEN, f"counter {offer}") == "SN-092"
    assert at.why_not(RED, f"accept {offer}") == "SN-092"
    assert at.why_not(SHERIFF, "accept 9") == "SN-092"


@pytest.mark.rule("SN-089d", "SN-110")
def test_the_sheriff_asks_for_contraband_without_knowing_it() -> None:
    at = haggling()
    offer = at.offer(BLUE, "draft pass 3", "add coins 1")
    at.say(SHERIFF, f"counter {offer}", "add crossbow", "add silk")
    assert at.why_not(SHERIFF, "add silk") == "SN-090"
    at.say(SHERIFF, "offer")
    assert at.told("countered", BLUE)[0]["kinds"] == {"silk": 1, "crossbow": 1}
    assert "kinds" not in at.told("countered", RED)[0]


@pytest.mark.rule("A-19")
def test_with_hidden_purses_the_sheriff_asks_for_coins_without_knowing() -> None:
    at = table(bags={RED: "silk"}, coins=[50, 3, 97, 50], purses="hidden")
    offer = at.offer(RED, "draft pass 1", "add coins 1")
    at.say(SHERIFF, f"counter {offer}")
    assert "add coins 20" in at.moves(SHERIFF)


def test_a_draft_is_sent_as_one_batch_and_nothing_follows_the_offer() -> None:
    at = haggling()
    with pytest.raises(BatchError):
        at.at_once(RED, "draft pass 1", "add coins 5", "offer", "draft pass 2")
    assert at.view(RED)["draft"] is None


def test_nothing_is_offered_at_the_market() -> None:
    at = fresh()
    assert at.match.may_act == ()
