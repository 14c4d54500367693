"""What the remembering bot does where the right thing is plain."""

import pytest

from bots.shahdozd.puzzles import answer, puzzle
from games.shahdozd.tables import IN_ORDER, fresh

ALL_SEEN = dict.fromkeys("abcdef", (0,))
SEEDS = range(8)


def test_a_peasant_who_knows_every_card_takes_the_bank() -> None:
    laid = puzzle("peasant king thief minister executioner sheriff", ALL_SEEN)
    assert answer(laid, 0) == "claim peasant"
    laid.say(0, "claim peasant")
    while not laid.over:
        laid.say(0, answer(laid, 0))
    assert laid.bank == 0
    assert laid.purses[0] == 15


def test_it_claims_the_king_that_only_it_has_seen() -> None:
    assert answer(puzzle(IN_ORDER, {"a": (0,)}), 0) == "claim king"


def test_it_ends_the_game_when_that_wins() -> None:
    laid = puzzle(IN_ORDER, {"a": (0,)}, purses=(8, 5, 5, 4, 2, 3), bank=3)
    assert answer(laid, 0) == "claim king"


def test_it_does_not_end_a_game_that_it_would_lose() -> None:
    """All have seen its King, so nobody would challenge and keep the bank from running dry."""
    laid = puzzle(IN_ORDER, {"a": (0, 1, 2)}, purses=(2, 9, 1), bank=3)
    assert all(answer(laid, 0, seed) != "claim king" for seed in SEEDS)


def test_an_executioner_accuses_the_richest_whose_card_it_knows() -> None:
    cards = "executioner king thief minister sheriff peasant"
    laid = puzzle(cards, {"a": (0,), "b": (0,), "d": (0,)}, purses=(3, 3, 2, 9, 3, 3))
    assert answer(laid, 0) == "claim executioner"
    laid.say(0, "claim executioner").allow()
    assert answer(laid, 0) == "accuse d minister"


def test_a_sheriff_taxes_the_leader_twice() -> None:
    laid = puzzle(IN_ORDER, {}, purses=(3, 2, 8, 3, 3, 3))
    laid.say(0, "claim sheriff").allow()
    assert answer(laid, 0) == "tax 2"


def test_a_minister_takes_the_card_that_it_wants() -> None:
    cards = "minister executioner thief king sheriff peasant"
    laid = puzzle(cards, {"a": (0,), "d": (0,)}).say(0, "claim minister").allow()
    assert answer(laid, 0) == "mix a d hidden swap"


def test_with_blind_mixing_a_minister_still_reaches_for_the_card_that_it_wants() -> None:
    cards = "minister executioner thief king sheriff peasant"
    laid = puzzle(cards, {"a": (0,), "d": (0,)}, mixing="random")
    laid.say(0, "claim minister").allow()
    assert answer(laid, 0) == "mix a d"


def test_it_challenges_a_claim_that_it_knows_to_be_false() -> None:
    laid = puzzle(IN_ORDER, {"a": (3,)}, turn=1).say(1, "claim king")
    assert all(answer(laid, 3, seed) == "challenge" for seed in SEEDS)


def test_it_allows_a_claim_that_it_knows_to_be_true() -> None:
    laid = puzzle(IN_ORDER, {"b": (3,)}, turn=1).say(1, "claim thief")
    assert all(answer(laid, 3, seed) == "allow" for seed in SEEDS)


def test_it_pays_to_keep_a_lost_game_going() -> None:
    """A challenge to the true King refills the bank, which would otherwise be empty."""
    laid = puzzle(IN_ORDER, {"a": (2,)}, purses=(4, 4, 4), bank=3).say(0, "claim king")
    assert answer(laid, 2) == "challenge"


def test_it_answers_the_king_with_a_minister_that_it_has_seen() -> None:
    laid = puzzle(IN_ORDER, {"c": (2,)}).say(0, "claim king").allow()
    assert all(answer(laid, 2, seed) == "answer minister" for seed in SEEDS)


def test_it_does_not_repeat_a_claim_that_was_just_proved_false() -> None:
    laid = puzzle(IN_ORDER, {}, purses=(3, 3, 3, 3), turn=1)
    laid.say(1, "claim king").challenge(2)
    for seat in (2, 3, 0):
        laid.say(seat, "rotate left" if seat == 2 else "rotate right" if seat == 3 else "look")
    assert laid.turn == 1
    assert all(answer(laid, 1, seed) != "claim king" for seed in SEEDS)


def test_it_stays_silent_with_another_card_when_others_may_answer() -> None:
    laid = puzzle(IN_ORDER, {"b": (1,)}).say(0, "claim king").allow()
    assert all(answer(laid, 1, seed) == "stay silent" for seed in SEEDS)


def test_it_turns_away_a_card_that_the_next_player_is_about_to_use() -> None:
    """Seat 1 knows its King, and three coins would win it the game."""
    cards = "thief king minister executioner sheriff peasant"
    seen = {"b": (0, 1), "a": (0, 1, 2, 3, 4, 5)}
    laid = puzzle(cards, seen, purses=(5, 6, 5, 4, 4, 3), bank=3)
    assert answer(laid, 0).startswith("rotate")


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_peeks_at_a_card_that_somebody_sits_at(seats: int) -> None:
    laid = fresh(seats)
    owners = {place["slot"]: place["owner"] for place in laid.view(0)["slots"]}
    for seed in SEEDS:
        _, slot = answer(laid, 0, seed).split()
        assert owners[slot] not in (None, 0)


def test_without_the_memory_aid_it_pays_for_no_look() -> None:
    laid = puzzle(IN_ORDER, ALL_SEEN, memory=False)
    assert all(answer(laid, 0, seed) != "look" for seed in SEEDS)


def test_without_the_memory_aid_it_names_by_what_lies_face_up() -> None:
    laid = puzzle("peasant king thief minister executioner sheriff", {}, memory=False)
    laid.say(0, "claim peasant", "name king at b")
    assert answer(laid, 0) in laid.moves(0)
