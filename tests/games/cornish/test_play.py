"""Whole matches by chance: nothing is lost, every refusal has its rule."""

import random
from collections import Counter
from typing import Any

import pytest

from games.cornish.tables import PACK, all_goods, content, goods_in, lay, player, sit
from hoodwink import Listener, Match, replay, verify
from hoodwink.games.cornish import refusals
from hoodwink.games.cornish.rules import CornishSmuggler


def play_out(match: Match, draws: random.Random, each: Any) -> None:
    while match.to_act:
        seat = draws.choice(match.to_act)
        verbs = sorted({move.verb for move in match.moves(seat)})
        verb = draws.choice(verbs)
        moves = [move for move in match.moves(seat) if move.verb == verb]
        match.play(seat, draws.choice(moves))
        each(match)


def check(match: Match, seats: int, before: list[Counter[str]]) -> None:
    """Goods, characters and secrets are each in one place; nobody owes anything."""
    state = match.position()["state"]
    gone = Counter(state["departed"])
    assert goods_in(state) + gone == all_goods()
    assert before[0] <= gone
    before[0] = gone
    cards = [c["character"] for who in state["players"] for c in who["characters"]]
    cards += [face for face in state["faces"] if face] + state["gone"] + state["dealt"]
    cards += [row["character"] for bottom in state["under_decks"] for row in bottom]
    assert len(cards) == len(set(cards))
    seen = match.view(None)
    assert sum(seen["decks"]) + len(cards) == len(content().characters)
    secrets = sum(map(len, state["hands"])) + sum(state["played"].values()) + seen["secrets_left"]
    assert secrets == sum(secret.count for secret in content().secrets)
    for who in state["players"]:
        assert min(who["gold"], who["influence"], who["reputation"]) >= 0
    assert len(state["players"]) == seats


@pytest.mark.rule("CS-044", "CS-113", "CS-138")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_lost_in_a_whole_match(seats: int, seed: int) -> None:
    match = sit(seats, seed)
    before = [Counter[str]()]
    play_out(match, random.Random(seed), lambda played: check(played, seats, before))
    assert match.outcome


@pytest.mark.parametrize("seats", [2, 5])
def test_a_record_replays_and_its_draws_can_be_checked(seats: int) -> None:
    match = Match("cornish", seats, 5, round_cap=4)
    play_out(match, random.Random(5), lambda _: None)
    text = match.record().dumps()
    assert replay(text).position() == match.position()
    assert verify(text).outcome == match.outcome


@pytest.mark.rule("CS-040", "CS-134", "CS-138", "CS-004")
def test_every_move_that_is_not_listed_is_refused_with_a_rule() -> None:
    match, draws = sit(3, 3), random.Random(3)
    rules = CornishSmuggler(match.options, PACK)
    said = list(rules.setting.words.phrases.moves)
    known = set(refusals.ALL)

    def each(played: Match) -> None:
        for seat in (0, 1, 2, -1, -2, 3):
            listed = rules.moves(played._state, seat)
            for move in draws.sample(said, 25):
                refusal = rules.refusal(played._state, seat, move)
                assert (refusal is None) == (move in listed)
                assert refusal is None or refusal in known

    play_out(match, draws, each)
    assert rules.refusal(match._state, 0, said[0]) is refusals.GAME_OVER


def test_the_absent_pass_let_be_and_call_off() -> None:
    match = sit(3, 4)
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, match.fallback(seat))
    assert match.outcome
    assert match.outcome.reason == "round cap"


def test_nobody_may_interject() -> None:
    assert list(sit().may_act) == []


def a_busy_turn() -> Match:
    """Seat 0 can do nearly everything, and whatever it does has consequences."""
    me = player(
        anchor="penzance",
        hold=["tea"],
        pawns=["penzance", "newlyn", "marazion"],
        characters=["crowd-of-helston", "clerk-pender", "abbot-carne"],
        warehouses={"customs-attic": ["lace", "spice"]},
    )
    other = player(gold=0, pawns=["newlyn"], characters=["witch-of-st-levan"])
    goods = [("penzance", 0, "wine"), ("newlyn", 0, "tea"), ("newlyn", 1, "tea")]
    return lay(
        me,
        other,
        ashore=goods,
        seized=["gin", "lace"],
        officers=[("marazion", None), ("madron", 1)],
        faces=["preacher-trewin", None, None, "allen-cutler"],
        hands=[["pickpocket", "second-wind"], ["informer", "wrong-turning", "harbour-dues"]],
        wheel=7,
        track=content().market.ends[2] - 1,
    ).match


@pytest.mark.parametrize("seed", range(40))
def test_a_match_goes_on_the_same_whether_or_not_anybody_listens(seed: int) -> None:
    """Also in a copy, which leaves the first match alone."""
    heard, first, draws = Listener(), a_busy_turn(), random.Random(seed)
    silent, told, before = first.copy(), first.copy(), first.position()
    for _ in range(30):
        if not silent.to_act:
            break
        seat = draws.choice(silent.to_act)
        verb = draws.choice(sorted({move.verb for move in silent.moves(seat)}))
        move = draws.choice([move for move in silent.moves(seat) if move.verb == verb])
        silent.play(seat, move)
        told.play(seat, move, heard)
        assert silent.position() == told.position()
    assert first.position() == before
    assert heard.events


def test_the_first_choices_are_told_to_all_and_the_cards_to_one() -> None:
    heard = Listener()
    match = Match("cornish", 2, 1, pack=PACK, tell=heard)
    while match.view(None)["phase"] != "turn":
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0], heard)
    kinds = Counter(event.kind for event in heard.events)
    assert kinds["first_player"] == 1
    for kind in ("ship_taken", "warehouse_taken", "pair_drawn", "character_kept"):
        assert kinds[kind] == 2
    for kind in ("pawn_placed", "ship_placed"):
        assert kinds[kind] == 2
    assert kinds["character_dealt"] == kinds["character_revealed"] == 4
    dealt = [event for event in heard.events if event.kind == "character_dealt"]
    assert all("character" not in event.seen_by(None) for event in dealt)
    assert all("character" in event.seen_by(event.public["seat"]) for event in dealt)


@pytest.mark.rule("C-27", "C-14")
def test_sold_and_given_up_goods_have_left_the_game() -> None:
    me = player(hold=["gin"], pawns=["helston"], warehouses={"helston-brewery": ["lace"]})
    table = lay(me, player(passed=True), ashore=[("helston", 0, "tea"), ("helston", 0, "rum")])
    before = Counter(table.truth["departed"])
    table.say(0, "sell tea helston low", "end turn", "work honestly")
    assert Counter(table.truth["departed"]) - before == Counter(["gin", "lace", "rum", "tea"])


def test_the_last_purchase_and_a_new_officer_need_no_listener() -> None:
    stalls: dict[str, dict[str, int]] = {"roscoff": {"tea": 1}, "guernsey": {}, "oporto": {}}
    match = lay(player(anchor="roscoff"), merchants=stalls).match
    match.play(0, "buy tea")
    assert match.view(None)["ending"] == "sold out"
    recruiting = lay(player(gold=0), phase="recruit", pending={"recruits": 1}).match
    recruiting.play(0, "place officer lizard")
    assert {"place": "lizard", "briber": None} in recruiting.view(None)["officers"]


@pytest.mark.rule("CS-134")
def test_while_chance_is_due_nobody_else_chooses() -> None:
    rules = CornishSmuggler(sit().options, PACK)
    refused = rules.refusal(rules.start(2), 0, rules.read("pass"))
    assert refused
    assert refused.key == "chance-first"
