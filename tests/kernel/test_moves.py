import pytest

from hoodwink.kernel.errors import Refusal, UnknownMove
from hoodwink.kernel.moves import Move, Never, Phrasebook

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
