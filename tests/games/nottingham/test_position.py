"""Positions: the whole truth as JSON, and what no match could be in."""

import json
from typing import Any

import pytest

from games.nottingham.tables import Table, notes, promise, rebuilt, rules, table
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
    at.say(2, "draft pass 3", "add coins 5")
    position = at.match.position()
    again = Match.from_position(json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.moves(0) == at.match.moves(0)
    assert again.moves(2) == at.match.moves(2)


LOOK = {"kind": "silk", "count": 1, "origin": 1, "round": 1, "open": False, "is_not": []}
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

REBUILT: dict[str, Any] = rebuilt({"apple": 1}, {})["rebuilt"]
PROMISE = promise(0, 1, "pass", 2)
OWED = {"debtor": 1, "creditor": 0, "owed": 5, "ceiling": 999}
COUNTS = "a whole number from 0 to 999"

WRONG: list[tuple[str, Any, str]] = [
    ("seats", [{}, {}], "one for each of 3 to 5 players"),
    ("seats", 5, "seats is 5; expected a list"),
    ("seats", [5] * 4, "seats: 0 is 5; expected a table with declared, decided"),
    ("seats", [{}] * 4, "seats: 0: declared is missing; expected none, or one of apple"),
    ("purses", [50, 50], "a list of 4"),
    ("purses", [50, 50, 50, 51], "200 coins together"),
    ("purses", [50, 50, 100, True], "purses: 3 is True; expected a whole number from 0 to 200"),
    ("phase", "lunch", "one of first"),
    ("phase", 9, "one of first"),
    ("round", 9, "a whole number from 1 to 8"),
    ("round", True, "a whole number from 1 to 8"),
    ("deck", {"apple": 1}, "48 apple over all places together, not 2"),
    ("to_act", [1], "only those whom the phase waits for"),
    ("to_act", [0, 0], "to_act is .0, 0.; expected .0."),
    ("to_act", [4], "to_act: 0 is 4; expected a whole number from 0 to 3"),
    ("to_act", [-1], "to_act: 0 is -1; expected a whole number from 0 to 3"),
    ("deck_left", 212, "there is no 'deck_left'; expected to_act"),
    ("hands", [{}, {}, {}, {"apple": 6, "silk": 2}], "at most 7 together"),
    ("deck", {"gold": 1}, "how many of each"),
    ("out", {"apple": -1}, "how many of each"),
    ("out", {"apple": True}, "how many of each"),
    ("hands", [{}, {}], "a list of 4"),
    ("hands", [{}, {}, {}, []], "how many of each"),
    ("piles", {"left": []}, "piles: right is missing; expected a list"),
    ("piles", [[], []], "a table with left, right"),
    ("piles", {"left": [], "right": ["gold"]}, "piles: right: 0 is 'gold'; expected one of apple"),
    ("piles", {"left": [], "right": 5}, "piles: right is 5; expected a list"),
    ("face_down", [[], [LOOK], [], []], "face_down: 1: 0: seen_by is missing; expected a list"),
    ("face_down", [[], [5], [], []], "face_down: 1: 0 is 5; expected a table with kind"),
    ("face_down", [[], [{**SEEN, "kind": None}], [], []], "kind is None; expected one of pepper"),
    ("face_down", [[], [{**SEEN, "kind": "apple"}], [], []], "kind is 'apple'; expected one of"),
    ("face_down", [[], [{**SEEN, "origin": 9}], [], []], "origin is 9; expected a whole number"),
    ("face_down", [[], [{**SEEN, "count": 2}], [], []], "count is 2; expected a whole number"),
    ("offers", [{**OFFER, "giver": 4}], "giver is 4; expected a whole number from 0 to 3"),
    ("offers", [{**OFFER, "asks": [["pass", 4]]}], "asks: 0: 1 is 4; expected a whole number"),
    ("offers", [{**OFFER, "asks": [["pass", 3]] * 2}], "asks is .*; expected"),
    ("offers", [{**OFFER, "contraband": 1}], "offers: 0: contraband is 1; expected 0"),
    ("offers", [{**OFFER, "goods": []}], "goods is .*; expected how many of each"),
    (
        "offers",
        [{**OFFER, "claims": {"silk": 8}}],
        "claims is {'silk': 8}; expected how many of each",
    ),
    ("offers", [{**OFFER, "number": 99}], "numbers from 1 to 6, as many as were spoken"),
    ("offers", [{**OFFER, "number": 0}], "numbers from 1 to 6, as many as were spoken"),
    ("offers", [{**OFFER, "number": "x"}], COUNTS),
    ("offers", [{**OFFER, "replaces": None}], COUNTS),
    ("offers", [{**OFFER, "coins": -5}], COUNTS),
    ("offers", [{**OFFER, "coins": 51}], "no more coins and goods than their giver has"),
    ("offers", [{**OFFER, "goods": {"bread": 1}}], "no more coins and goods than their giver has"),
    ("offers", [OFFER, OFFER], "a number of its own for each"),
    ("offers", [{**OFFER, "bag": 3}], "bags that are undecided and free to come to that"),
    ("offers", [{**OFFER, "outcome": "inspect", "bag": 2}], "bags that are undecided and free"),
    ("offers", [{**OFFER, "by": 0, "giver": 0}], "a merchant who gives"),
    ("offers", [{**OFFER, "by": 2}], "that one or the Sheriff who speaks"),
    ("drafts", [{**OFFER, "number": 0, "by": 0, "giver": 0}], "a merchant who gives"),
    ("drafts", [OFFER], "drafts: 0: number is 1; expected 0"),
    ("drafts", [{**OFFER, "number": 0, "by": 2, "giver": 2}], "said all they may"),
    ("drafts", [{**OFFER, "number": 0}] * 2, "drafts is .*; expected"),
    ("face_down", [[], [{**SEEN, "origin": 4}], [], []], "a whole number from 0 to 3"),
    ("face_down", [[], [{**SEEN, "round": 2}], [], []], "each in a round from 1 to 1"),
    ("face_down", [[], [{**SEEN, "seen_by": [2]}], [], []], "seen by whose stall it lies on"),
    ("face_down", [[], [{**SEEN, "seen_by": [-1]}], [], []], "seen_by: 0 is -1; expected"),
    ("offers", [{"number": 1, "replaces": 0, "coins": 5}], "by is missing; expected"),
    ("offers", [{**OFFER, "asks": None}], "asks is None; expected a list"),
    ("offers", [{"number": 1}], "by is missing; expected"),
    ("drafts", [5], "drafts: 0 is 5; expected a table with by, giver, bag"),
    ("duties", [["dance", 1]], "duties: 0: 0 is 'dance'; expected one of pass, inspect"),
    ("duties", [["pass"]], "a list of 2"),
    ("duties", [5], "a list of 2"),
    ("duties", [["inspect", 9]], "duties: 0: 1 is 9; expected a whole number from 0 to 3"),
    ("duties", [["inspect", "z"]], "duties: 0: 1 is 'z'; expected a whole number from 0 to 3"),
    ("duties", [["inspect", 0]], "seats that have brought a bag"),
    ("duties", [["inspect", 3]], "seats that have brought a bag"),
    ("duties", [["inspect", 1], ["pass", 1]], "no duty stands twice or contradicts another"),
    ("promises", [{**PROMISE, "seat": "a"}], "promises: 0: seat is 'a'; expected a whole number"),
    ("promises", [{**PROMISE, "to": 4}], "promises: 0: to is 4; expected a whole number from 0"),
    ("promises", [{**PROMISE, "about": 0}], "to another and about the bag of another"),
    ("promises", [{**PROMISE, "to": 0}], "to another and about the bag of another"),
    ("promises", [{**PROMISE, "outcome": "dance"}], "one of pass, inspect"),
    ("phase", "serve", "8 when the last round is over"),
    ("sheriff", 1, "seat 0, whose round it is"),
    ("sheriff", None, "seat 0, whose round it is"),
    ("first", None, "the seat of the first Sheriff"),
    ("first", -1, "none, or a whole number from 0 to 3"),
    ("turn", 3, "none in 'inspect'"),
    ("turn", 4, "none, or a whole number from 0 to 3"),
    ("promises", [{**PROMISE, "standing": "forgotten"}], "one of open, kept, broken"),
    ("promises", [PROMISE] * 2, "each of them once"),
    ("promises", [{"seat": 0, "to": 1}], "promises: 0: about is missing; expected"),
    ("promises", [{**PROMISE, "round": 2}], "each made in a round from 1 to 1"),
    ("promises", [{**PROMISE, "round": True}], "round is True; expected a whole number from 1"),
    ("offers", [{**OFFER, "asks": [["inspect", 2]]}], "asks that can be met"),
    ("pile", "deck", "none, or one of left, right"),
    ("taken", ["gold"], "taken: 0 is 'gold'; expected one of apple"),
    ("rebuilt", {**REBUILT, "drawn": [0, 0]}, "rebuilt: drawn is .0, 0.; expected a list of 4"),
    ("rebuilt", {**REBUILT, "drawn": 0}, "rebuilt: drawn is 0; expected a list of 4"),
    ("rebuilt", {**REBUILT, "deck": {}}, "a card at least, in a round from 1 to 1"),
    ("rebuilt", REBUILT, "a card at least, in a round from 1 to 1"),
    ("rebuilt", [], "none, or a table with round, deck, held, drawn"),
    ("debt", OWED, "debt is .*; expected none in 'inspect'"),
    ("debt", {**OWED, "debtor": -1}, "debt: debtor is -1; expected a whole number from 0 to 3"),
]

WRONG_PLACES: list[tuple[str, Any, str]] = [
    ("said", 5, "seats: 1: said is 5; expected a whole number from 0 to 4"),
    ("named", 5, "seats: 1: named is 5; expected a whole number from 0 to 4"),
    ("inspected", {"truthful": 0, "lies": 9}, "inspected: lies is 9; .* from 0 to 8"),
    ("inspected", {"truthful": 0}, "inspected: lies is missing; .* from 0 to 8"),
    ("inspected", {"truthful": 4, "lies": 5}, "no more than 0 inspected bags of seat 1"),
    ("stall", {"silk": 1}, "how many of each"),
    ("declared", None, "a good for every bag that was brought, else none"),
    ("declared", "silk", "seats: 1: declared is 'silk'; expected none, or one of apple, cheese"),
    ("declared", 0, "seats: 1: declared is 0; expected none, or one of apple, cheese"),
    ("decided", "dance", "seats: 1: decided is 'dance'; expected none, or one of pass, inspect"),
    ("threatened", 1, "seats: 1: threatened is 1; expected true or false"),
    ("owed", {"silk": 800_000_000}, "how many of each by name, at most 999 together"),
    ("served", {"silk": 1}, "how many of each"),
    ("taken_openly", [["silk", 99]], "taken_openly: 0: 1 is 99; expected a whole number"),
    ("taken_openly", [["silk", 2]], "each in a round from 1 to 1"),
    ("taken_openly", [["silk", -1]], "taken_openly: 0: 1 is -1; expected a whole number"),
    ("taken_openly", [["silk", "0"]], "taken_openly: 0: 1 is '0'; expected a whole number"),
    ("taken_openly", [["silk", 1]] * 3, "seats 1: taken_openly .* no more silk than the seat can"),
    ("taken_openly", [["gold", 2]], "taken_openly: 0: 0 is 'gold'; expected one of apple"),
    ("taken_openly", [["silk"]], "a list of 2"),
]


@pytest.mark.parametrize(("key", "value", "expected"), WRONG)
def test_a_position_that_cannot_be_is_refused_by_name(key: str, value: Any, expected: str) -> None:
    position = table(bags={1: "2 silk", 2: "apple"}, more=BARGAIN).match.position()
    position["state"][key] = value
    with pytest.raises(PositionError, match=expected):
        Match.from_position(position)


@pytest.mark.parametrize(("key", "value", "expected"), WRONG_PLACES)
def test_what_cannot_lie_before_a_seat_is_refused_by_name(
    key: str, value: Any, expected: str
) -> None:
    position = table(bags={1: "2 silk", 2: "apple"}, more=BARGAIN).match.position()
    position["state"]["seats"][1][key] = value
    with pytest.raises(PositionError, match=expected):
        Match.from_position(position)


def test_a_deck_without_the_cards_that_were_removed_unseen_is_refused() -> None:
    with pytest.raises(PositionError, match="at least the 10 cards that were removed unseen"):
        table(bags={1: "apple"}, deck="9 silk", remove_ten=True)


@pytest.mark.parametrize("drawn", [[0, 0, 1, 0], [0, 0, 0, 3]])
def test_more_or_fewer_draws_than_a_rebuilt_deck_has_lost_are_refused(drawn: list[int]) -> None:
    made = rebuilt({"silk": 4}, {"apple": 1}, drawn)
    with pytest.raises(PositionError, match="2 cards drawn, as many as the deck has lost since"):
        table(round=2, bags={1: "apple"}, deck="2 silk", more=made)


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
    serving["state"]["to_act"] = []
    with pytest.raises(PositionError, match="to_act"):
        Match.from_position(serving)


def test_a_position_that_waits_for_somebody_without_a_choice_is_refused() -> None:
    position = table("aside", turn=1, hands={1: "apple"}, left="bread").match.position()
    position["state"] |= {"phase": "draw", "piles": {"left": [], "right": []}}
    position["state"] |= {"out": position["state"]["deck"], "deck": {}}
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
    with pytest.raises(PositionError, match="round is 9; expected a whole number from 1 to 8"):
        table(bags={1: "apple"}, more={"round": 9})


def test_a_market_that_waits_for_nobody_is_refused() -> None:
    position = table("aside", turn=1, hands={1: "apple"}).match.position()
    position["state"] |= {"turn": None, "to_act": []}
    with pytest.raises(PositionError, match="a merchant, who is at the market"):
        Match.from_position(position)
    position["state"] |= {"turn": 1}
    with pytest.raises(PositionError, match="only those whom the phase waits for"):
        Match.from_position(position)


def owing(debt: dict[str, Any], coins: list[int]) -> Table:
    """Seat 1, whose bag was opened, is asked for goods."""
    said = notes(declared=[None, "apple", "apple", None], decided=[None, "inspect", None, None])
    more = {"to_act": [1], "debt": debt, **said}
    return table("debt", bags={2: "apple"}, down={1: "pepper mead"}, coins=coins, more=more)


@pytest.mark.parametrize(
    ("debt", "coins"),
    [
        ({"owed": 0}, 0),
        ({"owed": 30}, 0),
        ({"owed": 13}, 0),
        ({"ceiling": 6}, 0),
        ({"ceiling": 3}, 0),
        ({}, 1),
    ],
)
def test_a_debt_that_would_not_be_asked_for_is_refused(debt: dict[str, int], coins: int) -> None:
    assert owing(OWED, [100, 0, 50, 50]).moves(1) == ["give pepper", "give mead"]
    with pytest.raises(PositionError, match="less than the goods, with a choice of them"):
        owing({**OWED, **debt}, [100 - coins, coins, 50, 50])


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
            more=rebuilt({"silk": 1, "mead": 1}, {"apple": 1}),
        )


def test_a_card_taken_openly_that_is_not_in_the_hand_is_refused() -> None:
    at = table("aside", turn=1, hands={1: "6 apple"}, left="silk", right="mead")
    position = at.say(1, "set aside apple", "set aside apple", "done", "draw left").match.position()
    assert position["state"]["taken"] == ["silk"]
    position["state"]["taken"] = ["crossbow"]
    with pytest.raises(PositionError, match="cards in the hand of seat 1, who took them"):
        Match.from_position(position)


def test_a_card_known_of_may_be_set_aside() -> None:
    known = notes(taken_openly=[[], [["silk", 1]], [], []])
    at = table("aside", turn=1, hands={1: "5 apple silk"}, left="mead", more=known)
    at.say(1, "set aside silk")
    assert Match.from_position(at.match.position()).view(2) == at.view(2)
