"""Positions: the whole truth as JSON, and what no match could be in."""

import json
from typing import Any

import pytest

from games.nottingham.tables import notes, rules, table
from hoodwink import Match, PositionError


def test_a_position_survives_json_in_the_middle_of_a_bargain() -> None:
    at = table(
        bags={1: "2 silk", 2: "apple", 3: "bread"},
        down={1: "mead"},
        stalls={1: "apple"},
        hands={1: "bread"},
    )
    first = at.offer(1, "draft pass 1", "add mead", "claim silk", "promise pass 0", "ask pass 2")
    at.say(0, f"accept {first}", "threaten 3")
    at.say(2, "draft pass 2", "add coins 5")
    position = at.match.position()
    again = Match.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.moves(0) == at.match.moves(0)
    assert again.moves(2) == at.match.moves(2)


LOOK = {"kind": "silk", "count": 1, "origin": 1, "round": 0, "open": False, "is_not": []}
SEEN = {**LOOK, "seen_by": [1]}

OFFER = {
    "number": 1,
    "by": 1,
    "giver": 1,
    "outcome": "pass",
    "bag": 1,
    "replaces": 0,
    "coins": 5,
    "goods": {},
    "contraband": 0,
    "kinds": {},
    "claims": {},
    "asks": [],
    "promises": [],
    "repays": [],
}

BARGAIN = {"offers": [OFFER], "duties": [["pass", 2]], **notes(said=[0, 1, 4, 1])}
"""What has been said at the table that the wrong positions are made from."""

