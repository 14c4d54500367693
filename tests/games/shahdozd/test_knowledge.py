"""Who knows what: looks, and what can be worked out from them."""

import pytest

from games.shahdozd.tables import IN_ORDER, Table, table

CHARACTERS = IN_ORDER.split()
EVERYONE = (0, 1, 2, 3, 4, 5, None)


def peeked(**slots: str) -> Table:
    """Six players peek at these slots: s0="c" is seat 0 at c; the others decline."""
    laid = table(IN_ORDER, phase="peek")
    for seat in range(6):
        laid.say(seat, f"peek {slots.get(f's{seat}', 'none')}")
    return laid


@pytest.mark.rule("SD-053")
@pytest.mark.parametrize("seat", EVERYONE)
def test_all_cards_lie_face_down_and_nobody_knows_any(seat: int | None) -> None:
    view = table().view(seat)
    for slot, could_be in zip(view["slots"], view["could_be"], strict=True):
        assert slot["card"] is None
        assert could_be == CHARACTERS
        assert slot["seen_by"] == []


@pytest.mark.rule("SD-053")
def test_a_seen_card_is_known_not_to_lie_anywhere_else() -> None:
    laid = peeked(s0="c")
    assert laid.could_be(0, "c") == ["minister"]
    for slot in "abdef":
        assert laid.could_be(0, slot) == [who for who in CHARACTERS if who != "minister"]


@pytest.mark.rule("SD-053")
def test_who_has_seen_five_cards_knows_the_sixth() -> None:
    laid = table("king thief minister peasant executioner sheriff", turn=3)
    laid.say(3, "claim peasant", "name king at a", "name thief at b", "name sheriff at c")
    laid.say(4, "look")
    assert laid.knows(5) == {"a": "king", "b": "thief", "c": "minister", "d": "peasant"}
    assert laid.knows(4) == {**laid.knows(5), "e": "executioner", "f": "sheriff"}


@pytest.mark.rule("SD-053", "SD-055")
def test_a_card_lists_those_who_have_seen_it() -> None:
    laid = peeked(s0="c", s3="c", s5="a")
    assert [slot["seen_by"] for slot in laid.view(None)["slots"]] == [[5], [], [0, 3], [], [], []]


@pytest.mark.rule("SD-054e", "SD-055")
def test_a_card_turned_over_for_all_has_been_seen_by_all_at_the_table() -> None:
    laid = table(IN_ORDER, purses=[3, 3, 3]).say(0, "claim peasant")
    assert laid.view(None)["slots"][0]["seen_by"] == [0, 1, 2]


@pytest.mark.rule("SD-054a", "SD-054b", "SD-053")
def test_two_looks_of_one_player_add_up() -> None:
    laid = peeked(s0="c")
    laid.say(laid.turn, "look")
    assert laid.knows(0) == {"a": "king", "c": "minister"}
    assert laid.knows(1) == {}


@pytest.mark.rule("SD-054c", "SD-053")
def test_a_false_claim_leaves_the_table_one_character_fewer_to_think_of() -> None:
    laid = table(IN_ORDER).say(0, "claim thief").challenge(3)
    assert laid.could_be(1, "a") == [who for who in CHARACTERS if who != "thief"]
    assert laid.could_be(3, "a") == ["king"]


@pytest.mark.rule("SD-054c", "SD-053")
def test_denials_add_up_until_a_card_is_known_to_all() -> None:
    laid = table(IN_ORDER, purses=[3, 3, 3])
    for character in ("thief", "minister", "executioner", "sheriff"):
        laid.say(0, f"claim {character}").challenge(1)
        laid.say(1, "rotate left").say(2, "rotate right")
    assert laid.could_be(2, "a") == ["king", "peasant"]
    laid.say(0, "claim peasant")
    assert laid.knows(2) == laid.knows(None) == {"a": "king"}


@pytest.mark.rule("SD-053", "D-5")
def test_the_minister_who_mixed_under_the_table_still_knows_the_card_seen_before() -> None:
    laid = peeked(s0="b").say(0, "claim minister").allow().say(0, "mix b f hidden swap")
    assert laid.knows(0) == {"f": "thief"}


@pytest.mark.rule("SD-053", "D-5")
def test_who_watched_a_hidden_mix_of_two_known_cards_knows_the_pair_but_not_the_order() -> None:
    laid = table("peasant king thief minister executioner sheriff").say(0, "claim peasant")
    laid.say(0, "name king at b", "name minister at c")
    laid.say(1, "claim minister").allow().say(1, "mix b c hidden keep")
    assert laid.could_be(2, "b") == ["king", "thief"]
    assert laid.could_be(2, "c") == ["king", "thief"]
    assert laid.knows(1) == {"a": "peasant", "b": "king", "c": "thief"}
    assert laid.knows(2) == {"a": "peasant"}


@pytest.mark.rule("SD-053", "D-5")
def test_seeing_one_card_of_a_hidden_mix_tells_the_other() -> None:
    laid = table("peasant king thief minister executioner sheriff").say(0, "claim peasant")
    laid.say(0, "name king at b", "name minister at c")
    laid.say(1, "claim minister").allow().say(1, "mix b c hidden swap").say(2, "look")
    assert laid.knows(2) == {"a": "peasant", "b": "thief", "c": "king"}
    assert laid.knows(3) == {"a": "peasant"}


@pytest.mark.rule("SD-053", "D-5")
def test_nobody_is_listed_as_having_seen_the_cards_of_a_hidden_mix() -> None:
    laid = peeked(s2="b", s3="c", s4="d")
    laid.say(0, "claim minister").allow().say(0, "mix b c hidden keep")
    assert [slot["seen_by"] for slot in laid.view(1)["slots"]] == [[], [], [], [4], [], []]


@pytest.mark.rule("SD-055")
def test_a_spectator_is_told_what_all_are_told_and_no_more() -> None:
    laid = peeked(s0="c").say(0, "look").say(1, "claim minister").challenge(2)
    for told in laid.heard.seen_by(None):
        assert "card" not in told
    assert laid.view(None)["seat"] is None
    assert laid.knows(None) == {}


@pytest.mark.rule("SD-053", "SD-055")
def test_a_view_without_memory_shows_no_card_that_lies_face_down() -> None:
    laid = table(IN_ORDER, memory=False).say(0, "look")
    assert laid.told("looked", 0)[0]["card"] == "king"
    for seat in EVERYONE:
        view = laid.view(seat)
        assert "memory" not in view
        assert all(set(slot) == {"slot", "owner", "card"} for slot in view["slots"])
        assert "king" not in str(view)
