"""Who knows what, and worlds imagined from that."""

import random
from typing import Any

import pytest

from games.sherwood.tables import PACK, band, fresh, raid, rules, table
from hoodwink import Match
from hoodwink.games.sherwood.rules import SherwoodForest
from hoodwink.kernel.game import laid_over


@pytest.mark.rule("SF-134", "SF-036")
def test_who_looked_where_is_public_and_what_was_seen_is_not() -> None:
    laid = table().say(0, "look c").say(1, "look d")
    for seat in (2, 3, None):
        assert [laid.card(place, seat) for place in "bcde"] == [None] * 4
        places = {place["place"]: place["looked_by"] for place in laid.view(seat)["row"]}
        assert (places["c"], places["d"]) == ([0], [1])


@pytest.mark.rule("SF-135")
def test_hands_are_counted_by_all_and_seen_by_their_owners() -> None:
    laid = table(hands={1: {"longbow": 2}})
    assert laid.view(1)["hand"] == {"longbow": 2}
    assert laid.view(0)["hand"] == {}
    assert laid.view(None)["hand"] is None
    assert laid.view(0)["held"] == [0, 2, 0, 0]
    assert "hands" not in laid.view(0)


@pytest.mark.rule("SF-134", "SF-135", "SF-139")
def test_a_view_is_what_all_see_and_what_is_the_seats_own() -> None:
    game = rules(advanced=True)
    assert isinstance(game, SherwoodForest)
    laid = table(advanced=True).say(0, "look c").say(1, "hide cave", "bring 2")
    state = game.load(laid.truth)
    for seat in (0, 1, None):
        assert laid_over(game.public(state), game.own(state, seat)) == game.view(state, seat)
    assert game.public(state)["phase"] == "action"
    assert game.own(state, 1)["phase"] == "draft"
    assert game.own(state, 0)["row"] == {"2": {"card": laid.view(0)["row"][2]["card"]}}
    assert laid.view(0)["row"][2]["card"] is not None


@pytest.mark.rule("SF-136")
def test_nobody_can_tell_which_cards_are_not_in_the_game() -> None:
    """A card that nobody has looked at is not decided, so no view could show it."""
    laid = fresh(3)
    assert [place["card"] for place in laid.truth["row"]][1:] == [None] * 3
    worlds = {laid.match.imagine(0, seed=s).position()["state"]["row"][1]["card"] for s in range(5)}
    assert worlds == {None}


@pytest.mark.rule("SF-139")
def test_raiders_gold_glory_and_markers_lie_open() -> None:
    laid = table(bands=[band("cave", {1: 2, 2: 1})]).say(0, "look b")
    open_things = ("camps", "oaks", "sacks", "glory", "mine", "inn", "hideouts")
    for seat in (1, 2, 3, None):
        for thing in open_things:
            assert laid.view(seat)[thing] == laid.view(0)[thing]


@pytest.mark.rule("SF-134")
def test_a_card_that_others_have_seen_may_be_any_that_one_has_not() -> None:
    laid = table(3, row={"a": "a1", "b": "a9"}, looked={"b": [1]})
    states = [laid.match.imagine(0, seed=s).position()["state"] for s in range(200)]
    seen = {state["row"][1]["card"] for state in states}
    assert seen == {f"a{n}" for n in range(2, 23)}
    own = [laid.match.imagine(1, seed=s).position()["state"] for s in range(5)]
    assert {state["row"][1]["card"] for state in own} == {"a9"}


@pytest.mark.rule("SF-135")
def test_imagined_hands_come_from_cards_that_are_nowhere_in_sight() -> None:
    laid = table(
        hands={0: {"longbow": 3}, 1: {"staff": 2}},
        discard={"longbow": 1, "sword": 6, "staff": 5},
    )
    worlds = [laid.match.imagine(0, seed=s).position()["state"] for s in range(20)]
    assert {str(world["hands"][1]) for world in worlds} == {"{'staff': 2}"}
    assert worlds[0]["deck"] == {"staff": 1}


@pytest.mark.rule("B-53")
def test_a_card_that_is_named_in_a_proposal_may_be_in_the_leaders_hand_or_not() -> None:
    laid = table(hands={0: {"longbow": 1}})
    laid.say(0, "hide cave", "bring 1", "invite 1 1", "pledge longbow", "propose")
    hands = {str(laid.match.imagine(2, seed=s).position()["state"]["hands"][0]) for s in range(30)}
    assert hands == {"{'longbow': 1}", "{'sword': 1}", "{'staff': 1}"}


