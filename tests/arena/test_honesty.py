"""No bot can work a deal out from its seed, or from the number of the match."""

import pytest

from bots.cheats import guesses
from hoodwink import Match, arena
from hoodwink.arena.fixtures import fixtures
from hoodwink.cli.table.sessions.session import Session

LINEUP = ("random",) * 4
LONG = "5c1f0a77d1b74b0b8e0f3c6f0b1a9e42"


@pytest.mark.parametrize("seed", [0, "bar", LONG])
def test_no_guess_from_a_bots_own_dice_deals_the_match_again(seed: int | str) -> None:
    for fixture in fixtures("shahdozd", {}, LINEUP, 40, seed):
        for rotation in range(4):
            for dice in fixture.dice(rotation):
                assert fixture.nature not in guesses(dice, 4)


def test_no_two_bots_have_the_same_dice_nor_natures() -> None:
    """Equal dice would tell that a deal has been seen before."""
    drawn = [
        seed
        for lineup in (LINEUP, LINEUP[:3])
        for fixture in fixtures("shahdozd", {}, lineup, 12, 0)
        for rotation in range(fixture.seats)
        for seed in fixture.dice(rotation)
    ]
    natures = {fixture.nature for fixture in fixtures("shahdozd", {}, LINEUP, 40, 0)}
    assert len({*drawn} | natures) == len(drawn) + len(natures)


def test_without_a_seed_one_is_drawn_and_told() -> None:
    one, other = (arena.run("shahdozd", ["random"], 4, 4, processes=1) for _ in range(2))
    assert one.seed != other.seed
    assert isinstance(one.seed, str)
    assert len(bytes.fromhex(one.seed)) == 16
    assert one.to_json()["seed"] == one.seed
    assert arena.run("shahdozd", ["random"], 4, 4, seed=one.seed, processes=1) == one


@pytest.mark.parametrize("seed", [3, LONG])
def test_bots_at_the_terminal_cannot_deal_the_match_again(seed: int | str) -> None:
    match = Match("shahdozd", 4, seed)
    names = dict.fromkeys((1, 2, 3), "bots.cheats:Rebuilder")
    session = Session(match, 0, ("Ada", "Bram", "Cleo", "Dara"), names, "en")
    for seat in names:
        dice = session.dice(seat)
        assert match.commitment not in dice
        for guess in guesses(dice, 4):
            assert Match("shahdozd", 4, guess).commitment != match.commitment


@pytest.mark.slow
def test_a_bot_that_tries_to_rebuild_the_deal_wins_no_more_than_its_share() -> None:
    """It won 59% of such matches when bots were made from the seed of their match."""
    names = ["bots.cheats:Rebuilder", "remember"]
    (table,) = arena.run("shahdozd", names, 160, 4, seed=LONG).tables
    assert table.lines[0].wins.low < 0.25
    assert table.lines[0].wins.mean < 0.3
    assert not table.forfeits
