"""Turns: who is next, and the three things to do."""

import pytest

import hoodwink
from games.shahdozd.tables import IN_ORDER, table

CHARACTERS = IN_ORDER.split()


@pytest.mark.rule("SD-012")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_turns_pass_clockwise_from_the_first_player(seats: int) -> None:
    round_table = table(purses=[3] * seats, turn=1)
    played = []
    for _ in range(seats + 1):
        played.append(round_table.turn)
        round_table.say(round_table.turn, "rotate left")
    assert played == [*range(1, seats), 0, 1]


@pytest.mark.rule("SD-012", "SD-013", "SD-017", "SD-022")
def test_a_turn_is_a_look_a_move_of_the_cards_or_a_claim_and_nothing_else() -> None:
    looks, moves = ["look"], ["rotate left", "rotate right", "rotate front"]
    claims = [f"claim {character}" for character in CHARACTERS]
    assert table().moves(0) == looks + moves + claims


@pytest.mark.rule("SD-012")
@pytest.mark.parametrize("move", ["look", "rotate front"])
def test_after_one_thing_the_turn_is_over(move: str) -> None:
    done = table().say(0, move)
    assert done.match.to_act == (1,)
    assert done.moves(0) == []


@pytest.mark.rule("SD-012")
@pytest.mark.parametrize("claim", ["claim king", "claim thief"])
def test_a_claim_that_is_settled_ends_the_turn(claim: str) -> None:
    done = table().say(0, claim).allow()
    if claim == "claim king":
        done.answer()
    assert done.match.to_act == (1,)


@pytest.mark.rule("SD-012")
def test_only_the_player_whose_turn_it_is_has_something_to_choose() -> None:
    turn = table(turn=3)
    assert turn.match.to_act == (3,)
    assert [seat for seat in range(6) if turn.moves(seat)] == [3]


@pytest.mark.rule("SD-013")
def test_passing_is_not_a_move() -> None:
    with pytest.raises(hoodwink.UnknownMove, match="'pass' is no move of this game"):
        table().say(0, "pass")


@pytest.mark.rule("SD-013")
def test_even_a_broke_player_before_a_small_bank_has_something_to_do() -> None:
    poor = table(purses=[0, 14, 15, 0, 0, 0], bank=1)
    assert "look" not in poor.moves(0)
    assert len(poor.moves(0)) == 9


@pytest.mark.rule("SD-059")
def test_nobody_can_interject_a_deal_for_there_are_none() -> None:
    talk = table()
    assert talk.match.may_act == ()
    talk.say(0, "claim king")
    assert talk.match.may_act == ()


@pytest.mark.rule("SD-059")
def test_no_move_gives_a_coin_away_so_coins_move_by_the_rules_alone() -> None:
    verbs = {text.split()[0] for seat in range(6) for text in table().moves(seat)}
    assert verbs == {"look", "rotate", "claim"}
    for text in ("give 1 to 2", "offer 1 coin", "deal with 2"):
        with pytest.raises(hoodwink.UnknownMove):
            table().say(0, text)
