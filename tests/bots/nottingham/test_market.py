"""At the market: keep what helps, draw what is better than luck, bury what tempts."""

from typing import Any

from bots.nottingham.asking import answer, choices
from games.nottingham.tables import Table, table


def market(hand: str, **situation: Any) -> Table:
    return table("aside", turn=1, hands={1: hand}, **situation)


def test_an_honest_merchant_sets_contraband_aside() -> None:
    said = choices(market("4 apple 2 silk"), 1, "done", "honest")
    assert said == ["set aside silk", "set aside silk", "done"]


def test_a_smuggler_keeps_contraband() -> None:
    said = choices(market("2 apple 3 silk crossbow"), 1, "done", "smuggler")
    assert not {"set aside silk", "set aside crossbow"} & set(said)


def test_a_good_card_on_a_pile_is_drawn() -> None:
    laid = market("4 chicken apple bread", left="apple chicken", right="apple")
    choices(laid, 1, "done", "honest")
    assert answer(laid, 1, "honest") == "draw left"


def test_a_deep_card_is_worth_drawing_what_lies_on_it() -> None:
    laid = market("2 chicken 2 apple bread cheese", right="chicken chicken chicken apple")
    choices(laid, 1, "done", "honest")
    assert answer(laid, 1, "honest") == "draw right"


def test_the_deck_is_better_than_two_poor_piles() -> None:
    laid = market("4 chicken pepper mead", left="pepper mead", right="mead pepper")
    choices(laid, 1, "done", "honest")
    assert answer(laid, 1, "honest") == "draw deck"


def test_an_empty_deck_leaves_the_piles() -> None:
    laid = market("4 chicken pepper mead", left="apple", right="", deck="")
    laid.say(1, "set aside pepper", "done")
    assert answer(laid, 1, "honest") == "draw left"


def test_cards_are_laid_where_they_bury_the_better_ones() -> None:
    laid = market("4 apple silk mead", left="apple", right="crossbow", deck="9 apple")
    laid.say(1, "set aside silk", "set aside mead", "done", "draw deck")
    assert choices(laid, 1, "lay silk", "honest") == ["lay right", "lay silk"]
