"""Imagined worlds come as often as there are deals of the hidden cards that make them."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from games.odds import Truth, answered, dealings, fitting, imagined, unlikely
from games.sherwood.tables import Table, band, raid, rules, table
from hoodwink.kernel.game import Game

TIMES = 300
Worlds = Iterator[tuple[Truth, float]]


def open_game(laid: Table) -> Game[Any]:
    return rules(**laid.match.position()["options"])


def changed(truth: Truth, **parts: Any) -> Truth:
    return {**json.loads(json.dumps(truth)), **parts}


def other_hands(truth: Truth, seat: int | None) -> Worlds:
    """Every deal of the equipment that lies nowhere open, with what was shown where it went."""
    others = [one for one in range(len(truth["hands"])) if one != seat]
    surely = [Counter(truth["shown"][one]) for one in others]
    unseen: Counter[str] = Counter(truth["deck"])
    for one, shown in zip(others, surely, strict=True):
        unseen += Counter(truth["hands"][one]) - shown
    sizes = [truth["held"][one] - shown.total() for one, shown in zip(others, surely, strict=True)]
    for parts, ways in dealings(unseen, sizes):
        hands = list(truth["hands"])
        for one, shown, part in zip(others, surely, parts[:-1], strict=True):
            hands[one] = dict(shown + part)
        yield changed(truth, hands=hands, deck=dict(parts[-1])), ways


def other_cards(truth: Truth, seat: int | None, memory: bool = True) -> Worlds:
    """Every choice of convoys for the places that others have looked at, and for those gone."""
    names = [f"a{n}" for n in range(1, 25)]
    looked = [
        n
        for n, place in enumerate(truth["row"])
        if place["looked_by"] and not (memory and seat in place["looked_by"])
    ]
    known = [p["card"] for n, p in enumerate(truth["row"]) if p["card"] and n not in looked]
    left = [name for name in names if name not in known]
    for gone in [tuple(truth["gone"])] if memory else combinations(left, truth["sent"]):
        unseen = [name for name in left if name not in gone]
        for cards in permutations(unseen, len(looked)):
            row = json.loads(json.dumps(truth["row"]))
            for place, card in zip(looked, cards, strict=True):
                row[place]["card"] = card
            yield changed(truth, row=row, gone=sorted(gone, key=names.index)), 1


def hands_and_deck(truth: Truth) -> str:
    return str([sorted(hand.items()) for hand in (*truth["hands"], truth["deck"])])


def row_and_gone(truth: Truth) -> str:
    return str([place["card"] for place in truth["row"]] + truth["gone"])


def answers(truth: Truth) -> str:
    return str([hands_and_deck(truth), truth["replies"]])


def replies_alone(truth: Truth) -> str:
    return str(truth["replies"])


def check(laid: Table, seat: int | None, worlds: Worlds, *names: Callable[[Truth], str]) -> None:
    game, truth = open_game(laid), laid.truth
    exact = fitting(game, truth, seat, worlds)
    assert names[0](truth) in {names[0](world) for world, _ in exact}
    assert unlikely(imagined(game, truth, seat, TIMES), exact, names) == []


FEW: dict[str, Any] = {"discard": {"staff": 5, "sword": 3, "longbow": 1}}
"""Nine cards are anywhere: three staffs, three swords and three longbows."""


@pytest.mark.rule("SF-135", "B-60")
@pytest.mark.parametrize("seat", [0, None])
def test_every_deal_of_equipment_is_as_likely(seat: int | None) -> None:
    hands = {0: {"sword": 1}, 1: {"staff": 2}, 3: {"longbow": 1}}
    laid = table(hands=hands, **FEW)
    check(laid, seat, other_hands(laid.truth, seat), hands_and_deck)


@pytest.mark.rule("SF-135", "B-46", "B-60")
def test_cards_seen_going_to_a_hand_are_there_and_every_deal_of_the_rest_is_as_likely() -> None:
    hands = {1: {"staff": 2, "sword": 1}, 2: {"longbow": 2}}
    laid = table(hands=hands, shown=[{}, {"staff": 1}, {"longbow": 1}, {}], **FEW)
    check(laid, 0, other_hands(laid.truth, 0), hands_and_deck)


@pytest.mark.rule("SF-135", "B-46", "B-60")
def test_without_memory_nobody_has_seen_a_card_go_anywhere() -> None:
    laid = table(hands={1: {"staff": 2}, 2: {"longbow": 1}}, options={"memory": False}, **FEW)
    check(laid, 3, other_hands(laid.truth, 3), hands_and_deck)


@pytest.mark.rule("SF-134", "B-60")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_convoy_that_one_has_not_seen_is_as_likely(seat: int) -> None:
    laid = table(3, row={"b": "a9", "c": "a5"}, looked={"b": [1], "c": [0]})
    check(laid, seat, other_cards(laid.truth, seat), row_and_gone)


@pytest.mark.rule("SF-134", "SF-138", "B-60")
def test_a_convoy_known_to_be_gone_lies_nowhere_else() -> None:
    laid = table(3, phase="choose", row={"b": "a9"}, looked={"b": [1]}, gone="a")
    state = changed(laid.truth, gone=["a3"])
    game = open_game(laid)
    exact = fitting(game, state, 0, other_cards(state, 0))
    assert len(exact) == 21
    assert unlikely(imagined(game, state, 0, TIMES), exact, [row_and_gone]) == []


@pytest.mark.slow
@pytest.mark.rule("SF-134", "SF-138", "B-60")
def test_without_memory_every_choice_of_convoys_that_are_gone_is_as_likely() -> None:
    laid = table(
        3, phase="choose", row={"b": "a9"}, looked={"b": [0]}, gone="a", options={"memory": False}
    )
    state = changed(laid.truth, gone=["a3"])
    game = open_game(laid)
    exact = fitting(game, state, 0, other_cards(state, 0, memory=False))
    assert len(exact) > 400
    assert unlikely(imagined(game, state, 0, 2000), exact, [row_and_gone, gone_alone]) == []


def gone_alone(truth: Truth) -> str:
    return str(truth["gone"])


@pytest.mark.rule("SF-135", "B-60")
def test_a_sealed_yes_is_as_likely_as_a_sealed_no() -> None:
    laid = table(hands={1: {"staff": 1}}, **FEW)
    laid.say(0, "hide cave", "bring 1", "invite 1 1", "invite 2 1", "propose")
    before = laid.truth
    laid.say(1, "decline")
    game = open_game(laid)
    worlds = (
        after for world, ways in other_hands(before, 2) for after in answered(game, world, ways, 1)
    )
    check(laid, 2, worlds, answers, replies_alone)


@pytest.mark.rule("SF-125", "B-60")
def test_a_sealed_card_is_as_likely_as_to_let_be_if_the_hand_has_it() -> None:
    laid = raid(
        "a13",
        band("hollow", {1: 3, 2: 2}),
        advanced=True,
        hands={1: {"provisions": 1}, 2: {"staff": 1}},
        discard={"staff": 6, "sword": 5, "longbow": 4, "cape": 2, "messenger": 2},
    )
    before = laid.truth
    assert before["phase"] == "provisions"
    laid.say(1, "provisions")
    game = open_game(laid)
    worlds = (
        after for world, ways in other_hands(before, 3) for after in answered(game, world, ways, 1)
    )
    check(laid, 3, worlds, answers, hands_and_deck)
