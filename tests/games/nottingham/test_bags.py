"""Filling bags in secret, and saying what is in them."""

import pytest

from games.nottingham.tables import Table, table


def filling() -> Table:
    return table("fill", hands={1: "3 apple mead silk gouda", 2: "6 bread", 3: "6 cheese"})


@pytest.mark.rule("SN-050")
def test_all_merchants_fill_their_bags_at_the_same_time() -> None:
    at = filling()
    assert list(at.match.to_act) == [1, 2, 3]
    at.say(3, "bag cheese").say(1, "bag mead").say(2, "bag bread", "close")
    assert list(at.match.to_act) == [1, 3]


@pytest.mark.rule("SN-050")
def test_it_makes_no_difference_who_closes_first() -> None:
    talk = {1: ("bag mead", "close"), 2: ("bag bread", "close"), 3: ("bag cheese", "close")}
    ways = []
    for order in ((1, 2, 3), (3, 1, 2)):
        at = filling()
        for seat in order:
            at.say(seat, *talk[seat])
        ways.append(at.match.position())
    assert ways[0] == ways[1]


@pytest.mark.rule("SN-051")
def test_a_bag_holds_one_to_five_cards() -> None:
    at = filling()
    assert "close" not in at.moves(2)
    assert at.why_not(2, "close") == "SN-051"
    at.say(2, *["bag bread"] * 5)
    assert at.moves(2) == ["close"]
    assert at.why_not(2, "bag bread") == "SN-051"
    assert at.why_not(3, "bag silk") == "SN-051"


@pytest.mark.rule("SN-052", "SN-133b")
def test_legal_goods_contraband_and_royals_may_be_mixed() -> None:
    at = filling().at_once(1, "bag apple", "bag mead", "bag gouda", "close")
    assert at.truth["bags"][1] == {"apple": 1, "mead": 1, "gouda": 1}


@pytest.mark.rule("SN-053", "SN-054")
def test_a_closed_bag_stays_as_it_is_and_the_other_cards_in_hand() -> None:
    at = filling().at_once(1, "bag apple", "bag silk", "close")
    assert at.moves(1) == []
    assert at.why_not(1, "bag mead") == "SN-053"
    assert at.hand(1) == {"apple": 2, "mead": 1, "gouda": 1}


def declaring() -> Table:
    return table("declare", turn=1, bags={1: "2 mead", 2: "apple", 3: "3 bread"})


@pytest.mark.rule("SN-056", "SN-063")
def test_a_declared_bag_lies_before_the_sheriff() -> None:
    at = declaring().say(1, "declare apple")
    assert at.undecided == [1]
    at.say(2, "declare apple").say(3, "declare bread")
    assert at.undecided == [1, 2, 3]
    assert at.match.to_act == (0,)


@pytest.mark.rule("SN-057", "SN-106")
def test_the_sheriff_sees_no_card_of_a_bag() -> None:
    at = declaring().say(1, "declare apple")
    assert at.place(1, viewer=0)["bag"] == 2
    assert "mead" not in str(at.view(0))
    assert at.view(1)["bag"] == {"mead": 2}


@pytest.mark.rule("SN-058", "SN-059")
def test_a_declaration_names_one_legal_good() -> None:
    at = declaring()
    assert at.moves(1) == ["declare apple", "declare cheese", "declare bread", "declare chicken"]


@pytest.mark.rule("SN-060", "SN-061", "SN-062", "SN-107")
def test_the_number_is_told_and_true_while_the_good_may_be_false() -> None:
    at = declaring().say(1, "declare chicken")
    assert at.told("declared") == [
        {"seat": 1, "good": "chicken", "count": 2},
    ]
    assert at.place(1)["bag"] == 2
    assert at.place(1)["declared"] == "chicken"


@pytest.mark.rule("A-3", "SN-062")
def test_with_three_players_bread_may_be_declared_though_there_is_none() -> None:
    at = table("declare", seats=3, turn=1, bags={1: "apple", 2: "apple"})
    assert "declare bread" in at.moves(1)


@pytest.mark.rule("SN-055")
def test_nobody_declares_out_of_turn() -> None:
    at = declaring()
    assert at.why_not(2, "declare apple") == "SN-055"
    assert at.why_not(0, "declare apple") == "SN-037"
    assert filling().why_not(1, "declare apple") == "SN-036"
    assert at.why_not(1, "bag apple") == "SN-036"
