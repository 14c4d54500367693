"""Coins: who takes for whom when a purse is empty, and that none is ever lost."""

import pytest

from games.shahdozd.tables import Table, fresh, table
from hoodwink.kernel.chance import Chance, secret_from


def played_at_random(seats: int, seed: int, steps: int) -> Table:
    """A match in which everybody chooses without thinking."""
    laid = fresh(seats, seed)
    chance = Chance(secret_from(f"careless {seed}"))
    for _ in range(steps):
        if laid.over:
            break
        seat = laid.match.to_act[0]
        moves = laid.moves(seat)
        laid.say(seat, moves[chance.below(len(moves))])
    return laid


@pytest.mark.rule("SD-048")
@pytest.mark.parametrize(
    ("broke", "takers"), [(0, [3, 2, 1]), (1, [0, 3, 2]), (2, [1, 0, 3]), (3, [2, 1, 0])]
)
def test_for_a_broke_payer_all_others_take_counter_clockwise_from_the_right(
    broke: int, takers: list[int]
) -> None:
    purses = [3, 3, 3, 3]
    purses[broke] = 0
    looked = table(purses=purses, turn=broke).say(broke, "look")
    assert looked.told("could_not_pay") == [{"seat": broke}]
    assert [told["seat"] for told in looked.told("took")] == takers
    assert looked.bank == 8


@pytest.mark.rule("SD-048")
def test_who_can_pay_pays_and_nobody_takes_anything() -> None:
    looked = table(purses=[1, 3, 3]).say(0, "look")
    assert looked.told("took") == looked.told("could_not_pay") == []


@pytest.mark.rule("SD-049", "SD-034")
def test_tax_that_a_broke_player_owes_is_taken_by_nobody() -> None:
    taxed = table(purses=[3, 0, 0]).say(0, "claim sheriff").allow().say(0, "tax 1")
    assert taxed.purses == [3, 0, 0]
    assert taxed.bank == 12


@pytest.mark.rule("SD-052", "SD-056")
@pytest.mark.parametrize(("bank", "purses"), [(1, [0, 6, 6, 7]), (2, [0, 6, 5, 7])])
def test_a_bank_too_small_for_all_goes_to_the_first_in_order_and_the_game_ends(
    bank: int, purses: list[int]
) -> None:
    ended = table(purses=purses, bank=bank, broke_look="always").say(0, "look")
    assert [told["seat"] for told in ended.told("took")] == [3, 2][:bank]
    assert ended.purses == [0, 6, 6, 8]
    assert ended.over


@pytest.mark.rule("SD-058", "D-20", "SD-003")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_purses_and_bank_always_hold_five_coins_a_player(seats: int) -> None:
    for seed in range(5):
        laid = played_at_random(seats, seed, steps=120)
        assert laid.bank + sum(laid.purses) == 5 * seats
        assert min(laid.purses) >= 0
        assert laid.match.version > 20


@pytest.mark.rule("D-8", "SD-055")
def test_everybody_may_count_every_purse_and_the_bank() -> None:
    counted = table(purses=[1, 2, 3, 4]).say(0, "look")
    for seat in (0, 1, 2, 3, None):
        assert counted.view(seat)["purses"] == [0, 2, 3, 4]
        assert counted.view(seat)["bank"] == 11


@pytest.mark.rule("D-8")
def test_every_coin_that_moves_is_told_to_all_alike() -> None:
    laid = played_at_random(4, seed=3, steps=150)
    money = [event for event in laid.heard.events if event.kind in ("paid", "took", "stole")]
    assert len(money) > 10
    assert all(event.private == {} for event in money)
