"""What is in the box, and the table before the first turn."""

from collections import Counter

import pytest

import hoodwink
from games.shahdozd.tables import IN_ORDER, fresh, rules, table, texts
from hoodwink import NATURE, Listener, Match

ALL_SEATS = (3, 4, 5, 6)


@pytest.mark.rule("SD-001")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_three_to_six_players_may_sit_down(seats: int) -> None:
    assert fresh(seats).match.to_act == tuple(range(seats))


@pytest.mark.rule("SD-001")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_two_are_too_few_and_seven_too_many(seats: int) -> None:
    with pytest.raises(hoodwink.SeatsError, match=f"3 to 6 players, not {seats}"):
        fresh(seats)


@pytest.mark.rule("SD-002")
def test_the_box_holds_thirty_coins_and_one_card_of_each_of_six_characters() -> None:
    full = fresh(6)
    assert full.bank + sum(full.purses) == 30
    assert sorted(full.cards.split()) == sorted(IN_ORDER.split())


@pytest.mark.rule("SD-003", "D-20")
@pytest.mark.parametrize(("seats", "coins"), [(6, 30), (5, 25), (4, 20), (3, 15)])
def test_five_coins_a_player_are_in_play_and_the_rest_stays_in_the_box(
    seats: int, coins: int
) -> None:
    laid = fresh(seats)
    assert laid.bank + sum(laid.purses) == coins


@pytest.mark.rule("SD-004", "SD-060", "D-1")
@pytest.mark.parametrize(("seats", "bank"), [(6, 12), (5, 10), (4, 8), (3, 6)])
def test_everyone_starts_with_three_coins_that_come_out_of_the_bank(seats: int, bank: int) -> None:
    laid = fresh(seats)
    assert laid.purses == [3] * seats
    assert laid.bank == bank


