"""Whole random games: nothing is lost, nothing is added, and every word has its answer."""

import random

import pytest

from games.nottingham.mixes import MIXED_GAMES, Mix, all_cards, random_game
from games.nottingham.tables import rules
from hoodwink import NATURE, TABLE, Match, replay
from hoodwink.games.nottingham.moves import PHRASES
from hoodwink.kernel.chance import Chance, secret_from


@pytest.mark.rule("SN-162", "SN-021", "A-31")
@pytest.mark.parametrize(("seats", "mix"), MIXED_GAMES)
def test_cards_and_coins_are_conserved(seats: int, mix: Mix) -> None:
    game = rules(**mix)
    cards = dict(game.dump(game.start(seats))["deck"])

    def watch(match: Match) -> None:
        if match.version % 3:
            return
        state = match.position()["state"]
        assert all_cards(state) == cards
        assert sum(state["purses"]) == 50 * seats
        assert min(state["purses"]) >= 0

    assert random_game(seats, mix, seed=1, watch=watch).outcome is not None


@pytest.mark.rule("SN-030", "SN-051", "SN-139")
@pytest.mark.parametrize(("seats", "mix"), MIXED_GAMES)
def test_no_hand_and_no_bag_ever_holds_too_much(seats: int, mix: Mix) -> None:
    most = 7 if mix.get("seven_cards") else 6

    def watch(match: Match) -> None:
        if match.version % 3:
            return
        state = match.position()["state"]
        assert max(sum(hand.values()) for hand in state["hands"]) <= most
        assert max(sum(bag.values()) for bag in state["bags"]) <= 5
        assert sum(state["aside"].values()) <= 5

    random_game(seats, mix, seed=2, watch=watch, talk=0.1)


@pytest.mark.parametrize(("seats", "mix"), MIXED_GAMES)
def test_a_world_imagined_from_a_view_shows_it_again_with_the_same_moves(
    seats: int, mix: Mix
) -> None:
    chance, choice = Chance(secret_from(5)), random.Random(5)
    game = rules(**mix)

    def watch(match: Match) -> None:
        if choice.random() > 0.03:
            return
        state = game.load(match.position()["state"])
        for seat in (None, *range(seats)):
            seen = game.view(state, seat)
            world = game.imagine(seen, chance)
            assert game.view(world, seat) == seen
            assert game.dump(game.load(game.dump(world))) == game.dump(world)
            if seat is not None:
                assert list(game.moves(world, seat)) == list(game.moves(state, seat))

    random_game(seats, mix, seed=3, watch=watch)


@pytest.mark.parametrize(("seats", "mix"), MIXED_GAMES)
def test_a_record_replays_to_the_same_position(seats: int, mix: Mix) -> None:
    match = random_game(seats, mix, seed=4)
    again = replay(match.record().dumps())
    assert again.position() == match.position()
    assert again.outcome == match.outcome


@pytest.mark.parametrize("mix", [{"timed": True, "promos": True}, {"purses": "hidden"}, {}])
def test_every_word_is_listed_or_refused_with_a_rule(mix: Mix) -> None:
    words = list(PHRASES.moves)
    choice = random.Random(6)
    game = rules(**mix)

    def watch(match: Match) -> None:
        if choice.random() > 0.02:
            return
        for seat in (NATURE, TABLE, *range(6)):
            listed = game.moves(state := game.load(match.position()["state"]), seat)
            for word in words:
                refusal = game.refusal(state, seat, word)
                assert (refusal is None) == (word in listed)

    random_game(4, mix, seed=5, watch=watch)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_clock_can_play_for_everybody(seats: int) -> None:
    match = Match("nottingham", seats=seats, seed=1, promos=True)
    while match.outcome is None:
        seat = match.to_act[-1]
        move = match.fallback(seat)
        assert move in match.moves(seat)
        match.play(seat, move)


def test_a_copy_is_played_on_independently() -> None:
    match = Match("nottingham", seats=4, seed=9)
    before = match.position()
    twin = match.copy()
    for _ in range(60):
        seat = twin.to_act[0]
        twin.play(seat, twin.moves(seat)[0])
    assert match.position() == before
