"""The bot reckons coins as the rules do, and hopes accordingly."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.shahdozd.tables import IN_ORDER, Table, table
from hoodwink.bots.shahdozd.standing import Standing, hope

PURSES = st.lists(st.integers(0, 4), min_size=3, max_size=6)


def laid(purses: list[int], cards: str = IN_ORDER) -> tuple[Table, Standing]:
    made = table(cards, purses=purses)
    return made, Standing(made.bank, tuple(purses))


def now(made: Table) -> Standing:
    return Standing(made.bank, tuple(made.purses))


@given(PURSES)
def test_the_king(purses: list[int]) -> None:
    made, standing = laid(purses)
    made.say(0, "claim king").allow()
    assert standing.took(0, 3) == now(made)


@given(PURSES)
def test_the_thief(purses: list[int]) -> None:
    made, standing = laid(purses)
    made.say(0, "claim thief").allow()
    assert standing.robbed(0) == now(made)


@given(PURSES, st.data())
def test_the_sheriff(purses: list[int], choice: st.DataObject) -> None:
    twice = choice.draw(st.integers(1, len(purses) - 1))
    made, standing = laid(purses)
    made.say(0, "claim sheriff").allow().say(0, f"tax {twice}")
    assert standing.taxed(0, twice) == now(made)


@given(PURSES)
def test_the_executioner(purses: list[int]) -> None:
    made, standing = laid(purses)
    victim = next(place for place in made.view(0)["slots"][1:] if place["owner"] == 1)
    card = IN_ORDER.split()["abcdef".index(victim["slot"])]
    made.say(0, "claim executioner").allow().say(0, f"accuse {victim['slot']} {card}")
    assert standing.executed(1, by=0) == now(made)


@given(PURSES)
def test_a_payment_that_others_take_instead(purses: list[int]) -> None:
    made, standing = laid(purses)
    made.say(0, "claim peasant")
    assert standing.paid(0, made.match.setting.peasant_penalty) == now(made)


def test_the_richest_other() -> None:
    assert Standing(5, (9, 2, 4)).richest_but(0) == 2


@given(PURSES, st.integers(0, 12))
def test_hopes_add_up_to_one_victory(purses: list[int], bank: int) -> None:
    standing = Standing(bank, tuple(purses))
    assert sum(hope(standing, seat) for seat in range(len(purses))) == pytest.approx(1)


def test_an_empty_bank_leaves_no_doubt() -> None:
    standing = Standing(0, (7, 1, 7))
    assert [hope(standing, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_lead_is_worth_more_when_the_bank_is_nearly_empty() -> None:
    assert hope(Standing(1, (6, 4, 4)), 0) > hope(Standing(9, (6, 4, 4)), 0) > 1 / 3
