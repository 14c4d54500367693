"""The raid phase: who chooses, where the cart goes, and which band is strong enough."""

import pytest

from games.sherwood.tables import band, raid, table


@pytest.mark.rule("SF-053", "SF-054", "SF-151")
@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(4, 1, [1, 2, 3, 0, 1]), (6, 4, [4, 5, 0, 1, 2, 3]), (3, 2, [2, 0, 1, 2])],
)
def test_the_first_player_begins_and_with_fewer_than_six_ends_too(
    seats: int, first: int, order: list[int]
) -> None:
    laid = table(seats, phase="choose", oaks=[4] * seats, first=first, turn=first)
    choosers = []
    for place in "abcdef"[: len(order)]:
        choosers.append(laid.turn)
        laid.say(laid.turn, f"send {place}")
    assert choosers == order
    assert laid.round == 2


@pytest.mark.rule("SF-055")
def test_the_open_card_or_any_other_may_be_chosen_and_is_then_revealed() -> None:
    laid = raid("a1", send=False)
    assert laid.moves(0) == ["send a", "send b", "send c", "send d", "send e"]
    laid.say(0, "send c")
    (sent,) = laid.told("sent")
    assert (sent["seat"], sent["place"]) == (0, "c")
    assert sent["card"]["card"] in laid.gone


@pytest.mark.rule("SF-053", "SF-056", "SF-066")
def test_a_card_is_sent_once_and_by_the_player_whose_turn_it_is() -> None:
    laid = raid("a1")
    assert laid.refused(2, "send b") == "SF-053"
    assert laid.refused(1, "send a") == "SF-066"
    assert laid.refused(1, "send f") == "SF-018"
    assert table().refused(0, "send a") == "SF-053"


@pytest.mark.rule("SF-057", "SF-058")
def test_bands_are_met_in_the_order_of_the_arrows() -> None:
    laid = raid("a21", band("mill", {1: 1}), band("hollow", {2: 1}), band("fen", {3: 1}))
    assert [told["hideout"] for told in laid.told("passed_by")] == ["hollow", "mill"]


@pytest.mark.rule("SF-008", "SF-063", "SF-064")
def test_as_many_raiders_as_the_combat_value_raid_without_being_asked() -> None:
    laid = raid("a9", band("hollow", {1: 4}))
    assert laid.told("raided") == [
        {
            "hideout": "hollow",
            "seats": [1],
            "strength": 4,
            "combat": 4,
            "glory": 2,
        }
    ]


@pytest.mark.rule("SF-065")
def test_a_band_that_is_too_weak_stays_and_the_cart_moves_on() -> None:
    laid = raid("a9", band("hollow", {1: 3}))
    assert laid.told("passed_by") == [{"hideout": "hollow", "strength": 3, "combat": 4}]
    assert laid.band("hollow")["raiders"] == [0, 3, 0, 0]
    assert laid.camps[1] == 1


@pytest.mark.rule("SF-066", "SF-077", "B-23")
def test_a_cart_that_arrives_leaves_and_takes_its_card_and_markers_along() -> None:
    laid = table(phase="choose", row={"b": "a9"}, looked={"b": [2]}).say(0, "send b")
    assert laid.told("escaped") == [{"place": "b", "to": "derby"}]
    assert laid.gone == ["a9"]
    (place,) = (place for place in laid.row if place["place"] == "b")
    assert (place["gone"], place["card"], place["looked_by"], place["markers"]) == (
        True,
        None,
        [],
        [],
    )


@pytest.mark.rule("SF-077")
def test_a_robbed_cart_goes_no_further() -> None:
    laid = raid("a9", band("hollow", {1: 4}), band("mill", {2: 4}))
    assert len(laid.told("raided")) == 1
    assert laid.band("mill")["raiders"] == [0, 0, 4, 0]


@pytest.mark.rule("SF-059", "SF-061", "B-43")
def test_a_card_may_make_the_difference_and_is_used_up() -> None:
    laid = raid("a9", band("hollow", {1: 2}), hands={1: {"sword": 1, "staff": 1}})
    assert list(laid.match.to_act) == [1]
    assert laid.moves(1) == ["pass", "use staff", "use sword"]
    laid.say(1, "use sword")
    assert laid.told("raided")[0]["strength"] == 4
    assert laid.hand(1) == {"staff": 1}
    assert laid.discard == {"sword": 1}


@pytest.mark.rule("SF-059")
def test_cards_are_asked_of_members_of_the_band_only() -> None:
    laid = raid("a9", band("hollow", {1: 2}), hands={1: {"sword": 1}, 2: {"sword": 1}})
    assert laid.refused(2, "use sword") == "SF-059"
    assert laid.refused(1, "use longbow") == "SF-059"
    assert laid.refused(2, "pass") == "SF-059"


@pytest.mark.rule("SF-046", "SF-059")
def test_each_raider_uses_one_card() -> None:
    laid = raid("a9", band("hollow", {1: 2}), hands={1: {"staff": 3}})
    laid.say(1, "use staff", "use staff")
    assert laid.told("raided")[0]["strength"] == 4
    one = raid("a7", band("ford", {1: 1}), hands={1: {"staff": 3}}).say(1, "use staff")
    assert one.told("passed_by") == [{"hideout": "ford", "strength": 2, "combat": 3}]


@pytest.mark.rule("SF-061", "SF-065", "B-15")
def test_cards_played_in_vain_are_discarded_too() -> None:
    laid = raid("a17", band("mill", {1: 3}), hands={1: {"staff": 2}})
    laid.say(1, "use staff", "pass")
    assert laid.told("passed_by")[0] == {"hideout": "mill", "strength": 4, "combat": 6}
    assert laid.discard == {"staff": 1}


