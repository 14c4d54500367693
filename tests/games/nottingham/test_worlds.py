"""Worlds imagined from what a seat knows."""

import random
from typing import Any

import pytest

from games.nottingham.tables import face_down, fresh, kinds, notes, rebuilt, rules, table, worlds
from hoodwink import Match
from hoodwink.kernel.chance import Chance, secret_from

CONTRABAND = ["pepper", "mead", "silk", "crossbow"]
UNSEEN = {**face_down("silk", 2), "kind": None}


@pytest.mark.rule("SN-105", "SN-106")
def test_a_card_known_to_be_in_a_hand_is_there_or_in_the_bag() -> None:
    at = table(
        "fill",
        hands={1: "4 apple crossbow", 2: "bread"},
        more=notes(taken_openly=[[], [["crossbow", 1]], [], []]),
    )
    at.at_once(1, "bag apple", "bag apple", "bag apple", "close")
    places = set()
    for world in worlds(at, 2):
        in_hand, in_bag = (world[key][1].get("crossbow", 0) for key in ("hands", "bags"))
        assert in_hand + in_bag >= 1
        places |= {("hand", in_hand > 0), ("bag", in_bag > 0)}
    assert {("hand", True), ("bag", True)} <= places


@pytest.mark.rule("SN-105", "SN-109")
def test_a_card_known_to_be_taken_may_have_been_smuggled_since() -> None:
    at = table(
        bags={1: "mead crossbow", 2: "apple"},
        hands={1: "4 apple"},
        more=notes(taken_openly=[[], [["crossbow", 1], ["apple", 1]], [], []]),
    )
    at.say(0, "pass 1")
    found = worlds(at, 2, 60)
    for world in found:
        assert kinds(world, 1).count("crossbow") + world["hands"][1].get("crossbow", 0) >= 1
        assert world["hands"][1].get("apple", 0) >= 1
    assert any("crossbow" in kinds(world, 1) for world in found)
    assert any("crossbow" not in kinds(world, 1) for world in found)


@pytest.mark.rule("SN-105", "SN-111")
def test_a_card_that_comes_to_light_is_no_longer_looked_for() -> None:
    at = table(
        bags={1: "apple crossbow", 2: "apple"},
        hands={1: "mead"},
        more=notes(taken_openly=[[], [["crossbow", 1], ["apple", 1], ["mead", 1]], [], []]),
    )
    at.say(0, "inspect 1", "lay left")
    assert at.place(1)["taken_openly"] == [["mead", 1]]


@pytest.mark.rule("SN-105")
def test_a_card_taken_later_cannot_lie_in_an_older_bag() -> None:
    at = table(
        round=3,
        bags={2: "apple"},
        hands={1: "apple silk"},
        down={1: "mead"},
        more=notes(taken_openly=[[], [["silk", 3]], [], []]),
    )
    assert all(world["hands"][1].get("silk", 0) >= 1 for world in worlds(at, 2))


@pytest.mark.rule("SN-105")
def test_a_card_taken_later_lies_in_none_but_a_later_bag() -> None:
    at = table(
        round=3,
        bags={2: "apple"},
        hands={1: "apple"},
        more={
            "face_down": [[], [face_down("mead", 1), {**face_down("silk", 1), "round": 3}], [], []],
            **notes(taken_openly=[[], [["silk", 2]], [], []]),
        },
    )
    found = worlds(at, 2, 60)
    for world in found:
        later = [card["kind"] for card in world["face_down"][1] if card["round"] == 3]
        assert later == ["silk"] or world["hands"][1] == {"silk": 1}
    assert {str(world["hands"][1]) for world in found} > {"{'silk': 1}"}


@pytest.mark.rule("SN-105", "A-11")
def test_a_bribe_that_a_seat_saw_answers_what_was_known_of_a_hand() -> None:
    mead = {**face_down("mead", 1), "seen_by": [0, 1]}
    at = table(
        bags={2: "apple"},
        hands={1: "apple"},
        more={"face_down": [[mead], [], [], []], **notes(taken_openly=[[], [["mead", 1]], [], []])},
        down={0: "mead"},
    )
    assert any(world["hands"][1] != {"mead": 1} for world in worlds(at, 0))
    assert all(
        world["hands"][1] == {"mead": 1} or kinds(world, 0) == ["mead"] for world in worlds(at, 3)
    )


@pytest.mark.rule("SN-097", "SN-109")
def test_when_too_little_was_delivered_all_know_that_no_more_is_there() -> None:
    at = table(bags={1: "silk mead", 2: "apple"})
    claim = at.offer(1, "draft pass 1", "claim silk", "claim silk")
    at.say(0, f"accept {claim}", "pass 1")
    (card,) = at.place(1, 2)["face_down"]
    assert (card["kind"], card["is_not"]) == (None, ["silk"])
    assert all(kinds(world, 1) != ["silk"] for world in worlds(at, 2, 60))
    assert [card["kind"] for card in at.place(0, 3)["face_down"]] == ["silk"]


