"""Positions: written, read again, and gone on with."""

import random
from typing import Any

import pytest

from games.cornish import realities as real
from games.cornish.realities import LANDED, MARCHED, MOB, Change, State, a_turn, set_to
from games.cornish.tables import PACK, after_the_choosing, changed, lay, player
from games.cornish.test_knowledge import walked
from hoodwink import NATURE, Match, PositionError
from hoodwink.games.cornish.rules import CornishSmuggler
from hoodwink.games.cornish.setting import OPTIONS
from hoodwink.kernel.options import settle


@pytest.mark.parametrize("steps", [0, 2, 6, 9, 12, 15, 20, 40, 90, 400])
def test_a_position_goes_on_as_it_was_left(steps: int) -> None:
    match = walked(3, steps, steps)
    again = Match.from_position(match.position(), 1, pack=PACK)
    assert again.position() == match.position()
    for seat in range(3):
        assert again.view(seat) == match.view(seat)
        assert again.moves(seat) == match.moves(seat)


def loaded(position: dict[str, Any]) -> Match:
    match = Match.from_position(position, 1, pack=PACK)
    assert match.position() == position
    return match


REAL: list[tuple[str, list[Change]]] = [
    ("as it is", []),
    ("a landing", [real.begin_landing(("tea", None))]),
    ("own goods ashore", [real.put("newlyn", "own", "gin")]),
    (
        "goods beside their man",
        [real.post("newlyn", "own"), real.put("newlyn", "own", "gin")],
    ),
    ("goods of nobody", [real.put("hayle", None, "gin")]),
    ("one character more", [real.hire(MOB, "penzance")]),
    ("a pawn more", [set_to("own.pawns", ["newlyn"] * 2), set_to("played", {"safe-house": 1})]),
    (
        "a raid",
        [real.hire(MOB, "penzance"), real.seize("gin"), real.begin_raid(("gin", MOB))],
    ),
    ("asked once more about a landing", real.RISEN),
    ("asked about a landing", [real.hold("lantern-on-the-cliff"), real.ask("landing", LANDED)]),
    (
        "one of two has answered",
        [real.hold("wrong-turning"), real.ask("march", MARCHED)],
    ),
]


@pytest.mark.parametrize("changes", [pytest.param(changes, id=what) for what, changes in REAL])
def test_what_could_be_is_let_in_and_plays_on(changes: list[Change]) -> None:
    match = loaded(a_turn(*changes))
    for seat in range(2):
        assert match.imagine(seat, seed=1).view(seat) == match.view(seat)
    for _ in range(60):
        match.play(match.to_act[0], match.moves(match.to_act[0])[-1])


@pytest.mark.rule("C-12", "CS-035")
def test_a_ship_in_a_cove_needs_its_card_before_the_first_round_only() -> None:
    match = after_the_choosing(until="anchors")
    first = match.to_act[0]
    match.play(first, "place ship newlyn")
    position = match.position()
    assert loaded(position).to_act == match.to_act
    position["state"]["players"][first]["anchor"] = "zennor"
    with pytest.raises(PositionError, match="no cove without a way"):
        Match.from_position(position, 1, pack=PACK)
    assert loaded(a_turn(set_to("own.anchor", "zennor"))).to_act


@pytest.mark.rule("CS-043", "C-51")
def test_an_answer_was_held_and_did_something() -> None:
    asked = [real.hold("lantern-on-the-cliff", "slander"), real.ask("landing", LANDED)]
    assert loaded(a_turn(*asked)).to_act
    not_held, last_of_all = "play pack-horses", "play lantern-on-the-cliff"
    for words in (not_held, "let be", last_of_all, "play slander", "peek a"):
        with pytest.raises(PositionError, match="expected"):
            Match.from_position(a_turn(*asked, real.answered(words)), 1, pack=PACK)


