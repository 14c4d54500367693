"""Debts and feasts."""

from bots.nottingham.asking import answer
from games.nottingham.tables import table


def test_a_debt_is_paid_with_what_is_missed_least() -> None:
    """Cheese would cost the crown; a bread is worth as much and costs none."""
    stalls = {1: "5 cheese 5 bread", 2: "5 cheese 9 bread"}
    laid = table(round=7, bags={1: "mead"}, stalls=stalls, coins=[99, 1, 50, 50])
    laid.say(0, "inspect 1", "lay left")
    assert laid.phase == "debt"
    assert answer(laid, 1) == "give bread"


def test_a_feast_is_served_where_it_brings_the_crown() -> None:
    laid = table(
        round=7,
        promos=True,
        bags={1: "apple"},
        stalls={
            1: "5 bread",
            2: "9 apple 9 cheese 5 bread 9 chicken",
            3: "5 apple 5 cheese 5 chicken",
        },
        down={1: "feast-plate"},
    )
    laid.say(0, "pass 1")
    assert answer(laid, 1) == "serve bread"