WRONG: list[tuple[str, Any, str]] = [
    ("purses", [50, 50], "one for each of 3 to 5 players"),
    ("purses", [50, 50, 50, 51], "200 coins together"),
    ("phase", "lunch", "one of first"),
    ("round", 9, "a whole number from 0 to 8"),
    ("deck", {"apple": 1}, "deck_left is 213"),
    ("undecided", 0b0010, "a bit for every declared bag"),
    ("waiting", 0b0010, "only those whom the phase waits for"),
    ("deck_left", 212, "as many as the deck holds"),
    ("hands", [{}, {}, {}, {"apple": 6, "silk": 2}], "no more than 7 cards together"),
    ("deck", {"gold": 1}, "how many of each good"),
    ("out", {"apple": -1}, "how many of each good"),
    ("hands", [{}, {}], "one entry for each of 4 seats"),
    ("hands", [{}, {}, {}, []], "how many of each good"),
    ("stalls", [{}, {}, {}, {"silk": 1}], "how many of each good"),
    ("piles", [[]], "two lists"),
    ("piles", [[], ["gold"]], "names of goods"),
    ("piles", [[], 5], "names of goods"),
    ("face_down", [[], [LOOK], [], []], "face-down cards"),
    ("face_down", [[], [5], [], []], "face-down cards"),
    ("face_down", [[], [{**LOOK, "seen_by": [1], "kind": None}], [], []], "face-down cards"),
    ("face_down", [[], [{**LOOK, "seen_by": [1], "kind": "apple"}], [], []], "face-down cards"),
    ("face_down", [[], [{**LOOK, "seen_by": [1], "origin": 9}], [], []], "face-down cards"),
    ("offers", [{**OFFER, "giver": 4}], "offers as"),
    ("offers", [{**OFFER, "asks": [["pass", 4]]}], "offers as"),
    ("offers", [{**OFFER, "contraband": 1}], "offers as"),
    ("offers", [{**OFFER, "goods": []}], "how many of each good, by name"),
    ("offers", [{**OFFER, "number": 99}], "numbers from 1 to 6, as many as were spoken"),
    ("offers", [{**OFFER, "number": 0}], "numbers from 1 to 6, as many as were spoken"),
    ("offers", [{**OFFER, "number": "x"}], "whole numbers up to 999 for number, replaces, coins"),
    (
        "offers",
        [{**OFFER, "replaces": None}],
        "whole numbers up to 999 for number, replaces, coins",
    ),
    ("offers", [{**OFFER, "coins": -5}], "whole numbers up to 999 for number, replaces, coins"),
    ("offers", [{**OFFER, "coins": 51}], "no more coins and goods than their giver has"),
    ("offers", [{**OFFER, "goods": {"bread": 1}}], "no more coins and goods than their giver has"),
    ("offers", [OFFER, OFFER], "a number of its own for each"),
    ("offers", [{**OFFER, "bag": 3}], "bags that are undecided and free to come to that"),
    ("offers", [{**OFFER, "outcome": "inspect", "bag": 2}], "bags that are undecided and free"),
    ("offers", [{**OFFER, "by": 0, "giver": 0}], "a merchant who gives"),
    ("offers", [{**OFFER, "by": 2}], "that one or the Sheriff who speaks"),
    ("drafts", [{**OFFER, "number": 0, "by": 0, "giver": 0}], "a merchant who gives"),
    ("drafts", [OFFER], "one for a seat, with the number 0"),
    ("drafts", [{**OFFER, "number": 0, "by": 2, "giver": 2}], "said all they may"),
    ("drafts", [{**OFFER, "number": 0}] * 2, "one for a seat, with the number 0"),
    ("face_down", [[], [{**SEEN, "origin": 4}], [], []], "out of the bag of a player"),
    ("face_down", [[], [{**SEEN, "round": 1}], [], []], "in a round up to this one"),
    ("face_down", [[], [{**SEEN, "seen_by": [2]}], [], []], "seen by whose stall it lies on"),
    ("face_down", [[], [{**SEEN, "seen_by": [-1]}], [], []], "face-down cards"),
    ("taken_openly", [[], [["silk", 99]], [], []], "pairs of a good and a round"),
    ("taken_openly", [[], [["silk", 1]], [], []], "a round up to this one"),
    ("taken_openly", [[], [["silk", -1]], [], []], "pairs of a good and a round"),
    ("taken_openly", [[], [["silk", "0"]], [], []], "pairs of a good and a round"),
    ("taken_openly", [[], [["silk", 0]] * 3, [], []], "no more silk than seat 1 can still have"),
    ("taken_openly", [[], [["gold", 1]], [], []], "pairs of a good and a round"),
    ("taken_openly", [[], [["silk"]], [], []], "pairs of a good and a round"),
    ("offers", [{"number": 1, "replaces": 0, "coins": 5}], "how many of each good, by name"),
    ("offers", [{**OFFER, "asks": None}], "offers as"),
    ("offers", [{"number": 1}], "whole numbers up to 999 for number, replaces, coins"),
    ("drafts", [5], "offers as"),
    ("duties", [["dance", 1]], "pass or inspect"),
    ("duties", [["pass"]], "duties of two"),
    ("duties", [5], "duties of two"),
    ("duties", [["inspect", 9]], "seats that have brought a bag"),
    ("duties", [["inspect", "z"]], "seats that have brought a bag"),
    ("duties", [["inspect", 0]], "seats that have brought a bag"),
    ("duties", [["inspect", 3]], "seats that have brought a bag"),
    ("duties", [["inspect", 1], ["pass", 1]], "no duty stands twice or contradicts another"),
    ("promises", [["a", 1, "pass", 2, 0, "open"]], "seats of others"),
    ("promises", [[0, 4, "pass", 2, 0, "open"]], "seats of others"),
    ("promises", [[0, 1, "pass", 0, 0, "open"]], "seats of others"),
    ("promises", [[1, 1, "pass", 2, 0, "open"]], "seats of others"),
    ("promises", [[0, 1, "dance", 2, 0, "open"]], "each to pass or to inspect"),
    ("phase", "serve", "8 when the last round is over"),
    ("sheriff", 1, "seat 0, whose round it is"),
    ("first", -1, "the seat of the first Sheriff"),
    ("turn", 3, "-1 in 'inspect'"),
    ("promises", [[0, 1, "pass", 2, 0, "forgotten"]], "each open, kept or broken"),
    ("promises", [[0, 1, "pass", 2, 0, "open"]] * 2, "each of them once"),
    ("promises", [[0, 1]], "six values each"),
    ("promises", [[0, 1, "pass", 2, 1, "open"]], "each made in a round from 0 to 0"),
    ("promises", [[0, 1, "pass", 2, True, "open"]], "each made in a round from 0 to 0"),
    ("offers", [{**OFFER, "asks": [["inspect", 2]]}], "asks that can be met"),
    ("seats", notes(said=[0, 5, 0, 0])["seats"], "seats 1: said is 5; expected a whole number"),
    ("seats", notes(named=[0, 5, 0, 0])["seats"], "seats 1: named is 5; expected a whole number"),
    ("seats", notes()["seats"][:1], "one entry for each of 4 seats"),
    ("seats", notes(inspected=[{"truthful": 0, "lies": 9}] * 4)["seats"], "each 0 to 8"),
    ("seats", notes(inspected=[{"truthful": 0}] * 4)["seats"], "each 0 to 8"),
    (
        "seats",
        notes(inspected=[{"truthful": 4, "lies": 5}] * 4)["seats"],
        "no more than 0 inspected bags of seat 0",
    ),
    ("seats", [5] * 4, "a list of tables"),
    ("pile", "deck", "one of left, right"),
    ("taken", ["gold"], "names of goods"),
    ("drawn", [0, 0, 1, 0], "0 cards together, as many as a rebuilt deck has lost"),
    ("drawn", [0, 0], "4 whole numbers"),
]