def test_a_pledge_that_lies_open_is_in_nobodys_imagined_hand() -> None:
    laid = table(hands={0: {"longbow": 1}, 1: {"staff": 3}}, discard={"longbow": 2})
    laid.say(0, "hide cave", "bring 1", "invite 1 1", "pledge longbow", "propose").agree()
    assert laid.band("cave")["pledges"] == [[0, "longbow"]]
    for s in range(20):
        state = laid.match.imagine(2, seed=s).position()["state"]
        places = (*state["hands"], state["deck"], state["discard"])
        assert sum(place.get("longbow", 0) for place in places) == 3  # of four


@pytest.mark.rule("B-46")
def test_after_a_reshuffle_the_aid_counts_only_what_lies_open() -> None:
    laid = table(hands={1: {"staff": 6}, 2: {"sword": 6}}, discard={"longbow": 4, "staff": 2}).say(
        0, "buy"
    )
    decks = {
        tuple(sorted(laid.match.imagine(3, seed=s).position()["state"]["deck"].items()))
        for s in range(20)
    }
    assert len(decks) > 1


def _look_through(match: Match, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not match.to_act:
            return
        seat = rng.choice(match.may_act if match.may_act and rng.random() < 0.2 else match.to_act)
        match.play(seat, rng.choice(match.moves(seat)))


@pytest.mark.slow
@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [3, 6])
def test_a_world_imagined_from_a_view_shows_that_view_again(seats: int, advanced: bool) -> None:
    rng = random.Random(seats)
    match = Match("sherwood", seats, seats, pack=PACK, advanced=advanced)
    while match.to_act:
        _look_through(match, rng, 7)
        for seat in (*range(seats), None):
            world = match.imagine(seat, seed=match.version)
            assert world.view(seat) == match.view(seat)
            assert list(world.to_act) == list(match.to_act)
            assert Match.from_position(world.position(), 0, pack=PACK).view(seat) == world.view(
                seat
            )
            if seat is not None:
                assert list(world.moves(seat)) == list(match.moves(seat))


def test_who_must_donate_is_imagined_to_draft_nothing() -> None:
    laid = table(sacks=[6, 2, 2, 2])
    for s in range(10):
        assert laid.match.imagine(1, seed=s).position() == laid.match.position()


def test_sealed_answers_of_others_are_imagined_both_ways() -> None:
    laid = table().say(0, "hide cave", "bring 1", "invite 1 1", "invite 2 1", "propose")
    laid.say(1, "decline")
    worlds = [laid.match.imagine(2, seed=s).position()["state"]["replies"][1] for s in range(20)]
    assert set(worlds) == {"accept", "decline"}
    assert laid.match.imagine(1, seed=0).position()["state"]["replies"][1] == "decline"


@pytest.mark.parametrize(
    ("kind", "card", "phase", "reply"),
    [
        ("messenger", "a21", "messenger", "messenger york"),
        ("provisions", "a13", "provisions", "provisions"),
        ("cape", "sheriff-b5", "cape", "cape return"),
    ],
)
def test_ones_own_sealed_answer_is_remembered(kind: str, card: str, phase: str, reply: str) -> None:
    there = {"a21": "mill", "a13": "hollow", "sheriff-b5": "fen"}[card]
    others: Any = {"cape": 2, "messenger": 2, "provisions": 2}
    del others[kind]
    laid = raid(
        card,
        band(there, {1: 3, 2: 2}),
        advanced=True,
        hands={1: {kind: 1}, 2: {kind: 1}},
        discard=others,
    )
    assert laid.phase == phase
    laid.say(1, reply)
    assert laid.view(1)["sealed"] == reply
    assert laid.match.imagine(1, seed=1).view(1) == laid.view(1)


@pytest.mark.rule("SF-021", "SF-136")
@pytest.mark.parametrize(("made_in", "gone"), [(1, (0, 0)), (3, (8, 0)), (6, (12, 8))])
def test_without_memory_any_cards_may_be_gone_but_no_fewer(
    made_in: int, gone: tuple[int, int]
) -> None:
    match, rng = Match("sherwood", 3, 4, memory=False), random.Random(2)
    while match.view(0)["round"] < made_in:
        seat = match.to_act[0]
        match.play(seat, rng.choice(match.moves(seat)))
    worlds = [match.imagine(1, seed=s).position()["state"]["gone"] for s in range(2)]
    backs = [tuple(sum(card[0] == back for card in world) for back in "ab") for world in worlds]
    assert backs == [gone, gone]
    assert worlds[0] != worlds[1] or made_in == 1
