"""What is open, what is hidden, and worlds imagined from a view."""

import json
import random

import pytest

from games.cornish.tables import lay, player, sit
from hoodwink import Match


@pytest.mark.rule("CS-131")
def test_a_hand_is_seen_by_its_owner_and_counted_by_all() -> None:
    table = lay(player(), player(), hands=[["slander", "tall-tale"], []])
    assert sorted(table.match.view(0)["hand"]) == ["slander", "tall-tale"]
    assert table.match.view(1)["hand"] == []
    assert table.match.view(None)["hand"] is None
    for seat in (0, 1, None):
        assert table.match.view(seat)["hand_sizes"] == [2, 0]
    assert "slander" not in json.dumps(table.match.view(1))


@pytest.mark.rule("CS-133", "CS-134", "CS-016")
def test_everything_on_the_table_is_open() -> None:
    me = player(hold=["tea"], pawns=["helston"], warehouses={"chapel-crypt": ["lace"]})
    table = lay(me, officers=[("helston", 1)], ashore=[("helston", None, "gin")], seized=["rum"])
    seen = table.match.view(None)
    assert seen["players"][0]["hold"] == ["tea"]
    assert seen["players"][0]["warehouses"] == {"chapel-crypt": ["lace"]}
    assert seen["officers"] == [{"place": "helston", "briber": 1}]
    assert seen["seized"] == ["rum"]
    assert seen["faces"][3] == "allen-cutler"
    assert "unseen" not in json.dumps(seen)


@pytest.mark.rule("CS-134")
def test_a_deck_is_a_number_of_cards_in_no_order() -> None:
    seen = sit().view(0)
    assert seen["decks"] == [15, 15, 15, 15]
    assert "undealt" not in seen


def walked(seats: int, seed: int, steps: int) -> Match:
    match, draws = sit(seats, seed), random.Random(seed)
    for _ in range(steps):
        if not match.to_act:
            break
        seat = draws.choice(match.to_act)
        match.play(seat, draws.choice(match.moves(seat)))
    return match


@pytest.mark.rule("CS-131", "CS-132", "CS-134")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("steps", [3, 7, 11, 16, 22, 60, 150])
def test_an_imagined_world_shows_the_same_view(seats: int, steps: int) -> None:
    match = walked(seats, steps, steps)
    for seat in (*range(seats), None):
        seen = match.view(seat)
        for seed in range(3):
            assert match.imagine(seat, seed).view(seat) == seen


@pytest.mark.rule("CS-131")
def test_other_hands_are_imagined_in_more_than_one_way() -> None:
    table = lay(player(), player(), hands=[[], ["slander", "tall-tale"]])
    hands = {tuple(table.match.imagine(0, seed).view(1)["hand"]) for seed in range(20)}
    assert len(hands) > 5
    assert table.match.imagine(1, 1).view(1)["hand"] == table.match.view(1)["hand"]


@pytest.mark.rule("CS-132")
def test_a_returned_card_is_imagined_by_all_but_who_returned_it() -> None:
    bottoms = [[{"seat": 0, "character": "abbot-carne"}], [], [], []]
    match = lay(player(), player(), under_decks=bottoms).match
    known = {
        match.imagine(0, seed).position()["state"]["under_decks"][0][0]["character"]
        for seed in range(9)
    }
    guessed = {
        match.imagine(1, seed).position()["state"]["under_decks"][0][0]["character"]
        for seed in range(9)
    }
    assert known == {"abbot-carne"}
    assert len(guessed) > 3


@pytest.mark.rule("CS-131", "CS-043")
def test_a_sealed_answer_is_known_to_its_seat_and_imagined_by_the_others() -> None:
    me = player(anchor="newlyn", hold=["tea"], pawns=["newlyn"])
    hands = [[], ["lantern-on-the-cliff"], ["harbour-dues"], ["slander"]]
    table = lay(me, player(), player(), player(), hands=hands).say(0, "unload tea", "land")
    table.say(1, "play lantern-on-the-cliff").say(2, "let be")
    for seed in range(5):
        assert table.match.imagine(1, seed).view(1) == table.match.view(1)
        assert table.match.imagine(2, seed).view(2) == table.match.view(2)
    answers = {table.match.imagine(3, seed).view(1)["sealed"] for seed in range(60)}
    assert {"let be"} < answers
