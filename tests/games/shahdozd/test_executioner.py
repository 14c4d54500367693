"""The Executioner, who points at a card and names it."""

import pytest

from games.shahdozd.tables import IN_ORDER, Table, table

CHARACTERS = IN_ORDER.split()


def executioner(purses: tuple[int, ...] = (3, 3, 3, 3, 3, 3), turn: int = 0) -> Table:
    """An Executioner whose claim stands; the King lies at a and the Peasant at f."""
    return table(IN_ORDER, purses=purses, turn=turn).say(turn, "claim executioner").allow()


@pytest.mark.rule("SD-030")
def test_the_executioner_points_at_a_card_and_names_any_character() -> None:
    moves = executioner().moves(0)
    assert moves == [f"accuse {slot} {who}" for slot in "bcdef" for who in CHARACTERS]


@pytest.mark.rule("D-16")
def test_only_slots_of_other_players_can_be_pointed_at() -> None:
    moves = executioner(purses=(3, 3, 3), turn=1).moves(1)
    assert {text.split()[1] for text in moves} == {"a", "e"}


@pytest.mark.rule("SD-031", "SD-067")
def test_a_right_guess_takes_all_five_coins_of_the_accused() -> None:
    right = executioner(purses=(3, 3, 3, 5, 3, 3)).say(0, "accuse d executioner")
    assert right.purses == [8, 3, 3, 0, 3, 3]
    assert right.knows(3) == {"d": "executioner"}
    assert right.match.to_act == (1,)


@pytest.mark.rule("SD-031", "SD-067")
def test_a_wrong_guess_moves_no_coin_yet_the_accused_now_knows_the_card() -> None:
    wrong = executioner(purses=(3, 3, 3, 5, 3, 3)).say(0, "accuse d king")
    assert wrong.purses == [3, 3, 3, 5, 3, 3]
    assert wrong.knows(3) == {"d": "executioner"}
    assert wrong.match.to_act == (1,)


@pytest.mark.rule("SD-031")
def test_a_right_guess_against_a_broke_player_takes_nothing() -> None:
    right = executioner(purses=(3, 0, 3)).say(0, "accuse c minister")
    assert right.told("accused")[0]["right"]
    assert right.purses == [3, 0, 3]


@pytest.mark.rule("SD-031")
def test_all_hear_how_many_coins_the_executioner_took() -> None:
    right = executioner(purses=(3, 3, 3, 5, 3, 3)).say(0, "accuse d executioner")
    assert right.told("stole") == [{"seat": 0, "victim": 3, "coins": 5}]


@pytest.mark.rule("SD-031")
def test_the_bank_is_not_touched_by_an_execution() -> None:
    right = executioner().say(0, "accuse d executioner")
    assert right.bank == 12
    assert right.told("took") == right.told("paid") == []


@pytest.mark.rule("SD-054d", "D-17")
@pytest.mark.parametrize(("guess", "right"), [("sheriff", True), ("king", False)])
def test_the_owner_alone_sees_the_card_and_all_hear_whether_the_guess_was_right(
    guess: str, right: bool
) -> None:
    told = executioner().say(0, f"accuse e {guess}")
    fact = {
        "seat": 0,
        "owner": 4,
        "slot": "e",
        "character": guess,
        "right": right,
    }
    assert told.told("accused", 4) == [{**fact, "card": "sheriff"}]
    assert all(told.told("accused", seat) == [fact] for seat in (0, 1, 2, 3, 5, None))


@pytest.mark.rule("SD-031", "D-17")
def test_after_a_right_guess_the_whole_table_knows_the_card() -> None:
    right = executioner().say(0, "accuse e sheriff")
    assert all(right.knows(seat) == {"e": "sheriff"} for seat in (0, 1, 2, 3, 4, 5, None))


@pytest.mark.rule("SD-031", "D-17")
def test_after_a_wrong_guess_the_table_knows_what_the_card_is_not() -> None:
    wrong = executioner().say(0, "accuse e king")
    assert wrong.knows(4) == {"e": "sheriff"}
    for seat in (0, 1, 2, 3, 5, None):
        assert wrong.could_be(seat, "e") == [who for who in CHARACTERS if who != "king"]


@pytest.mark.rule("SD-031")
def test_an_execution_that_nobody_listens_to_takes_the_purse_all_the_same() -> None:
    accused = executioner().match
    accused.play(0, "accuse b thief")
    assert accused.view(None)["purses"] == [6, 0, 3, 3, 3, 3]


@pytest.mark.rule("SD-055")
def test_all_know_that_the_accused_has_seen_the_card() -> None:
    wrong = executioner().say(0, "accuse e king")
    assert wrong.view(None)["slots"][4]["seen_by"] == [4]


@pytest.mark.rule("SD-045", "SD-030")
def test_a_false_executioner_whom_nobody_doubts_executes_all_the_same() -> None:
    bluff = executioner().say(0, "accuse b thief")
    assert bluff.cards.split()[0] == "king"
    assert bluff.purses == [6, 0, 3, 3, 3, 3]
