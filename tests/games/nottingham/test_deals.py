"""Deals: what they give, whom they bind, and what is owed from a bag."""

import pytest

from games.nottingham.tables import haggling, table

SHERIFF, RED, GREEN, BLUE = 0, 1, 2, 3


@pytest.mark.rule("SN-089a", "SN-089b", "SN-089c", "SN-089d", "SN-089e", "SN-089f", "A-12")
def test_a_bribe_combines_coins_goods_claims_and_favours() -> None:
    at = haggling()
    bribe = at.offer(
        RED,
        *["draft pass 1", "add coins 10", "add coins 1", "add apple", "add cheese", "add silk"],
        *["claim silk", "claim apple", "promise pass 0"],
    )
    at.say(SHERIFF, f"accept {bribe}")
    assert at.purses == [61, 39, 50, 50]
    assert at.stall(SHERIFF) == {"apple": 1, "cheese": 1}
    assert at.down(SHERIFF) == {"silk": 1}
    at.say(SHERIFF, "pass 1")
    assert at.stall(SHERIFF) == {"apple": 2, "cheese": 1}
    assert at.down(SHERIFF) == {"silk": 2}
    assert at.down(RED) == {"mead": 1}
    assert at.view(None)["promises"][0]["standing"] == "open"


@pytest.mark.rule("SN-093", "A-14", "A-15")
def test_a_third_player_may_pay_for_a_bag_to_be_opened() -> None:
    at = haggling()
    meddling = at.offer(GREEN, "draft inspect 1", "add coins 5", "add chicken")
    plea = at.offer(RED, "draft pass 1", "add coins 10")
    at.say(SHERIFF, f"accept {meddling}")
    assert at.purses == [55, 50, 45, 50]
    assert at.stall(SHERIFF) == {"chicken": 1}
    assert at.told("lapsed") == [{"seat": RED, "number": plea, "giver": RED}]
    assert "pass 1" not in at.moves(SHERIFF)


@pytest.mark.rule("A-15", "SN-100")
def test_what_was_offered_for_the_other_outcome_is_void() -> None:
    at = haggling()
    at.offer(GREEN, "draft inspect 1", "add coins 5")
    at.say(SHERIFF, "pass 1")
    assert at.purses == [50] * 4
    assert at.view(None)["offers"] == []


@pytest.mark.rule("SN-094", "SN-096")
def test_an_accepted_bribe_binds_the_sheriff_to_let_the_bag_pass() -> None:
    at = haggling()
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'add coins 5')}")
    assert "pass 1" in at.moves(SHERIFF)
    assert at.why_not(SHERIFF, "inspect 1") == "SN-096"
    assert at.why_not(SHERIFF, "threaten 1") == "A-41"


@pytest.mark.rule("SN-094", "A-14")
def test_two_may_pay_for_the_same_outcome() -> None:
    at = haggling()
    mine = at.offer(RED, "draft pass 1", "add coins 5")
    his = at.offer(BLUE, "draft pass 1", "add coins 1")
    at.say(SHERIFF, f"accept {mine}", f"accept {his}", "pass 1")
    assert at.purses == [56, 45, 50, 49]


@pytest.mark.rule("SN-095")
def test_a_promise_for_later_binds_nobody() -> None:
    at = haggling()
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'promise inspect 2')}")
    assert {"pass 2", "inspect 2"} <= set(at.moves(SHERIFF))
    (promise,) = at.view(None)["promises"]
    assert promise == {
        "seat": RED,
        "to": SHERIFF,
        "outcome": "inspect",
        "about": GREEN,
        "round": 1,
        "standing": "open",
    }


@pytest.mark.rule("SN-095")
def test_a_promise_made_twice_to_somebody_in_a_round_is_one() -> None:
    at = haggling()
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'promise inspect 2')}")
    again = at.offer(RED, "draft pass 2", "promise inspect 2", "promise pass 3")
    at.say(SHERIFF, f"accept {again}")
    at.say(SHERIFF, f"accept {at.offer(BLUE, 'draft pass 3', 'promise inspect 2')}")
    made = [(told["seat"], told["outcome"], told["about"]) for told in at.view(None)["promises"]]
    assert made == [(RED, "inspect", GREEN), (RED, "pass", BLUE), (BLUE, "inspect", GREEN)]


@pytest.mark.rule("SN-095")
def test_who_will_not_be_sheriff_again_has_nothing_to_promise() -> None:
    last = table(round=7, sheriff=3, bags={0: "silk"})
    last.say(0, "draft pass 0")
    assert not any(move.startswith("promise") for move in last.moves(0))
    assert last.why_not(0, "promise pass 1") == "SN-095"
    once = haggling().say(RED, "draft pass 1", "promise pass 0")
    assert once.why_not(RED, "promise inspect 0") == "SN-095"
    assert once.why_not(RED, "promise pass 1") == "SN-095"


