"""The odds of the first hand: how many of its six cards are contraband."""

from fractions import Fraction
from math import comb

import pytest

from games.nottingham.tables import fresh, rules
from hoodwink import NATURE
from hoodwink.kernel.chance import Chance, secret_from

LEGAL, CONTRABAND, HAND = 144, 60, 6
LEGAL_GOODS = ("apple", "cheese", "bread", "chicken")
LEGAL_DRAWS = frozenset(f"draw {good}" for good in LEGAL_GOODS)
HANDS = 200_000

EXACT = [
    Fraction(comb(CONTRABAND, held) * comb(LEGAL, HAND - held), comb(LEGAL + CONTRABAND, HAND))
    for held in range(HAND + 1)
]

CHI_SQUARE_1_PERCENT = 16.812
"""What chi-square with six degrees of freedom exceeds once in a hundred."""


@pytest.mark.rule("SN-030", "SN-002")
def test_a_first_hand_holds_no_contraband_with_probability_0_1199() -> None:
    assert EXACT[0] == Fraction(397977294, 3319450345)
    assert round(float(EXACT[0]), 4) == 0.1199
    assert sum(EXACT) == 1


@pytest.mark.rule("SN-030")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_odds_that_chance_is_given_make_exactly_that_probability(seats: int) -> None:
    """Six legal cards in a row, by the odds the rules tell, whatever legal cards they are."""
    game = rules(royals=False)
    state = game.start(seats)
    game.apply(state, NATURE, game.read("first 0"), None)
    likely = Fraction(1)
    for legal in ("apple", "bread", "bread", "cheese", "chicken", "apple"):
        odds = dict(zip(map(str, game.moves(state, NATURE)), game.odds(state), strict=True))
        wanted = sum(odds[f"draw {good}"] for good in LEGAL_GOODS)
        likely *= Fraction(wanted, sum(odds.values()))
        game.apply(state, NATURE, game.read(f"draw {legal}"), None)
    assert likely == EXACT[0]


@pytest.mark.slow
@pytest.mark.rule("SN-030")
def test_200_000_hands_are_dealt_by_those_odds() -> None:
    """Drawn as matches draw, without the rest of the game around it."""
    game = rules(royals=False)
    chance = Chance(secret_from("first hands"))
    begun = game.start(4)
    game.apply(begun, NATURE, game.read("first 0"), None)
    counted = [0] * (HAND + 1)
    for _ in range(HANDS):
        state = game.copy(begun)
        held = 0
        for _ in range(HAND):
            drawn = game.draw(state, chance)
            held += drawn.text not in LEGAL_DRAWS
            game.apply(state, NATURE, drawn, None)
        counted[held] += 1
    expected = [float(likely) * HANDS for likely in EXACT]
    distance = sum((c - e) ** 2 / e for c, e in zip(counted, expected, strict=True))
    assert distance < CHI_SQUARE_1_PERCENT


@pytest.mark.rule("SN-030")
def test_first_hands_of_real_matches_follow_the_same_law() -> None:
    counted = [0] * (HAND + 1)
    for seed in range(400):
        at = fresh(5, seed=seed, royals=False)
        for seat in range(5):
            hand = at.hand(seat)
            counted[HAND - sum(hand.get(good, 0) for good in LEGAL_GOODS)] += 1
    expected = [float(likely) * sum(counted) for likely in EXACT]
    few = [sum(counted[4:]), sum(expected[4:])]
    distance = sum((c - e) ** 2 / e for c, e in zip(counted[:4], expected[:4], strict=True))
    assert distance + (few[0] - few[1]) ** 2 / few[1] < 18.5
