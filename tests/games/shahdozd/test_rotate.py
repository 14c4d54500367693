"""Moving the cards: right, left, front."""

import pytest

from games.shahdozd.tables import table

IN_ORDER = "king thief minister executioner sheriff peasant"


def after(*ways: str) -> list[str]:
    """The cards from a to f after these moves, from the King at a to the Peasant at f."""
    ring = table(IN_ORDER)
    for seat, way in enumerate(ways):
        ring.say(seat, f"rotate {way}")
    return ring.cards.split()


@pytest.mark.rule("SD-017", "SD-018", "D-26")
def test_right_moves_every_card_one_slot_counter_clockwise() -> None:
    assert after("right") == ["thief", "minister", "executioner", "sheriff", "peasant", "king"]


@pytest.mark.rule("SD-017", "SD-019", "D-26")
def test_left_moves_every_card_one_slot_clockwise() -> None:
    assert after("left") == ["peasant", "king", "thief", "minister", "executioner", "sheriff"]


@pytest.mark.rule("SD-017", "SD-020")
def test_front_moves_every_card_to_the_opposite_slot() -> None:
    assert after("front") == ["executioner", "sheriff", "peasant", "king", "thief", "minister"]


@pytest.mark.rule("SD-061")
@pytest.mark.parametrize(("way", "slot"), [("left", "d"), ("right", "b"), ("front", "f")])
def test_the_card_at_c_goes_left_to_d_right_to_b_or_front_to_f(way: str, slot: str) -> None:
    assert after(way)["abcdef".index(slot)] == "minister"


@pytest.mark.rule("SD-061")
@pytest.mark.parametrize(("way", "step"), [("left", 1), ("right", -1), ("front", 3)])
def test_the_card_at_i_goes_to_i_plus_one_minus_one_or_plus_three(way: str, step: int) -> None:
    moved = after(way)
    for i, card in enumerate(IN_ORDER.split()):
        assert moved[(i + step) % 6] == card


@pytest.mark.rule("SD-061")
@pytest.mark.parametrize("ways", [("left", "right"), ("right", "left"), ("front", "front")])
def test_left_then_right_or_front_twice_puts_every_card_back(ways: tuple[str, str]) -> None:
    assert after(*ways) == IN_ORDER.split()


@pytest.mark.rule("D-26")
def test_left_is_the_side_of_the_player_who_moves_next() -> None:
    ring = table(IN_ORDER, purses=[3] * 6).say(0, "rotate left")
    assert ring.turn == 1
    assert ring.view(None)["slots"][1]["owner"] == 1
    assert ring.cards.split()[1] == "king"


@pytest.mark.rule("SD-017")
def test_cards_in_unowned_slots_move_too() -> None:
    ring = table(IN_ORDER, purses=[3, 3, 3]).say(0, "rotate left")
    owners = [slot["owner"] for slot in ring.view(None)["slots"]]
    assert owners == [0, None, 1, None, 2, None]
    assert ring.cards.split()[2] == "thief"


@pytest.mark.rule("SD-017")
def test_all_hear_which_way_the_cards_moved() -> None:
    ring = table().say(0, "rotate front")
    for seat in (0, 1, None):
        assert ring.told("rotated", seat) == [{"seat": 0, "way": "front"}]


@pytest.mark.rule("SD-021")
def test_moving_the_cards_shows_nobody_anything_and_costs_nothing() -> None:
    ring = table().say(0, "rotate right")
    assert all(ring.knows(seat) == {} for seat in (0, 1, 2, 3, 4, 5, None))
    assert ring.purses == [3] * 6


@pytest.mark.rule("SD-021")
@pytest.mark.parametrize(("way", "slot"), [("left", "b"), ("right", "f"), ("front", "d")])
def test_what_you_know_about_a_card_you_know_wherever_it_goes(way: str, slot: str) -> None:
    ring = table(IN_ORDER).say(0, "look").say(1, f"rotate {way}")
    assert ring.knows(0) == {slot: "king"}
    assert ring.knows(1) == {}


@pytest.mark.rule("SD-021", "SD-055")
def test_who_has_seen_a_card_follows_the_card() -> None:
    ring = table().say(0, "look").say(1, "rotate front")
    assert [slot["seen_by"] for slot in ring.view(2)["slots"]] == [[], [], [], [0], [], []]
