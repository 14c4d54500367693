"""The Sheriff and the tax."""

import pytest

from games.shahdozd.tables import Table, table


def sheriff(purses: tuple[int, ...] = (3, 3, 3, 3, 3, 3), turn: int = 0) -> Table:
    """A Sheriff whose claim stands."""
    return table(purses=purses, turn=turn).say(turn, "claim sheriff").allow()


@pytest.mark.rule("SD-032", "SD-033")
def test_every_other_player_pays_a_coin_and_one_of_them_pays_two() -> None:
    taxed = sheriff(turn=4).say(4, "tax 1")
    assert taxed.purses == [2, 1, 2, 2, 3, 2]
    assert taxed.bank == 18
    assert taxed.match.to_act == (5,)


@pytest.mark.rule("SD-033")
@pytest.mark.parametrize("turn", [0, 2, 3])
def test_the_sheriff_picks_any_one_other_player(turn: int) -> None:
    moves = sheriff(purses=(3, 3, 3, 3), turn=turn).moves(turn)
    assert moves == [f"tax {seat}" for seat in range(4) if seat != turn]


@pytest.mark.rule("SD-032")
def test_all_hear_who_was_taxed_twice_and_what_each_paid() -> None:
    taxed = sheriff(purses=(3, 3, 3)).say(0, "tax 1")
    assert taxed.told("taxed") == [{"seat": 0, "twice": 1}]
    assert taxed.told("paid") == [
        {"seat": 2, "coins": 1},
        {"seat": 1, "coins": 2},
    ]


@pytest.mark.rule("SD-034", "SD-049")
def test_a_broke_player_pays_no_tax_and_nobody_takes_a_coin_instead() -> None:
    taxed = sheriff(purses=(3, 0, 3, 3)).say(0, "tax 2")
    assert taxed.purses == [3, 0, 1, 2]
    assert taxed.told("took") == taxed.told("could_not_pay") == []


@pytest.mark.rule("D-18", "SD-049")
def test_a_player_taxed_twice_who_has_one_coin_pays_one() -> None:
    taxed = sheriff(purses=(3, 1, 3)).say(0, "tax 1")
    assert taxed.purses == [3, 0, 2]
    assert taxed.told("took") == []


@pytest.mark.rule("SD-066", "D-18")
@pytest.mark.parametrize(
    ("twice", "brings", "left"),
    [(4, 3, [0, 0, 2, 0]), (3, 4, [0, 0, 1, 0]), (2, 3, [0, 0, 2, 0])],
    ids=["D twice", "C twice", "B twice"],
)
def test_the_tax_of_five_players_with_1_0_3_and_1_coins(
    twice: int, brings: int, left: list[int]
) -> None:
    taxed = sheriff(purses=(3, 1, 0, 3, 1))
    before = taxed.bank
    taxed.say(0, f"tax {twice}")
    assert taxed.bank - before == brings
    assert taxed.purses == [3, *left]