@pytest.mark.rule("SN-109")
def test_offered_contraband_is_imagined_among_what_was_shown() -> None:
    at = table(bags={1: "apple", 2: "apple"}, down={1: "crossbow mead silk"})
    first = at.offer(1, "draft pass 1", "add crossbow", "add mead")
    at.offer(0, f"counter {first}", "add pepper")
    for world in worlds(at, 2):
        offer, asked = world["offers"]
        shown = [card["kind"] for card in world["face_down"][1] if 0 in card["seen_by"]]
        assert sum(offer["kinds"].values()) == 2
        assert all(shown.count(kind) >= n for kind, n in offer["kinds"].items())
        assert sum(asked["kinds"].values()) == 3


@pytest.mark.rule("A-19")
def test_hidden_purses_are_imagined_with_all_coins_in_the_game() -> None:
    at = table(round=1, bags={1: "apple", 2: "apple"}, coins=[50, 40, 60, 50], purses="hidden")
    at.offer(1, "draft pass 1", "add coins 20", "add coins 10")
    for world in worlds(at, 0):
        assert sum(world["purses"]) == 200
        assert world["purses"][0] == 50
        assert world["purses"][1] >= 30
    assert len({world["purses"][2] for world in worlds(at, None)}) > 5


@pytest.mark.rule("A-19", "SN-025")
def test_hidden_purses_are_as_they_were_dealt_until_the_first_coin_moves() -> None:
    at = fresh(seed=1, purses="hidden")
    assert all(world["purses"] == [50] * 4 for world in worlds(at, 0, 5))
    at = table(bags={1: "apple", 2: "apple", 3: "silk"}, purses="hidden")
    offer = at.offer(1, "draft pass 1", "add coins 5")
    at.say(0, "pass 2")
    assert all(world["purses"] == [50] * 4 for world in worlds(at, 3, 5))
    at.say(0, f"accept {offer}")
    assert len({str(world["purses"]) for world in worlds(at, 3, 5)}) > 1


@pytest.mark.rule("A-19")
def test_a_seats_own_hidden_purse_is_imagined_as_it_is_whatever_is_offered_out_of_it() -> None:
    at = table(round=1, bags={1: "apple", 2: "apple"}, coins=[50, 40, 60, 50], purses="hidden")
    at.offer(1, "draft pass 1", "add coins 20")
    assert all(world["purses"][1] == 40 for world in worlds(at, 1, 5))


@pytest.mark.rule("SN-099")
def test_what_is_owed_out_of_a_bag_is_imagined_as_owed() -> None:
    at = table(bags={1: "2 apple", 2: "apple"})
    claim = at.offer(1, "draft pass 2", "claim silk")
    at.say(0, f"accept {claim}")
    assert all(world["seats"][1]["owed"] == {"silk": 1} for world in worlds(at, 3, 3))


@pytest.mark.rule("SN-143")
def test_plates_that_are_served_are_imagined_as_served() -> None:
    at = table(
        "serve",
        round=8,
        sheriff=3,
        down={0: "2 feast-plate"},
        promos=True,
        more={"first": 0, "to_act": [0]},
    )
    at.say(0, "serve bread")
    assert all(world["seats"][0]["served"] == {"bread": 1} for world in worlds(at, 3, 3))


@pytest.mark.rule("SN-109", "A-11")
def test_a_deal_is_found_also_where_hardly_one_fits() -> None:
    """All four common kinds were promised and missing: the five cards are royal goods."""
    card = {**face_down("gouda", 1), "is_not": CONTRABAND}
    royal = ["granny-apples", "golden-apples", "gouda", "gouda", "rye-bread"]
    at = table(
        round=1,
        bags={2: "apple"},
        more={"face_down": [[], [{**card, "kind": kind} for kind in royal], [], []]},
    )
    for world in worlds(at, 2, 3):
        assert not set(CONTRABAND) & set(kinds(world, 1))


@pytest.mark.parametrize(
    "place",
    [
        {"taken_openly": [["crossbow", 1]] * 6},
        {"taken_openly": [["crossbow", 1]] * 6, "contraband": 1, "face_down": [UNSEEN]},
        {
            "contraband": 1,
            "face_down": [{**face_down("silk", 2), "kind": None, "is_not": CONTRABAND}],
        },
    ],
)
def test_a_view_that_no_deal_fits_is_no_view_of_a_match(place: dict[str, Any]) -> None:
    seen = table(bags={1: "apple"}, hands={2: "6 apple"}, royals=False).view(0)
    seen["seats"][2] |= place
    with pytest.raises(AssertionError, match="no deal of the hidden cards fits"):
        rules(royals=False).imagine(seen, Chance(secret_from(0)))


