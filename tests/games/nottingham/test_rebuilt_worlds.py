"""Worlds imagined once the deck has been rebuilt."""

from typing import Any

import pytest

from games.nottingham.histories import after_rebuilding, could_be
from games.nottingham.tables import Table, face_down, kinds, notes, rebuilt, rules, table, worlds
from hoodwink import Match
from hoodwink.kernel.chance import Chance, secret_from

APPLES: dict[str, Any] = {
    "round": 2,
    "bags": {1: "apple"},
    "stalls": {0: "36 cheese 36 bread 24 chicken"},
    "royals": False,
}
"""All that is left of the game are apples and contraband."""

MIXES: list[dict[str, Any]] = [
    {"royals": False},
    {"remove_ten": True},
    {"royals": False, "remove_ten": True, "seven_cards": True, "promos": True},
]


@pytest.mark.rule("SN-105", "SN-120", "SN-138", "A-6")
@pytest.mark.parametrize("mix", MIXES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_was_not_hidden_before_somebody_has_drawn_since(
    seats: int, mix: dict[str, Any]
) -> None:
    looked = 0
    for match, draws in after_rebuilding(seats, 2, 24, **mix):
        assert match.view(None)["rebuilt"]["drawn"] == draws
        assert could_be(match.position()["state"], draws)
        for seat in (None, match.version % seats):
            world = match.imagine(seat, seed=looked)
            assert world.view(seat) == match.view(seat)
            assert could_be(world.position()["state"], draws)
            looked += 1
    assert looked > 10


@pytest.mark.rule("SN-105", "A-6")
def test_a_seat_that_has_drawn_nothing_since_holds_what_was_hidden_before() -> None:
    at = table(
        **APPLES,
        hands={0: "6 apple", 1: "5 apple silk", 2: "5 apple mead", 3: "6 apple"},
        left="apple " * 24 + "silk " * 11 + "pepper " * 22 + "crossbow " * 5,
        more={
            **rebuilt({"mead": 21, "apple": 1}, {"apple": 23, "silk": 1}, [0, 0, 1, 0]),
        },
    )
    assert at.truth["deck"] == {"apple": 1, "mead": 20}
    found = worlds(at, 0, 60)
    for world in found:
        assert "mead" not in {**world["hands"][1], **world["bags"][1], **world["hands"][3]}
    assert {world["hands"][2].get("mead", 0) for world in found} == {0, 1}


def removed_cheese() -> Table:
    return table(
        **{**APPLES, "stalls": {0: "26 cheese 36 bread 24 chicken"}},
        hands=dict.fromkeys(range(4), "6 apple"),
        left="apple " * 23 + "silk " * 12 + "pepper " * 22 + "crossbow " * 5,
        remove_ten=True,
        more=rebuilt({"mead": 21}, {"apple": 25, "cheese": 10}),
        deck="21 mead",
    )


@pytest.mark.rule("SN-138", "A-6")
def test_the_removed_cards_are_some_that_were_hidden_before() -> None:
    at = removed_cheese()
    assert at.truth["out"] == {"cheese": 10}
    for world in worlds(at, None):
        assert set(world["out"]) <= {"apple", "cheese"}


@pytest.mark.rule("SN-105")
def test_a_seats_own_cards_take_their_part_of_what_was_hidden_before() -> None:
    """Seat 0 has the only silk that was hidden, so nobody else can hold one without drawing."""
    at = table(
        **APPLES,
        hands={0: "5 apple silk", 1: "6 apple", 2: "6 apple", 3: "6 apple"},
        left="apple " * 24 + "mead " * 21 + "pepper " * 22 + "crossbow " * 5,
        more={
            **rebuilt({"silk": 11, "apple": 2}, {"apple": 22, "silk": 1}, [0, 0, 0, 2]),
        },
    )
    for world in worlds(at, 0, 60):
        assert "silk" not in {**world["hands"][1], **world["bags"][1], **world["hands"][2]}


@pytest.mark.rule("SN-105", "A-6")
def test_a_card_taken_openly_before_is_one_that_was_hidden() -> None:
    """Of two silks hidden then, one is known to be in a hand: the other may be anywhere."""
    at = table(
        **APPLES,
        hands={0: "6 apple", 1: "5 apple silk", 2: "5 apple silk", 3: "6 apple"},
        left="apple " * 25 + "mead " * 21 + "pepper " * 22 + "crossbow " * 5,
        more={
            **rebuilt({"silk": 10}, {"apple": 23, "silk": 2}),
            **notes(taken_openly=[[], [["silk", 1]], [], []]),
        },
    )
    for world in worlds(at, 0):
        hidden = [*world["hands"], world["bags"][1]]
        assert sum(place.get("silk", 0) for place in hidden) == 2
        assert world["hands"][1].get("silk", 0) + world["bags"][1].get("silk", 0) >= 1


UNSEEN = {**face_down("silk", 2), "kind": None}

WRONG: list[tuple[dict[str, Any], dict[str, Any]]] = [
    ({"deck": {"silk": 5}}, {}),
    ({}, {"taken_openly": [["mead", 1]]}),
    ({}, {"taken_openly": [["silk", 1]]}),
    ({}, {"face_down": [UNSEEN]}),
]


@pytest.mark.parametrize(("rebuilt", "place"), WRONG)
def test_a_view_that_nothing_fits_is_no_view_of_a_match(
    rebuilt: dict[str, Any], place: dict[str, Any]
) -> None:
    seen = nothing_but_apples()
    seen["rebuilt"] |= rebuilt
    seen["seats"][2] |= place
    with pytest.raises(AssertionError, match="no deal of the hidden cards fits"):
        rules(royals=False).imagine(seen, Chance(secret_from(0)))


def nothing_but_apples() -> dict[str, Any]:
    """Only apples were hidden when the deck was rebuilt, of silk alone."""
    return table(
        **APPLES,
        hands=dict.fromkeys(range(4), "6 apple"),
        left="apple " * 23 + "mead " * 21 + "pepper " * 22 + "crossbow " * 5,
        more=rebuilt({"silk": 12}, {"apple": 25}),
    ).view(0)


@pytest.mark.parametrize(
    "rebuilt", [{"held": {"apple": 20}}, {"held": {}, "deck": {"silk": 12, "apple": 9}}]
)
def test_who_drew_what_is_left_open_where_no_deal_is_found(rebuilt: dict[str, Any]) -> None:
    """So that at the end of a small deck there is always a world that looks like this one."""
    seen = nothing_but_apples()
    seen["rebuilt"] |= rebuilt
    world = rules(royals=False).imagine(seen, Chance(secret_from(0)))
    again = rules(royals=False).view(world, 0)
    assert again | {"rebuilt": seen["rebuilt"]} == seen


def test_then_the_removed_cards_may_be_any_too() -> None:
    seen = removed_cheese().view(None)
    seen["rebuilt"] |= {"held": {}, "deck": {"mead": 21, "apple": 25}}
    for seed in range(5):
        world = rules(remove_ten=True, royals=False).imagine(seen, Chance(secret_from(seed)))
        assert (
            rules(remove_ten=True, royals=False).view(world, None) | {"rebuilt": seen["rebuilt"]}
            == seen
        )


def drawn_out() -> Table:
    """Seat 2 has drawn the whole deck, six silks, and had a mead before that lies face down."""
    return table(
        "aside",
        round=2,
        turn=2,
        sheriff=1,
        royals=False,
        stalls={0: "36 cheese 36 bread 24 chicken"},
        hands={0: "6 apple", 1: "6 apple", 2: "6 silk", 3: "6 apple"},
        down={2: "mead pepper"},
        left="apple " * 30 + "silk " * 6 + "mead " * 20 + "pepper " * 21 + "crossbow " * 5,
        deck="",
        more={
            **rebuilt({"silk": 6}, {"apple": 18, "mead": 1, "pepper": 1}, [0, 0, 6, 0]),
            **notes(taken_openly=[[], [], [["mead", 1]], []]),
        },
    )


@pytest.mark.rule("SN-105", "A-6")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_hand_that_was_drawn_whole_holds_nothing_older(seat: int | None) -> None:
    for world in worlds(drawn_out(), seat):
        assert world["hands"][2] == {"silk": 6}
        assert kinds(world, 2) == ["mead", "pepper"]


@pytest.mark.rule("A-6")
def test_draws_are_counted_from_the_last_rebuilding_on() -> None:
    at = table(
        "aside",
        turn=1,
        hands={0: "6 apple", 1: "6 apple", 2: "6 cheese", 3: "6 bread"},
        left="silk " * 7,
        right="pepper " * 9,
        deck="2 chicken",
    )
    assert at.view(None)["rebuilt"] is None
    at.say(1, "set aside apple", "set aside apple", "set aside apple", "done", "draw deck")
    assert at.view(2)["rebuilt"]["deck"] == {"silk": 2, "pepper": 4}
    assert at.view(2)["rebuilt"]["drawn"] == [0, 1, 0, 0]
    assert Match.from_position(at.match.position()).view(2) == at.view(2)
    assert at.match.copy().view(2) == at.view(2)


@pytest.mark.rule("A-6")
def test_a_second_rebuilding_begins_to_count_anew() -> None:
    at = table(
        "aside",
        turn=1,
        round=2,
        hands={0: "6 apple", 1: "6 apple", 2: "6 cheese", 3: "6 bread"},
        left="silk " * 7,
        right="pepper " * 9,
        deck="2 chicken",
        more=rebuilt({"chicken": 9}, {"apple": 12}, [3, 2, 1, 1]),
    )
    at.say(1, "set aside apple", "set aside apple", "set aside apple", "done", "draw deck")
    assert at.view(2)["rebuilt"]["deck"] == {"silk": 2, "pepper": 4}
    assert at.view(2)["rebuilt"]["drawn"] == [0, 1, 0, 0]
