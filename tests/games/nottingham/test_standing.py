"""Positions held against their phase: each says what must lie on the table."""

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from games.nottingham.tables import notes, rules, table
from hoodwink import Match, PositionError

State = dict[str, Any]


@cache
def moments() -> dict[str, State]:
    """A position of every kind of moment, from a few matches played by chance."""
    game = rules(promos=True)
    found: dict[str, State] = {}
    for seed in range(3):
        rng, state = random.Random(seed), game.start(4)
        while acting := [*game.to_act(state), *game.may_act(state)]:
            seat = rng.choice(acting)
            told = game.dump(state)
            found.setdefault(_moment(told), told)
            game.apply(state, seat, rng.choice(game.moves(state, seat)), None)
        found.setdefault("over", game.dump(state))
    return found


def _moment(told: State) -> str:
    if told["phase"] in ("pile", "lay") and told["turn"] is None:
        return f"confiscated {told['phase']}"
    if told["phase"] == "deal":
        return "deal piles" if told["turn"] is None else f"deal {told['turn']}"
    if told["phase"] == "refill":
        return "refill" if told["turn"] != told["sheriff"] else "refill first"
    if told["phase"] == "inspect" and any(place["decided"] for place in told["seats"]):
        return "inspect some"
    return str(told["phase"])


def move(state: State, way: str, to: str, count: int = 1) -> None:
    """Some cards go elsewhere, of whatever kind the first of them is."""
    for _ in range(count):
        source, target = _place(state, way), _place(state, to)
        if isinstance(source, list):
            name = source.pop()
        else:
            name = next(iter(source))
            source[name] -= 1
            if source[name] == 0:
                del source[name]
        if isinstance(target, list):
            target.append(name)
        else:
            target[name] = target.get(name, 0) + 1


def _place(state: State, way: str) -> Any:
    key, _, seat = way.partition(".")
    if not seat:
        return state[key]
    if key == "piles":
        return state[key][seat]
    return state[key][state["turn"] if seat == "turn" else int(seat)]


def put(key: str, value: Any) -> Callable[[State], None]:
    def change(state: State) -> None:
        state[key] = value

    return change


def note(key: str, value: Any, seat: int | None = 1) -> Callable[[State], None]:
    """Something else is noted of a seat; of the Sheriff if none is named."""

    def change(state: State) -> None:
        state["seats"][state["sheriff"] if seat is None else seat][key] = value

    return change


def note_of_all(key: str, value: Any) -> Callable[[State], None]:
    return all_of(*(note(key, value, seat) for seat in range(4)))


def owe(key: str, value: Any) -> Callable[[State], None]:
    """The debt is another one."""

    def change(state: State) -> None:
        state["debt"][key] = value

    return change


def carry(way: str, to: str, count: int = 1) -> Callable[[State], None]:
    return lambda state: move(state, way, to, count)


