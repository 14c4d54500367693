"""Positions: the whole truth as JSON, and what no match could be in."""

import json
from typing import Any

import pytest

from games.nottingham.tables import table
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


LOOK = {"kind": "silk", "count": 1, "origin": 1, "round": 0, "open": False, "not": []}

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
}

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
    ("down", [[], [LOOK], [], []], "face-down cards"),
    ("down", [[], [5], [], []], "face-down cards"),
    ("down", [[], [{**LOOK, "seen_by": [1], "kind": None}], [], []], "face-down cards"),
    ("down", [[], [{**LOOK, "seen_by": [1], "kind": "apple"}], [], []], "face-down cards"),
    ("down", [[], [{**LOOK, "seen_by": [1], "origin": 9}], [], []], "face-down cards"),
    ("offers", [{**OFFER, "giver": 4}], "offers as"),
    ("offers", [{**OFFER, "asks": [["pass", 4]]}], "offers as"),
    ("offers", [{**OFFER, "contraband": 1}], "offers as"),
    ("facts", [[], [["silk", 99]], [], []], "pairs of a good and a round"),
    ("facts", [[], [["gold", 1]], [], []], "pairs of a good and a round"),
    ("facts", [[], [["silk"]], [], []], "pairs of a good and a round"),
    ("offers", [{"number": 1}], "offers as"),
    ("drafts", [5], "offers as"),
    ("duties", [["dance", 1]], "pass or inspect"),
    ("duties", [["pass"]], "duties of two"),
    ("promises", [[0, 1, "pass", 2, "forgotten"]], "each open, kept or broken"),
    ("promises", [[0, 1]], "five values each"),
    ("inspected", [{"truthful": 0, "lies": 0}], "one entry for each of 4 seats"),
    ("inspected", [{"truthful": 0, "lies": 9}] * 4, "lies is 9; expected a whole number"),
    ("inspected", [{"truthful": 4, "lies": 5}] * 4, "no more than 8 bags of a seat"),
    ("inspected", [5] * 4, "a list of tables"),
    ("drawn", [0, 0, 1, 0], "0 cards together, as many as a rebuilt deck has lost"),
    ("drawn", [0, 0], "4 whole numbers"),
]


@pytest.mark.parametrize(("key", "value", "expected"), WRONG)
def test_a_position_that_cannot_be_is_refused_by_name(key: str, value: Any, expected: str) -> None:
    position = table(bags={1: "2 silk", 2: "apple"}).match.position()
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
    position["state"] |= {"phase": "lay", "pile": 0}
    with pytest.raises(PositionError, match="nothing to choose"):
        Match.from_position(position)
