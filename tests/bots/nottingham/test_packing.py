"""What goes into the bag, and what is said of it."""

from typing import Any

import pytest

from bots.nottingham.asking import answer, choices
from games.nottingham.tables import Table, table


def filling(hand: str, **situation: Any) -> Table:
    return table("fill", hands={1: hand}, **situation)


def test_the_honest_merchant_bags_the_best_lot_and_says_so() -> None:
    laid = filling("3 chicken 2 apple silk")
    assert choices(laid, 1, "close", "honest") == ["bag chicken"] * 3 + ["close"]
    assert answer(laid, 1, "honest") == "declare chicken"


def test_a_lot_that_takes_a_crown_is_the_better_one() -> None:
    stalls = {1: "5 apple", 2: "6 apple", 3: "8 chicken"}
    laid = filling("3 apple 2 chicken silk", stalls=stalls, round=7)
    assert "bag apple" in choices(laid, 1, "close", "honest")


def test_the_honest_merchant_without_legal_goods_risks_one_card() -> None:
    laid = filling("3 silk 2 mead crossbow")
    assert len(choices(laid, 1, "close", "honest")) == 2


def test_the_smuggler_bags_contraband() -> None:
    said = choices(filling("2 apple 2 silk mead pepper"), 1, "close", "smuggler")
    assert {"bag silk", "bag mead", "bag pepper"} <= set(said)


def test_haggle_smuggles_a_hand_of_riches() -> None:
    said = choices(filling("apple 2 silk 2 crossbow mead"), 1, "close")
    assert "bag crossbow" in said


def test_haggle_is_honest_where_it_pays_better() -> None:
    stalls = {1: "3 chicken", 2: "4 chicken"}
    said = choices(filling("5 chicken pepper", stalls=stalls), 1, "close")
    assert said == ["bag chicken"] * 5 + ["close"]


def test_no_more_than_a_bag_holds_of_a_hand_of_seven() -> None:
    laid = filling("7 apple", seven_cards=True)
    assert choices(laid, 1, "close", "honest") == ["bag apple"] * 5 + ["close"]


@pytest.mark.parametrize("bot", ["haggle", "honest", "smuggler"])
def test_the_truth_is_told_when_it_can_be(bot: str) -> None:
    laid = filling("3 cheese 3 silk").say(1, "bag cheese", "bag cheese", "close")
    assert answer(laid, 1, bot) == "declare cheese"


def test_a_lie_names_the_goods_that_are_in_the_bag_too() -> None:
    laid = filling("3 cheese 3 silk").say(1, "bag cheese", "bag silk", "bag silk", "close")
    assert answer(laid, 1) == "declare cheese"