def test_one_of_three_has_answered() -> None:
    match = after_the_choosing(3)
    position = match.position()
    state = position["state"]
    turn = state["turn"]
    other, third = (turn + 1) % 3, (turn + 2) % 3
    state["hands"][other], state["hands"][third] = ["wrong-turning"], ["slander"]
    real.ask("march", MARCHED)(state)
    played = "play wrong-turning"
    state["replies"][other] = played
    again = loaded(position)
    assert again.to_act == (third,)
    assert again.imagine(third, seed=3).view(third) == again.view(third)
    for wrong in ("play slander", "play informer"):
        state["replies"][other] = wrong
        with pytest.raises(PositionError, match=f"what seat {other} could answer"):
            Match.from_position(position, 1, pack=PACK)
    state["replies"][other], state["replies"][turn] = played, "let be"
    with pytest.raises(PositionError, match=f"what seat {turn} could answer"):
        Match.from_position(position, 1, pack=PACK)


def test_a_position_that_lacks_something_says_what() -> None:
    whole = a_turn()
    for key in whole["state"]:
        rest = {name: value for name, value in whole["state"].items() if name != key}
        with pytest.raises(PositionError, match=key):
            Match.from_position({**whole, "state": rest}, 1, pack=PACK)
    for path in ("pending", "players.0"):
        for key in (
            a_turn()["state"]["pending"] if path == "pending" else whole["state"]["players"][0]
        ):
            broken = a_turn()
            at = broken["state"]["pending"] if path == "pending" else broken["state"]["players"][0]
            del at[key]
            with pytest.raises(PositionError, match=key):
                Match.from_position(broken, 1, pack=PACK)


@pytest.mark.rule("CS-027")
def test_before_the_first_draw_and_after_the_end_nobody_is_waited_for() -> None:
    over = lay(player(), phase="over", ending="sold out").match
    assert list(over.to_act) == []
    rules = CornishSmuggler(over.options, PACK)
    start = rules.start(2)
    assert rules.seats(start) == 2
    assert list(rules.to_act(rules.load(rules.dump(start)))) == [NATURE]
    moved = rules.dump(start)
    moved["first"] = 1
    with pytest.raises(PositionError, match="first is 1; expected 0"):
        rules.load(moved)


@pytest.mark.parametrize("seats", [2, 3])
def test_every_moment_of_a_match_can_be_written_and_read(seats: int) -> None:
    """Also those that only chance sees, and the end."""
    rules = CornishSmuggler(settle(OPTIONS, {"round_cap": 3}), PACK)
    s, draws = rules.start(seats), random.Random(seats)
    while rules.to_act(s):
        assert rules.dump(rules.load(rules.dump(s))) == rules.dump(s)
        seat = draws.choice(rules.to_act(s))
        verb = draws.choice(sorted({move.verb for move in rules.moves(s, seat)}))
        moves = [move for move in rules.moves(s, seat) if move.verb == verb]
        rules.apply(s, seat, draws.choice(moves), None)
    assert rules.to_act(rules.load(rules.dump(s))) == ()


def test_a_secret_about_to_be_spilt_survives() -> None:
    def deal(s: State) -> None:
        s["hands"][s["turn"]], s["hands"][1 - s["turn"]] = ["loose-tongue"], ["slander"]

    rules = CornishSmuggler(settle(OPTIONS, {}), PACK)
    s = rules.load(a_turn(deal)["state"])
    seat = rules.to_act(s)[0]
    for text in ("play loose-tongue", f"target {1 - seat}"):
        rules.apply(s, seat, rules.read(text), None)
    assert rules.dump(s)["phase"] == "spill"
    assert rules.dump(rules.load(rules.dump(s))) == rules.dump(s)


def test_where_characters_give_pawns_they_are_not_counted() -> None:
    mine = changed('use = ["walk 2"]', 'use = ["pawn 1"]')
    position = Match("cornish", 2, 1, pack=mine).position()
    real_turn = a_turn(set_to("own.pawns", ["newlyn"] * 5))
    position |= {"state": real_turn["state"]}
    assert Match.from_position(position, 1, pack=mine).position()["state"] == position["state"]
