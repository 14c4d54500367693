"""What goods are worth: their value, and the crowns they may bring."""

from typing import Any

import pytest

from bots.nottingham.asking import mind
from games.nottingham.tables import table
from hoodwink.games.nottingham.things.goods import APPLE, CHEESE, CHICKEN, KIND_OF, SCROLLS

LAST: dict[str, Any] = {"round": 7, "bags": {1: "apple", 2: "apple", 3: "apple"}}
SILK, GOUDA = KIND_OF["silk"], KIND_OF["gouda"]


def test_a_card_that_takes_the_crown_is_worth_more_than_its_value() -> None:
    close = mind(table(stalls={1: "5 apple", 2: "5 apple"}, **LAST), 1)
    assert close.gain(APPLE) > 2 + 3


def test_a_card_far_behind_in_the_race_is_worth_its_value() -> None:
    hopeless = mind(table(stalls={1: "apple", 2: "12 apple", 3: "12 apple"}, **LAST), 1)
    assert hopeless.gain(APPLE) == pytest.approx(2, abs=0.1)


def test_an_early_lead_is_worth_less_than_a_late_one() -> None:
    def crown(round_: int) -> float:
        laid = table(round=round_, bags={1: "apple"}, stalls={1: "6 cheese", 2: "3 cheese"})
        return mind(laid, 1).race(CHEESE, 0)

    assert crown(0) < crown(7)


def test_no_goods_bring_no_crown() -> None:
    assert mind(table(**LAST), 1).race(CHICKEN, 0) == 0


def test_a_royal_good_counts_in_the_race_of_its_kind() -> None:
    close = mind(table(stalls={1: "5 cheese", 2: "6 cheese"}, **LAST), 1)
    assert close.worths[GOUDA] > 6 + 1
    assert close.worths[SILK] == 8


def test_the_owner_counts_royal_goods_that_nobody_else_sees() -> None:
    laid = table(stalls={1: "5 cheese"}, down={1: "gouda"}, **LAST)
    assert mind(laid, 1).goods[1][CHEESE] == 7
    assert mind(laid, 2).goods[1][CHEESE] == 5


def test_scrolls_cost_the_crowns() -> None:
    poor, king = (
        mind(table(stalls=stalls, promos=True, **LAST), 1)
        for stalls in ({}, {1: "9 apple 9 cheese"})
    )
    assert poor.worths[SCROLLS] == 12
    assert king.worths[SCROLLS] < 0
