"""Imagined worlds come as often as there are deals of the hidden cards that make them."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.nottingham.possible import (
    WAYS_TO_TELL,
    Deals,
    bagged_anyhow,
    layout,
    open_game,
    small_pack,
)
from games.nottingham.tables import Table, face_down, kinds, notes, rebuilt, table, worlds
from games.odds import fitting, imagined, improbable, unlikely
from hoodwink import Match

BOX = small_pack("5 apple 2 cheese 3 pepper 2 mead 2 silk", hand=2, bag=2, coins=4, turned_up=1)
NO_ROYALS: dict[str, Any] = {"seats": 3, "royals": False, "pack": BOX}


def out_of_bag(kind: str, seat: int, round_: int = 0, *seen: int, **more: Any) -> dict[str, Any]:
    """A face-down card that a seat has smuggled; others were shown it."""
    return {**face_down(kind, seat), "round": round_ + 1, "seen_by": sorted({seat, *seen}), **more}


def a_pepper_taken_and_one_card_passed() -> Table:
    """All saw seat 1 take a pepper; since then one face-down card of its bag has passed."""
    return table(
        **NO_ROYALS,
        hands={0: "2 apple", 1: "cheese", 2: "apple mead"},
        bags={2: "apple"},
        more={
            **notes(taken_openly=[[], [["pepper", 1]], []]),
            "face_down": [[], [out_of_bag("pepper", 1)], []],
        },
    )


def several_cards_known_of_several_hands() -> Table:
    """Taken in other rounds than the bags were filled, so that not every card can be everywhere."""
    return table(
        **NO_ROYALS,
        round=2,
        sheriff=2,
        hands={0: "silk apple", 1: "pepper", 2: "cheese"},
        bags={1: "pepper", 0: "apple"},
        left="apple apple",
        stalls={0: "apple"},
        more={
            **notes(taken_openly=[[["silk", 3]], [["pepper", 1], ["pepper", 3]], []]),
            "face_down": [[out_of_bag("mead", 0)], [out_of_bag("mead", 1, 1)], []],
        },
    )


def closed_bags_on_the_table() -> Table:
    return table(
        **NO_ROYALS,
        hands={0: "2 apple", 1: "silk", 2: "apple"},
        bags={1: "apple", 2: "pepper"},
        stalls={0: "apple"},
        left="cheese mead",
    )


def cards_set_aside_and_one_taken() -> Table:
    """Seat 1 has set a card aside, taken a pepper from a pile, and may draw on."""
    laid = table(
        "aside",
        **NO_ROYALS,
        turn=1,
        round=1,
        sheriff=0,
        hands={0: "2 apple", 1: "mead silk", 2: "apple cheese"},
        left="apple pepper",
        stalls={2: "apple"},
        more={
            **notes(taken_openly=[[], [["silk", 1]], []]),
            "face_down": [[], [out_of_bag("silk", 1)], []],
        },
    )
    return laid.say(1, "set aside mead", "set aside silk", "done", "draw left")


def goods_promised_and_missing() -> Table:
    """Seat 1 has promised a silk and a mead out of its bag and had the mead alone."""
    laid = table(
        **NO_ROYALS,
        hands={0: "2 apple", 1: "apple", 2: "2 apple"},
        bags={1: "mead pepper", 2: "cheese"},
        more=notes(taken_openly=[[], [["pepper", 1]], []]),
    )
    claim = laid.offer(1, "draft pass 1", "claim silk", "claim mead")
    if laid.truth["offers"]:
        laid.say(0, f"accept {claim}")
    return laid.say(0, "pass 1") if laid.truth["bags"][1] else laid


def a_bribe_that_the_sheriff_saw() -> Table:
    """Seat 1 was known to have a pepper; the Sheriff alone has seen one on its stall since."""
    return table(
        **NO_ROYALS,
        round=1,
        hands={0: "2 apple", 1: "pepper cheese", 2: "apple"},
        bags={2: "apple"},
        left="apple",
        more={
            **notes(taken_openly=[[], [["pepper", 1], ["pepper", 1]], []]),
            "face_down": [[out_of_bag("pepper", 1, 0, 0)], [out_of_bag("silk", 1)], []],
        },
    )


def a_debtor_who_pays_with_contraband() -> Table:
    """Who is asked what to give has something to choose from, and all know it."""
    laid = table(
        **NO_ROYALS,
        round=1,
        hands={0: "2 apple", 1: "apple", 2: "apple"},
        bags={1: "silk mead", 2: "apple"},
        coins=[4, 1, 7],
        more={"face_down": [[], [out_of_bag("pepper", 1), out_of_bag("mead", 1), *PEPPER], []]},
    )
    return laid.say(0, "inspect 1", "lay left", "lay mead")


PEPPER = [out_of_bag("pepper", 1)]

REBUILT: dict[str, Any] = {
    **NO_ROYALS,
    "round": 2,
    "sheriff": 2,
    "hands": {0: "apple silk", 1: "mead apple", 2: "cheese"},
    "bags": {0: "pepper"},
    "left": "apple",
    "right": "cheese",
}
"""The deck is made of an apple, a pepper, a mead, a silk and another apple."""


def a_rebuilt_deck() -> Table:
    """Seat 1 has drawn one card since, seat 0 two; a card of before lies face down."""
    return table(
        **REBUILT,
        more={
            "face_down": [[], [out_of_bag("pepper", 1)], []],
            **rebuilt(
                {"apple": 3, "pepper": 2, "silk": 2, "mead": 1},
                {"apple": 1, "pepper": 1, "mead": 1, "cheese": 1},
                [2, 1, 0],
            ),
        },
    )


def a_rebuilt_deck_with_known_cards() -> Table:
    """Some cards were taken before the deck was rebuilt, some since."""
    return table(
        **REBUILT,
        more={
            "face_down": [[], [out_of_bag("pepper", 1, 1)], []],
            **notes(taken_openly=[[["silk", 3]], [["pepper", 1], ["mead", 2]], []]),
            **rebuilt(
                {"apple": 3, "pepper": 1, "silk": 2, "mead": 1},
                {"apple": 1, "pepper": 2, "mead": 1, "cheese": 1},
                [1, 1, 0],
            ),
        },
    )


def a_bribe_seen_before_the_deck_was_rebuilt() -> Table:
    """Seat 0 was given a pepper of seat 1 in the first round, and another later."""
    return table(
        **{**REBUILT, "bags": {0: "apple"}, "hands": {0: "silk", 1: "mead apple", 2: "cheese"}},
        more={
            "face_down": [[out_of_bag("pepper", 1, 0, 0), out_of_bag("pepper", 1, 1, 0)], [], []],
            **notes(taken_openly=[[], [["pepper", 1]], []]),
            **rebuilt(
                {"apple": 3, "pepper": 1, "silk": 2, "mead": 1},
                {"apple": 1, "pepper": 2, "mead": 1, "cheese": 1},
                [1, 1, 0],
            ),
        },
    )


SITUATIONS: list[tuple[Callable[[], Table], int | None]] = [
    (a_pepper_taken_and_one_card_passed, 0),
    (several_cards_known_of_several_hands, 2),
    (closed_bags_on_the_table, 0),
    (cards_set_aside_and_one_taken, 0),
    (goods_promised_and_missing, 2),
    (a_bribe_that_the_sheriff_saw, 0),
    (a_bribe_that_the_sheriff_saw, 2),
    (a_debtor_who_pays_with_contraband, 0),
    (a_rebuilt_deck, 2),
    (a_rebuilt_deck, 0),
    (a_rebuilt_deck_with_known_cards, 2),
    (a_rebuilt_deck_with_known_cards, None),
    (a_rebuilt_deck_with_known_cards, 0),
    (a_bribe_seen_before_the_deck_was_rebuilt, 0),
]


def off(laid: Match, pack: Any, seat: int | None, times: int) -> list[str]:
    """How the worlds that a seat imagines are not spread over those that fit."""
    position = laid.position()
    game = open_game(pack, **position["options"])
    truth = position["state"]
    exact = fitting(game, truth, seat, Deals(truth, seat).worlds())
    assert layout(truth) in {layout(world) for world, _ in exact}
    return unlikely(imagined(game, truth, seat, times), exact, WAYS_TO_TELL)


QUICK = SITUATIONS[:1] + SITUATIONS[4:6] + SITUATIONS[9:10] + SITUATIONS[-2:]


@pytest.mark.rule("SN-105", "SN-109", "A-40")
@pytest.mark.parametrize(("lay", "seat"), QUICK)
def test_every_deal_that_fits_is_imagined_as_often(
    lay: Callable[[], Table], seat: int | None
) -> None:
    assert off(lay().match, BOX, seat, 250) == []


@pytest.mark.slow
@pytest.mark.rule("SN-105", "SN-109", "A-40")
@pytest.mark.parametrize(("lay", "seat"), SITUATIONS)
def test_every_deal_that_fits_is_imagined_as_often_in_the_long_run(
    lay: Callable[[], Table], seat: int | None
) -> None:
    assert off(lay().match, BOX, seat, 2000) == []


@pytest.mark.rule("SN-105", "SN-109", "A-40")
def test_a_pepper_that_all_saw_taken_is_likely_to_be_the_card_that_passed() -> None:
    """The pepper is in one of three places. If it is in one of the two in hand, the card that
    passed is one of 71 other contraband cards, 21 of them peppers, of 181 unseen cards in all."""
    laid = table(
        hands={0: "6 apple", 1: "2 cheese"},
        bags={2: "apple"},
        stalls={3: "28 bread"},
        down={1: "pepper"},
        more=notes(taken_openly=[[], [["pepper", 1]], [], []]),
    )
    exact = (181 + 2 * 21) / (181 + 2 * 71)
    assert round(exact, 2) == 0.69
    seen = Counter(str(kinds(world, 1) == ["pepper"]) for world in worlds(laid, 0, 500))
    assert not improbable(seen, {"True": exact, "False": 1 - exact})


@pytest.mark.rule("SN-053", "SN-106", "A-40")
def test_every_choice_of_cards_is_as_likely_in_a_bag_closed_behind_the_hand() -> None:
    laid = table(
        "fill",
        **NO_ROYALS,
        hands={0: "2 apple", 1: "apple pepper", 2: "2 apple"},
        left="mead cheese",
        deck="pepper pepper silk silk mead cheese",
    ).at_once(1, "bag apple", "close")
    game, truth = open_game(BOX, royals=False), laid.truth
    deals = [
        (world, ways / swaps)
        for bagged, swaps in bagged_anyhow(truth, 1, 2)
        for world, ways in Deals(bagged, 0).worlds()
    ]
    exact = fitting(game, truth, 0, deals)
    assert unlikely(imagined(game, truth, 0, 400), exact, WAYS_TO_TELL) == []


@pytest.mark.rule("A-19", "A-40")
def test_every_way_to_part_the_coins_is_as_likely_in_hidden_purses() -> None:
    """Of twelve coins seat 0 has four and seat 1 offers two; six are anywhere with the others."""
    laid = table(
        **{**NO_ROYALS, "seats": 4, "purses": "hidden"},
        round=1,
        hands={0: "2 apple"},
        bags={1: "apple", 2: "apple"},
        coins=[4, 3, 5, 4],
    )
    laid.offer(1, "draft pass 1", "add coins 1", "add coins 1")
    shares = {
        str([4, 2 + one, two, 10 - one - two]): 1 for one in range(11) for two in range(11 - one)
    }
    assert len(shares) == 66
    seen = Counter(str(world["purses"]) for world in worlds(laid, 0, 500))
    assert not improbable(seen, shares)


def small_games(count: int) -> Iterator[tuple[Match, int | None]]:
    """Moments of games with a handful of cards, in which much is taken openly and smuggled."""
    for seed in range(count):
        choice = random.Random(seed)
        match = Match("nottingham", seats=3, seed=seed, pack=TINY, royals=False)
        for step in range(1, 400):
            if match.outcome is not None:
                break
            may = match.may_act if choice.random() < 0.2 else ()
            seat = choice.choice(may or match.to_act)
            moves = match.moves(seat)
            eager = [move for move in moves if move.verb in EAGER or move.text in OPENLY]
            match.play(seat, choice.choice(eager if eager and step % 3 else moves))
            if step % 41 == 0 and match.view(None)["phase"] not in UNFINISHED:
                yield match, choice.choice([None, 0, 1, 2])


TINY = small_pack(
    "3 apple 2 cheese 3 pepper 2 mead 2 silk",
    hand=2, bag=2, set_aside=2, turned_up=1, kept=1, coins=4,
)  # fmt: skip
EAGER = ("bag", "pass", "set", "accept", "claim")
OPENLY = ("draw left", "draw right")
UNFINISHED = ("fill", "aside", "over")
"""Where somebody may have begun to choose cards, or nothing is hidden any more."""


@pytest.mark.slow
@pytest.mark.rule("SN-105", "SN-109", "A-6", "A-40")
def test_whatever_happened_before_every_deal_that_fits_is_imagined_as_often() -> None:
    looked: Counter[str] = Counter()
    for match, seat in small_games(12):
        assert off(match, TINY, seat, 500) == [], match.position()
        truth = match.position()["state"]
        looked["all"] += 1
        looked["rebuilt"] += truth["rebuilt"] is not None
        looked["taken_openly"] += any(place["taken_openly"] for place in truth["seats"])
    assert min(looked["rebuilt"], looked["taken_openly"]) > 5
