"""To pass is to take the bribe: what a decision does to the offers that stand open."""

import pytest

from games.nottingham.tables import Table, haggling

SHERIFF, RED, GREEN, BLUE = 0, 1, 2, 3


@pytest.mark.rule("SN-066", "SN-068")
def test_letting_a_bag_pass_accepts_its_owners_open_offer() -> None:
    at = haggling()
    bribe = at.offer(RED, "draft pass 1", "add coins 5", "add apple", "claim silk", "ask inspect 3")
    at.say(SHERIFF, "pass 1")
    assert at.purses == [55, 45, 50, 50]
    assert at.stall(SHERIFF) == {"apple": 1}
    assert at.down(SHERIFF) == {"silk": 1}
    assert [told["number"] for told in at.told("accepted")] == [bribe]
    assert at.why_not(SHERIFF, "pass 3") == "SN-096"


@pytest.mark.rule("SN-066", "A-15")
def test_all_other_offers_about_the_bag_lapse_unpaid() -> None:
    at = haggling()
    spite = at.offer(RED, "draft inspect 1", "add coins 1")
    friend = at.offer(GREEN, "draft pass 1", "add coins 5")
    foe = at.offer(BLUE, "draft inspect 1", "add coins 5")
    at.offer(RED, "draft pass 1", "add coins 10")
    at.say(SHERIFF, "pass 1")
    assert at.purses == [60, 40, 50, 50]
    assert {told["number"] for told in at.told("lapsed")} == {spite, friend, foe}


@pytest.mark.rule("SN-066")
def test_of_several_offers_one_is_accepted_before_the_bag_passes() -> None:
    at = haggling()
    coins = at.offer(RED, "draft pass 1", "add coins 5")
    goods = at.offer(RED, "draft pass 1", "add cheese")
    assert "pass 1" not in at.moves(SHERIFF)
    assert at.why_not(SHERIFF, "pass 1") == "SN-066"
    assert "inspect 1" in at.moves(SHERIFF)
    at.say(SHERIFF, f"accept {goods}", "pass 1")
    assert at.purses == [50] * 4
    assert at.stall(SHERIFF) == {"cheese": 1}
    assert [told["number"] for told in at.told("lapsed")] == [coins]


@pytest.mark.rule("SN-066", "SN-102", "A-33")
def test_or_all_of_them_are_turned_down_in_one_move() -> None:
    at = haggling()
    at.offer(RED, "draft pass 1", "add coins 5")
    at.offer(RED, "draft pass 1", "add cheese")
    at.offer(GREEN, "draft inspect 1", "add coins 5")
    other = at.offer(GREEN, "draft pass 2", "add coins 5")
    at.say(SHERIFF, "dismiss 1")
    assert [told["number"] for told in at.told("refused")] == [1, 2, 3]
    assert [offer["number"] for offer in at.view(None)["offers"]] == [other]
    assert at.why_not(SHERIFF, "dismiss 1") == "A-33"
    at.say(SHERIFF, "pass 1")
    assert at.purses == [50] * 4


@pytest.mark.rule("SN-066")
def test_an_absent_sheriff_is_mild_and_takes_what_is_offered() -> None:
    at = haggling()
    at.offer(RED, "draft pass 1", "add coins 5")
    at.offer(RED, "draft pass 1", "add cheese")
    at.say(SHERIFF, "pass 2", "pass 3")
    assert at.match.fallback(SHERIFF).text == "dismiss 1"
    at.say(SHERIFF, "refuse 2")
    assert at.match.fallback(SHERIFF).text == "pass 1"


@pytest.mark.rule("A-34")
def test_offers_of_one_giver_for_one_outcome_are_alternatives() -> None:
    at = haggling()
    low = at.offer(GREEN, "draft inspect 1", "add coins 1")
    high = at.offer(GREEN, "draft inspect 1", "add coins 5")
    other = at.offer(BLUE, "draft inspect 1", "add coins 1")
    at.say(SHERIFF, f"accept {high}")
    assert [told["number"] for told in at.told("lapsed")] == [low]
    at.say(SHERIFF, f"accept {other}")
    assert at.purses == [56, 50, 45, 49]


@pytest.mark.rule("A-34", "SN-094")
def test_a_yes_to_terms_makes_your_own_offers_lapse_and_other_terms_too() -> None:
    at = haggling()
    offer = at.offer(RED, "draft pass 1", "add coins 1")
    dear = at.offer(SHERIFF, f"counter {offer}", "add coins 10")
    cheap = at.offer(SHERIFF, "draft pass 1", "add coins 5")
    at.say(RED, f"accept {cheap}")
    assert [(told["seat"], told["number"]) for told in at.told("lapsed")] == [
        (RED, offer),
        (SHERIFF, dear),
    ]
    assert at.purses == [55, 45, 50, 50]


def swarm(at: Table) -> int:
    """Merchants who want time to run out speak again after every move of the Sheriff."""
    moves = 0
    while at.phase == "inspect":
        for seat in (RED, GREEN, BLUE):
            while (word := f"draft pass {seat}") in at.moves(seat):
                at.offer(seat, word, "add coins 1")
        move = at.match.fallback(SHERIFF)
        waiting = [seat for seat, place in enumerate(at.view(None)["seats"]) if place["bag"]]
        assert {f"inspect {seat}" for seat in waiting} <= set(at.moves(SHERIFF))
        at.say(SHERIFF, str(move))
        moves += 1
    return moves


@pytest.mark.rule("A-33", "A-18")
@pytest.mark.parametrize(("offers", "drafts"), [(2, 4), (5, 12), (2, 12), (1, 12)])
def test_no_swarm_of_offers_keeps_the_sheriff_from_deciding(offers: int, drafts: int) -> None:
    merchants = 3
    most = merchants * (1 + drafts // 2)
    assert swarm(haggling(timed=True, offers=offers, drafts=drafts)) <= most
