"""Every move that is not listed is refused with a rule and a sentence."""

import random
import re
from typing import Any

import pytest

from games.sherwood.tables import PACK, raid, rules, table
from hoodwink import NATURE, TABLE, Match, Refusal, UnknownMove
from hoodwink.games.sherwood import refusals
from hoodwink.games.sherwood.setting import content_of

PHRASES = list(content_of(PACK).moves.phrases.moves)


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
def test_whatever_is_not_listed_is_refused_for_everybody(advanced: bool) -> None:
    rng = random.Random(3)
    game = rules(advanced=advanced)
    state: Any = game.start(4)
    said = set()
    while game.to_act(state):
        seat = rng.choice(list(game.to_act(state)))
        for who in (*range(4), NATURE, TABLE, 4):
            listed = game.moves(state, who)
            for move in rng.sample(PHRASES, 25):
                refusal = game.refusal(state, who, move)
                assert (refusal is None) == (move in listed)
                said.add(refusal)
        game.apply(state, seat, rng.choice(list(game.moves(state, seat))), None)
    assert len(said) > 30


@pytest.mark.parametrize("refusal", refusals.ALL, ids=lambda refusal: refusal.key)
def test_a_refusal_cites_a_rule_in_a_plain_sentence(refusal: Refusal) -> None:
    assert re.fullmatch(r"SF-\d{3}[a-d]?|B-\d+", refusal.rule)
    assert re.fullmatch(r"[A-Z].*\.", refusal.reason)


def test_refusals_have_different_keys() -> None:
    assert len({refusal.key for refusal in refusals.ALL}) == len(refusals.ALL)


@pytest.mark.rule("SF-017", "SF-001")
def test_chance_answers_for_itself() -> None:
    game = rules()
    state = game.start(3)
    first, convoy = game.read("first 1"), game.read("convoy a1")
    chance_decides = game.refusal(state, 0, first)
    assert chance_decides is not None
    assert chance_decides.rule == "SF-017"
    chance_first = game.refusal(state, 0, game.read("look b"))
    assert chance_first is not None
    assert chance_first.key == "chance-first"
    nobody = game.refusal(state, 5, convoy)
    assert nobody is not None
    assert nobody.rule == "SF-001"
    assert game.refusal(state, NATURE, first) is None


NEVER = [
    ("donate 0", "B-2"),
    ("donate 43", "SF-002"),
    ("place 0", "SF-043"),
    ("place 9", "SF-002"),
    ("bring 0", "B-21"),
    ("bring 9", "SF-002"),
    ("invite 1 0", "B-21"),
    ("invite 6 1", "SF-001"),
    ("suggest cave 0", "B-21"),
    ("suggest 0 parts", "B-48"),
    ("suggest 43 parts", "B-48"),
    ("share 1 0 sacks", "B-48"),
    ("share 1 43 companions", "B-52"),
    ("pay 1 0", "B-48"),
    ("charge 1 43", "SF-002"),
    ("strike share 6 sacks", "SF-001"),
    ("hide york", "SF-010"),
    ("hide inn", "SF-010"),
    ("hide c", "SF-010"),
    ("look york", "SF-018"),
    ("target cave by 1", "SF-018"),
    ("messenger cave", "SF-128"),
]


@pytest.mark.rule("B-2", "B-21", "B-48", "B-52", "SF-002", "SF-010", "SF-043", "SF-128")
@pytest.mark.parametrize(("text", "rule"), NEVER)
def test_what_no_table_can_allow_is_refused_with_the_rule_that_says_so(
    text: str, rule: str
) -> None:
    assert table(advanced=True).refused(0, text) == rule


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("use card", "SF-059"),
        ("suggest card", "SF-083"),
        ("buy sword", "SF-039a"),
        ("keep sack", "SF-111"),
        ("provisions york", "SF-125"),
        ("hide", "SF-043"),
        ("look church inn", "SF-035"),
    ],
)
def test_known_words_in_a_strange_place_are_told_how_the_verb_is_said(text: str, rule: str) -> None:
    refusal = table(advanced=True).match.refusal(0, text)
    assert refusal
    assert (refusal.rule, refusal.key) == (rule, "said-like")


def test_words_that_are_no_move_get_a_hint() -> None:
    with pytest.raises(UnknownMove, match="is said like 'hide gallows'"):
        table().say(0, "hide elsewhere")


def test_what_the_clock_plays_is_always_legal() -> None:
    for advanced in (False, True):
        match = Match("sherwood", 4, 5, pack=PACK, advanced=advanced)
        rng = random.Random(5)
        while match.to_act:
            for seat in match.to_act:
                assert match.fallback(seat) in match.moves(seat)
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))


@pytest.mark.rule("B-22", "SF-031")
def test_the_clock_alone_plays_a_game_to_its_end() -> None:
    match = Match("sherwood", 3, 1, pack=PACK, advanced=True)
    while match.to_act:
        for seat in match.to_act[:1]:
            match.play(seat, match.fallback(seat))
    assert match.outcome is not None


def test_a_batch_of_quiet_moves_is_one_choice() -> None:
    laid = table()
    laid.match.play_all(0, ["hide mill", "bring 2", "invite 1 2", "propose"])
    assert list(laid.match.to_act) == [1]


@pytest.mark.rule("SF-128", "B-45")
def test_special_cards_have_their_moments() -> None:
    laid = raid("a1", advanced=True, send=False)
    assert laid.refused(1, "let be") == "B-45"
    assert laid.refused(1, "cape stay") == "SF-126"
    assert laid.refused(1, "provisions") == "SF-125"
    assert laid.refused(1, "messenger york") == "SF-128"
