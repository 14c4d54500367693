"""Nothing is ever lost: whole random games, looked at after every move."""

import random
from collections import Counter
from typing import Any

import pytest

from games.sherwood.tables import ORDINARY, PACK, SPECIAL
from hoodwink import Match
from hoodwink.games.sherwood.things.board import POSTS


def raiders_of(truth: dict[str, Any], seat: int) -> int:
    lying = sum(e[2] for band in truth["hideouts"] for e in band["escrow"] if e[0] == seat)
    bands = sum(band["raiders"][seat] for band in truth["hideouts"])
    return int(
        truth["camps"][seat]
        + truth["oaks"][seat]
        + sum(truth[post][seat] for post in POSTS)
        + bands
        + lying
    )


def sacks_in(truth: dict[str, Any]) -> int:
    lying = sum(e[1] for band in truth["hideouts"] for e in band["escrow"])
    return int(truth["mine"] + sum(truth["sacks"]) + lying)


def equipment_in(truth: dict[str, Any]) -> Counter[str]:
    cards = Counter(truth["deck"])
    for held in (truth["discard"], *truth["hands"]):
        cards.update(held)
    cards.update(kind for band in truth["hideouts"] for _, kind in band["pledges"])
    if truth["cart"]:
        cards.update(kind for _, kind in truth["cart"]["played"])
    return cards


def check(truth: dict[str, Any], seats: int, advanced: bool) -> None:
    assert [raiders_of(truth, seat) for seat in range(seats)] == [8] * seats
    assert sacks_in(truth) == 42
    assert equipment_in(truth) == Counter(ORDINARY | SPECIAL if advanced else ORDINARY)
    row = [place["card"] for place in truth["row"] if place["card"]]
    assert len(set(row + truth["gone"])) == len(row + truth["gone"])
    assert all(min(truth[thing]) >= 0 for thing in ("camps", "oaks", "sacks", "glory"))


@pytest.mark.rule("SF-156", "SF-002")
@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_raiders_sacks_and_cards_are_conserved_through_whole_games(
    seats: int, advanced: bool
) -> None:
    for seed in range(3):
        rng = random.Random(seed)
        match = Match("sherwood", seats, seed, pack=PACK, advanced=advanced)
        while match.to_act:
            others = match.may_act if rng.random() < 0.1 else ()
            seat = rng.choice(others or match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))
            check(match.position()["state"], seats, advanced)
        assert match.outcome is not None
        assert len(match.position()["state"]["gone"]) == 6 * len(match.view(None)["row"])
