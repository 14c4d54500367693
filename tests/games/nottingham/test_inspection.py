"""Bags that pass and bags that are opened."""

import pytest

from games.nottingham.tables import Table, table

HONEST = {1: "2 apple", 2: "3 bread", 3: "chicken"}


def inspecting(bag: str = "2 apple mead cheese", declared: str = "apple") -> Table:
    return table(
        bags={1: bag, 2: "bread"}, declared={1: declared, 2: "bread"}, left="silk", right="pepper"
    )


@pytest.mark.rule("SN-063", "SN-064")
def test_the_sheriff_takes_the_bags_in_any_order() -> None:
    at = table(bags=HONEST, declared={2: "bread", 3: "chicken"})
    assert [move for move in at.moves(0) if move.startswith(("pass", "inspect"))] == [
        *("pass 1", "pass 2", "pass 3", "inspect 1", "inspect 2", "inspect 3"),
    ]
    at.say(0, "pass 3", "inspect 1", "pass 2")
    assert at.phase == "aside"


@pytest.mark.rule("SN-064")
@pytest.mark.parametrize("word", ["pass", "inspect"])
def test_the_sheriff_may_inspect_none_or_all(word: str) -> None:
    at = table(bags=HONEST, declared={2: "bread", 3: "chicken"})
    at.say(0, *(f"{word} {seat}" for seat in (1, 2, 3)))
    assert at.phase == "aside"
    assert [at.stall(seat) for seat in (1, 2, 3)] == [{"apple": 2}, {"bread": 3}, {"chicken": 1}]


@pytest.mark.rule("SN-065", "A-18")
def test_the_sheriff_may_threaten_once_and_need_not() -> None:
    at = inspecting()
    assert {"threaten 1", "inspect 1"} <= set(at.moves(0))
    at.say(0, "threaten 1")
    assert at.told("threatened") == [{"seat": 0, "bag": 1}]
    assert at.place(1)["threatened"] is True
    assert at.why_not(0, "threaten 1") == "SN-065"
    assert "draft pass 1" in at.moves(1)


@pytest.mark.rule("SN-066", "SN-067")
@pytest.mark.parametrize("word", ["pass 1", "inspect 1"])
def test_a_decision_is_final(word: str) -> None:
    at = inspecting("2 apple").say(0, word)
    for again in ("pass 1", "inspect 1", "threaten 1"):
        assert at.why_not(0, again) == "SN-067"
    assert at.place(1)["decided"] == word.split()[0]


@pytest.mark.rule("SN-037", "SN-063")
def test_nobody_else_decides() -> None:
    assert inspecting().why_not(1, "pass 1") == "SN-063"
    assert inspecting().why_not(0, "pass 3") == "SN-067"


@pytest.mark.rule("SN-068", "SN-069", "SN-070", "SN-071", "SN-073", "SN-102")
def test_a_passed_bag_goes_to_the_stall_whatever_was_declared() -> None:
    at = inspecting("2 apple cheese mead gouda").say(0, "pass 1")
    assert at.stall(1) == {"apple": 2, "cheese": 1}
    assert at.down(1) == {"mead": 1, "gouda": 1}
    assert at.purses == [50] * 4
    assert at.pile("left") == ["silk"]


@pytest.mark.rule("SN-072", "SN-109", "SN-110")
def test_all_hear_how_many_contraband_cards_passed_and_only_the_owner_which() -> None:
    at = inspecting("apple silk mead").say(0, "pass 1")
    told = {"seat": 1, "goods": {"apple": 1}, "contraband": 2}
    for other in (0, 2, 3, None):
        assert at.told("unpacked", other) == [told]
        assert [card["kind"] for card in at.place(1, other)["face_down"]] == [None]
    assert at.told("unpacked", 1) == [{**told, "kinds": {"mead": 1, "silk": 1}}]
    assert [card["kind"] for card in at.place(1, 1)["face_down"]] == ["mead", "silk"]


@pytest.mark.rule("SN-074", "SN-075", "SN-076")
def test_a_truthful_merchant_is_paid_and_keeps_the_goods() -> None:
    at = inspecting("3 chicken", "chicken").say(0, "inspect 1")
    assert at.purses == [44, 56, 50, 50]
    assert at.stall(1) == {"chicken": 3}
    assert at.told("inspected")[0]["truthful"] is True


@pytest.mark.rule("SN-074", "SN-078")
def test_one_legal_card_of_another_kind_is_a_lie() -> None:
    at = inspecting("3 chicken apple", "chicken").say(0, "inspect 1", "lay left")
    assert at.told("inspected")[0]["truthful"] is False
    assert at.stall(1) == {"chicken": 3}
    assert at.purses == [52, 48, 50, 50]


@pytest.mark.rule("SN-077", "SN-078", "SN-081", "SN-082")
def test_what_was_declared_stays_and_all_else_is_confiscated_and_fined() -> None:
    at = inspecting("2 apple mead cheese").say(0, "inspect 1", "lay left", "lay cheese")
    assert at.stall(1) == {"apple": 2}
    assert at.pile("left") == ["silk", "cheese", "mead"]
    assert at.purses == [56, 44, 50, 50]


@pytest.mark.rule("SN-079", "SN-080", "SN-083", "A-5")
def test_the_sheriff_chooses_pile_and_order_for_confiscated_cards() -> None:
    at = inspecting("2 mead cheese").say(0, "inspect 1")
    assert at.match.to_act == (0,)
    assert at.moves(0) == ["lay left", "lay right"]
    assert at.why_not(1, "lay left") == "SN-079"
    assert at.why_not(0, "lay mead") == "SN-079"
    assert at.why_not(0, "lay deck") == "SN-047"
    assert at.why_not(0, "pass 2") == "SN-063"
    at.say(0, "lay right")
    assert at.moves(0) == ["lay cheese", "lay mead"]
    at.say(0, "lay mead", "lay cheese")
    assert at.pile("right") == ["pepper", "mead", "cheese", "mead"]
    assert at.stall(0) == {}
    assert at.down(0) == {}


@pytest.mark.rule("SN-111", "A-30")
def test_an_opened_bag_is_seen_by_all() -> None:
    at = inspecting("apple mead silk").say(0, "inspect 1")
    for seat in (0, 2, 3, None):
        (told,) = at.told("inspected", seat)
        assert told["goods"] == {"apple": 1, "mead": 1, "silk": 1}
        assert at.view(seat)["aside"]["goods"] == {"mead": 1, "silk": 1}


@pytest.mark.rule("SN-100", "SN-101")
def test_an_inspection_voids_the_bribe_and_costs_the_full_penalty() -> None:
    at = inspecting("mead")
    at.offer(1, "draft pass 1", "add coins 20")
    at.say(0, "inspect 1", "lay left")
    assert at.purses == [54, 46, 50, 50]
    assert at.view(None)["offers"] == []


@pytest.mark.rule("SN-036")
def test_no_bag_is_decided_before_the_inspection() -> None:
    at = table("fill", hands={1: "apple"})
    assert at.why_not(0, "pass 1") == "SN-036"
    assert at.why_not(1, "draft pass 1") == "SN-036"
    assert at.why_not(1, "add coins 1") == "SN-036"
    assert at.why_not(1, "accept 1") == "SN-036"
    assert at.why_not(1, "lay left") == "SN-047"
    assert at.why_not(1, "give apple") == "SN-114"
    assert at.why_not(1, "done") == "SN-036"