@pytest.mark.rule("A-19", "SN-075")
def test_hidden_purses_are_open_to_doubt_once_a_bag_was_opened() -> None:
    at = table(bags={1: "apple", 2: "apple"}, purses="hidden").say(0, "inspect 1")
    assert len({str(world["purses"]) for world in worlds(at, 3, 5)}) > 1


@pytest.mark.rule("A-19", "A-8")
def test_a_debtor_with_a_hidden_purse_is_known_to_be_broke() -> None:
    at = table(
        bags={1: "3 mead", 2: "apple"},
        stalls={1: "5 apple 5 cheese"},
        coins=[50, 2, 98, 50],
        purses="hidden",
    )
    at.say(0, "inspect 1", "lay left")
    assert at.phase == "debt"
    assert all(world["purses"][1] == 0 for world in worlds(at, 3))


@pytest.mark.rule("SN-120", "SN-104")
def test_a_rebuilt_deck_is_imagined_from_what_all_saw_go_into_it() -> None:
    game = rules(royals=False)
    truth = _after_rebuilding()
    state = game.load(truth)
    for seat in (None, 0, 1, 2, 3):
        seen = game.view(state, seat)
        for seed in range(10):
            world = game.imagine(seen, Chance(secret_from(seed)))
            assert game.view(world, seat) == seen
            deck = game.dump(world)["deck"]
            assert sum(deck.values()) == seen["deck"]
            assert all(deck[name] <= truth["rebuilt"]["deck"].get(name, 0) for name in deck)


def _after_rebuilding() -> dict[str, Any]:
    """Everybody changes hands and fills bags to the brim until the deck has run out."""
    choice = random.Random(3)
    match = Match("nottingham", seats=5, seed=11, royals=False)
    while match.view(None)["rebuilt"] is None:
        seat = match.to_act[0]
        moves = match.moves(seat)
        eager = [m for m in moves if m.verb in ("set", "bag", "pass") or m.text == "draw deck"]
        match.play(seat, choice.choice(eager or list(moves)))
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    return dict(match.position()["state"])


def test_a_deal_of_hidden_cards_that_comes_to_a_dead_end_is_dealt_again() -> None:
    """One card in hand, one face down: a mead known of may lie in either, a silk only in hand."""
    no_silk = {**face_down("mead", 1), "is_not": ["silk"]}
    at = table(
        round=3,
        bags={2: "apple"},
        hands={1: "silk"},
        down={1: "mead"},
        more={
            "face_down": [[], [no_silk], [], []],
            **notes(taken_openly=[[], [["mead", 1], ["silk", 1]], [], []]),
        },
    )
    for world in worlds(at, 2, 20):
        assert world["hands"][1] == {"silk": 1}
        assert kinds(world, 1) == ["mead"]


def test_a_rebuilt_deck_leaves_the_contraband_that_lies_face_down_since() -> None:
    """The last crossbow was shuffled into the deck with five apples, and has been smuggled."""
    at = table(
        round=2,
        hands=dict.fromkeys(range(4), "6 apple"),
        bags={1: "apple"},
        stalls={0: "18 apple 36 cheese 36 bread 24 chicken"},
        left="pepper " * 22 + "mead " * 21 + "silk " * 12 + "crossbow " * 4,
        down={2: "crossbow"},
        royals=False,
        more={
            **rebuilt({"apple": 5, "crossbow": 1}, {"apple": 25}, [0, 0, 1, 0]),
            "face_down": [[], [], [{**face_down("crossbow", 2), "round": 2}], []],
        },
    )
    assert at.truth["deck"] == {"apple": 5}
    for world in worlds(at, 0):
        assert kinds(world, 2) == ["crossbow"]
        assert world["deck"] == {"apple": 5}


def test_a_card_face_down_since_before_the_deck_was_rebuilt_is_none_that_went_into_it() -> None:
    """A silk and a crossbow are hidden since then: one lies face down, one is in a hand."""
    at = table(
        round=2,
        hands={0: "6 apple", 1: "6 apple", 2: "6 apple", 3: "5 apple crossbow"},
        bags={1: "apple"},
        stalls={0: "24 apple 36 cheese 36 bread 24 chicken"},
        left="silk " * 11 + "crossbow " * 4,
        down={2: "silk"},
        royals=False,
        more={
            **rebuilt({"mead": 21, "pepper": 22}, {"apple": 24, "silk": 1, "crossbow": 1}),
        },
    )
    found = worlds(at, 0)
    assert {kinds(world, 2)[0] for world in found} == {"silk", "crossbow"}
    assert all(world["deck"] == {"mead": 21, "pepper": 22} for world in found)
