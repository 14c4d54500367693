"""What lies on the table before the first action."""

from collections import Counter

import pytest

import hoodwink
from games.sherwood.tables import ORDINARY, PACK, SPECIAL, fresh, rules
from hoodwink import NATURE, Match, SeatsError
from hoodwink.games.sherwood.setting import content_of

CONTENT = content_of(PACK)
ROWS = {3: 4, 4: 5, 5: 6, 6: 6}


@pytest.mark.rule("SF-001")
@pytest.mark.parametrize("seats", [2, 7])
def test_fewer_than_three_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(SeatsError, match="3 to 6"):
        Match("sherwood", seats)


@pytest.mark.rule("SF-002", "SF-011", "SF-012")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_colour_has_four_raiders_in_camp_and_four_on_the_oak(seats: int) -> None:
    laid = fresh(seats)
    assert laid.camps == [4] * seats
    assert laid.oaks == [4] * seats
    assert laid.sacks == [2] * seats


@pytest.mark.rule("SF-013", "SF-139")
def test_everybody_starts_without_glory_and_all_can_see_it() -> None:
    assert fresh().view(2)["glory"] == [0, 0, 0, 0]


@pytest.mark.rule("SF-002", "SF-014")
@pytest.mark.parametrize(("seats", "mine"), [(3, 36), (4, 34), (5, 32), (6, 30)])
def test_the_other_sacks_of_forty_two_lie_in_the_mine(seats: int, mine: int) -> None:
    assert fresh(seats).mine == mine


@pytest.mark.rule("SF-003", "SF-005", "SF-007")
def test_there_are_forty_five_convoys_and_ten_sheriffs_with_backs_a_and_b() -> None:
    convoys = [card for card in CONTENT.cards if not card.sheriff]
    assert len(convoys) == 45
    assert len(CONTENT.cards) == 55
    assert {card.back for card in CONTENT.cards} == {0, 1}
    assert all(1 <= card.combat <= 14 for card in convoys)


@pytest.mark.rule("SF-004", "SF-009", "B-1")
def test_equipment_adds_one_to_three_to_a_raider() -> None:
    gear = CONTENT.gear
    assert dict(zip(gear.names, gear.copies, strict=True)) == ORDINARY | SPECIAL
    assert gear.bonuses == (1, 2, 3, 0, 0, 0)


@pytest.mark.rule("SF-006", "SF-147")
def test_a_card_tells_its_strength_its_glory_its_loot_and_its_road() -> None:
    (card,) = (card for card in CONTENT.cards if card.name == "b20")
    assert card.to_json(CONTENT.board) == {
        "card": "b20",
        "called": "convoy",
        "combat": 12,
        "glory": 1,
        "sacks": 9,
        "companions": 1,
        "start": "derby",
        "end": "lincoln",
    }


@pytest.mark.rule("SF-010")
def test_the_board_has_four_towns_red_hideouts_and_hideouts_that_watch_two_roads() -> None:
    board = CONTENT.board
    assert board.towns == ("nottingham", "york", "derby", "lincoln")
    assert [board.hideouts[h] for h in board.red] == ["gallows", "abbey", "mill", "fen"]
    roads = Counter(h for arm in board.arms for h in arm)
    assert sorted(roads.values()) == [1] * 8 + [2] * 4


@pytest.mark.rule("SF-015", "SF-090", "B-5")
@pytest.mark.parametrize(("advanced", "sheriffs"), [(False, 0), (True, 10)])
def test_only_the_advanced_game_mixes_the_sheriff_among_the_convoys(
    advanced: bool, sheriffs: int
) -> None:
    game = rules(advanced=advanced)
    state = game.start(4)
    game.apply(state, NATURE, game.read("first 0"), None)
    first_row = [move.text for move in game.moves(state, NATURE)]
    assert sum("sheriff" in text for text in first_row) == sheriffs // 2
    assert all(text.startswith(("convoy a", "convoy sheriff-a")) for text in first_row)
    found = game.setting.cards_with(0)
    assert [f"convoy {game.setting.cards[number].name}" for number in found] == first_row


@pytest.mark.rule("SF-016", "SF-022", "SF-091")
@pytest.mark.parametrize(("advanced", "cards"), [(False, 18), (True, 24)])
def test_special_equipment_is_for_the_advanced_game(advanced: bool, cards: int) -> None:
    assert fresh(advanced=advanced).deck == cards


@pytest.mark.rule("SF-017", "SF-018", "SF-021", "SF-150", "B-31")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_six_rows_use_up_the_cards_of_both_backs(seats: int) -> None:
    entry = PACK.entry("rows")
    used = entry.counts("cards_of_each_back", 4, 0, 99)[seats - 3]
    row = len(fresh(seats).row)
    assert row == ROWS[seats]
    assert 6 * row == 2 * used
    left_of_a = used - row
    assert (left_of_a, used) == {3: (8, 12), 4: (10, 15), 5: (12, 18), 6: (12, 18)}[seats]


@pytest.mark.rule("SF-019", "SF-138", "B-33")
def test_exactly_one_card_of_the_row_lies_face_up() -> None:
    row = fresh(5).row
    assert [place["face_up"] for place in row] == [True, False, False, False, False, False]
    assert [place["card"] is None for place in row] == [False, True, True, True, True, True]


@pytest.mark.rule("B-33")
def test_the_card_that_lies_face_up_may_be_a_sheriff() -> None:
    shown = {fresh(3, seed, advanced=True).card("a") for seed in range(60)}
    assert any("sheriff" in str(card) for card in shown)


@pytest.mark.rule("SF-020", "SF-021", "SF-136")
def test_a_card_of_the_first_three_rounds_may_be_any_a_card_nobody_has_seen() -> None:
    """No card is set aside in the truth: unused ones are simply never drawn."""
    game = rules()
    state = game.start(6)
    game.apply(state, NATURE, game.read("first 0"), None)
    assert len(game.moves(state, NATURE)) == 22
    assert list(game.odds(state)) == [1] * 22


@pytest.mark.rule("SF-023", "SF-026")
def test_chance_gives_somebody_the_figure_who_then_begins() -> None:
    holders = {fresh(4, seed).figure for seed in range(30)}
    assert holders == {0, 1, 2, 3}
    laid = fresh(4, 3)
    assert list(laid.match.to_act) == [laid.figure]


@pytest.mark.rule("SF-024")
def test_nobody_has_the_first_player_card_or_an_alliance_marker_yet() -> None:
    laid = fresh()
    assert laid.first is None
    assert laid.hideouts == []
    assert laid.cart is None


def test_the_game_is_in_its_box() -> None:
    assert "sherwood" in hoodwink.game_names()