@pytest.mark.rule("SD-005", "D-2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_each_player_is_equally_likely_to_go_first(seats: int) -> None:
    game = rules()
    state = game.start(seats)
    assert texts(game.moves(state, NATURE)) == [f"first {seat}" for seat in range(seats)]
    assert len(set(game.odds(state))) == 1


@pytest.mark.rule("SD-005")
def test_the_first_player_takes_the_first_turn_and_all_hear_who_it_is() -> None:
    for seed in range(8):
        heard = Listener()
        match = Match("shahdozd", 4, seed, tell=heard)
        (told,) = heard.seen_by(None)
        for seat in range(4):
            match.play(seat, "peek none")
        assert told == {"event": "first_player", "seat": match.view(None)["turn"]}
        assert match.to_act == (told["seat"],)


@pytest.mark.rule("SD-006", "SD-007")
def test_every_card_left_is_equally_likely_to_lie_in_the_next_slot() -> None:
    game = rules()
    state = game.start(3)
    game.apply(state, NATURE, game.read("first 1"), None)
    for dealt, character in enumerate(IN_ORDER.split()):
        left = [f"deal {other}" for other in IN_ORDER.split()[dealt:]]
        assert texts(game.moves(state, NATURE)) == left
        assert len(set(game.odds(state))) == 1
        game.apply(state, NATURE, game.read(f"deal {character}"), None)
    assert game.to_act(state) == (0, 1, 2)


@pytest.mark.rule("SD-005", "SD-006")
def test_the_cards_are_shuffled_again_so_the_first_player_may_get_any_card() -> None:
    first_card = Counter(
        laid.cards.split()[laid.turn] for laid in (fresh(6, seed) for seed in range(120))
    )
    assert set(first_card) == set(IN_ORDER.split())


@pytest.mark.rule("SD-007")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_all_six_cards_are_in_play_whatever_the_number_of_players(seats: int) -> None:
    assert sorted(fresh(seats).cards.split()) == sorted(IN_ORDER.split())


@pytest.mark.rule("SD-008")
def test_a_card_belongs_to_its_slot_and_not_to_a_person() -> None:
    moved = table("king thief minister executioner sheriff peasant", turn=0)
    moved.say(0, "rotate left").say(1, "claim king").challenge(0)
    assert moved.told("challenged")[0]["true"]


@pytest.mark.rule("SD-009a", "SD-009b", "SD-009c", "SD-009d", "D-11")
@pytest.mark.parametrize(
    ("seats", "owners"),
    [
        (6, [0, 1, 2, 3, 4, 5]),
        (5, [0, 1, 2, 3, 4, None]),
        (4, [0, 1, None, 2, 3, None]),
        (3, [0, None, 1, None, 2, None]),
    ],
)
def test_players_own_the_slots_they_sit_at(seats: int, owners: list[int | None]) -> None:
    slots = fresh(seats).view(None)["slots"]
    assert [slot["slot"] for slot in slots] == list("abcdef")
    assert [slot["owner"] for slot in slots] == owners


@pytest.mark.rule("SD-010")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nobody_is_the_character_that_lies_in_an_unowned_slot(seat: int) -> None:
    away = table("thief king minister executioner sheriff peasant", purses=[3, 3, 3], turn=seat)
    away.say(seat, "claim king").challenge((seat + 1) % 3)
    assert not away.told("challenged")[0]["true"]


@pytest.mark.rule("SD-010")
def test_nobody_answers_with_a_card_in_an_unowned_slot() -> None:
    away = table("king minister thief executioner sheriff peasant", purses=[3, 3, 3])
    away.say(0, "claim king").allow().answer(1, 2)
    assert [told["true"] for told in away.told("confronted")] == [False, False]


@pytest.mark.rule("SD-011", "D-22")
def test_you_may_peek_at_any_slot_but_your_own_or_at_none() -> None:
    laid = fresh(4)
    assert laid.moves(2) == ["peek a", "peek b", "peek c", "peek e", "peek f", "peek none"]


@pytest.mark.rule("D-22")
def test_declining_the_peek_is_told_to_all_and_shows_nothing() -> None:
    laid = fresh(3).say(0, "peek none").say(1, "peek none").say(2, "peek none")
    assert [told["seat"] for told in laid.told("declined_peek")] == [0, 1, 2]
    assert all(laid.knows(seat) == {} for seat in (0, 1, 2, None))


@pytest.mark.rule("D-22", "D-32", "D-34")
def test_who_has_chosen_is_told_and_no_more_before_all_have_chosen_their_peek() -> None:
    laid = fresh(3).say(2, "peek a").say(0, "peek b")
    told = [{"event": "chose", "seat": 2}, {"event": "chose", "seat": 0}]
    assert all(laid.heard.seen_by(seat) == told for seat in (0, 1, 2, None))
    assert laid.knows(2) == laid.knows(0) == {}
    assert laid.view(2)["sealed"] == "peek a"
    assert laid.view(1)["sealed"] is None
    assert laid.view(None)["sealed"] is None


@pytest.mark.rule("D-22", "SD-055")
def test_afterwards_all_know_which_slot_each_player_peeked_at() -> None:
    laid = fresh(3).say(2, "peek a").say(0, "peek b").say(1, "peek none")
    told = [(event["seat"], event["slot"]) for event in laid.told("peeked", None)]
    assert told == [(0, "b"), (2, "a")]
    assert [slot["seen_by"] for slot in laid.view(1)["slots"]] == [[2], [0], [], [], [], []]


@pytest.mark.rule("SD-011", "SD-054a", "D-32")
def test_the_peeked_card_is_seen_by_the_one_who_peeked_alone() -> None:
    laid = table(IN_ORDER, purses=[3, 3, 3], phase="peek")
    laid.say(0, "peek d").say(1, "peek d").say(2, "peek none")
    assert laid.knows(0) == laid.knows(1) == {"d": "executioner"}
    assert laid.knows(2) == laid.knows(None) == {}
    assert "card" not in laid.told("peeked", 2)[0]
    assert laid.told("peeked", 0)[0]["card"] == "executioner"
    assert "card" not in laid.told("peeked", 0)[1]


@pytest.mark.rule("D-22")
def test_the_order_in_which_peeks_arrive_changes_nothing() -> None:
    heard = []
    for order in ((0, 1, 2), (2, 0, 1)):
        laid = table(IN_ORDER, purses=[3, 3, 3], phase="peek")
        for seat in order:
            laid.say(seat, f"peek {'bdf'[seat]}")
        heard.append([event for event in laid.heard.events if event.kind != "chose"])
    assert heard[0] == heard[1]


def test_bots_and_drawings_can_read_what_a_match_is_played_with() -> None:
    assert (rules().setting.king_takes, rules().setting.mixing) == (3, "choose")
