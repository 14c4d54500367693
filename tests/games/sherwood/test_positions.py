"""Positions: written and read again, and refused if no match could be in them."""

import json
import random
from typing import Any

import pytest

from games.sherwood.altering import Change, alter, put
from games.sherwood.tables import PACK, band, raid, table
from hoodwink import Match


@pytest.mark.parametrize("advanced", [False, True])
def test_a_position_goes_on_as_the_match_would(advanced: bool) -> None:
    rng = random.Random(7)
    match = Match("sherwood", 5, 7, pack=PACK, advanced=advanced)
    while match.to_act:
        written = json.loads(json.dumps(match.position()))
        again = Match.from_position(written, 7, pack=PACK)
        assert again.position() == match.position()
        assert list(again.to_act) == list(match.to_act)
        for seat in match.to_act:
            assert list(again.moves(seat)) == list(match.moves(seat))
        for _ in range(5):
            if match.to_act:
                seat = rng.choice(match.to_act)
                match.play(seat, rng.choice(match.moves(seat)))


def planning() -> dict[str, Any]:
    cave = band("cave", {1: 2, 2: 1}, letter="c", target="a", informant=1)
    return table(bands=[cave], advanced=True).match.position()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("camps", [4, 4]), "3 to 6 players"),
        (put("camps", 0, 5), "8 raiders of each colour"),
        (put("mine", 35), "42 sacks"),
        (put("deck", "staff", 7), "cards 'staff' in all"),
        (put("deck", "staff", "many"), "whole number"),
        (put("hands", [{}]), "one for each of 4 players"),
        (put("hands", [1, 2, 3, 4]), "a list of tables"),
        (put("shown", 0, "staff", 1), "only cards that are in the hands"),
        (put("row", []), "5 places"),
        (put("row", 0, "card", "a99"), "one of"),
        (put("row", 0, "card", "b1"), "this round's back"),
        (put("row", 1, "card", "a2"), "that somebody has seen"),
        (put("row", 0, "card", None), "that somebody has seen"),
        (put("row", 0, "markers", [1]), "those who looked"),
        (put("row", 0, "markers", [9]), "seats from 0 to 3"),
        (put("row", 0, "gone", True), "all cards of a row before the raids"),
        (put("gone", ["nothing"]), "names of cards"),
        (put("gone", ["a1"]), "still in the game"),
        (put("hideouts", 0, "leader", None), "a leader with raiders"),
        (put("hideouts", 0, "leader", 3), "a leader with raiders"),
        (put("hideouts", 0, "informant", None), "an informant and a letter for every target"),
        (put("hideouts", 0, "pledges", [[1, "axe"]]), "pairs of a seat"),
        (put("hideouts", 0, "pledges", [[7, "staff"]]), "pairs of a seat"),
        (put("hideouts", 0, "escrow", [[1, 2]]), "a seat, sacks and companions"),
        (put("hideouts", 0, "escrow", [[1, -2, 0]]), "a seat, sacks and companions"),
        (put("draft", {"hideout": "mill", "raiders": {}}), "a draft while"),
        (put("phase", "draft"), "a draft while"),
        (put("phase", "choose"), "every seat once the raids have begun"),
        (put("suggestions", [["x"]]), "pairs of a seat and a suggestion"),
        (put("suggestions", [[9, "suggest mill 1"]]), "pairs of a seat and a suggestion"),
        (put("suggestions", [[1, {"suggest": 1}]]), "pairs of a seat and a suggestion"),
        (put("promises", [{"seat": 0}]), "round"),
    ],
)
def test_what_cannot_be_is_refused(change: Change, complaint: str) -> None:
    assert complaint in alter(planning(), change)


def test_a_letter_marks_one_hideout() -> None:
    def two(state: dict[str, Any]) -> None:
        mill = {"hideout": "mill", "raiders": [1, 0, 0, 0], "leader": 0}
        state["hideouts"].append({**state["hideouts"][0], **mill})
        state["camps"][0] -= 1

    assert "a letter at one hideout only" in alter(planning(), two)


def test_the_active_player_has_raiders() -> None:
    def none(state: dict[str, Any]) -> None:
        state["camps"][0], state["inn"][0] = 0, 4
        state["emptied"] = [0]

    assert "a player with raiders in camp" in alter(planning(), none)


def draft() -> dict[str, Any]:
    laid = table(hands={1: {"staff": 1}}).say(0, "hide mill", "bring 2", "invite 1 1")
    return laid.say(0, "ask 1 staff", "propose").match.position()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("draft", "raiders", {"9": 1}), "numbers for seats 0 to 3"),
        (put("draft", "raiders", 4), "a table of values"),
        (put("draft", "hideout", "here"), "one of"),
        (put("draft", "target", "z"), "one of"),
        (put("replies", [None, "decline", None, None]), "somebody who has still to answer"),
        (put("replies", ["accept", None, None, None]), "answers of those who were asked"),
        (put("replies", [None, "let be", None, None]), "none, or one of decline, accept"),
        (put("draft", "raiders", {"0": 2}), "terms that could be drafted"),
        (put("draft", "raiders", {"0": 5, "1": 1}), "terms that could be drafted"),
        (put("draft", "cards", [[1, "staff"], [1, "staff"]]), "terms that could be drafted"),
        (put("draft", "sacks", {"1": 1}), "terms that could be drafted"),
        (put("draft", "sacks", {"1": 40}), "terms that could be drafted"),
    ],
)
def test_a_wrong_proposal_is_refused(change: Change, complaint: str) -> None:
    assert complaint in alter(draft(), change)


