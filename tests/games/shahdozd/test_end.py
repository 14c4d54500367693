"""The end, and who has won."""

import pytest

from games.shahdozd.tables import IN_ORDER, Table, table
from hoodwink import Match, Outcome


def emptied(purses: tuple[int, ...], bank: int) -> Table:
    """Seat 0 takes the rest of the bank as King."""
    return table(purses=purses, bank=bank).say(0, "claim king").allow()


@pytest.mark.rule("SD-056")
def test_the_game_ends_as_soon_as_the_bank_is_empty() -> None:
    ended = emptied((3, 5, 5), bank=2)
    assert ended.told("game_over") == [{"reason": "bank empty"}]
    assert ended.match.to_act == ()
    assert all(ended.moves(seat) == [] for seat in range(3))
    assert ended.view(None)["phase"] == "over"


@pytest.mark.rule("SD-056")
def test_the_game_goes_on_while_a_single_coin_is_left() -> None:
    going = emptied((3, 4, 4), bank=4)
    assert going.bank == 1
    assert not going.over
    assert going.view(None)["outcome"] is None


@pytest.mark.rule("SD-056", "SD-037")
def test_a_peasant_who_names_all_cards_empties_the_bank_and_so_ends_the_game() -> None:
    ended = table("peasant king thief minister executioner sheriff").say(0, "claim peasant")
    ended.say(0, "name king at b", "name thief at c", "name minister at d", "name executioner at e")
    assert ended.match.outcome == Outcome((15, 3, 3, 3, 3, 3), (0,), "bank empty")


@pytest.mark.rule("SD-057")
def test_the_most_coins_win_whoever_emptied_the_bank() -> None:
    ended = emptied((0, 8, 5), bank=2)
    assert ended.match.outcome == Outcome((2, 8, 5), (1,), "bank empty")


@pytest.mark.rule("SD-057")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_all_see_the_outcome(seat: int | None) -> None:
    assert emptied((0, 8, 5), bank=2).view(seat)["outcome"] == {
        "scores": [2, 8, 5],
        "winners": [1],
        "reason": "bank empty",
        "tie_break": None,
    }


@pytest.mark.rule("D-19")
def test_players_with_equally_many_coins_share_the_victory() -> None:
    ended = emptied((5, 7, 1, 5), bank=2)
    assert ended.match.outcome == Outcome((7, 7, 1, 5), (0, 1), "bank empty")


@pytest.mark.rule("D-23")
def test_without_a_turn_cap_the_game_goes_on() -> None:
    endless = table()
    for turn in range(300):
        endless.say(turn % 6, "rotate left")
    assert not endless.over
    assert endless.view(None)["turns"] == 300


@pytest.mark.rule("D-23")
def test_no_game_goes_beyond_all_turns_that_can_be_written_down() -> None:
    late = table(purses=[3, 4, 2]).match.position()
    late["state"]["turns"] = 999_997
    match = Match.from_position(late)
    match.play(0, "rotate left")
    assert match.outcome is None
    match.play(1, "rotate left")
    assert match.outcome == Outcome((3, 4, 2), (1,), "turn cap")


@pytest.mark.rule("D-23")
def test_a_turn_cap_ends_the_game_after_that_many_turns_and_the_most_coins_win() -> None:
    capped = table(purses=[3, 4, 2], turn_cap=2).say(0, "rotate left")
    assert not capped.over
    capped.say(1, "rotate left")
    assert capped.told("game_over") == [{"reason": "turn cap"}]
    assert capped.match.outcome == Outcome((3, 4, 2), (1,), "turn cap")
    assert capped.bank == 6


@pytest.mark.rule("D-23")
def test_a_turn_with_a_claim_in_it_counts_once() -> None:
    capped = table(IN_ORDER, purses=[3, 3, 3], turn_cap=1).say(0, "claim king").allow()
    assert not capped.over
    capped.answer(1).challenge(2)
    assert capped.view(None)["turns"] == 1
    assert capped.over


@pytest.mark.rule("D-23", "SD-056")
def test_when_the_last_agreed_turn_empties_the_bank_that_is_the_reason() -> None:
    ended = table(purses=[5, 5, 3], turn_cap=1).say(0, "claim king").allow()
    assert ended.match.outcome == Outcome((7, 5, 3), (0,), "bank empty")


@pytest.mark.rule("D-27", "SD-056")
def test_an_answer_is_not_paid_when_its_challenger_runs_the_bank_dry() -> None:
    cards = "king minister thief executioner sheriff peasant"
    ended = table(cards, purses=[5, 4, 5, 0], bank=6).say(0, "claim king").allow()
    ended.answer(1).challenge(3)
    assert ended.purses == [9, 5, 6, 0]
    assert ended.over
