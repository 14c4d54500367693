import pytest

from hoodwink.kernel.errors import Refusal, UnknownMove
from hoodwink.kernel.moves import MOST_LETTERS, Move, Never, Phrasebook

CLAIM_KING = Move("claim king")
PHRASES = Phrasebook([Move("look"), CLAIM_KING, Move("claim thief")])


def test_a_move_is_found_by_its_words() -> None:
    assert PHRASES.read("claim king") is CLAIM_KING


def test_spacing_and_capitals_do_not_matter() -> None:
    assert PHRASES.read("  Claim   KING ") is CLAIM_KING


def test_a_known_verb_is_answered_with_an_example() -> None:
    with pytest.raises(UnknownMove, match="'claim' is said like 'claim king'"):
        PHRASES.read("claim queen")


def test_an_unknown_verb_is_answered_with_the_verbs() -> None:
    with pytest.raises(UnknownMove, match="moves begin with claim, look") as raised:
        PHRASES.read("pass")
    assert raised.value.text == "pass"
    assert raised.value.hint == "moves begin with claim, look"


def test_a_move_speaks_its_text() -> None:
    assert str(CLAIM_KING) == "claim king"
    assert repr(CLAIM_KING) == "<move claim king>"
    assert CLAIM_KING.verb == "claim"
    assert not CLAIM_KING.quiet
    assert [move.text for move in PHRASES.moves] == ["look", "claim king", "claim thief"]


NOBODY_CLAIMS_THAT = Refusal("X-1", "no-queen", "There is no Queen in this game.")


def otherwise(text: str) -> Move | None:
    return {"claim shah": CLAIM_KING, "claim queen": Never(text, NOBODY_CLAIMS_THAT)}.get(text)


def test_a_move_may_be_said_otherwise() -> None:
    assert Phrasebook([CLAIM_KING], otherwise).read("Claim shah") is CLAIM_KING


def test_words_that_are_never_a_choice_say_why() -> None:
    move = Phrasebook([CLAIM_KING], otherwise).read("claim  Queen")
    assert isinstance(move, Never)
    assert (move.text, move.refusal) == ("claim queen", NOBODY_CLAIMS_THAT)


def test_what_means_nothing_otherwise_is_still_unknown() -> None:
    with pytest.raises(UnknownMove, match="'claim' is said like 'claim king'"):
        Phrasebook([CLAIM_KING], otherwise).read("claim jack")


DEAL = Move("deal king")
CHANCE = Refusal("X-2", "chance", "Chance decides.")
CHANCE_CLAIMS = Move("claim ace")
MANNERLY = Phrasebook(
    [DEAL, CHANCE_CLAIMS, CLAIM_KING, Move("look twice")],
    otherwise,
    {"claim look": "X-3", "deal": "X-4"},
    {CHANCE: (DEAL, CHANCE_CLAIMS)},
    ["joker"],
)


def refusal(text: str) -> Refusal:
    move = MANNERLY.read(text)
    assert isinstance(move, Never)
    assert move.quiet, "nobody can make it, so it shows nothing"
    return move.refusal


@pytest.mark.parametrize(
    "text", ["claim", "Claim  TWICE", "claim king king", "claim 7", "claim joker", "claim deal 0"]
)
def test_known_words_that_do_not_follow_their_verb_are_told_how_it_is_said(text: str) -> None:
    told = refusal(text)
    assert (told.rule, told.key) == ("X-3", "said-like")
    assert told.reason == "The word claim is said like this: claim king."
    assert dict(told.facts) == {"verb": "claim", "example": "claim king"}


def test_what_only_chance_says_is_refused_for_that() -> None:
    assert refusal("deal twice") == CHANCE


def test_what_has_a_reason_of_its_own_keeps_it() -> None:
    assert refusal("claim queen") == NOBODY_CLAIMS_THAT


@pytest.mark.parametrize("text", ["claim jack", "claim 07", "claim \u0663", "claim \ud800", "king"])
def test_with_one_unknown_word_nothing_is_understood(text: str) -> None:
    with pytest.raises(UnknownMove):
        MANNERLY.read(text)


def test_no_hint_is_what_only_chance_says() -> None:
    with pytest.raises(UnknownMove, match="'claim' is said like 'claim king'"):
        MANNERLY.read("claim jack")
    with pytest.raises(UnknownMove, match=r"moves begin with claim, look$"):
        MANNERLY.read("deal jack")


@pytest.mark.parametrize("text", ["claim " + "king " * 10**6, "claim " + "9" * 10**6])
def test_a_sentence_without_end_is_none(text: str) -> None:
    with pytest.raises(UnknownMove, match="'claim' is said like 'claim king'") as raised:
        MANNERLY.read(text)
    assert len(raised.value.text) == MOST_LETTERS