def on_the_road(**more: Any) -> dict[str, Any]:
    hands = {0: {"staff": 1}, 1: {"staff": 1}}
    return raid("a17", band("mill", {0: 2, 1: 2}), hands=hands, **more).match.position()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("cart", None), "a cart with its card"),
        (put("cart", "hideout", "fen"), "a band that the cart has met"),
        (put("cart", "hideout", None), "a band that the cart has met"),
        (put("cart", "asked", 3), "a member of the band who is asked"),
        (put("cart", "asked", None), "a member of the band who is asked"),
        (put("cart", "asked", 2), "a member of the band who is asked"),
        (put("cart", "order", ["x"]), "seats from 0 to 3"),
        (put("cart", "destination", None), "where it goes"),
        (put("cart", "destination", "derby"), "a road to another town"),
        (put("cart", "step", 9), "a road to another town"),
        (put("cart", "step", 8), "the hideout that the arrows have led to"),
        (put("cart", "step", 1), "the hideout that the arrows have led to"),
        (put("turn", 1), "the next player"),
        (put("sent", 1), "0, as many as have left the row"),
        (put("cart", "order", []), "an order of those who have cards"),
        (put("cart", "order", [1, 0]), "the order clockwise"),
        (put("cart", "passed", [1]), "passes of those asked"),
        (put("cart", "declined", [1]), "passes of those asked"),
        (put("cart", "messengers", [1]), "Messengers of others that are discarded"),
        (put("cart", "loot_sacks", 1), "no loot but where it is shared"),
        (put("cart", "cycle", [1, 0, 0, 0]), "parts counted where loot is shared"),
        (put("first", None), "a first player"),
        (put("phase", "share"), "nobody who is asked for equipment"),
        (put("phase", "surplus"), "one of the basic game"),
    ],
)
def test_a_wrong_cart_is_refused(change: Change, complaint: str) -> None:
    assert complaint in alter(on_the_road(), change)


def sharing(**more: Any) -> dict[str, Any]:
    hollow = band("hollow", {0: 3, 1: 2}, **more)
    return raid("a15", hollow, advanced=True).match.position()


def test_loot_is_shared_by_those_who_can_take_it() -> None:
    assert "the card and the mine" in alter(sharing(), put("cart", "loot_companions", 1))
    assert "leaves the leader a choice" in alter(sharing(), put("cart", "loot_sacks", 0))
    assert "no more parts than raiders" in alter(sharing(), put("cart", "served", [2]))


def test_the_rest_is_shared_by_an_informant_in_the_band() -> None:
    planned = sharing(letter="c", target="a", informant=1)
    assert "an informant in the band" in alter(planned, put("hideouts", 0, "informant", 3))


def test_an_order_that_is_asked_for_is_not_complete() -> None:
    hands = {seat: {"staff": 1} for seat in (0, 1)}
    mill = band("mill", {0: 2, 1: 2})
    laid = raid("a17", mill, advanced=True, hands=hands, discard={"messenger": 2})
    complete = put("cart", "order", [0, 1, 2, 3])
    assert "an order that is not complete" in alter(laid.match.position(), complete)


def test_there_is_a_card_to_be_chosen() -> None:
    def empty(state: dict[str, Any]) -> None:
        for place in state["row"]:
            place |= {"card": None, "gone": True, "face_up": False}
        state["sent"] = 5

    position = table(phase="choose").match.position()
    assert "a card to be chosen" in alter(position, empty)


def test_a_position_without_an_entry_is_refused() -> None:
    for position in (planning(), draft(), on_the_road()):
        for key in set(position["state"]) - {"held"}:  # hands can be counted
            assert key in alter(position, without(key))


def without(key: str) -> Change:
    def change(state: dict[str, Any]) -> None:
        del state[key]

    return change


def test_a_copied_match_has_a_draft_of_its_own() -> None:
    laid = table().say(0, "hide mill", "bring 2")
    twin = laid.match.copy()
    twin.play(0, "invite 1 1")
    assert laid.view(0)["draft"] == {"hideout": "mill", "raiders": {"0": 2}}
    assert twin.view(0)["draft"] == {"hideout": "mill", "raiders": {"0": 2, "1": 1}}


@pytest.mark.parametrize("phase", ["order", "share", "surplus"])
def test_the_choices_of_leaders_and_informants_survive(phase: str) -> None:
    hands = {seat: {"staff": 1} for seat in (0, 1)} if phase == "order" else {}
    more = {"letter": "c", "target": "a", "informant": 1} if phase == "surplus" else {}
    there = {"order": "mill", "share": "hollow", "surplus": "hollow"}[phase]
    card = {"order": "a17", "share": "a15", "surplus": "a15"}[phase]
    discard = {"messenger": 2} if phase == "order" else {}
    raiders = {0: 2, 1: 2} if phase == "order" else {0: 3, 1: 2}
    laid = raid(card, band(there, raiders, **more), advanced=True, hands=hands, discard=discard)
    assert laid.phase == phase
    again = Match.from_position(laid.match.position(), 0, pack=PACK)
    assert list(again.to_act) == list(laid.match.to_act)
