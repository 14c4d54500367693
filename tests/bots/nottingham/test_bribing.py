"""A merchant at the gate: what is offered, raised, accepted, and left unsaid."""

from typing import Any

from bots.nottingham.asking import speech, word
from games.nottingham.tables import Table, table

SMUGGLED = {1: "apple 4 silk", 2: "2 bread"}


def gate(bags: dict[int, str] = SMUGGLED, **situation: Any) -> Table:
    return table(bags=bags, declared={2: "bread"}, **situation)


def coins(laid: Table) -> list[int]:
    return [offer["coins"] for offer in laid.view(None)["offers"]]


def test_a_full_bag_of_contraband_is_worth_a_bribe() -> None:
    laid = gate()
    said = speech(laid, 1)
    assert (said[0], said[-1]) == ("draft pass 1", "offer")
    assert 3 <= sum(coins(laid)) <= 20


def test_having_offered_one_waits_for_the_sheriff() -> None:
    laid = gate()
    speech(laid, 1)
    assert word(laid, 1) is None


def test_a_threat_makes_one_offer_more() -> None:
    laid = gate()
    speech(laid, 1)
    (before,) = coins(laid)
    laid.say(0, "threaten 1")
    assert speech(laid, 1)[0] == "revise 1"
    assert coins(laid)[0] > before


def test_a_refusal_makes_one_offer_more_and_a_promise() -> None:
    laid = gate()
    speech(laid, 1)
    (before,) = coins(laid)
    laid.say(0, "refuse 1")
    assert "promise pass 0" in speech(laid, 1)
    assert coins(laid)[0] > before


def test_nobody_offers_for_ever() -> None:
    laid = gate(drafts=12)
    for number in range(1, 4):
        assert speech(laid, 1)
        laid.say(0, f"refuse {number}")
    assert word(laid, 1) is None


def test_fair_terms_are_accepted_and_foul_ones_are_not() -> None:
    fair, foul = gate(), gate()
    for laid, heap in ((fair, "add coins 5"), (foul, "add coins 20")):
        speech(laid, 1)
        laid.say(0, "counter 1", heap, heap, "offer")
    assert word(fair, 1) == "accept 2"
    assert word(foul, 1) != "accept 2"


def test_without_coins_goods_are_offered() -> None:
    laid = gate(coins=[100, 0, 50, 50], stalls={1: "4 bread 3 apple"})
    assert any(said.startswith(("add bread", "add apple")) for said in speech(laid, 1))


def test_with_nothing_to_give_but_words_words_are_given() -> None:
    laid = gate(coins=[100, 0, 50, 50])
    assert speech(laid, 1) == ["draft pass 1", "promise pass 0", "offer"]


def test_with_nothing_to_give_at_all_one_keeps_still() -> None:
    laid = gate(coins=[100, 0, 50, 50], round=7, sheriff=3, seats=4, bags={1: "apple 4 silk"})
    assert word(laid, 1) is None


def test_terms_that_were_not_asked_for_are_answered_too() -> None:
    fair, foul = gate(), gate()
    fair.offer(0, "draft pass 1", "add coins 10")
    foul.offer(0, "draft pass 1", "add coins 20", "add coins 20")
    assert word(fair, 1) == "accept 1"
    assert speech(foul, 1)[0] == "draft pass 1"


def test_an_honest_bag_needs_no_bribe() -> None:
    assert word(gate({1: "5 apple"}), 1, "honest") is None
    assert word(gate({1: "2 apple"}), 1) is None


def test_now_and_then_an_honest_bag_is_made_to_look_bad() -> None:
    firsts = [word(gate({1: "4 apple"}), 1, seed=seed) for seed in range(40)]
    assert 2 <= firsts.count("draft pass 1") <= 16


def test_a_small_bag_that_nobody_suspects_is_kept_quiet() -> None:
    laid = gate({1: "apple silk"}, round=6)
    assert word(laid, 1) is None
    laid.say(0, "threaten 1")
    assert word(laid, 1) == "draft pass 1"


def test_an_honest_merchant_caught_with_contraband_offers_little() -> None:
    laid = gate({1: "silk"}).say(0, "threaten 1")
    speech(laid, 1, "honest")
    assert coins(laid)[0] <= 4


def test_whose_bag_has_passed_has_nothing_to_say() -> None:
    laid = gate().say(0, "pass 1")
    assert word(laid, 1) is None


def test_whose_bag_must_pass_has_nothing_to_say() -> None:
    laid = gate()
    laid.offer(2, "draft pass 1", "add coins 1")
    laid.say(0, "accept 1")
    assert word(laid, 1) is None


def test_a_draft_that_has_become_pointless_is_dropped() -> None:
    laid = gate().say(1, "draft pass 2")
    laid.offer(2, "draft pass 1", "add coins 1")
    laid.say(0, "accept 1")
    assert word(laid, 1) == "cancel"
