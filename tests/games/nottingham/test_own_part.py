"""A seat's own part holds what it knows better than all, and nothing else."""

import random
from typing import Any

import pytest

from hoodwink import Match
from hoodwink.kernel.game import laid_over

KNOWN_BETTER = ("seats", "aside", "offers")


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
def test_of_what_all_see_a_seat_is_told_again_only_what_it_knows_better(seed: int) -> None:
    options: dict[str, Any] = {"purses": "hidden"} if seed % 2 else {}
    match, draws = Match("nottingham", 3 + seed % 3, seed, **options), random.Random(seed)
    while match.to_act:
        everybody = match.public()
        for seat in (None, *range(match.seats)):
            own, whole = match.own(seat), match.view(seat)
            assert laid_over(everybody, own) == whole
            for key in KNOWN_BETTER:
                assert (key in own) == (whole[key] != everybody[key])
            for place, known in own.get("seats", {}).items():
                seen = everybody["seats"][int(place)]
                assert all(known[fact] != seen[fact] for fact in known)
        speakers = [s for s in (*match.to_act, *match.may_act) if s >= 0 and match.moves(s)]
        speaker = draws.choice(speakers)
        match.play(speaker, draws.choice(match.moves(speaker)))


def test_a_hidden_purse_is_told_to_its_owner_alone() -> None:
    match = Match("nottingham", 3, 1, purses="hidden")
    known = {place: facts for place, facts in match.own(1)["seats"].items() if "coins" in facts}
    assert known == {"1": {"coins": 50}}
    assert [place["coins"] for place in match.public()["seats"]] == [None] * 3