@pytest.mark.rule("B-25")
def test_the_leader_is_asked_first_then_the_others_clockwise_until_all_pass() -> None:
    hands = {seat: {"staff": 1, "sword": 1} for seat in range(4)}
    laid = raid("b15", band("hollow", {2: 1, 0: 1, 3: 2, 1: 1}), hands=hands)
    asked = []
    for move in ("pass", "use staff", "pass", "pass", "pass", "pass"):
        (seat,) = laid.match.to_act
        asked.append(seat)
        laid.say(seat, move)
    assert asked == [2, 3, 0, 1, 2, 3]
    assert laid.told("passed_by")[0]["strength"] == 6


@pytest.mark.rule("B-43")
def test_nobody_is_asked_where_no_card_could_decide() -> None:
    """Two raiders with one card reach five at most; enough raiders need no card."""
    hands = {1: {"staff": 1}}
    assert raid("a17", band("mill", {1: 2}), hands=hands).told("passed_by")
    assert raid("a5", band("mill", {1: 3}), hands=hands).told("raided")
    assert raid("a5", band("mill", {1: 2})).told("passed_by")


PLEDGED = {"letter": "c", "pledges": [[1, "sword"], [2, "staff"]]}


@pytest.mark.rule("SF-060", "SF-063", "SF-088", "B-14")
def test_promised_cards_count_and_if_one_is_needed_all_are_used() -> None:
    laid = raid("a17", band("mill", {1: 2, 2: 2}, **PLEDGED))
    assert laid.told("raided")[0]["strength"] == 7
    assert laid.discard == {"staff": 1, "sword": 1}


@pytest.mark.rule("SF-060")
def test_cards_promised_to_another_band_stay_where_they_are() -> None:
    fen = band("fen", {3: 1}, letter="d", pledges=[[3, "longbow"]])
    laid = raid("a17", band("mill", {1: 2, 2: 2}, **PLEDGED), fen)
    assert laid.band("fen")["pledges"] == [[3, "longbow"]]


@pytest.mark.rule("SF-062")
def test_promised_cards_that_are_not_needed_go_back_to_the_hands_seen_by_all() -> None:
    laid = raid("a9", band("hollow", {1: 2, 2: 2}, **PLEDGED))
    assert (laid.hand(1), laid.hand(2)) == ({"sword": 1}, {"staff": 1})
    assert laid.discard == {}
    assert laid.view(0)["shown"] == [{}, {"sword": 1}, {"staff": 1}, {}]


@pytest.mark.rule("SF-062", "SF-089")
def test_another_card_at_the_raid_may_save_the_promised_one() -> None:
    mill = band("mill", {1: 5}, letter="c", pledges=[[1, "longbow"]])
    laid = raid("a17", mill, hands={1: {"staff": 1}}, camps=[4, 0, 4, 4])
    laid.say(1, "use staff")
    assert laid.hand(1) == {"longbow": 1}
    assert laid.discard == {"staff": 1}


@pytest.mark.rule("B-43", "SF-062")
def test_nobody_is_asked_if_no_other_card_could_save_the_promised_ones() -> None:
    """Seven with the promised cards; one more card could not make up for them."""
    mill = band("mill", {1: 2, 2: 2}, letter="c", pledges=[[1, "longbow"], [1, "sword"]])
    laid = raid("a20", mill, hands={2: {"longbow": 1}})
    assert list(laid.match.to_act) == [2]
    far = band("mill", {1: 2, 2: 1}, letter="c", pledges=[[1, "longbow"], [1, "sword"]])
    assert raid("a20", far, hands={2: {"longbow": 1}}).told("raided")


@pytest.mark.rule("B-15")
def test_promised_cards_that_were_not_enough_stay_marked_until_the_round_ends() -> None:
    laid = raid("a22", band("fen", {1: 2, 2: 2}, **PLEDGED))
    assert laid.told("passed_by")[0] == {"hideout": "fen", "strength": 7, "combat": 8}
    assert laid.band("fen")["pledges"] == [[1, "sword"], [2, "staff"]]
    assert laid.discard == {}


@pytest.mark.rule("B-15")
def test_promised_cards_come_home_with_the_raiders() -> None:
    laid = raid("a22", band("fen", {1: 2, 2: 2}, **PLEDGED), gone="bcde")
    assert laid.told("passed_by")[0] == {"hideout": "fen", "strength": 7, "combat": 8}
    assert laid.round == 2
    assert (laid.hand(1), laid.hand(2)) == ({"sword": 1}, {"staff": 1})
    assert laid.hideouts == []


@pytest.mark.rule("SF-067")
def test_a_band_by_the_crossing_may_be_met_twice_by_a_cart_that_turns() -> None:
    laid = raid("a9", band("ravine", {1: 3}), hands={1: {"staff": 1}})
    laid.say(1, "pass")
    assert laid.told("passed_by") == [{"hideout": "ravine", "strength": 3, "combat": 4}]
    assert list(laid.match.to_act) == [1]
    laid.say(1, "use staff")
    assert laid.told("raided")[0]["hideout"] == "ravine"


@pytest.mark.rule("B-34")
def test_a_band_that_has_raided_is_not_met_again() -> None:
    laid = raid("a9", band("ravine", {1: 4}))
    assert len(laid.told("raided")) == 1
    assert laid.band("ravine") == {}
