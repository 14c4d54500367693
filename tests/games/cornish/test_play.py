"""Whole matches by chance: nothing is lost, every refusal has its rule."""

import random
from collections import Counter
from typing import Any

import pytest

from games.cornish.tables import content, sit
from hoodwink import Match, replay, verify
from hoodwink.games.cornish import refusals


def play_out(match: Match, draws: random.Random, each: Any) -> None:
    while match.to_act:
        seat = draws.choice(match.to_act)
        verbs = sorted({move.verb for move in match.moves(seat)})
        verb = draws.choice(verbs)
        moves = [move for move in match.moves(seat) if move.verb == verb]
        match.play(seat, draws.choice(moves))
        each(match)


def goods_in(state: dict[str, Any]) -> Counter[str]:
    found = Counter(state["seized"]) + Counter(row["goods"] for row in state["ashore"])
    for stall in state["merchants"].values():
        found += Counter(stall)
    for who in state["players"]:
        found += Counter(who["hold"])
        for inside in who["warehouses"].values():
            found += Counter(inside)
    return found


def check(match: Match, seats: int, before: list[Counter[str]]) -> None:
    """Goods only leave; characters and secrets are each in one place; nobody owes anything."""
    state = match.position()["state"]
    goods = goods_in(state)
    assert goods <= before[0]
    before[0] = goods
    cards = [c["character"] for who in state["players"] for c in who["characters"]]
    cards += [face for face in state["faces"] if face] + state["gone"] + state["dealt"]
    cards += [row["character"] for bottom in state["bottoms"] for row in bottom]
    assert len(cards) == len(set(cards))
    seen = match.view(None)
    assert sum(seen["decks"]) + len(cards) == len(content().characters)
    secrets = sum(map(len, state["hands"])) + sum(state["played"].values()) + seen["secrets_left"]
    assert secrets == sum(secret.count for secret in content().secrets)
    for who in state["players"]:
        assert min(who["gold"], who["influence"], who["reputation"]) >= 0
    assert len(state["players"]) == seats


@pytest.mark.rule("CS-044", "CS-113", "CS-138")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_in_a_whole_match(seats: int, seed: int) -> None:
    match = sit(seats, seed)
    before = [goods_in(match.position()["state"])]
    play_out(match, random.Random(seed), lambda played: check(played, seats, before))
    assert match.outcome


@pytest.mark.parametrize("seats", [2, 5])
def test_a_record_replays_and_its_draws_can_be_checked(seats: int) -> None:
    match = Match("cornish", seats, 5, round_cap=4)
    play_out(match, random.Random(5), lambda _: None)
    text = match.record().dumps()
    assert replay(text).position() == match.position()
    assert verify(text).outcome == match.outcome


@pytest.mark.rule("CS-040", "CS-134", "CS-138", "CS-004")
def test_every_move_that_is_not_listed_is_refused_with_a_rule() -> None:
    match, draws = sit(3, 3), random.Random(3)
    rules = match._rules
    said = list(rules.terms.words.phrases.moves)
    known = set(refusals.ALL)

    def each(played: Match) -> None:
        for seat in (0, 1, 2, -1, -2, 3):
            listed = rules.moves(played._state, seat)
            for move in draws.sample(said, 25):
                refusal = rules.refusal(played._state, seat, move)
                assert (refusal is None) == (move in listed)
                assert refusal is None or refusal in known

    play_out(match, draws, each)
    assert rules.refusal(match._state, 0, said[0]) is refusals.GAME_OVER


def test_the_absent_pass_let_be_and_call_off() -> None:
    match = sit(3, 4)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    assert match.outcome
    assert match.outcome.reason == "round cap"


def test_nobody_may_interject() -> None:
    assert list(sit().may_act) == []