@pytest.mark.rule("SN-096")
def test_the_sheriff_may_be_asked_to_let_another_bag_pass() -> None:
    at = haggling()
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft inspect 2', 'add coins 5', 'ask pass 3')}")
    assert at.view(None)["duties"] == [["inspect", 2], ["pass", 3]]
    assert at.moves(SHERIFF) == [
        *("pass 1", "pass 3", "inspect 1", "inspect 2", "threaten 1", "draft pass 1"),
    ]


@pytest.mark.rule("SN-096", "SN-095")
def test_duties_end_with_the_inspection() -> None:
    at = table(bags={RED: "silk"}, hands=dict.fromkeys(range(4), "6 apple"))
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'add coins 5')}", "pass 1")
    assert at.view(None)["duties"] == []


@pytest.mark.rule("SN-097", "SN-098", "SN-099")
def test_only_what_is_in_the_bag_is_owed_from_it() -> None:
    at = haggling()
    lie = at.offer(RED, "draft pass 1", "claim silk", "claim silk", "claim crossbow")
    at.say(SHERIFF, f"accept {lie}")
    assert at.down(SHERIFF) == {}
    assert at.place(RED)["owed"] == {"silk": 2, "crossbow": 1}
    at.say(SHERIFF, "pass 1")
    assert at.down(SHERIFF) == {"silk": 1}
    assert at.told("delivered") == [{"seat": 1, "to": 0, "goods": {"silk": 1}, "missing": 2}]
    assert at.purses == [50] * 4


@pytest.mark.rule("SN-098", "SN-089e")
def test_no_more_can_be_claimed_than_the_bag_can_hold() -> None:
    at = haggling().say(BLUE, "draft pass 3", "claim crossbow")
    assert at.why_not(BLUE, "claim mead") == "SN-089e"


@pytest.mark.rule("A-14", "SN-097")
def test_goods_claimed_in_a_bag_that_is_opened_are_owed_as_far_as_they_reach_the_stall() -> None:
    at = haggling()
    paid = at.offer(RED, "draft inspect 2", "claim apple", "claim silk")
    at.say(SHERIFF, f"accept {paid}", "inspect 1", "lay left")
    assert at.stall(SHERIFF) == {"apple": 1}
    assert at.down(SHERIFF) == {}
    assert at.stall(RED) == {"apple": 4, "cheese": 1}
    assert at.pile("left") == ["silk"]


@pytest.mark.rule("A-14")
def test_goods_of_a_bag_that_is_decided_are_stall_goods() -> None:
    at = haggling()
    at.offer(RED, "draft inspect 2", "claim apple")
    at.say(SHERIFF, "pass 1")
    assert at.view(None)["offers"] == []
    at.say(RED, "draft inspect 2")
    assert at.why_not(RED, "claim apple") == "A-14"
    assert "add apple" in at.moves(RED)


@pytest.mark.rule("A-16")
def test_stall_goods_and_coins_move_when_the_offer_is_accepted() -> None:
    at = haggling()
    bribe = at.offer(RED, "draft pass 1", "add coins 5", "add apple")
    assert at.purses == [50] * 4
    at.say(SHERIFF, f"accept {bribe}")
    assert at.purses == [55, 45, 50, 50]
    assert at.stall(RED) == {"apple": 2, "cheese": 1}
    assert at.phase == "inspect"
    assert at.undecided == [1, 2, 3]


@pytest.mark.rule("A-17")
def test_an_offer_against_a_new_duty_lapses() -> None:
    at = haggling()
    bribe = at.offer(RED, "draft pass 1", "add coins 5", "ask inspect 2")
    other = at.offer(BLUE, "draft pass 3", "add coins 5", "ask pass 2")
    at.say(SHERIFF, f"accept {bribe}")
    assert at.told("lapsed") == [{"seat": BLUE, "number": other, "giver": BLUE}]
    assert at.why_not(GREEN, "draft pass 2") == "A-41"
    at.say(GREEN, "draft inspect 3")
    assert at.why_not(GREEN, "ask inspect 1") == "A-17"
    assert at.why_not(GREEN, "ask pass 2") == "A-17"


@pytest.mark.rule("A-17")
def test_a_draft_against_a_new_duty_cannot_be_offered() -> None:
    at = haggling()
    at.say(BLUE, "draft pass 3", "add coins 5", "ask pass 2")
    at.say(SHERIFF, f"accept {at.offer(RED, 'draft pass 1', 'add coins 5', 'ask inspect 2')}")
    assert at.why_not(BLUE, "offer") == "A-17"
    at.say(BLUE, "cancel")
    assert at.view(BLUE)["draft"] is None


@pytest.mark.rule("A-17", "SN-067")
def test_what_was_asked_and_already_done_is_no_obstacle() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 5", "ask pass 2")
    other = at.offer(BLUE, "draft pass 3", "add coins 5", "ask inspect 2")
    at.say(SHERIFF, "pass 2")
    assert f"accept {offer}" in at.moves(SHERIFF)
    assert [told["number"] for told in at.told("lapsed")] == [other]