@pytest.mark.parametrize(("key", "value", "expected"), WRONG)
def test_a_position_that_cannot_be_is_refused_by_name(key: str, value: Any, expected: str) -> None:
    position = table(bags={1: "2 silk", 2: "apple"}, more=BARGAIN).match.position()
    position["state"][key] = value
    with pytest.raises(PositionError, match=expected):
        Match.from_position(position)


@pytest.mark.rule("SN-162")
def test_a_position_with_a_lost_card_is_refused() -> None:
    position = table(bags={1: "2 silk", 2: "apple"}).match.position()
    position["state"]["bags"][1] = {"silk": 1}
    with pytest.raises(PositionError, match="over all places together"):
        Match.from_position(position)


def test_plates_are_served_only_by_somebody() -> None:
    position = table(round=7, down={1: "feast-plate"}, bags={2: "apple"}, promos=True)
    serving = position.say(0, "pass 2").match.position()
    assert Match.from_position(serving).to_act == (1,)
    serving["state"]["waiting"] = 0
    with pytest.raises(PositionError, match="waiting"):
        Match.from_position(serving)


def test_a_position_that_waits_for_somebody_without_a_choice_is_refused() -> None:
    position = table("aside", turn=1, hands={1: "apple"}, left="bread").match.position()
    position["state"] |= {"phase": "draw", "deck_left": 0, "piles": [[], ["bread"]]}
    position["state"] |= {"out": position["state"]["deck"], "deck": {}, "piles": [[], []]}
    position["state"]["out"]["bread"] += 1
    with pytest.raises(PositionError, match="a card to draw in 'draw'"):
        Match.from_position(position)


def test_a_match_before_its_first_draw_has_a_position_too() -> None:
    game = rules()
    begun = game.dump(game.start(4))
    assert game.dump(game.load(begun)) == begun


def test_a_duty_against_what_was_decided_is_refused() -> None:
    at = table(bags={1: "2 apple", 2: "apple"}).say(0, "pass 1")
    position = at.match.position()
    position["state"]["duties"] = [["pass", 1]]
    Match.from_position(position)
    position["state"]["duties"] = [["inspect", 1]]
    with pytest.raises(PositionError, match="none against what the Sheriff has decided"):
        Match.from_position(position)


def test_a_sheriff_with_a_bag_is_refused() -> None:
    with pytest.raises(PositionError, match="none of seat 0, who is Sheriff"):
        table("fill", hands={1: "apple"}, bags={0: "silk"})


