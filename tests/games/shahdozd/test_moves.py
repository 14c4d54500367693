"""How the moves are said."""

import pytest

from games.shahdozd.tables import rules, table, texts
from hoodwink import UnknownMove
from hoodwink.games.shahdozd.moves import PHRASES

SAID = [
    "peek c",
    "peek none",
    "look",
    "rotate left",
    "rotate right",
    "rotate front",
    "claim king",
    "challenge",
    "allow",
    "answer minister",
    "stay silent",
    "mix a d open swap",
    "mix a d open keep",
    "mix a d hidden swap",
    "mix a d hidden keep",
    "mix a d",
    "accuse d king",
    "tax 2",
    "name king at d",
    "first 2",
    "deal king",
    "swap",
    "keep",
]


@pytest.mark.parametrize("text", SAID)
def test_every_line_of_the_rules_page_is_a_move_that_reads_the_same(text: str) -> None:
    move = rules().read(text)
    assert str(move) == text
    assert rules().read(f"  {text.upper()} ") is move


def test_every_kind_of_move_stands_on_the_rules_page() -> None:
    assert {move.verb for move in PHRASES.moves} == {text.split()[0] for text in SAID}


def test_the_game_has_188_moves_each_said_in_its_own_way() -> None:
    assert len(list(PHRASES.moves)) == 188


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("claim queen", "'claim' is said like 'claim king'"),
        ("mix d a open swop", "'mix' is said like"),
        ("mix a a open swop", "'mix' is said like"),
        ("mix g g open swap", "'mix' is said like"),
        ("answer queen", "'answer' is said like"),
        ("", "moves begin with accuse"),
        ("deal queen", "moves begin with accuse"),
        (
            "dance",
            "moves begin with accuse, allow, answer, challenge, claim, look, mix, name, peek",
        ),
    ],
)
def test_other_words_are_no_move_and_the_error_says_what_is(text: str, hint: str) -> None:
    with pytest.raises(UnknownMove) as unknown:
        rules().read(text)
    assert hint in str(unknown.value)


@pytest.mark.parametrize(
    ("text", "rule", "example"),
    [
        ("claim a", "SD-022", "claim king"),
        ("mix", "SD-026", "mix a b open keep"),
        ("mix d a keep", "SD-026", "mix a b open keep"),
        ("answer", "SD-024", "answer minister"),
        ("look king", "SD-014", "look"),
        ("tax king", "SD-033", "tax 0"),
        ("accuse king a", "SD-030", "accuse a king"),
    ],
)
def test_known_words_in_a_strange_place_are_told_how_the_verb_is_said(
    text: str, rule: str, example: str
) -> None:
    refusal = table().match.refusal(0, text)
    assert refusal
    assert (refusal.rule, refusal.key, dict(refusal.facts)["example"]) == (
        rule,
        "said-like",
        example,
    )


@pytest.mark.rule("SD-026")
def test_a_mix_may_name_its_slots_the_other_way_round() -> None:
    assert rules().read("mix d a open swap") is rules().read("mix a d open swap")


@pytest.mark.parametrize(
    ("said", "played"),
    [
        ([], "rotate left"),
        (["claim king"], "allow"),
        (["claim minister"], "mix a b open keep"),
        (["claim executioner"], "accuse c king"),
        (["claim sheriff"], "tax 1"),
    ],
)
def test_the_clock_plays_something_quiet_and_legal(said: list[str], played: str) -> None:
    waiting = table(purses=[3, 3, 3]).say(0, *said)
    if played not in ("rotate left", "allow"):
        waiting.allow()
    seat = waiting.match.to_act[0]
    assert waiting.match.fallback(seat).text == played
    assert played in waiting.moves(seat)


def test_the_clock_declines_a_peek_and_stays_silent() -> None:
    peeking = table(purses=[3, 3, 3], phase="peek")
    assert peeking.match.fallback(1).text == "peek none"
    asked = table(purses=[3, 3, 3]).say(0, "claim king").allow()
    assert asked.match.fallback(1).text == "stay silent"


def test_chance_has_moves_only_when_it_is_due() -> None:
    game = rules()
    assert texts(game.moves(game.start(3), -1)) == ["first 0", "first 1", "first 2"]
    assert texts(table().match.moves(-1)) == []
