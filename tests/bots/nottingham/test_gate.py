"""The Sheriff: opens what is worth it, sells what is not, and stays within the deals."""

from typing import Any

import pytest

from bots.nottingham.asking import answer, choices, mind
from games.nottingham.tables import Table, notes, promise, table
from hoodwink.bots.nottingham.bribes import income

SUSPECT, PLAIN = "5 apple", "2 apple"


NEVER = {"truthful": 0, "lies": 0}
CAUGHT = [NEVER, {"truthful": 0, "lies": 3}, NEVER, NEVER]


def gate(suspect: str = SUSPECT, **situation: Any) -> Table:
    """Seat 1, caught three times, declares five chickens; seat 2 never lied and declares apples."""
    more = {**notes(inspected=CAUGHT), **situation.pop("more", {})}
    return table(
        bags={1: suspect, 2: PLAIN},
        declared={1: "chicken"},
        down={1: "silk"},
        more=more,
        **{"round": 6, **situation},
    )


def test_the_bag_that_nobody_doubts_passes_first() -> None:
    assert answer(gate(), 0) == "pass 2"


def test_a_suspect_bag_is_frowned_at_and_then_opened() -> None:
    laid = gate().say(0, "pass 2")
    assert choices(laid, 0, "draft") == ["threaten 1", "draft pass 1"]
    assert choices(laid, 0, "offer")[-1] == "offer"
    (terms,) = laid.view(0)["offers"]
    assert (terms["giver"], terms["coins"] > 5) == (1, True)
    assert answer(laid, 0) == "inspect 1", "the merchant keeps still"


def test_no_price_is_named_to_one_who_has_nothing() -> None:
    laid = gate(coins=[100, 0, 50, 50]).say(0, "pass 2")
    assert choices(laid, 0, "inspect") == ["threaten 1", "inspect 1"]


def test_the_honest_sheriff_opens_only_what_is_very_suspect() -> None:
    assert choices(gate(), 0, "inspect", "honest") == ["pass 2", "inspect 1"]
    small = table(bags={1: "3 bread"}, declared={1: "bread"})
    assert answer(small, 0, "honest") == "pass 1"


@pytest.mark.parametrize("bot", ["haggle", "honest", "smuggler"])
def test_a_rich_bribe_is_taken(bot: str) -> None:
    laid = gate()
    laid.offer(1, "draft pass 1", "add coins 20", "add coins 20")
    assert answer(laid, 0, bot) == "accept 1"


def test_for_a_poor_bribe_a_price_is_named() -> None:
    laid = gate().say(0, "pass 2")
    laid.offer(1, "draft pass 1", "add coins 1")
    said = choices(laid, 0, "offer")
    assert said[:2] == ["threaten 1", "counter 1"]
    assert laid.view(0)["offers"][1]["coins"] > 5
    assert answer(laid, 0) == "inspect 1", "the merchant has not answered"


def test_terms_that_are_taken_close_the_deal() -> None:
    laid = gate().say(0, "pass 2")
    laid.offer(1, "draft pass 1", "add coins 1")
    choices(laid, 0, "offer")
    laid.say(1, "accept 2")
    assert answer(laid, 0) == "pass 1"


def test_the_better_of_two_offers_is_taken() -> None:
    laid = gate()
    laid.offer(2, "draft inspect 1", "add coins 1")
    laid.offer(1, "draft pass 1", "add coins 20", "add coins 20")
    assert answer(laid, 0) == "accept 2"


def test_no_bag_passes_for_a_bribe_that_costs_more_than_it_brings() -> None:
    laid = gate(round=4)
    laid.offer(2, "draft pass 2", "promise inspect 1", "ask pass 1")
    assert answer(laid, 0) == "dismiss 2"
    assert answer(laid.say(0, "dismiss 2"), 0) == "pass 2"


def test_who_offers_this_or_that_for_nothing_much_is_sent_away_with_it() -> None:
    laid = gate(round=4)
    for _ in range(2):
        laid.offer(2, "draft pass 2", "promise inspect 1")
    assert answer(laid, 0) == "dismiss 2"


def test_money_for_what_one_would_do_anyway_is_taken() -> None:
    laid = gate()
    laid.offer(3, "draft inspect 1", "add coins 5")
    assert answer(laid, 0) == "accept 1"


def test_what_else_is_asked_for_is_reckoned_with() -> None:
    laid = gate()
    laid.offer(2, "draft pass 2", "add coins 5", "ask pass 1")
    assert answer(laid, 0) != "accept 1"


def test_a_bag_that_must_be_opened_is() -> None:
    laid = table(bags={2: PLAIN})
    laid.offer(3, "draft inspect 2", "add coins 20")
    laid.say(0, "accept 1")
    assert answer(laid, 0) == "inspect 2"


def test_empty_words_do_not_open_the_gate() -> None:
    laid = gate()
    laid.offer(1, "draft pass 1", "promise pass 0")
    assert answer(laid, 0) != "accept 1"


def passed(*promises: dict[str, Any]) -> int:
    """Of forty Sheriffs, each in a mood of his own, how many let an everyday bag pass."""
    laid = table(bags={1: "4 apple"}, round=1, more={"promises": list(promises)})
    return [answer(laid, 0, "haggle", seed) for seed in range(40)].count("pass 1")


def test_a_promise_is_kept_if_that_costs_next_to_nothing() -> None:
    assert passed(promise(0, 1, "pass", 1)) > passed()


def test_a_promise_is_broken_if_that_pays() -> None:
    laid = gate(more={"promises": [promise(0, 1, "pass", 1)]}).say(0, "pass 2")
    assert choices(laid, 0, "inspect")[-1] == "inspect 1"


def test_a_promise_to_open_a_bag_makes_it_likelier() -> None:
    assert passed(promise(0, 1, "inspect", 1)) < passed()


def test_the_word_of_one_who_broke_it_is_worth_nothing() -> None:
    laid = table(bags={1: "2 apple"}, round=6)
    fresh = word_of_honour(laid)
    broken = word_of_honour(table(bags={1: "2 apple"}, round=6, more=BROKEN))
    assert fresh > 0 == broken


BROKEN = {"promises": [promise(1, 0, "pass", 0, standing="broken")]}


def word_of_honour(laid: Table) -> float:
    """What a mere promise of seat 1 is worth to the Sheriff."""
    laid.offer(1, "draft pass 1", "promise pass 0")
    return income(mind(laid, 0), laid.view(0)["offers"][0])