def all_of(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change(state: State) -> None:
        for one in changes:
            one(state)

    return change


def merchant(state: State) -> int:
    return int(state["sheriff"] + 1) % 4


def opened(state: State) -> None:
    """The debt of an opened bag is somebody else's."""
    state["debt"]["debtor"] = state["debt"]["creditor"] = state["sheriff"]


def short(state: State) -> None:
    move(state, f"hands.{state['sheriff']}", "deck")


def late(state: State) -> None:
    """Whoever declares last has declared already."""
    last = (state["sheriff"] - 1) % 4
    state["seats"][last]["declared"] = "apple"


def open_ended(state: State) -> None:
    """Nobody has put anything in, and somebody is not waited for."""
    for seat in range(4):
        while state["bags"][seat]:
            move(state, f"bags.{seat}", f"hands.{seat}")
    state["to_act"] = [seat for seat in state["to_act"] if seat != merchant(state)]


def emptied(state: State) -> None:
    for side, pile in state["piles"].items():
        move(state, f"piles.{side}", "deck", len(pile))


def alike(state: State) -> None:
    """All cards aside are of one kind."""
    while len(state["aside"]) > 1:
        move(state, "aside", "deck")


DEBT = {"debtor": 1, "creditor": 0, "owed": 1, "ceiling": 999}
REBUILT = {"round": 1, "deck": {"silk": 1}, "held": {}, "drawn": [0] * 4}

WRONG: list[tuple[str, Callable[[State], None], str]] = [
    ("first", put("first", 0), "first is 0; expected none until chance names the first Sheriff"),
    ("first", put("turn", 0), "turn is 0; expected none in 'first'"),
    ("first", put("purses", [49, 51, 50, 50]), "expected 50 coins each as long as cards are dealt"),
    ("first", put("round", 2), "round is 2; expected 1, with nothing on stalls"),
    ("first", carry("deck", "hands.0"), "expected 6 cards for each in turn, and none for those"),
    ("deal 1", carry("deck", "hands.3"), "expected 6 cards for each in turn, and none for those"),
    ("deal 1", carry("deck", "hands.1", 6), "expected 6 cards for each in turn, and none"),
    ("deal 1", carry("deck", "piles.left"), "expected 5 cards each, when all hands are dealt"),
    ("deal piles", carry("deck", "piles.right"), "expected 5 cards each, when all hands are dealt"),
    ("deal piles", carry("hands.2", "deck"), "expected 6 cards for each in turn"),
    (
        "deal piles",
        all_of(carry("deck", "piles.left", 5), carry("deck", "piles.right", 5)),
        "expected 5 cards each, when all hands are dealt",
    ),
    ("aside", lambda s: s.update(turn=s["sheriff"]), "expected a merchant, who is at the market"),
    ("aside", put("turn", None), "expected a merchant, who is at the market"),
    ("aside", carry("hands.turn", "aside", 6), "expected at most 5 cards in 'aside'"),
    ("aside", put("pile", "left"), "pile is 'left'; expected left or right in 'lay', else none"),
    ("aside", put("taken", ["apple"]), "expected none, for nobody draws cards from a pile"),
    ("inspect", put("taken", ["apple"]), "expected none, for nobody draws cards from a pile"),
    ("aside", put("laid", 1), "expected as many cards as are aside in 'pile'"),
    ("aside", carry("deck", "hands.turn"), "expected at most 6 cards with seat"),
    ("aside", carry("deck", "aside"), "expected at most 5 cards with seat"),
    ("aside", carry("hands.turn", "bags.turn"), "expected none in 'aside'"),
    (
        "aside",
        note("declared", "cheese", 0),
        "expected none for all who have not declared a bag yet",
    ),
    (
        "aside",
        note("decided", "inspect", 0),
        "expected none for all whose bags were not emptied before",
    ),
    (
        "aside",
        note("threatened", True),
        "expected none threatened but bags that are inspected or wait for it",
    ),
    ("aside", note("served", {"apple": 1}), "expected a served good for each Feast Plate"),
    ("aside", put("debt", DEBT), "expected none in 'aside'"),
    ("aside", put("debt", {**DEBT, "owed": 0}), "expected none in 'aside'"),
    ("aside", put("debt", {**DEBT, "ceiling": 4}), "expected none in 'aside'"),
    ("aside", put("rebuilt", {**REBUILT, "deck": {}}), "expected a card at least, in a round"),
    ("aside", note("said", 1), "owed, for no bags are inspected"),
    ("aside", note("named", 1), "owed, for no bags are inspected"),
    ("aside", note("owed", {"apple": 1}), "owed, for no bags are inspected"),
    ("refill", put("rebuilt", {**REBUILT, "round": 8}), "expected a card at least, in a round"),
    ("refill", put("turn", None), "turn is None; expected a seat, which draws cards"),
    ("refill", short, "expected 6 cards for all between the Sheriff and the turn"),
    ("refill", carry("deck", "hands.turn", 5), "expected at most 5 cards with seat"),
    ("draw", emptied, "expected a card to draw in 'draw'"),
    ("draw", carry("deck", "hands.turn", 5), "expected at most 5 cards with seat"),
    ("lay", put("laid", 0), "expected all cards that are laid, with several kinds still aside"),
    ("lay", put("laid", 6), "expected all cards that are laid, with several kinds still aside"),
    ("lay", alike, "expected all cards that are laid, with several kinds still aside"),
    ("lay", put("pile", None), "pile is None; expected left or right in 'lay'"),
    ("pile", put("laid", 0), "expected as many cards as are aside in 'pile'"),
    ("fill", open_ended, "expected all who have cards and have put none into their bags"),
    (
        "fill",
        note("declared", "cheese", 0),
        "expected none for all who have not declared a bag yet",
    ),
    ("declare", lambda s: s.update(turn=s["sheriff"]), "the first from the Sheriff's left with"),
    ("declare", late, "expected none for all who have not declared a bag yet"),
    ("inspect", note_of_all("declared", None), "expected a good for every bag that was brought"),
    (
        "inspect",
        note_of_all("decided", "pass"),
        "expected none for all whose bags were not emptied before",
    ),
    (
        "inspect some",
        note_of_all("declared", None),
        "expected a good for every bag that was brought",
    ),
    ("inspect", note("said", 1, seat=None), "offers of merchants, and"),
    ("inspect", note("named", 1, seat=None), "offers of merchants, and"),
    (
        "inspect",
        note("owed", {"apple": 1}, seat=None),
        "expected owed goods out of bags that are undecided",
    ),
    ("confiscated pile", opened, "the Sheriff and the owner of an opened bag, one to the other"),
    ("confiscated pile", put("debt", None), "the Sheriff and the owner of an opened bag"),
    ("confiscated pile", owe("owed", 998), "the penalty for what was found, and nothing given"),
    ("confiscated pile", owe("ceiling", 4), "the penalty for what was found, and nothing given"),
    ("confiscated lay", owe("owed", 998), "the penalty for what was found, and nothing given"),
    ("over", carry("deck", "hands.0"), "expected none after the last round, and nothing known"),
]


@pytest.mark.parametrize(("moment", "change", "message"), WRONG)
def test_each_phase_says_what_must_lie_on_the_table(
    moment: str, change: Callable[[State], None], message: str
) -> None:
    state = copy.deepcopy(moments()[moment])
    assert rules(promos=True).load(copy.deepcopy(state))
    change(state)
    with pytest.raises(PositionError) as wrong:
        rules(promos=True).load(state)
    assert message in str(wrong.value)


def test_an_inspection_without_a_bag_is_refused() -> None:
    with pytest.raises(PositionError, match="a bag that waits for the Sheriff"):
        table()


def test_a_card_cannot_be_drawn_from_an_empty_deck() -> None:
    with pytest.raises(PositionError, match="a card to draw in 'drawing'"):
        table("drawing", turn=1, hands={1: "apple"}, deck="", more={"to_act": []})


def test_a_bag_holds_no_more_than_fits() -> None:
    with pytest.raises(PositionError, match="at most 5 cards in each"):
        table(bags={1: "6 apple"})


def test_hidden_cards_are_turned_up_after_the_last_round() -> None:
    at = table(round=7, down={1: "feast-plate silk"}, bags={2: "apple"}, promos=True)
    position = at.say(0, "pass 2").match.position()
    position["state"]["face_down"][1][1] |= {"open": False, "seen_by": [1]}
    with pytest.raises(PositionError, match="only open cards after the last round"):
        Match.from_position(position)


@pytest.mark.rule("SN-143")
def test_a_match_is_not_over_before_all_plates_are_served() -> None:
    at = table(round=7, down={1: "feast-plate"}, bags={2: "apple"}, promos=True)
    position = at.say(0, "pass 2").match.position()
    position["state"] |= {"phase": "over", "to_act": []}
    with pytest.raises(PositionError, match="as long as somebody has a Feast Plate to serve"):
        Match.from_position(position)


@pytest.mark.rule("SN-075", "SN-081", "SN-146")
@pytest.mark.parametrize("bag", ["2 silk", "royal-summons 2 apple", "royal-summons silk"])
def test_what_is_owed_while_cards_are_confiscated_is_what_was_found(bag: str) -> None:
    at = table(bags={1: bag, 2: "apple"}, promos=True).say(0, "inspect 1")
    position = at.match.position()
    assert position["state"]["phase"] == "pile"
    Match.from_position(position)
    position["state"]["debt"]["owed"] += 1
    with pytest.raises(PositionError, match="the penalty for what was found"):
        Match.from_position(position)


def test_cards_found_in_a_bag_are_none_of_those_declared() -> None:
    at = table(bags={1: "bread silk", 2: "apple"}).say(0, "inspect 1")
    position = at.match.position()
    position["state"]["seats"][1]["declared"] = "bread"
    with pytest.raises(PositionError, match="the penalty for what was found"):
        Match.from_position(position)


@pytest.mark.parametrize(
    ("look", "message"),
    [
        ({"seen_by": [0]}, "each seen by whose stall it lies on, and whose bag it was in"),
        ({"origin": 2}, "each seen by whose stall it lies on, and whose bag it was in"),
        ({"is_not": ["silk"]}, "none of a kind that all know it is not"),
        ({"seen_by": [1, 4]}, "each seen by seats from 0 to 3, or open"),
        ({"seen_by": [800_000_000]}, "seen_by: 0 is 800000000; expected a whole number"),
        ({"seen_by": [1, 1]}, "seen_by is [1, 1]; expected [1]"),
        ({"seen_by": 1}, "face_down: 1: 0: seen_by is 1; expected a list"),
        ({"is_not": "silk"}, "is_not is 'silk'; expected a list"),
        ({"is_not": [[]]}, "is_not: 0 is []; expected one of apple"),
        ({"round": "1"}, "round is '1'; expected a whole number from 1 to 15"),
        ({"round": 0}, "round is 0; expected a whole number from 1 to 15"),
        ({"kind": []}, "kind is []; expected one of pepper"),
        ({"more": 1}, "there is no 'more'; expected kind, count"),
    ],
)
def test_a_face_down_card_that_could_not_be_is_refused(look: State, message: str) -> None:
    position = table(down={1: "silk"}, bags={1: "apple"}).match.position()
    position["state"]["face_down"][1][0] |= look
    with pytest.raises(PositionError) as wrong:
        Match.from_position(position)
    assert message in str(wrong.value)


@pytest.mark.parametrize("heap", ["goods", "kinds", "claims"])
def test_goods_beyond_count_are_not_even_laid_out(heap: str) -> None:
    at = table(bags={1: "2 silk", 2: "apple"})
    at.offer(1, "draft pass 1", "add coins 5")
    position = at.match.position()
    position["state"]["offers"][0][heap] = {"apple": 800_000_000}
    with pytest.raises(PositionError, match="how many of each by name"):
        Match.from_position(position)


def test_nothing_binds_a_sheriff_before_the_inspection() -> None:
    said = {**notes(declared=[None, "apple", None, None]), "to_act": [2]}
    laid: dict[str, Any] = {"turn": 2, "bags": {1: "apple", 2: "silk"}}
    table("declare", **laid, more=said)
    with pytest.raises(PositionError, match="none, for no bags are inspected"):
        table("declare", **laid, more={**said, "duties": [["pass", 1]]})