def test_nobody_serves_without_a_plate() -> None:
    """With the plate on the stall of another the phase would wait for nobody."""
    at = table(round=7, down={1: "feast-plate"}, bags={2: "apple"}, promos=True)
    position = at.say(0, "pass 2").match.position()
    position["state"]["seats"][1]["served"] = {"apple": 1}
    with pytest.raises(PositionError, match="nobody has a Feast Plate to serve"):
        Match.from_position(position)


def test_a_round_after_the_last_is_refused() -> None:
    with pytest.raises(PositionError, match="8 when the last round is over, else fewer"):
        table(round=8, bags={1: "apple"})


def test_a_market_that_waits_for_nobody_is_refused() -> None:
    position = table("aside", turn=1, hands={1: "apple"}).match.position()
    position["state"] |= {"turn": -1, "waiting": 0}
    with pytest.raises(PositionError, match="a merchant, who is at the market"):
        Match.from_position(position)
    position["state"] |= {"turn": 1}
    with pytest.raises(PositionError, match="only those whom the phase waits for"):
        Match.from_position(position)


@pytest.mark.parametrize(
    "debt",
    [
        {"debt": 0},
        {"debt": 30},
        {"debt": 13},
        {"ceiling": 6},
        {"ceiling": 3},
        {"purses": [99, 1, 50, 50]},
    ],
)
def test_a_debt_that_would_not_be_asked_for_is_refused(debt: dict[str, Any]) -> None:
    owed: dict[str, Any] = {"debtor": 1, "creditor": 0, "debt": 5, "waiting": 0b10}
    owed |= {"declared": [-1, 0, 0, -1], "decided": [-1, 1, -1, -1]}
    laid: dict[str, Any] = {
        "bags": {2: "apple"},
        "down": {1: "pepper mead"},
        "coins": [100, 0, 50, 50],
    }
    assert table("debt", **laid, more=owed).moves(1) == ["give pepper", "give mead"]
    with pytest.raises(PositionError, match="less than the goods, with a choice of them"):
        table("debt", **laid, more={**owed, **debt})


def test_an_offer_that_a_debtor_can_no_longer_pay_lapses_only_when_the_debt_is_settled() -> None:
    at = table(bags={1: "3 mead", 2: "apple"}, down={1: "silk mead"}, coins=[50, 9, 91, 50])
    offer = at.offer(1, "draft inspect 2", "add coins 5")
    at.say(0, "inspect 1", "lay left")
    assert at.phase == "debt"
    again = Match.from_position(at.match.position())
    assert [told["number"] for told in again.view(1)["offers"]] == [offer]
    again.play(1, "give silk")
    assert again.view(1)["offers"] == []


def test_more_in_a_rebuilt_deck_than_went_into_it_is_refused() -> None:
    with pytest.raises(PositionError, match="no more than was rebuilt"):
        table(
            round=2,
            bags={1: "apple"},
            deck="2 silk",
            more={"fresh": {"silk": 1, "mead": 1}, "held": {"apple": 1}, "rebuilt": 1},
        )


def test_a_card_taken_openly_that_is_not_in_the_hand_is_refused() -> None:
    at = table("aside", turn=1, hands={1: "6 apple"}, left="silk", right="mead")
    position = at.say(1, "set aside apple", "set aside apple", "done", "draw left").match.position()
    assert position["state"]["taken"] == ["silk"]
    position["state"]["taken"] = ["crossbow"]
    with pytest.raises(PositionError, match="cards in the hand of seat 1, who took them"):
        Match.from_position(position)


def test_a_card_known_of_may_be_set_aside() -> None:
    known = {"taken_openly": [[], [["silk", 0]], [], []]}
    at = table("aside", turn=1, hands={1: "5 apple silk"}, left="mead", more=known)
    at.say(1, "set aside silk")
    assert Match.from_position(at.match.position()).view(2) == at.view(2)
