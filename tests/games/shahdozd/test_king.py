"""The King and the Minister who answers."""

import pytest

from games.shahdozd.tables import table

KING_THEN_MINISTER = "king minister thief executioner sheriff peasant"
"""Seat 0 is the King, seat 1 the Minister."""

NO_KING = "thief minister king executioner sheriff peasant"


@pytest.mark.rule("SD-024", "SD-062")
def test_the_king_takes_three_coins_from_the_bank() -> None:
    crowned = table(bank=12).say(0, "claim king").allow()
    assert crowned.purses == [6, 3, 3, 3, 3, 3]
    assert crowned.bank == 9


@pytest.mark.rule("SD-024", "D-28")
def test_the_king_asks_all_others_for_the_minister() -> None:
    asking = table(turn=2).say(2, "claim king").allow()
    assert asking.match.to_act == (0, 1, 3, 4, 5)
    assert asking.moves(0) == ["stay silent", "answer minister"]
    assert asking.moves(2) == []


@pytest.mark.rule("SD-025", "SD-062", "D-24")
def test_an_unchallenged_answer_takes_one_coin_from_the_bank() -> None:
    answered = table(bank=12).say(0, "claim king").allow().answer(4).allow()
    assert answered.purses == [6, 3, 3, 3, 4, 3]
    assert answered.bank == 8


@pytest.mark.rule("SD-024")
def test_when_nobody_answers_the_turn_is_over() -> None:
    silent = table().say(0, "claim king").allow().answer()
    assert silent.told("answered") == [{"king": 0, "seats": []}]
    assert silent.match.to_act == (1,)
    assert silent.bank == 9


@pytest.mark.rule("SD-063", "D-14")
def test_a_true_king_challenged_first_gets_the_challengers_coin_into_the_bank() -> None:
    proved = table(bank=12).say(0, "claim king").challenge(3)
    moved = [(told["event"], told["coins"]) for told in proved.heard.seen_by(None)[7:]]
    assert moved == [("paid", 1), ("took", 3)]
    assert proved.purses == [6, 3, 3, 2, 3, 3]
    assert proved.bank == 10


@pytest.mark.rule("SD-064", "D-30")
def test_a_false_king_challenged_moves_no_coin_and_asks_for_nobody() -> None:
    caught = table(NO_KING, bank=12).say(0, "claim king").challenge(3)
    assert caught.purses == [3] * 6
    assert caught.bank == 12
    assert caught.told("answered") == []
    assert caught.match.to_act == (1,)
    assert caught.phase == "turn"


@pytest.mark.rule("D-30")
def test_the_kings_claim_is_settled_and_paid_before_anybody_answers() -> None:
    claimed = table().say(0, "claim king")
    assert claimed.moves(1) == ["allow", "challenge"]
    claimed.allow()
    assert claimed.purses[0] == 6
    assert claimed.moves(1) == ["stay silent", "answer minister"]


@pytest.mark.rule("D-12")
@pytest.mark.parametrize("bank", [1, 2])
def test_a_king_before_a_small_bank_takes_what_is_there_and_the_game_ends(bank: int) -> None:
    ended = table(purses=[3, 17 - bank, 0, 0], bank=bank).say(0, "claim king").allow()
    assert ended.purses[0] == 3 + bank
    assert ended.over
    assert ended.told("took") == [{"seat": 0, "coins": bank}]


@pytest.mark.rule("D-13")
def test_a_king_who_takes_exactly_the_last_three_leaves_nothing_for_a_minister() -> None:
    ended = table(KING_THEN_MINISTER, purses=[3, 3, 3, 8], bank=3).say(0, "claim king").allow()
    assert ended.purses == [6, 3, 3, 8]
    assert ended.over
    assert ended.match.to_act == ()


@pytest.mark.rule("D-4")
def test_a_false_answer_that_is_challenged_gets_nothing_and_pays_nothing() -> None:
    caught = table(KING_THEN_MINISTER).say(0, "claim king").allow().answer(5).challenge(0)
    assert caught.told("challenged")[0]["true"] is False
    assert caught.purses == [6, 3, 3, 3, 3, 3]
    assert caught.bank == 9


@pytest.mark.rule("D-4", "SD-025")
def test_a_true_answer_that_is_challenged_costs_the_challenger_a_coin() -> None:
    proved = table(KING_THEN_MINISTER).say(0, "claim king").allow().answer(1).challenge(2)
    assert proved.purses == [6, 4, 2, 3, 3, 3]
    assert proved.bank == 9


@pytest.mark.rule("D-4", "SD-039")
def test_everyone_but_the_answerer_may_challenge_the_answer_even_the_king() -> None:
    answered = table().say(0, "claim king").allow().answer(4)
    assert answered.match.to_act == (0, 1, 2, 3, 5)
    assert answered.view(None)["claim"] == {"seat": 4, "character": "minister"}


@pytest.mark.rule("D-4", "D-24")
@pytest.mark.parametrize("challengers", [(), (2,)])
def test_an_answer_lets_nobody_mix_and_uses_up_no_turn(challengers: tuple[int, ...]) -> None:
    answered = table(KING_THEN_MINISTER).say(0, "claim king").allow().answer(1)
    answered.challenge(*challengers)
    assert answered.match.to_act == (1,)
    assert "claim king" in answered.moves(1)


@pytest.mark.rule("D-24")
def test_a_minister_on_their_own_turn_mixes_and_takes_no_coin() -> None:
    mixing = table("minister king thief executioner sheriff peasant").say(0, "claim minister")
    mixing.allow().say(0, "mix a b open keep")
    assert mixing.purses == [3] * 6
    assert mixing.bank == 12


@pytest.mark.rule("SD-025", "SD-056")
def test_the_answers_coin_may_be_the_last_one() -> None:
    ended = table(purses=[3, 5, 4, 4], bank=4).say(0, "claim king").allow().answer(2).allow()
    assert ended.purses == [6, 5, 5, 4]
    assert ended.over


@pytest.mark.rule("SD-024")
def test_answers_are_sealed_until_all_are_in_and_then_told_to_all() -> None:
    asking = table(purses=[3, 3, 3]).say(0, "claim king").allow().say(2, "answer minister")
    assert asking.told("answered") == []
    assert asking.view(2)["sealed"] == "answer minister"
    assert asking.view(1)["sealed"] is None
    asking.say(1, "stay silent")
    assert asking.told("answered") == [{"king": 0, "seats": [2]}]
